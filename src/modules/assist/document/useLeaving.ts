import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import type { AssistDocument } from '../assistWire';
import { documentChanged } from '../assistSlice';
import { useDeskAddress } from '../desk/openDocument';
import { useNextDocument } from '../desk/useNextDocument';
import type { TabSlug } from '../rules/deskTabs';

/** The ways on from a document: the next one, or back to the desk as it was left. */
export function useLeaving(tab: TabSlug, documentId: number) {
  const { t } = useTranslation('assistDocument');
  const { t: desks } = useTranslation('assist');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const next = useNextDocument(tab, { except: documentId });
  const desk = useDeskAddress();

  /** After somebody was done with the document: says so, and goes on to the next one. */
  const goOn = async (changed: AssistDocument | null, done: string) => {
    if (changed) dispatch(documentChanged(changed));
    toast({ tone: 'success', text: done });
    // When somebody else is faster with the next one, the way back to the desk is taken there, and said.
    if (next.next) return next.open();
    toast({ tone: 'neutral', text: t('next.none') });
    void navigate(desk);
  };
  const sayNone = () => toast({ tone: 'neutral', text: desks('desk.noNext') });
  return { next, goOn, sayNone };
}
