import { useCallback, useRef } from 'react';

/** Runs work for a key unless work for it is still under way: one call for one press, however often it is pressed. */
export function useSingleFlight<Key extends number | string>(): (
  key: Key,
  work: () => Promise<unknown>,
) => void {
  const underWay = useRef(new Set<Key>());
  return useCallback((key, work) => {
    const keys = underWay.current;
    if (keys.has(key)) return;
    keys.add(key);
    void work().finally(() => keys.delete(key));
  }, []);
}
