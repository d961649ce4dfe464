import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '@/platform/routing/href';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { loadDesk, selectDeskState } from '../assistSlice';
import type { DeskRow } from '../rules/deskRows';
import { rowsByTab, type TabSlug } from '../rules/deskTabs';
import { nextDocument } from '../rules/nextDocument';
import { useDeskAddress, useOpenDocument } from './openDocument';
import { prefetchDocument } from './prefetch';
import { useAssistantId } from './useAssistantId';
import { useDeskPeriod } from './useDeskPeriod';
import { useRowCall } from './useRowCall';

/** After the list was painted, and after an immediate N. */
const PREFETCH_AFTER_MS = 250;

export interface NextDocument {
  /** The document that comes next; null when the tab has none that this assistant may edit. */
  readonly next: DeskRow | null;
  readonly busy: boolean;
  /**
   * Opens its page and claims it meanwhile: what has been fetched ahead shows at once. When somebody else was faster it
   * goes back to the desk, which says who; the next press takes another document.
   */
  readonly open: () => Promise<void>;
}

/**
 * 'Próximo documento' of a tab: the oldest document that may be edited, fetched ahead. `shown` is a narrower list than
 * the tab's, as filters leave it; `except` the document that is open now.
 */
export function useNextDocument(
  tab: TabSlug,
  options: { shown?: readonly DeskRow[] | undefined; except?: number | undefined } = {},
): NextDocument {
  const userId = useAssistantId();
  const dispatch = useAppDispatch();
  const { rows, status, period } = useAppSelector(selectDeskState);
  const shown = options.shown ?? rowsByTab(rows)[tab];
  const { except } = options;
  const { wire: usual } = useDeskPeriod();
  const wire = period ?? usual;
  const call = useRowCall(tab, wire, userId);
  const openDocument = useOpenDocument(tab);
  const navigate = useNavigate();
  const desk = useDeskAddress();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const next = useMemo(
    () => nextDocument(shown, userId, new Set(except === undefined ? [] : [except])),
    [shown, userId, except],
  );
  // A document's page opened by its address has no desk behind it yet; on the desk the list is being loaded already.
  useEffect(() => {
    if (status === 'idle' && except !== undefined) void dispatch(loadDesk({ period: wire, silent: true }));
  }, [status, except, dispatch, wire]);
  const nextId = next?.id;
  useEffect(() => {
    if (nextId === undefined) return undefined;
    const timer = setTimeout(() => prefetchDocument(nextId), PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [nextId]);

  const open = useCallback(async () => {
    if (!next || running.current) return;
    running.current = true;
    setBusy(true);
    const opened = openDocument(next.id);
    const claimed = next.assistantUserId === userId || (await call('start', next));
    // A refusal may be faster than the page: from where one still stands there is no way back.
    if (!claimed) await opened;
    const isOpen = window.location.pathname === href('assistDocument', { id: tab, documentId: next.id });
    if (!claimed && isOpen) void navigate(desk, { replace: true });
    running.current = false;
    setBusy(false);
  }, [next, userId, call, openDocument, navigate, desk, tab]);
  return useMemo(() => ({ next, busy, open }), [next, busy, open]);
}
