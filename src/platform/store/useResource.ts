import type { AppState } from './appState';
import { useAppSelector } from './hooks';
import { type ItemState, type ListState, queryKey, type RowId } from './resourceState';
import type { AppDispatch } from './store';
import type { Tag } from './tags';
import { type Running, useLoad } from './useLoad';

type Request<Arg> = (
  arg: Arg,
) => (dispatch: AppDispatch, getState: () => AppState, extra: unknown) => Running;

interface Listed<Row, Query> {
  readonly tags: readonly Tag[];
  readonly load: Request<Query>;
  readonly selectRows: (state: AppState) => Row[];
  readonly selectList: (state: AppState) => ListState;
}

/**
 * Reads the list of a resource: it is requested when the component appears, whenever the query changes and when one of
 * `tags` is stale, by default after each write. `null` asks nothing.
 */
export function useList<Row, Query>(
  resource: Listed<Row, Query>,
  query: NoInfer<Query> | null,
  tags: readonly Tag[] = resource.tags,
) {
  const rows = useAppSelector(resource.selectRows);
  const list = useAppSelector(resource.selectList);
  const key = queryKey(query);
  const retry = useLoad(key, (dispatch) => (query === null ? null : dispatch(resource.load(query))), tags);
  /** Whether the rows are those of this query: those of the former one stand until its answer comes. */
  const current = list.answered === key;
  return { rows, list, current, retry };
}

interface Single<Item> {
  readonly loadItem: Request<RowId>;
  readonly selectItem: (state: AppState) => ItemState<Item>;
}

const ONCE: readonly Tag[] = [];

/**
 * Reads one record of a resource: requested when the component appears and for another id; `null` asks nothing. What the
 * resource holds of another record is not shown.
 */
export function useItem<Item>(resource: Single<Item>, id: RowId | null, tags: readonly Tag[] = ONCE) {
  const item = useAppSelector(resource.selectItem);
  const key = id === null ? '' : String(id);
  const retry = useLoad(key, (dispatch) => (id === null ? null : dispatch(resource.loadItem(id))), tags);
  const own = id !== null && item.id === id;
  return own
    ? { data: item.data, status: item.status, error: item.error, retry }
    : { data: null, status: 'loading' as const, error: null, retry };
}
