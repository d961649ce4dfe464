import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { MAIN_ID } from './layouts/PageArea';

/** How long a page may take to show its heading; after that the focus stays where it is. */
const PATIENCE_MS = 4000;

/** Calls back with the page's heading as soon as there is one; answers how to give up. */
function whenHeadingShows(main: HTMLElement, found: (heading: HTMLElement) => void): () => void {
  const look = () => {
    const heading = main.querySelector<HTMLElement>('h1[tabindex="-1"]');
    if (!heading) return false;
    stop();
    found(heading);
    return true;
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  if (!look()) observer.observe(main, { childList: true, subtree: true });
  return stop;
}

/**
 * After a change of page the focus goes to the page's heading, so that screen readers say where one is and Tab goes
 * on from there. Filters, tabs and overlays in the address do not move it, nor does the first page of a visit.
 */
export function usePageFocus(): void {
  const location = useLocation();
  const { pathname } = location;
  // Who steps on from a button of the page stays there.
  const keep = (location.state as { keepFocus?: boolean } | null)?.keepFocus === true;
  const kind = useNavigationType();
  // Opened by its address, a page leaves the focus alone; after sign-in, it is a page one has gone to.
  const former = useRef(kind === NavigationType.Pop ? pathname : null);
  useEffect(() => {
    if (former.current === pathname) return undefined;
    former.current = pathname;
    if (keep) return undefined;
    const main = document.getElementById(MAIN_ID);
    if (!main) return undefined;
    const before = document.activeElement;
    return whenHeadingShows(main, (heading) => {
      // Who has gone on working meanwhile is not called back.
      if (document.activeElement !== before && document.activeElement !== document.body) return;
      heading.focus({ preventScroll: kind === NavigationType.Pop });
      if (kind !== NavigationType.Pop) window.scrollTo({ top: 0 });
    });
  }, [pathname, kind, keep]);
}
