import { useEffect, useRef } from 'react';
import { DEFAULT_QUERY, type GridQuery } from '@/platform/grid/gridQuery';
import type { createResource } from '@/platform/store/createResource';
import { useAppDispatch } from '@/platform/store/hooks';
import { usePoll } from '@/platform/store/usePoll';

const EVERY_MS = 60_000;

type Resource<Row extends { id: number }> = Pick<
  ReturnType<typeof createResource<Row, object, unknown, GridQuery>>,
  'poll'
>;

/**
 * Keeps the states of listed devices as they are now: polled every minute and on return to the page. A failed poll
 * shows nothing, the next one comes; `asOfNow` then judges the rows that are there by the time that has passed, so that
 * none keeps a state that is over.
 */
export function useLiveRows<Row extends { id: number }>(
  resource: Resource<Row>,
  list: (signal: AbortSignal, options: { readonly background: true }) => Promise<Row[]>,
  asOfNow: (rows: readonly Row[]) => readonly Row[],
): void {
  const dispatch = useAppDispatch();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  usePoll(() => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    void dispatch(resource.poll(DEFAULT_QUERY, () => list(signal, { background: true }), signal, asOfNow));
  }, EVERY_MS);
}
