import { useList } from '@/platform/store/useResource';
import { usePeriodGrid } from '../usePeriodGrid';
import { keptFilters, queryOf, shownFilters } from '../documents/query/queryFilters';
import { movements } from './movementSlice';

const USUAL = { sort: { field: 'date', direction: 'desc' }, pageSize: 50 } as const;
const FILTERS = { shownFilters, keptFilters };

/** Documents of the period that the filters show, a year unless another one is chosen. */
export function useMovements() {
  const { grid, day } = usePeriodGrid('finance.documentMovements', USUAL, FILTERS);
  const { from, to } = queryOf(grid.query.filters, day);
  return { grid, ...useList(movements, { from, to }) };
}
