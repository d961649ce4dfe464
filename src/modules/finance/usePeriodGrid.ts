import { useMemo } from 'react';
import type { RawFilters } from '@/platform/filters/filterValues';
import { type LocalDate, today } from '@/platform/format/date';
import { type GridDefaults, type GridState, useGridState } from '@/platform/grid/useGridState';

interface PeriodFilters {
  /** The filters with the period that they really ask for. */
  readonly shownFilters: (raw: RawFilters, today: LocalDate) => RawFilters;
  /** What of the shown filters is kept. */
  readonly keptFilters: (shown: RawFilters, today: LocalDate) => RawFilters;
}

/** The state of a grid that always has a period in its filters; `filters` is the same at every render. */
export function usePeriodGrid(id: string, usual: GridDefaults, filters: PeriodFilters) {
  const kept = useGridState(id, usual);
  const day = today();
  const grid = useMemo((): GridState => {
    const { query, setQuery } = kept;
    return {
      ...kept,
      query: { ...query, filters: filters.shownFilters(query.filters, day) },
      setQuery: (change) =>
        setQuery(change.filters ? { ...change, filters: filters.keptFilters(change.filters, day) } : change),
    };
  }, [kept, day, filters]);
  return { grid, day };
}
