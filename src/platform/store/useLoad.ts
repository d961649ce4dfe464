import { useCallback, useEffect, useRef } from 'react';
import { useAppDispatch } from './hooks';
import type { AppDispatch } from './store';

interface Running {
  abort: () => void;
}

/**
 * Loads when the screen opens and whenever `key` changes; aborts on unmount and before the next load.
 * Answers a function that loads again with the same arguments.
 */
export function useLoad(key: string, start: (dispatch: AppDispatch) => Running): () => void {
  const dispatch = useAppDispatch();
  const latest = useRef(start);
  const running = useRef<Running | null>(null);
  useEffect(() => {
    latest.current = start;
  });
  const reload = useCallback(() => {
    running.current?.abort();
    running.current = latest.current(dispatch);
  }, [dispatch]);
  useEffect(() => {
    reload();
    return () => running.current?.abort();
  }, [key, reload]);
  return reload;
}
