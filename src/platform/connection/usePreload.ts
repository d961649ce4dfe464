import { useEffect, useState } from 'react';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { inBackground } from './newVersion';

const RETRY_MS = 5000;

/**
 * Brings a part of the code before it is needed, because the connection may be gone by then. Unlike a lazy component
 * it never fails: it tries again until the part is there. `load` must keep its identity.
 */
export function usePreload<Part extends object>(
  load: () => Promise<Part>,
  wanted: boolean,
  delayMs: number,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const missing = wanted && part === null;
  useEffect(() => {
    if (!missing) return;
    let stopped = false;
    let timer = setTimeout(run, delayMs);
    function run(): void {
      inBackground(load).then(
        (loaded) => {
          if (!stopped) setPart(loaded);
        },
        (error: unknown) => {
          log.warn('code not loaded early', { error: faultOf(error) });
          if (!stopped) timer = setTimeout(run, RETRY_MS);
        },
      );
    }
    const onOnline = () => {
      clearTimeout(timer);
      run();
    };
    window.addEventListener('online', onOnline);
    return () => {
      stopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [load, missing, delayMs]);
  return part;
}
