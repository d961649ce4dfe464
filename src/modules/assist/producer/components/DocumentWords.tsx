import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';
import { radius } from '@/platform/theme/tokens';
import type { ProducerDocument } from '../../assistWire';
import { failureReason, stageOf } from '../rules/producerStatus';
import { Conversation } from './Conversation';
import { InvoiceText } from './InvoiceText';

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
