import { useCallback, useRef } from 'react';

/** Begins a try, and answers the signal for what is said of it: that goes when the same thing is tried again. */
export function useTry(): (what?: unknown) => AbortSignal {
  const tries = useRef(new Map<unknown, AbortController>());
  return useCallback((what?: unknown) => {
    tries.current.get(what)?.abort();
    const next = new AbortController();
    tries.current.set(what, next);
    return next.signal;
  }, []);
}
