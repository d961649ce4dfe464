import { useMemo } from 'react';
import { today } from '@/platform/format/date';
import { type GridState, useGridState } from '@/platform/grid/useGridState';
import { useList } from '@/platform/store/useResource';
import { documentList } from '../documentsSlice';
import { keptFilters, queryOf, shownFilters } from './queryFilters';

const USUAL = { sort: { field: 'issueDate', direction: 'desc' }, pageSize: 50 } as const;

/** The grid's state with a period always in it, and the documents that its filters find. */
export function useDocumentQuery() {
  const kept = useGridState('finance.documents', USUAL);
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
  const query = queryOf(grid.query.filters, day);
  return { grid, ...useList(documentList, query), oneMovement: query.movement !== null };
}
