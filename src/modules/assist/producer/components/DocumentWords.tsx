import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';
import { radius } from '@/platform/theme/tokens';
import { Timeline, type TimelineEntry } from '@/platform/viewer/Timeline';
import type { ProducerDocument, AssistChatLog } from '../../assistWire';
import { failureReason, stageOf } from '../rules/producerStatus';
import { InvoiceText } from './InvoiceText';

const TONES = { MESSAGE: 'neutral', RETURN: 'warning', FAILURE: 'danger', CANCEL: 'neutral' } as const;

/** What was said about a document, newest first, down to its sending. */
function Conversation({ document }: { readonly document: ProducerDocument }) {
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

const Title = styled('h3')({
  ...typeStep('cardTitle'),
  margin: '0 0 8px',
  'section + section &': { marginTop: 24 },
});
const Lead = styled('p')(({ theme }) => ({ margin: '0 0 20px', color: theme.tokens.textMuted }));
const Reason = styled('div')(({ theme }) => ({
  margin: '0 0 20px',
  padding: '12px 16px',
  borderRadius: radius.control,
  backgroundColor: theme.tokens.danger.soft,
  color: theme.tokens.danger.softText,
  '& strong': { display: 'block', marginBottom: 4 },
  '& p': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}));

/** Where the document stands, what was entered from it, and what was said about it. */
export function DocumentWords({ document }: { readonly document: ProducerDocument }) {
  const { t } = useTranslation('assistProducer');
  const stage = stageOf(document);
  const reason = stage === 'failed' ? failureReason(document) : null;
  return (
    <>
      {reason === null ? (
        <Lead>{t(`lead.${stage}`)}</Lead>
      ) : (
        <Reason role="note">
          <strong>{t('document.reason')}</strong>
          <p>{reason}</p>
        </Reason>
      )}
      {document.preReleasedInvoice && (
        <section>
          <Title>{t('document.entry')}</Title>
          <InvoiceText invoice={document.preReleasedInvoice} />
        </section>
      )}
      <section>
        <Title>{t('document.talk')}</Title>
        <Conversation document={document} />
      </section>
    </>
  );
}
