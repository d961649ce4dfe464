import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatAccessKey } from '@/domain/fiscal/accessKey';
import type { FiscalInvoice } from '@/domain/fiscal/fiscalTypes';
import { InvoiceHead } from '@/domain/fiscal/view/InvoiceHead';
import { InvoiceItems } from '@/domain/fiscal/view/InvoiceItems';
import { InvoiceParties } from '@/domain/fiscal/view/InvoiceParties';
import { InvoicePayments } from '@/domain/fiscal/view/InvoicePayments';
import { InvoiceTotals } from '@/domain/fiscal/view/InvoiceTotals';
import { Code, Muted, Section, Title } from '@/domain/fiscal/view/parts';
import { typeStep } from '@/platform/theme/typography';

// It asks for the width of its place, not of the window: it stands beside a form as well as alone.
const Paper = styled('article')(({ theme }) => ({
  containerType: 'inline-size',
  maxWidth: 860,
  color: theme.tokens.text,
}));
const Note = styled('p')({
  ...typeStep('cell'),
  margin: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

/** An invoice as people read it. Fits the width of what it stands in, and paper. */
export function FiscalInvoiceView({ invoice }: { readonly invoice: FiscalInvoice }) {
  const { t } = useTranslation('fiscal');
  const { kind, key, protocol, payments, observation } = invoice;
  return (
    <Paper>
      <InvoiceHead invoice={invoice} />
      {key && (
        <Section>
          <Title>{t('key')}</Title>
          <Code>{formatAccessKey(key)}</Code>
        </Section>
      )}
      <InvoiceParties invoice={invoice} />
      <InvoiceItems invoice={invoice} />
      <InvoiceTotals invoice={invoice} />
      {payments.length > 0 && <InvoicePayments invoice={invoice} />}
      {observation && (
        <Section>
          <Title>{t('observation')}</Title>
          <Note>{observation}</Note>
        </Section>
      )}
      <Section>
        {protocol && (
          <Note>{t(kind === 'nfse' ? 'verificationCode' : 'protocol', { number: protocol })}</Note>
        )}
        <Muted>{t('notVerified')}</Muted>
      </Section>
    </Paper>
  );
}
