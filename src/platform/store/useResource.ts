import { useState } from 'react';
import type { ReadableQuery } from './createQuery';
import type { ItemState, ListState, Page, RowId } from './resourceState';
import { useQuery } from './useQuery';

interface Listed<Row extends { id: RowId }, Args> {
  readonly list: ReadableQuery<Page<Row>, Args>;
}

interface ReadingOptions {
  /** Asks again after each write. */
  readonly follows?: boolean;
  readonly isGoing?: { readonly current: boolean } | undefined;
}

const NO_ROWS: never[] = [];

/**
 * Reads the list of a resource: it is requested when the component appears, whenever the query changes and, unless it
 * does not follow, after each write. `null` asks nothing. The rows of the former query stand until those of the next come.
 */
export function useList<Row extends { id: RowId }, Args>(
  resource: Listed<Row, Args>,
  query: NoInfer<Args> | null,
  { follows = true, isGoing }: ReadingOptions = {},
) {
  const answer = useQuery(resource.list, query, { follows, isGoing });
  const { data, at, scope, error, retry } = answer;
  const [former, setFormer] = useState<typeof answer | null>(null);
  if (data !== null && former?.data !== data) setFormer(answer);
  const shown = data !== null ? { data, at } : former?.scope === scope && query !== null ? former : null;
  const list: ListState = {
    status: query === null ? 'idle' : answer.status,
    error,
    total: shown?.data?.total ?? 0,
    loadedAt: shown?.at ?? null,
  };
  return {
    rows: shown?.data?.rows ?? NO_ROWS,
    list,
    /** Whether the rows are those of this query. */
    current: data !== null,
    retry,
  };
}

interface Single<Item> {
  readonly item: ReadableQuery<Item, RowId>;
}

/**
 * Reads one record of a resource: requested when the component appears and for another id; with `follows` also after
 * each write of it. `null` asks nothing.
 */
export function useItem<Item>(
  resource: Single<Item>,
  id: RowId | null,
  { follows = false, isGoing }: ReadingOptions = {},
): ItemState<Item> & { readonly retry: () => void } {
  const { data, status, error, retry } = useQuery(resource.item, id, { follows, isGoing });
  return { data, status, error, retry };
}
