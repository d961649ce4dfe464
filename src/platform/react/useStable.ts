import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that keeps its identity and always does what the last render says: memoised parts stay as they are. */
export function useStable<Args extends readonly unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
