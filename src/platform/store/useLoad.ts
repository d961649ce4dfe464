import { useCallback, useEffect, useRef } from 'react';
import { useAppDispatch } from './hooks';
import { onResumed } from './resumed';
import type { AppDispatch } from './store';

/** A dispatched thunk: it can be aborted, and resolves with the action that ended it. */
interface Running extends PromiseLike<unknown> {
  abort: () => void;
}

/** Failures that say nothing of the screen's own data: the session was over, or nothing came through. */
const PASSING: unknown[] = ['unauthorized', 'offline'];

function failedInPassing(ended: unknown): boolean {
  const { payload } = ended as { payload?: unknown };
  return (
    typeof payload === 'object' && payload !== null && 'kind' in payload && PASSING.includes(payload.kind)
  );
}

/**
 * Loads when the screen opens and whenever `key` changes; aborts on unmount and before the next load. A load that failed
 * because the session or the network was away is made again once it is back. `start` answers null when there is
 * nothing to ask yet.
 * Answers a function that loads again with the same arguments.
 */
export function useLoad(key: string, start: (dispatch: AppDispatch) => Running | null): () => void {
  const dispatch = useAppDispatch();
  const latest = useRef(start);
  const running = useRef<Running | null>(null);
  const lost = useRef(false);
  useEffect(() => {
    latest.current = start;
  });
  const reload = useCallback(() => {
    running.current?.abort();
    lost.current = false;
    const run = latest.current(dispatch);
    running.current = run;
    void run?.then((ended) => {
      if (running.current === run) lost.current = failedInPassing(ended);
    });
  }, [dispatch]);
  useEffect(() => {
    reload();
    return () => running.current?.abort();
  }, [key, reload]);
  useEffect(() => onResumed(() => lost.current && reload()), [reload]);
  return reload;
}
