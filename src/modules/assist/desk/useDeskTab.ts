import { useCallback } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { href } from '@/platform/routing/href';
import { useAppDispatch } from '@/platform/store/hooks';
import { lostForgotten } from '../assistSlice';
import { FIRST_TAB, isTab, type TabSlug } from '../rules/deskTabs';

/** The tab of the address; null for a slug that is none. Filters, search and order go along from tab to tab. */
export function useDeskTab() {
  const { id } = useParams();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const tab = id === undefined ? FIRST_TAB : isTab(id) ? id : null;
  const go = useCallback(
    (next: TabSlug) => {
      if (next === tab) return;
      const params = new URLSearchParams(search);
      params.delete('pagina');
      dispatch(lostForgotten());
      void navigate(
        { pathname: href('assistDesk', { id: next }), search: params.toString() },
        { state: { samePage: true }, preventScrollReset: true },
      );
    },
    [navigate, dispatch, search, tab],
  );
  return { tab, go };
}
