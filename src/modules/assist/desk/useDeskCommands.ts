import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '@/platform/grid/rowActions';
import { toast } from '@/platform/ui/toast';
import type { DeskRow } from '../rules/deskRows';
import type { RowActionName } from '../rules/rowActions';

const LETTERS: Record<string, RowActionName> = {
  e: 'edit',
  v: 'view',
  r: 'reprocess',
  i: 'inactivate',
  a: 'activate',
};

/** What the letters do with the row that has the focus; a refused action says why, as its button does. */
export function useRowKeys(rows: readonly DeskRow[], actions: readonly RowAction<DeskRow>[]) {
  return useMemo(() => {
    const run = (name: RowActionName) => (id: number) => {
      const row = rows.find((each) => each.id === id);
      const action = actions.find((each) => each.id === name);
      if (!row || !action) return;
      const reason = action.reason?.(row);
      if (reason) toast({ tone: 'neutral', text: reason });
      else action.run(row);
    };
    return Object.fromEntries(Object.entries(LETTERS).map(([letter, name]) => [letter, run(name)]));
  }, [rows, actions]);
}

/** Enter or a click on a row: to edit it where that is allowed, else to look at it. */
export function useOpenRow(actions: readonly RowAction<DeskRow>[]) {
  return useMemo(() => {
    const [edit, view] = (['edit', 'view'] as const).map((name) => actions.find(({ id }) => id === name));
    return (row: DeskRow) => (edit?.reason?.(row) ? view : edit)?.run(row);
  }, [actions]);
}

/** Says that there is nothing to take; the button that is refused says the same. */
export function useSayNoNext() {
  const { t } = useTranslation('assist');
  return () => toast({ tone: 'neutral', text: t('desk.noNext') });
}
