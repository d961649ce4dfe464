import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { PreReleasedInvoice } from '@/domain/invoices/invoiceSchemas';
import { useLookup } from '@/domain/lookups/useLookup';
import { formatDate } from '@/platform/format/date';
import { formatCpfOrCnpj } from '@/platform/format/document';
import { formatMoney, toCents } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { formatPercent } from '@/platform/format/percent';
import { typeStep } from '@/platform/theme/typography';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '6px 16px',
  margin: 0,
  '& dt': { color: theme.tokens.textMuted },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
}));
const Heading = styled('h4')(({ theme }) => ({
  ...typeStep('cellHead'),
  margin: '16px 0 4px',
  color: theme.tokens.textMuted,
}));
const Lines = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '6px 0',
    borderBottom: `1px solid ${theme.tokens.border}`,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > li > span:first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > li > span:last-of-type': { flex: 'none' },
  '& small': { ...typeStep('caption'), display: 'block', color: theme.tokens.textMuted },
}));

/** Lines without an id of their own keep their place. */
const inOrder = <Row,>(rows: readonly Row[]) => rows.map((row, place) => ({ row, place }));
const money = (value: number | null) => (value === null ? '' : formatMoney(toCents(value)));

/** What the assistant has entered, to be read. */
export function InvoiceText({ invoice }: { readonly invoice: PreReleasedInvoice }) {
  const { t } = useTranslation('assistProducer');
  const farms = useLookup('farms', undefined);
  const farmName = (id: number | null) =>
    farms.options.find((farm) => Number(farm.id) === id)?.name ?? t('invoice.unnamedFarm');
  const { partnerName, partnerDocument, documentNumber, series, items, apportionments, payments } = invoice;
  const number = [documentNumber, series && t('invoice.series', { series })].filter(Boolean).join(' · ');
  const facts = [
    ['partner', partnerName],
    ['document', partnerDocument && formatCpfOrCnpj(partnerDocument)],
    ['number', number],
    ['issueDate', formatDate(invoice.issueDate)],
    ['total', money(invoice.totalValue)],
    ['key', invoice.accessKey?.replaceAll(/(\d{4})(?=\d)/g, '$1 ')],
    ['observation', invoice.observation],
  ] as const;
  return (
    <>
      <Facts>
        {facts.map(([name, value]) =>
          value ? [<dt key={name}>{t(`invoice.${name}`)}</dt>, <dd key={`${name} text`}>{value}</dd>] : null,
        )}
      </Facts>
      {items.length > 0 && (
        <>
          <Heading>{t('invoice.items')}</Heading>
          <Lines>
            {items.map((item) => (
              <li key={item.id}>
                <span>
                  {item.description}
                  {item.quantity !== null && (
                    <small>
                      {t('invoice.quantity', {
                        quantity: formatNumber(item.quantity, { decimals: 4, minDecimals: 0 }),
                        unit: item.unit ?? '',
                        price: money(item.unitPrice),
                      })}
                    </small>
                  )}
                </span>
                <span>{money(item.totalValue)}</span>
              </li>
            ))}
          </Lines>
        </>
      )}
      {apportionments.length > 0 && (
        <>
          <Heading>{t('invoice.apportionments')}</Heading>
          <Lines>
            {inOrder(apportionments).map(({ row: { farmId, percentage, value }, place }) => (
              <li key={place}>
                <span>
                  {farmName(farmId)}
                  {percentage !== null && <small>{formatPercent(percentage)}</small>}
                </span>
                <span>{money(value)}</span>
              </li>
            ))}
          </Lines>
        </>
      )}
      {payments.length > 0 && (
        <>
          <Heading>{t('invoice.payments')}</Heading>
          <Lines>
            {inOrder(payments).map(({ row: { dueDate, value }, place }) => (
              <li key={place}>
                <span>{t('invoice.due', { date: formatDate(dueDate) })}</span>
                <span>{money(value)}</span>
              </li>
            ))}
          </Lines>
        </>
      )}
    </>
  );
}
