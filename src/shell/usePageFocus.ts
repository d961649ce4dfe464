import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { MAIN_ID } from './layouts/PageArea';

/**
 * After a change of page the focus goes to the page's heading, so that screen readers say where one is and Tab goes
 * on from there. Filters, tabs and overlays in the address do not move it, nor does the first page of a visit.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return undefined;
    former.current = pathname;
    // The page is drawn in this commit or, when its data come first, a little later: the frame is there already.
    const frame = requestAnimationFrame(() => {
      const main = document.getElementById(MAIN_ID);
      const heading = main?.querySelector<HTMLElement>('h1');
      (heading?.tabIndex === -1 ? heading : main)?.focus({ preventScroll: kind === NavigationType.Pop });
      if (kind !== NavigationType.Pop) window.scrollTo({ top: 0 });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, kind]);
}
