import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatAccessKey } from '@/domain/fiscal/accessKey';
import { formatCpfOrCnpj } from '@/platform/format/document';
import { formatDateTime } from '@/platform/format/instant';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { href } from '@/platform/routing/href';
import { useAppDispatch } from '@/platform/store/hooks';
import { typeStep } from '@/platform/theme/typography';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { StatusChip } from '@/platform/ui/StatusChip';
import { FormSection } from './form/FormSection';
import { STATE_LOOKS } from './invoiceLooks';
import type { RuralInvoice } from './ruralInvoiceTypes';
import { ruralInvoices } from './ruralInvoicesSlice';
import { isKnownRejection, isUnderWay } from './rules/invoiceStates';
import { fieldOfRejection } from './rules/invoiceProblems';
import { transmitOnce } from './sendInvoice';
import { useInvoiceStatus } from './useInvoiceStatus';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '6px 16px',
  margin: '8px 0',
  '& dt': { ...typeStep('caption'), color: theme.tokens.textMuted },
  '& dd': { ...typeStep('body'), margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
}));
const Words = styled('p')({ ...typeStep('body'), margin: '8px 0' });
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 8,
  [theme.breakpoints.down('sm')]: { '& > *': { flex: '1 1 40%', minHeight: 48 } },
}));

const MOST_ITEMS_SHOWN = 10;

/** Why the tax office refused it: its code, its words, what they mean, and the way to the field. */
export function Rejection({
  invoice,
  onMend,
}: {
  readonly invoice: RuralInvoice;
  readonly onMend?: (field: string) => void;
}) {
  const { t } = useTranslation('ruralInvoices');
  const { rejection } = invoice;
  if (!rejection) return null;
  const field = fieldOfRejection(rejection.field);
  return (
    <FormSection title={t('rejection.title', { code: rejection.code })}>
      <Words>{rejection.text}</Words>
      <Words>
        {isKnownRejection(rejection.code) ? t(`rejections.${rejection.code}`) : t('rejections.unknown')}
      </Words>
      {onMend && field !== '' && (
        <Actions>
          <Button variant="outlined" onClick={() => onMend(field)}>
            {t('rejection.toField')}
          </Button>
        </Actions>
      )}
    </FormSection>
  );
}

/** An invoice that was sent: where it stands, as it is now, and what comes next. */
export function InvoiceStatus({
  read,
  onChanged,
}: {
  readonly read: RuralInvoice;
  readonly onChanged: (invoice: RuralInvoice) => void;
}) {
  const { t } = useTranslation('ruralInvoices');
  const dispatch = useAppDispatch();
  const { invoice, lost } = useInvoiceStatus(read);
  const runOnce = useSingleFlight<'transmit'>();
  const [again] = useState(() => crypto.randomUUID());
  const transmit = () =>
    runOnce('transmit', async () => {
      try {
        onChanged(await transmitOnce(invoice.id, again));
        dispatch(ruralInvoices.written());
      } catch (thrown) {
        notifyRefusal(thrown, t('status.notSent'));
      }
    });
  const { totals, recipient, items } = invoice;
  return (
    <FormSection
      title={
        invoice.number === ''
          ? t('status.title')
          : t('status.titleOf', { number: invoice.number, series: invoice.series })
      }
    >
      <div role="status" aria-live="polite">
        <StatusChip {...STATE_LOOKS[invoice.state]} label={t(`states.${invoice.state}`)} />
        <Words>{t(`stateTexts.${invoice.state}`)}</Words>
        {lost && <Words>{t('status.lost')}</Words>}
      </div>
      {invoice.environment === 'TEST' && <Words>{t('status.test')}</Words>}
      {invoice.state === 'CONTINGENCY' && invoice.contingencyReason !== '' && (
        <Words>{invoice.contingencyReason}</Words>
      )}
      <Rejection invoice={invoice} />
      <Facts>
        <dt>{t('fields.recipient')}</dt>
        <dd>
          {recipient.name}
          {recipient.document !== '' && ` · ${formatCpfOrCnpj(recipient.document)}`}
        </dd>
        <dt>{t('fields.nature')}</dt>
        <dd>{invoice.nature.name}</dd>
        <dt>{t('form.sections.items')}</dt>
        <dd>
          {items
            .slice(0, MOST_ITEMS_SHOWN)
            .map((item) =>
              t('status.item', {
                name: item.description,
                quantity: formatNumber(item.quantity, { decimals: 4, minDecimals: 0 }),
                unit: item.unit,
                price: formatNumber(item.unitPrice, { decimals: 10, minDecimals: 2 }),
              }),
            )
            .join('; ')}
          {items.length > MOST_ITEMS_SHOWN &&
            ` ${t('status.moreItems', { count: items.length - MOST_ITEMS_SHOWN })}`}
        </dd>
        <dt>{t('sums.total')}</dt>
        <dd>{totals.total === null ? '–' : formatMoney(totals.total)}</dd>
        {invoice.authorizedAt !== '' && (
          <>
            <dt>{t('fields.authorizedAt')}</dt>
            <dd>{formatDateTime(invoice.authorizedAt)}</dd>
            <dt>{t('fields.protocol')}</dt>
            <dd>{invoice.protocol}</dd>
          </>
        )}
        {invoice.accessKey !== '' && (
          <>
            <dt>{t('fields.accessKey')}</dt>
            <dd>{formatAccessKey(invoice.accessKey)}</dd>
          </>
        )}
        {invoice.loadNumber !== '' && (
          <>
            <dt>{t('fields.load')}</dt>
            <dd>{invoice.loadNumber}</dd>
          </>
        )}
        {invoice.titleIds.length > 0 && (
          <>
            <dt>{t('status.books')}</dt>
            <dd>{t('status.titles', { count: invoice.titleIds.length })}</dd>
          </>
        )}
      </Facts>
      <Actions>
        {invoice.state === 'CONTINGENCY' && (
          <Button variant="contained" onClick={transmit}>
            {t('status.transmit')}
          </Button>
        )}
        {invoice.state === 'REJECTED' && (
          <Button variant="contained" onClick={() => onChanged(invoice)}>
            {t('next.mend')}
          </Button>
        )}
        {!isUnderWay(invoice) && (
          <Button
            variant="outlined"
            component={Link}
            to={href('financeRuralInvoice', {}, { copia: invoice.id })}
          >
            {t('actions.duplicate')}
          </Button>
        )}
        <Button variant="outlined" component={Link} to={href('financeRuralInvoices')}>
          {t('status.toList')}
        </Button>
      </Actions>
    </FormSection>
  );
}
