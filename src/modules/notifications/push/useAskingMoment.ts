import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readOverlay } from '@/platform/routing/overlays';

/**
 * Whether the bell's panel was opened on this page and is closed again: whoever looks at notifications is asked for
 * them. Going on to another page is an answer too.
 */
export function useBellWasOpened(): boolean {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const overlay = readOverlay(search)?.name;
  if (overlay === 'notificacoes' && openedOn !== pathname) setOpenedOn(pathname);
  if (overlay === undefined && openedOn !== null && openedOn !== pathname) setOpenedOn(null);
  return overlay === undefined && openedOn === pathname;
}

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
