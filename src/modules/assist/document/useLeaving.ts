import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { href } from '@/platform/routing/href';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import type { AssistDocument } from '../assistSchemas';
import { documentChanged } from '../assistSlice';
import type { DocumentPageState } from '../desk/openDocument';
import { useNextDocument } from '../desk/useNextDocument';
import type { TabSlug } from '../rules/deskTabs';

/** The ways on from a document: the next one, or back to the desk as it was left. */
export function useLeaving(tab: TabSlug, documentId: number) {
  const { t } = useTranslation('assistDocument');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const next = useNextDocument(tab, { except: documentId });
  const desk = (state as Partial<DocumentPageState> | null)?.desk ?? href('assistDesk', { id: tab });
  const toDesk = useCallback(() => void navigate(desk), [navigate, desk]);

  /** After somebody was done with the document: says so, and goes on to the next one. */
  const goOn = async (changed: AssistDocument, done: string) => {
    const answer: Partial<AssistDocument> | null = changed;
    if (typeof answer?.id === 'number') dispatch(documentChanged(changed));
    toast({ tone: 'success', text: done });
    if (await next.open()) return;
    toast({ tone: 'neutral', text: next.next ? t('next.lost') : t('next.none') });
    toDesk();
  };
  return { next, desk, toDesk, goOn };
}
