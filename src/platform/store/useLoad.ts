import { useCallback, useEffect, useRef } from 'react';
import { failedInPassing } from './failedInPassing';
import { useAppDispatch, useAppSelector } from './hooks';
import { onResumed } from './resumed';
import type { AppDispatch } from './store';
import { selectMarks, type Tag } from './tags';

/** A dispatched thunk: it can be aborted, and resolves with the action that ended it. */
export interface Running extends PromiseLike<unknown> {
  abort: () => void;
}

const NO_TAGS: readonly Tag[] = [];

/**
 * Loads when the screen opens, whenever `key` changes and when one of `tags` was invalidated; aborts on unmount and
 * before the next load. A load that failed
 * because the session or the network was away is made again once it is back. `start` answers null when there is
 * nothing to ask yet.
 * Answers a function that loads again with the same arguments.
 */
export function useLoad(
  key: string,
  start: (dispatch: AppDispatch) => Running | null,
  tags: readonly Tag[] = NO_TAGS,
): () => void {
  const marks = useAppSelector((state) => selectMarks(state, tags));
  const dispatch = useAppDispatch();
  const latest = useRef(start);
  const running = useRef<Running | null>(null);
  const lost = useRef(false);
  useEffect(() => {
    latest.current = start;
  });
  const retry = useCallback(() => {
    running.current?.abort();
    lost.current = false;
    const run = latest.current(dispatch);
    running.current = run;
    void run?.then((ended) => {
      if (running.current === run) lost.current = failedInPassing(ended);
    });
  }, [dispatch]);
  useEffect(() => {
    retry();
    return () => running.current?.abort();
  }, [key, marks, retry]);
  useEffect(() => onResumed(() => lost.current && retry()), [retry]);
  return retry;
}
