import { useEffect, useRef } from 'react';
import type { createResource } from '@/platform/store/createResource';
import type { AppState } from '@/platform/store/appState';
import { useAppDispatch } from '@/platform/store/hooks';
import type { AppDispatch } from '@/platform/store/store';
import { usePoll } from '@/platform/store/usePoll';

const EVERY_MS = 60_000;

type Resource<Row extends { id: number }> = Pick<
  ReturnType<typeof createResource<Row, object, unknown, unknown>>,
  'rowChanged' | 'selectRows' | 'selectList'
>;

/**
 * Keeps the states of listed devices as they are now: polled every minute and on return to the page. Only rows that differ are drawn anew, so nothing flickers. A failed poll shows nothing, the next one comes;
 * `asOfNow` then judges the rows that are there by the time that has passed, so that none keeps a state that is over.
 */
export function useLiveRows<Row extends { id: number }>(
  resource: Resource<Row>,
  list: (signal: AbortSignal, options: { readonly background: true }) => Promise<Row[]>,
  asOfNow: (rows: readonly Row[]) => readonly Row[],
): void {
  const dispatch = useAppDispatch();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const state = () => dispatch((_: AppDispatch, getState: () => AppState) => getState());
  usePoll(() => {
    const { status, requestId } = resource.selectList(state());
    // What was never listed, or is being listed, has its own answer to come.
    if (status !== 'ready') return;
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const show = (rows: readonly Row[]) => {
      // A list that was read meanwhile, after a change or for another customer, is the newer one.
      if (signal.aborted || resource.selectList(state()).requestId !== requestId) return;
      const now = new Map(resource.selectRows(state()).map((row) => [row.id, JSON.stringify(row)]));
      for (const row of rows) {
        if (now.get(row.id) !== JSON.stringify(row)) dispatch(resource.rowChanged(row));
      }
    };
    list(signal, { background: true }).then(show, () => show(asOfNow(resource.selectRows(state()))));
  }, EVERY_MS);
}
