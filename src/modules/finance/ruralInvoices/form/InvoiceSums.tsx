import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { today } from '@/platform/format/date';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { typeStep } from '@/platform/theme/typography';
import { saleContributions } from '../rules/contributions';
import { netOf, totalsOf } from '../rules/invoiceTotals';
import type { InvoiceValues } from '../rules/invoiceValues';
import { useFormLists } from './formLists';
import { FormSection } from './FormSection';

const Lines = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 12px',
  margin: '4px 0 0',
  '& dt': { ...typeStep('body'), color: theme.tokens.textMuted },
  '& dd': { ...typeStep('body'), margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& .sum': { ...typeStep('bodyStrong'), color: theme.tokens.text },
}));
const Note = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: '6px 0 0',
  color: theme.tokens.textMuted,
}));

const NOT_KNOWN = '–';
const shown = (cents: number | null) => (cents === null ? NOT_KNOWN : formatMoney(cents));
const percent = (hundredths: number) => `${formatNumber(hundredths / 100, { decimals: 2 })} %`;

/** Totals and contributions as they are typed: each rate and base in view, and who pays. */
export function InvoiceSums() {
  const { t } = useTranslation('ruralInvoices');
  const { lists } = useFormLists();
  const [items, freight, issuerId, nature, recipient] = useWatch<
    InvoiceValues,
    ['items', 'freight.value', 'issuerId', 'nature', 'recipient']
  >({ name: ['items', 'freight.value', 'issuerId', 'nature', 'recipient'] });
  const totals = totalsOf(items, freight);
  const issuer = lists.issuers.find(({ id }) => id === issuerId);
  const due =
    issuer?.producerKind &&
    issuer.contributionBase &&
    saleContributions({
      items: items.map(netOf),
      date: today(),
      producerKind: issuer.producerKind,
      base: issuer.contributionBase,
      buyer: recipient.name === '' ? null : recipient.kind,
      cooperative: recipient.cooperative,
      sale: nature.sale,
    });
  const net =
    totals.total === null || !due
      ? null
      : due.payer === 'BUYER'
        ? due.total === null
          ? null
          : totals.total - due.total
        : totals.total;
  return (
    <FormSection title={t('sums.title')}>
      <Lines>
        <dt>{t('sums.items')}</dt>
        <dd>{shown(totals.items)}</dd>
        <dt>{t('sums.discount')}</dt>
        <dd>{shown(totals.discount)}</dd>
        <dt>{t('sums.freight')}</dt>
        <dd>{shown(totals.freight)}</dd>
        <dt className="sum">{t('sums.total')}</dt>
        <dd className="sum">{shown(totals.total)}</dd>
      </Lines>
      {!due && issuer && nature.sale && <Note>{t('sums.unknownProducer')}</Note>}
      {due && nature.sale && (
        <>
          <Lines aria-label={t('sums.contributions')}>
            {due.lines ? (
              due.lines.map(({ name, rate, value }) => [
                <dt key={`${name} name`}>
                  {t('sums.part', {
                    name: t(`contributions.${name}`),
                    rate: percent(rate),
                    base: shown(due.sold),
                  })}
                </dt>,
                <dd key={name}>{shown(value)}</dd>,
              ])
            ) : (
              <>
                <dt>{t('sums.contributions')}</dt>
                <dd>{NOT_KNOWN}</dd>
              </>
            )}
            {due.lines && (
              <>
                <dt className="sum">{t('sums.due')}</dt>
                <dd className="sum">{shown(due.total)}</dd>
              </>
            )}
            <dt className="sum">{t('sums.net')}</dt>
            <dd className="sum">{shown(net)}</dd>
          </Lines>
          <Note>{t(`payers.${due.reason}`)}</Note>
          {issuer.contributionBase === 'PAYROLL' && <Note>{t('sums.payroll')}</Note>}
          {issuer.producerKind === 'SPECIAL' && <Note>{t('sums.special')}</Note>}
        </>
      )}
      {!nature.sale && nature.name !== '' && <Note>{t('payers.NO_SALE')}</Note>}
    </FormSection>
  );
}
