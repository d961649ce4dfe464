import { useEffect, useState } from 'react';
import { localStore } from '@/platform/store/localStore';

const KEY = 'ep.filterHint';

/** Whether to point at the filters: once in this browser, and never again after it was shown. */
export function useFilterHint(): readonly [shown: boolean, hide: () => void] {
  const [shown, setShown] = useState(() => localStore.read(KEY) === null);
  useEffect(() => {
    if (!shown) return undefined;
    localStore.keep(KEY, 'shown');
    // Not before the press is over, and by no clock: where the hint takes a line of its own the list moves up, and
    // a press would end on something else. First of all, so that a menu opens where its button then stands.
    const hide = () => setShown(false);
    document.addEventListener('click', hide, { capture: true });
    return () => document.removeEventListener('click', hide, { capture: true });
  }, [shown]);
  return [shown, () => setShown(false)];
}
