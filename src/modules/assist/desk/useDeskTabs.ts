import { useTranslation } from 'react-i18next';
import type { DeskRow } from '../rules/deskRows';
import { rowsByTab, TABS, type TabSlug } from '../rules/deskTabs';

interface Listed {
  readonly tab: TabSlug;
  readonly rows: readonly DeskRow[];
  /** What the open tab shows. */
  readonly tabRows: readonly DeskRow[];
  /** The list has come. */
  readonly known: boolean;
}

/** The tabs of the desk with how many documents each holds. */
export function useDeskTabs({ tab, rows, tabRows, known }: Listed) {
  const { t } = useTranslation('assist');
  const counts = rowsByTab(rows);
  return TABS.map((value) => ({
    value,
    label: t(`desk.tabs.${value}`),
    // The open tab counts what its list shows: a row that somebody took stays in it for a while.
    count: known ? (value === tab ? tabRows : counts[value]).length : null,
  }));
}
