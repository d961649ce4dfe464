import { useTranslation } from 'react-i18next';
import { Timeline, type TimelineEntry } from '@/platform/viewer/Timeline';
import type { AssistChatLog, ProducerDocument } from '../../assistWire';

const TONES = { MESSAGE: 'neutral', RETURN: 'warning', FAILURE: 'danger', CANCEL: 'neutral' } as const;

/** What was said about a document, newest first, down to its sending. */
export function Conversation({ document }: { readonly document: ProducerDocument }) {
  const { t } = useTranslation('assistProducer');
  const entry = (log: AssistChatLog): TimelineEntry => ({
    id: log.id,
    at: log.createdAt,
    title: log.kind === 'MESSAGE' ? log.userName : t(`talk.${log.kind}`),
    text: log.text,
    tone: TONES[log.kind],
    ...(log.kind === 'MESSAGE' ? {} : { author: log.userName }),
  });
  const entries = document.logs
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id)
    .map(entry);
  const sent: TimelineEntry = {
    id: 'sent',
    at: document.createdAt,
    title: t('talk.sent', { origin: document.sendingOriginName }),
    author: document.senderUserName,
    tone: 'info',
    ...(document.note ? { text: document.note } : {}),
  };
  return <Timeline label={t('document.talk')} entries={[...entries, sent]} headingLevel={4} />;
}
