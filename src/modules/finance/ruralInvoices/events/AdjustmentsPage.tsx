import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { formatMoney } from '@/platform/format/money';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import { href } from '@/platform/routing/href';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useQuery } from '@/platform/store/useQuery';
import { useList } from '@/platform/store/useResource';
import { Card } from '@/platform/ui/Card';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { PageHead } from '@/platform/ui/PageHead';
import { Loading, SkeletonText } from '@/platform/ui/Skeletons';
import { momentOf, stateTime } from '../rules/stateTime';
import type { RuralInvoice } from '../ruralInvoiceTypes';
import { ruralInvoices } from '../ruralInvoicesSlice';
import { AdjustmentActs } from './AdjustmentActs';
import { CancelDialog } from './CancelDialog';
import { invoiceEvents } from './eventsSlice';
import { LetterDialog } from './LetterDialog';
import { NumberGaps } from './NumberGaps';
import { TimeLine } from './TimeLine';

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  alignItems: 'start',
  marginTop: 16,
});

/** What was authorised once may be chosen: a cancelled one too, for its time line. */
const isChoosable = ({ state }: RuralInvoice) => state === 'AUTHORIZED' || state === 'CANCELLED';

function useChosen(rows: readonly RuralInvoice[]) {
  const { t } = useTranslation('ruralInvoiceEvents');
  const { id, set } = useAddressValues();
  const wanted = id('nota');
  const options = useMemo(
    () =>
      rows
        .filter(isChoosable)
        .toSorted((a, b) => b.authorizedAt.localeCompare(a.authorizedAt))
        .map((row) => {
          const moment = momentOf(row.authorizedAt, row.issuer.address.state);
          return {
            id: row.id,
            name: [
              t('choose.number', { number: row.number || '–', series: row.series || '–' }),
              row.recipient.name,
              moment === null ? '' : stateTime(moment, row.issuer.address.state),
              row.totals.total === null ? '' : formatMoney(row.totals.total),
              row.state === 'CANCELLED' ? t('kinds.CANCEL') : '',
            ]
              .filter(Boolean)
              .join(' · '),
          };
        }),
    [rows, t],
  );
  return {
    wanted,
    options,
    invoice: rows.find((row) => row.id === wanted && isChoosable(row)) ?? null,
    choose: (nota: number | null) => set({ nota }, { push: true }),
  };
}

function Events({ invoice }: { readonly invoice: RuralInvoice }) {
  const { t } = useTranslation('ruralInvoiceEvents');
  const { data, status, retry } = useQuery(invoiceEvents, invoice.id);
  return (
    <Card title={t('timeline.title')} aside={t('timeline.zone', { state: invoice.issuer.address.state })}>
      {status === 'failed' && data === null ? (
        <ErrorState onRetry={retry} />
      ) : data === null ? (
        <Loading>
          <SkeletonText lines={3} />
        </Loading>
      ) : (
        <TimeLine events={data} state={invoice.issuer.address.state} />
      )}
    </Card>
  );
}

/** What may be done with an authorised invoice: cancel, correct, return, complement; and the numbers of a series. */
export function Component() {
  const { t } = useTranslation('ruralInvoiceEvents');
  const navigate = useNavigate();
  const holds = useHoldsMenuKey();
  const { rows, list, retry } = useList(ruralInvoices, undefined);
  const { wanted, options, invoice, choose } = useChosen(rows);
  const [dialog, setDialog] = useState<'CANCEL' | 'CORRECT' | null>(null);
  const close = () => setDialog(null);
  const isRead = list.status !== 'loading' || rows.length > 0;
  const paper =
    invoice && holds('RURAL_INVOICE')
      ? [
          {
            label: t('danfe'),
            icon: <PictureAsPdfOutlined />,
            onClick: () => void navigate(href('financeRuralDanfe', {}, { nota: invoice.id })),
          },
        ]
      : [];
  const body = () => {
    if (list.status === 'failed' && rows.length === 0) return <ErrorState onRetry={retry} />;
    if (!isRead)
      return (
        <Loading>
          <SkeletonText lines={6} />
        </Loading>
      );
    if (options.length === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
    return (
      <>
        <AutocompleteControl<number>
          label={t('choose.label')}
          value={invoice?.id ?? null}
          onChange={choose}
          options={options}
        />
        {wanted !== null && !invoice && <Alert severity="warning">{t('choose.missing')}</Alert>}
        {invoice?.state === 'CANCELLED' && (
          <Alert severity="info">
            {t('cancelled')} {invoice.nature.sale && t('cancelledSale')}
          </Alert>
        )}
        <Columns>
          {invoice && <AdjustmentActs invoice={invoice} onAct={setDialog} />}
          {invoice && <Events invoice={invoice} />}
          <NumberGaps invoices={rows} />
        </Columns>
      </>
    );
  };
  return (
    <>
      <PageHead title={t('title')} subtitle={t('subtitle')} actions={paper} />
      {body()}
      {dialog === 'CANCEL' && invoice && <CancelDialog invoice={invoice} onClose={close} />}
      {dialog === 'CORRECT' && invoice && <LetterDialog invoice={invoice} onClose={close} />}
    </>
  );
}
