import { useMemo } from 'react';
import { applyFilters } from '@/platform/filters/applyFilters';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import { parseFilters, type RawFilters } from '@/platform/filters/filterValues';
import { useAppSelector } from '@/platform/store/hooks';
import { selectDeskState } from '../assistSlice';
import type { DeskRow } from '../rules/deskRows';
import { rowsByTab, type TabSlug } from '../rules/deskTabs';

/** The rows of a tab, with those that somebody took from it under our hands: they stay and say so. */
export function useTabRows(tab: TabSlug): readonly DeskRow[] {
  const { rows, lost } = useAppSelector(selectDeskState);
  return useMemo(() => {
    const own = rowsByTab(rows)[tab];
    const ownRows = new Set(own);
    const taken = rows.filter((row) => lost[row.id]?.tab === tab && !ownRows.has(row));
    return taken.length > 0 ? [...taken, ...own] : own;
  }, [rows, lost, tab]);
}

/** Those of them that the filters leave: what 'Próximo documento' takes from. */
export function useFilteredRows(
  rows: readonly DeskRow[],
  filters: readonly FilterSpec<DeskRow>[],
  raw: RawFilters,
): readonly DeskRow[] {
  return useMemo(
    () => (Object.keys(raw).length > 0 ? applyFilters(rows, filters, parseFilters(filters, raw)) : rows),
    [rows, filters, raw],
  );
}
