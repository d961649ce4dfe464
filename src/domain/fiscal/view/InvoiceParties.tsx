import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { isService } from '@/domain/fiscal/isService';
import type { FiscalInvoice, FiscalParty } from '@/domain/fiscal/fiscalTypes';
import { Muted, NARROW, Title } from '@/domain/fiscal/view/parts';
import { formatCpfOrCnpj } from '@/platform/format/document';
import { typeStep } from '@/platform/theme/typography';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px 24px',
  marginTop: 16,
  paddingTop: 12,
  borderTop: `1px solid ${theme.tokens.border}`,
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
const Party = styled('section')({ display: 'flex', flexDirection: 'column', gap: 2, breakInside: 'avoid' });
const Name = styled('strong')({ ...typeStep('bodyStrong'), overflowWrap: 'anywhere' });
const Line = styled('span')({
  ...typeStep('cell'),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

function PartyView({ title, party }: { readonly title: string; readonly party: FiscalParty }) {
  const { t } = useTranslation('fiscal');
  const { name, document, stateRegistration, address } = party;
  const place = [party.city, party.state].filter(Boolean).join(' - ');
  const kind = document?.length === 11 ? 'cpf' : 'cnpj';
  return (
    <Party aria-label={title}>
      <Title style={{ marginBottom: 2 }}>{title}</Title>
      <Name>{name ?? t('party.noName')}</Name>
      <Line>
        {document === null
          ? t('party.noDocument')
          : t(`party.${kind}`, { number: formatCpfOrCnpj(document) })}
      </Line>
      {stateRegistration && <Line>{t('party.stateRegistration', { number: stateRegistration })}</Line>}
      {address && <Muted>{address}</Muted>}
      {place && <Muted>{place}</Muted>}
    </Party>
  );
}

/** Who issued it and for whom. */
export function InvoiceParties({ invoice }: { readonly invoice: FiscalInvoice }) {
  const { t } = useTranslation('fiscal');
  const { kind, issuer, recipient } = invoice;
  const names = isService(kind) ? 'service' : 'goods';
  return (
    <Columns>
      <PartyView title={t(`party.issuer.${names}`)} party={issuer} />
      {recipient && <PartyView title={t(`party.recipient.${names}`)} party={recipient} />}
    </Columns>
  );
}
