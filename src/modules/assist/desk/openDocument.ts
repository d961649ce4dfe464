import { useCallback } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { isRecord } from '@/platform/http/loose';
import { href } from '@/platform/routing/href';
import { useAppDispatch } from '@/platform/store/hooks';
import { documentOpened } from '../assistSlice';
import type { TabSlug } from '../rules/deskTabs';

/** State of the document's page: the desk's address to go back to, with period, filters and search. */
interface DocumentPageState {
  readonly desk: string;
}

function deskOf(state: unknown): string | undefined {
  return isRecord(state) && typeof state['desk'] === 'string' ? state['desk'] : undefined;
}

/** The desk's address, to go back to: this page's own, or that which a document's page was opened from. */
export function useDeskAddress(): string {
  const location = useLocation();
  const { id, documentId } = useParams();
  const from = deskOf(location.state);
  if (from !== undefined) return from;
  // A document's page that was opened by its address: to the desk's tab in it.
  if (documentId !== undefined) return href('assistDesk', { id });
  return `${location.pathname}${location.search}`;
}

/** Opens a document's page, from the desk or from another document; `view` to look at it alone. Resolves when it is there. */
export function useOpenDocument(tab: TabSlug): (id: number, view?: boolean) => Promise<void> {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const from = deskOf(useLocation().state);
  const desk = useDeskAddress();
  return useCallback(
    async (id: number, view = false) => {
      dispatch(documentOpened(id));
      const next = { desk } satisfies DocumentPageState;
      const address = href('assistDocument', { id: tab, documentId: id }, view ? { modo: 'ver' } : {});
      // From document to document Back still leads to the desk.
      await navigate(address, { state: next, replace: from !== undefined });
    },
    [navigate, dispatch, tab, desk, from],
  );
}
