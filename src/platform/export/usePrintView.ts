import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The paper version is made when it is wanted, by the button or by the browser's own print, and gone afterwards. */
export function usePrintView() {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it stands when this returns.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  const print = useCallback(() => window.print(), []);
  return { printing, print };
}
