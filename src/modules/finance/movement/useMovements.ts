import { useMemo } from 'react';
import { today } from '@/platform/format/date';
import { type GridState, useGridState } from '@/platform/grid/useGridState';
import { useList } from '@/platform/store/useResource';
import { keptFilters, queryOf, shownFilters } from '../documents/query/queryFilters';
import { movements } from './movementSlice';

const USUAL = { sort: { field: 'date', direction: 'desc' }, pageSize: 50 } as const;

/** Documents of the period that the filters show, a year unless another one is chosen. */
export function useMovements() {
  const kept = useGridState('finance.documentMovements', USUAL);
  const day = today();
  const grid = useMemo((): GridState => {
    const { query, setQuery } = kept;
    return {
      ...kept,
      query: { ...query, filters: shownFilters(query.filters, day) },
      setQuery: (change) =>
        setQuery(change.filters ? { ...change, filters: keptFilters(change.filters, day) } : change),
    };
  }, [kept, day]);
  const { from, to } = queryOf(grid.query.filters, day);
  return { grid, ...useList(movements, { from, to }) };
}
