import { useEffect, useState } from 'react';

const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** True once nothing lies open over the page, dialogs that are still closing included; from then on it stays true. */
export function useNothingOpen(wanted: boolean): boolean {
  const [free, setFree] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    const look = () => {
      if (!document.querySelector(OPEN)) setFree(true);
    };
    // What lies over a page stands in the body beside it.
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true });
    look();
    return () => {
      observer.disconnect();
      setFree(false);
    };
  }, [wanted]);
  return wanted && free;
}
