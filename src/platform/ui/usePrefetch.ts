import { useEffect } from 'react';
import { inBackground } from '@/platform/connection/newVersion';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';

const PREFETCH_AFTER_MS = 1500;

/**
 * Fetches the code of a part when the page has settled, so that opening it waits for nothing. Without the network it is
 * fetched when it is opened. `load` is a function of the module, not one made while rendering.
 */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    const prefetch = () =>
      inBackground(load).catch((error: unknown) => log.info('not prefetched', { error: faultOf(error) }));
    const timer = setTimeout(() => void prefetch(), PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [load]);
}
