import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { type ApportionmentEntry, type InvoiceEntry, toEntry } from '@/domain/invoices/invoiceEntry';
import type { PreReleasedInvoice } from '@/domain/invoices/invoiceWire';
import { dayText } from '@/platform/format/dayText';
import { formatCpfOrCnpj } from '@/platform/format/document';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { formatPercent } from '@/platform/format/percent';
import { InvoiceLine, InvoiceLines } from './InvoiceLines';
import { useCostCenterName, useNames } from './useInvoiceNames';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '6px 16px',
  margin: 0,
  '& dt': { color: theme.tokens.textMuted },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
}));

type Lines<Name extends 'items' | 'apportionments' | 'payments'> = {
  readonly lines: InvoiceEntry[Name];
};

/** Lines without an id of their own keep their place. */
const inOrder = <Row,>(rows: readonly Row[]) => rows.map((row, place) => ({ row, place }));
const money = (cents: number | null) => (cents === null ? '' : formatMoney(cents));

function Items({ lines }: Lines<'items'>) {
  const { t } = useTranslation('assistProducer');
  const nameOf = useNames(
    'expenditures',
    lines.map(({ expenditureId }) => expenditureId),
  );
  return (
    <InvoiceLines title={t('invoice.items')}>
      {inOrder(lines).map(({ row: item, place }) => (
        <InvoiceLine
          key={place}
          name={item.description}
          details={[
            item.quantity === null || item.unitPrice === null
              ? null
              : t('invoice.quantity', {
                  quantity: formatNumber(item.quantity, { decimals: 4, minDecimals: 0 }),
                  unit: item.unit ?? '',
                  price: formatNumber(item.unitPrice ?? 0, { decimals: 4, minDecimals: 2 }),
                }),
            nameOf(item.expenditureId),
          ]}
          value={money(item.totalValue)}
        />
      ))}
    </InvoiceLines>
  );
}

interface ApportionmentLineProps {
  readonly line: ApportionmentEntry;
  readonly farm: string;
  /** Harvest, expenditure and patrimony in words. */
  readonly others: readonly (string | null)[];
}

function ApportionmentLine({ line, farm, others }: ApportionmentLineProps) {
  const { t } = useTranslation('assistProducer');
  const costCenter = useCostCenterName(line.farmId, line.costCenterId);
  return (
    <InvoiceLine
      name={farm}
      details={[
        costCenter && t('invoice.costCenter', { name: costCenter }),
        ...others,
        line.percentage === null ? null : formatPercent(line.percentage),
      ]}
      value={money(line.value)}
    />
  );
}

/** Whose cost it is, with everything that the producer has to check. */
function Apportionments({ lines }: Lines<'apportionments'>) {
  const { t } = useTranslation('assistProducer');
  const farm = useNames(
    'invoiceFarms',
    lines.map(({ farmId }) => farmId),
  );
  const harvest = useNames(
    'invoiceHarvests',
    lines.map(({ harvestId }) => harvestId),
  );
  const expenditure = useNames(
    'expenditures',
    lines.map(({ expenditureId }) => expenditureId),
  );
  const patrimony = useNames(
    'patrimonies',
    lines.map(({ patrimonyId }) => patrimonyId),
  );
  return (
    <InvoiceLines title={t('invoice.apportionments')}>
      {inOrder(lines).map(({ row, place }) => {
        const named = [
          ['harvest', harvest(row.harvestId)],
          ['expenditure', expenditure(row.expenditureId)],
          ['patrimony', patrimony(row.patrimonyId)],
        ] as const;
        return (
          <ApportionmentLine
            key={place}
            line={row}
            farm={farm(row.farmId) ?? t('invoice.unnamedFarm')}
            others={named.map(([kind, name]) => name && t(`invoice.${kind}`, { name }))}
          />
        );
      })}
    </InvoiceLines>
  );
}

function Payments({ lines }: Lines<'payments'>) {
  const { t } = useTranslation('assistProducer');
  const form = useNames(
    'paymentForms',
    lines.map(({ paymentFormId }) => paymentFormId),
  );
  const account = useNames(
    'bankAccounts',
    lines.map(({ bankAccountId }) => bankAccountId),
  );
  return (
    <InvoiceLines title={t('invoice.payments')}>
      {inOrder(lines).map(({ row, place }) => (
        <InvoiceLine
          key={place}
          name={t('invoice.due', { date: dayText(row.dueDate) })}
          details={[form(row.paymentFormId), account(row.bankAccountId)]}
          value={money(row.value)}
        />
      ))}
    </InvoiceLines>
  );
}

/** What the assistant has entered, to be read. */
export function InvoiceText({ invoice }: { readonly invoice: PreReleasedInvoice }) {
  const { t } = useTranslation('assistProducer');
  const entry = toEntry(invoice);
  const { partnerDocument, documentNumber, series, documentTypeId } = entry;
  const typeOf = useNames('invoiceTypes', [documentTypeId]);
  const number = [documentNumber, series && t('invoice.series', { series })].filter(Boolean).join(' · ');
  const facts = [
    ['partner', entry.partnerName],
    ['document', partnerDocument && formatCpfOrCnpj(partnerDocument)],
    ['type', typeOf(documentTypeId)],
    ['number', number],
    ['issueDate', dayText(entry.issueDate)],
    ['total', money(entry.totalValue)],
    ['retained', entry.retainedValue === null ? '' : money(entry.retainedValue)],
    ['payment', entry.withoutPayment ? t('invoice.withoutPayment') : ''],
    ['key', entry.accessKey?.replaceAll(/(\d{4})(?=\d)/g, '$1 ')],
    ['observation', entry.observation],
  ] as const;
  return (
    <>
      <Facts>
        {facts.map(([name, value]) =>
          value ? [<dt key={name}>{t(`invoice.${name}`)}</dt>, <dd key={`${name} text`}>{value}</dd>] : null,
        )}
      </Facts>
      <Items lines={entry.items} />
      <Apportionments lines={entry.apportionments} />
      <Payments lines={entry.payments} />
    </>
  );
}
