import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { isService } from '@/domain/fiscal/isService';
import type { FiscalInvoice, FiscalTax } from '@/domain/fiscal/fiscalTypes';
import { Muted, NARROW, Section, Title } from '@/domain/fiscal/view/parts';
import { formatMoney, toCents } from '@/platform/format/money';
import { typeStep } from '@/platform/theme/typography';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px 24px',
  alignItems: 'start',
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const List = styled('dl')({
  ...typeStep('cell'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 12px',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  breakInside: 'avoid',
  '& dt': { overflowWrap: 'anywhere' },
  '& dd': { margin: 0, textAlign: 'end', whiteSpace: 'nowrap' },
  '& .total': { ...typeStep('bodyStrong') },
});

const money = (value: number) => formatMoney(toCents(value));

function TaxName({ tax: { name, retained } }: { readonly tax: FiscalTax }) {
  const { t } = useTranslation('fiscal');
  const word = name === 'other' ? t('totals.otherTax') : name;
  return retained ? t('totals.retained', { tax: word }) : word;
}

/** What it is worth, how that comes about, and the taxes it names. */
export function InvoiceTotals({ invoice: { kind, totals } }: { readonly invoice: FiscalInvoice }) {
  const { t } = useTranslation('fiscal');
  const { items, discount, freight, other, taxes, total, net } = totals;
  const showsNet = net !== undefined && net !== total;
  const steps = [
    ['discount', -discount],
    ['freight', freight],
    ['other', other],
  ] as const;
  return (
    <Section>
      <Columns>
        <div>
          <Title>{t('totals.title')}</Title>
          <List>
            <dt>{t(isService(kind) ? 'totals.services' : 'totals.items')}</dt>
            <dd>{money(items)}</dd>
            {steps.map(
              ([name, value]) =>
                value !== 0 && [
                  <dt key={name}>{t(`totals.${name}`)}</dt>,
                  <dd key={`${name}-value`}>{money(value)}</dd>,
                ],
            )}
            <dt className="total">{t('totals.total')}</dt>
            <dd className="total">{money(total)}</dd>
            {showsNet && [<dt key="net">{t('totals.net')}</dt>, <dd key="net-value">{money(net)}</dd>]}
          </List>
        </div>
        {taxes.length > 0 && (
          <div>
            <Title>{t('totals.taxes')}</Title>
            <List>
              {taxes.map((tax) => [
                <dt key={`${tax.name}-${tax.retained}`}>
                  <TaxName tax={tax} />
                </dt>,
                <dd key={`${tax.name}-${tax.retained}-value`}>{money(tax.value)}</dd>,
              ])}
            </List>
            {taxes.some(({ retained }) => !retained) && (
              <Muted style={{ display: 'block', marginTop: 6 }}>{t('totals.taxesNote')}</Muted>
            )}
          </div>
        )}
      </Columns>
    </Section>
  );
}
