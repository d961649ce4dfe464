import { useMemo } from 'react';
import { today } from '@/platform/format/date';
import { type GridState, useGridState } from '@/platform/grid/useGridState';
import { useAppSelector } from '@/platform/store/hooks';
import { useLoad } from '@/platform/store/useLoad';
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
  const rows = useAppSelector(documentList.selectRows);
  const list = useAppSelector(documentList.selectList);
  const retry = useLoad(JSON.stringify(query), (dispatch) => dispatch(documentList.load(query)));
  return { grid, rows, list, retry, oneMovement: query.movement !== null };
}
