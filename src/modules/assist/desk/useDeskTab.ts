import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { href } from '@/platform/routing/href';
import { useAppDispatch } from '@/platform/store/hooks';
import { lostForgotten } from '../assistSlice';
import { FIRST_TAB, isTab, type TabSlug } from '../rules/deskTabs';

/** Runs once what was changed has been painted; answers how to call it off. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * The tab of the address; null for a slug that is none. Filters, search and order go along from tab to tab. A chosen tab
 * shows at once and stands in the address after its first paint: the address is read by the whole application.
 */
export function useDeskTab() {
  const { id } = useParams();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const [ahead, setAhead] = useState<{ tab: TabSlug; from: string } | null>(null);
  const addressed = id === undefined ? FIRST_TAB : isTab(id) ? id : null;
  const tab = ahead?.from === pathname && addressed !== null ? ahead.tab : addressed;

  const latest = useRef({ navigate, pathname, tab });
  useLayoutEffect(() => {
    latest.current = { navigate, pathname, tab };
  });
  const callOff = useRef<() => void>(undefined);
  useEffect(() => () => callOff.current?.(), []);
  const go = useCallback(
    (next: TabSlug) => {
      if (next === latest.current.tab) return;
      setAhead({ tab: next, from: latest.current.pathname });
      dispatch(lostForgotten());
      callOff.current?.();
      callOff.current = afterPaint(() => {
        // The browser's own address: a filter chosen a moment ago stands there before the router has drawn it.
        const params = new URLSearchParams(window.location.search);
        params.delete('pagina');
        void latest.current.navigate(
          { pathname: href('assistDesk', { id: next }), search: params.toString() },
          { state: { samePage: true }, preventScrollReset: true },
        );
      });
    },
    [dispatch],
  );
  return { tab, go };
}
