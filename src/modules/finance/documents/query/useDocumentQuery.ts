import { useBegunGrid } from '@/domain/selection/useBegunGrid';
import { useList } from '@/platform/store/useResource';
import { documentList } from '../documentsSlice';
import { usePeriodGrid } from '../../usePeriodGrid';
import { keptFilters, queryOf, shownFilters } from './queryFilters';

const USUAL = { sort: { field: 'issueDate', direction: 'desc' }, pageSize: 50 } as const;
/** Its filters of the farm and the harvest that somebody works on. */
const PLACES = { farm: 'propriedade', harvest: 'safra' } as const;
const FILTERS = { shownFilters, keptFilters };

/** The grid's state with a period always in it, the farm chosen last to begin with, and the documents that its filters find. */
export function useDocumentQuery() {
  const { grid: kept, day } = usePeriodGrid('finance.documents', USUAL, FILTERS);
  const grid = useBegunGrid(kept, PLACES);
  const query = queryOf(grid.query.filters, day);
  return { grid, ...useList(documentList, query), oneMovement: query.movement !== null };
}
