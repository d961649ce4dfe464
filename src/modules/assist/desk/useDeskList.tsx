import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import type { GridState } from '@/platform/grid/useGridState';
import { useAppSelector } from '@/platform/store/hooks';
import { selectDeskState } from '../assistSlice';
import type { DeskRow } from '../rules/deskRows';
import type { TabSlug } from '../rules/deskTabs';
import { DeskCard } from './DeskCard';
import { deskColumns } from './deskColumns';
import { deskFilters } from './deskFilters';
import type { useAssistantId } from './useAssistantId';
import { useOpenRow, useRowKeys } from './useDeskCommands';
import type { useDeskPeriod } from './useDeskPeriod';
import { useDeskRowActions } from './useDeskRowActions';
import { useFilteredRows, useTabRows } from './useShownRows';

interface DeskListInput {
  readonly tab: TabSlug;
  readonly rows: readonly DeskRow[];
  readonly userId: ReturnType<typeof useAssistantId>;
  readonly wire: ReturnType<typeof useDeskPeriod>['wire'];
  readonly grid: GridState;
}

/** The list of a tab: its columns, filters, rows, and what can be done with one of them. */
export function useDeskList({ tab, rows, userId, wire, grid }: DeskListInput) {
  const { t } = useTranslation(['assist', 'ui']);
  const { lost } = useAppSelector(selectDeskState);
  const columns = useMemo(() => deskColumns(t, userId, lost), [t, userId, lost]);
  const filters = useMemo(() => deskFilters(rows, userId, t), [rows, userId, t]);
  const tabRows = useTabRows(tab);
  const shown = useFilteredRows(tabRows, filters, grid.query.filters);
  const actions = useDeskRowActions(tab, wire);
  const openRow = useOpenRow(actions);
  const countLabel = useCallback(
    (count: number) => t('desk.count', { count, formatted: formatNumber(count, { decimals: 0 }) }),
    [t],
  );
  const card = useCallback((row: DeskRow) => <DeskCard row={row} onOpen={openRow} />, [openRow]);
  const rowKeys = useRowKeys(tabRows, actions);
  return { columns, filters, tabRows, shown, actions, openRow, rowKeys, countLabel, card };
}
