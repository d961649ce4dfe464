import { useList } from '@/platform/store/useResource';
import { documentList } from '../documentsSlice';
import { usePeriodGrid } from '../../usePeriodGrid';
import { keptFilters, queryOf, shownFilters } from './queryFilters';

const USUAL = { sort: { field: 'issueDate', direction: 'desc' }, pageSize: 50 } as const;
const FILTERS = { shownFilters, keptFilters };

/** The grid's state with a period always in it, and the documents that its filters find. */
export function useDocumentQuery() {
  const { grid, day } = usePeriodGrid('finance.documents', USUAL, FILTERS);
  const query = queryOf(grid.query.filters, day);
  return { grid, ...useList(documentList, query), oneMovement: query.movement !== null };
}
