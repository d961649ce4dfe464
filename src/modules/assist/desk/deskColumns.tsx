import type { TFunction } from 'i18next';
import { toCents } from '@/platform/format/money';
import { formatPhone } from '@/platform/format/phone';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { waitStatus } from '@/platform/theme/status';
import type { DeskRow } from '../rules/deskRows';
import { levelOf, waitsSince } from '../rules/serviceLevel';
import { AssistantCell } from './AssistantCell';
import { minuteNow } from './clock';
import { assistantText, statusChip } from './deskWords';
import { WaitCell } from './WaitCell';
import { waitText } from './waitText';

type Texts = TFunction<['assist', 'ui']>;

/** Age is kept as the moment it counts from, negative: the longest wait is the greatest, whatever the hour. */
const waitValue = (row: DeskRow) => -waitsSince(row);

function levelChip(row: DeskRow, t: Texts) {
  const level = levelOf(row, minuteNow());
  return level && { ...waitStatus[level], label: t(`ui:status.wait.${level}`) };
}

/** The columns of the desk; at 1366 px those not hidden stand side by side. */
export function deskColumns(t: Texts, userId: number): readonly ColumnSpec<DeskRow>[] {
  return [
    { field: 'identificationNumber', header: t('desk.columns.number'), kind: 'id', width: 72 },
    {
      field: 'statusName',
      header: t('desk.columns.status'),
      kind: 'status',
      status: (row) => statusChip(row, t),
    },
    { field: 'customerName', header: t('desk.columns.customer'), identifying: true },
    {
      field: 'senderUserName',
      header: t('desk.columns.sender'),
      width: 180,
      hidden: true,
      alwaysSearched: true,
    },
    { field: 'sendingOriginName', header: t('desk.columns.origin'), width: 92 },
    { field: 'createdAt', header: t('desk.columns.createdAt'), kind: 'dateTime', width: 136 },
    {
      field: 'wait',
      header: t('desk.columns.wait'),
      kind: 'number',
      width: 104,
      value: waitValue,
      format: (value) => waitText(-Number(value), minuteNow(), t),
      exportValue: (row) => waitText(waitsSince(row), minuteNow(), t),
      render: (row) => <WaitCell row={row} />,
    },
    {
      field: 'level',
      header: t('desk.columns.level'),
      kind: 'status',
      width: 150,
      hidden: true,
      status: (row) => levelChip(row, t),
    },
    {
      field: 'assistantUserName',
      header: t('desk.columns.assistant'),
      width: 128,
      value: (row) => assistantText(row, userId, t),
      render: (row) => <AssistantCell row={row} />,
    },
    {
      field: 'attachments',
      header: t('desk.columns.attachments'),
      kind: 'number',
      decimals: 0,
      width: 76,
      value: (row) => row.customerAssistDocumentAttachments.length,
    },
    {
      field: 'balance',
      header: t('desk.columns.balance'),
      kind: 'money',
      width: 112,
      total: 'sum',
      value: (row) => (row.balance === null ? null : toCents(row.balance)),
    },
    {
      field: 'mobilePhoneNumber',
      header: t('desk.columns.phone'),
      width: 140,
      hidden: true,
      format: (value) => formatPhone(String(value)),
    },
    {
      field: 'aiDocumentKind',
      header: t('desk.columns.aiKind'),
      hidden: true,
      value: (row) => (row.aiDocumentKind ? t(`desk.aiKinds.${row.aiDocumentKind}`) : null),
    },
    {
      field: 'enteredAt',
      header: t('desk.columns.enteredAt'),
      kind: 'dateTime',
      hidden: true,
      value: (row) => row.invoices.at(-1)?.createdAt ?? null,
    },
  ];
}
