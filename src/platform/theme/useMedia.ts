import { useCallback, useSyncExternalStore } from 'react';

/** Follows a media query. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Below 600 px: a telephone. */
export function useSmallScreen(): boolean {
  return useMedia('(max-width: 599.95px)');
}
