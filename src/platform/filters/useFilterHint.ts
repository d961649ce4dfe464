import { useEffect, useState } from 'react';
import { localStore } from '@/platform/store/localStore';

const KEY = 'ep.filterHint';
const SHOWN_MS = 8000;

/** Whether to point at the filters: once in this browser, and never again after it was shown. */
export function useFilterHint(): readonly [shown: boolean, hide: () => void] {
  const [shown, setShown] = useState(() => localStore.read(KEY) === null);
  useEffect(() => {
    if (!shown) return undefined;
    localStore.keep(KEY, 'shown');
    // It stands over data: whatever the user does next takes it away.
    const hide = () => setShown(false);
    const timer = window.setTimeout(hide, SHOWN_MS);
    document.addEventListener('pointerdown', hide);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('pointerdown', hide);
    };
  }, [shown]);
  return [shown, () => setShown(false)];
}
