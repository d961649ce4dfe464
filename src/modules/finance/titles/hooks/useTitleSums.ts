import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { applyFilters } from '@/platform/filters/applyFilters';
import { parseFilters } from '@/platform/filters/filterValues';
import { today } from '@/platform/format/date';
import { visibleColumns } from '@/platform/grid/arrangeColumns';
import { searchRows } from '@/platform/grid/rowPipeline';
import type { GridState } from '@/platform/grid/useGridState';
import { useMedia } from '@/platform/theme/useMedia';
import { recordOf } from '@/platform/typed/records';
import { titleColumns } from '../components/titleColumns';
import type { TitlePeriod } from '../rules/titlePeriod';
import type { TitleRow } from '../rules/titleRow';
import { sumTitles } from '../rules/titleSums';
import { isOnTab, TABS, type TitleTab } from '../rules/titleTabs';
import { SITUATION, useTitleFilters } from './useTitleFilters';

interface TitleSumsInput {
  readonly tab: TitleTab;
  readonly grid: GridState;
  readonly rows: readonly TitleRow[];
  readonly period: TitlePeriod;
  /** Whether any answer came yet. */
  readonly known: boolean;
  /** Whether the rows are those of this period: until then what is settled in it is not known. */
  readonly periodKnown: boolean;
}

/** The rows of a tab with their columns and filters, and what cards and tabs say of the same rows. */
export function useTitleSums({ tab, grid, rows, period, known, periodKnown }: TitleSumsInput) {
  const { t } = useTranslation('financeTitles');
  const raw = grid.query.filters;
  const filters = useTitleFilters(raw);
  const day = today();

  const filtered = useMemo(() => {
    const others = filters.filter(({ name }) => name !== SITUATION);
    return applyFilters(rows, others, parseFilters(others, raw));
  }, [rows, filters, raw]);
  const { from, to } = period;
  const days = useMemo(() => ({ from, to }), [from, to]);
  const tabRows = useMemo(() => rows.filter((row) => isOnTab(row, tab, days)), [rows, tab, days]);
  const wide = useMedia('(min-width: 1600px)');
  const columns = useMemo(
    () => titleColumns({ tab, today: day, wide, days, rows: tabRows, t }),
    [tab, day, wide, days, tabRows, t],
  );
  const { t: tGrid } = useTranslation('grid');
  const { search } = grid.query;
  // What the list leaves out by its search is in no card and no tab either.
  const found = useMemo(() => {
    const shown = visibleColumns(columns, grid.layout);
    const hidden = columns.filter((column) => column.alwaysSearched && !shown.includes(column));
    return searchRows(filtered, [...shown, ...hidden], search, tGrid);
  }, [filtered, columns, grid.layout, search, tGrid]);
  const sums = useMemo(() => {
    if (!known) return null;
    const all = sumTitles(found, day, days);
    return periodKnown ? all : { ...all, paid: null };
  }, [known, periodKnown, found, day, days]);
  const counts = useMemo(
    () => recordOf(TABS, (name) => found.filter((row) => isOnTab(row, name, days)).length),
    [found, days],
  );
  return { filters, days, columns, tabRows, sums, counts };
}
