import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onPrinting } from '@/platform/export/onPrinting';

/** The paper version is made when it is wanted, by the button or by the browser's own print, and gone afterwards. */
export function usePrintView() {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it stands when this returns.
    return onPrinting((now) => flushSync(() => setPrinting(now)));
  }, []);
  const print = useCallback(() => window.print(), []);
  return { printing, print };
}
