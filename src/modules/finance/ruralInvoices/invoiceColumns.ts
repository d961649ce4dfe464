import type { TFunction } from 'i18next';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { toLocalDate } from '@/platform/format/date';
import { STATE_LOOKS } from './invoiceLooks';
import type { RuralInvoice } from './ruralInvoiceTypes';
import { nextOf } from './rules/invoiceStates';

type Texts = TFunction<'ruralInvoices'>;

/** The day of an invoice: when it was issued, before that when it was begun. */
export const dayOfInvoice = ({ issuedAt, createdAt }: RuralInvoice) => toLocalDate(issuedAt || createdAt);

export function invoiceColumns(t: Texts): readonly ColumnSpec<RuralInvoice>[] {
  return [
    {
      field: 'number',
      header: t('columns.number'),
      width: 92,
      value: ({ number }) => (number === '' ? '' : Number(number)),
      format: (value) => String(value),
    },
    { field: 'series', header: t('columns.series'), width: 72 },
    { field: 'date', header: t('columns.date'), kind: 'date', width: 104, value: dayOfInvoice },
    {
      field: 'recipient',
      header: t('columns.recipient'),
      identifying: true,
      wraps: true,
      minWidth: 200,
      value: ({ recipient }) => recipient.name || t('list.noRecipient'),
    },
    { field: 'nature', header: t('columns.nature'), width: 220, value: ({ nature }) => nature.name },
    {
      field: 'value',
      header: t('columns.value'),
      kind: 'money',
      width: 120,
      nothing: '–',
      value: ({ totals }) => totals.total,
    },
    {
      field: 'state',
      header: t('columns.state'),
      kind: 'status',
      width: 156,
      status: (row) => ({ ...STATE_LOOKS[row.state], label: t(`states.${row.state}`) }),
    },
    {
      field: 'next',
      header: t('columns.next'),
      width: 200,
      value: (row) =>
        row.state === 'REJECTED' && row.rejection
          ? t('next.mendCode', { code: row.rejection.code })
          : t(`next.${nextOf(row)}`),
    },
    {
      field: 'environment',
      header: t('columns.environment'),
      width: 120,
      hidden: true,
      value: ({ environment }) => t(`environments.${environment}`),
    },
    {
      field: 'accessKey',
      header: t('columns.accessKey'),
      width: 340,
      hidden: true,
      alwaysSearched: true,
    },
  ];
}
