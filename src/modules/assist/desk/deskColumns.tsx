import { toCents } from '@/platform/format/money';
import { formatPhone } from '@/platform/format/phone';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { LostRow } from '../assistSlice';
import type { DeskRow } from '../rules/deskRows';
import { isOurTurn, waitsSince, waitsUntil } from '../rules/serviceLevel';
import { AssistantCell } from './AssistantCell';
import { minuteNow } from './clock';
import { deskWords, type Texts } from './deskWords';
import { WaitCell } from './WaitCell';
import { waitText } from './waitText';

type LostRows = Readonly<Record<number, LostRow>>;

/** Beyond any moment that a document may have, in milliseconds since 1970. */
const BELOW = 1e14;

/**
 * Age is kept as the moment it counts from, negative: the longest wait is the greatest, whatever the hour. Documents
 * that do not wait for the desk come after all the others.
 */
const waitValue = (row: DeskRow) => -waitsSince(row) - (isOurTurn(row) ? 0 : BELOW);
const momentOf = (value: number) => -(value < -BELOW ? value + BELOW : value);

/** The columns of the desk; at 1366 px those not hidden stand side by side. */
export function deskColumns(t: Texts, userId: number, lost: LostRows): readonly ColumnSpec<DeskRow>[] {
  const words = deskWords(t, userId);
  return [
    { field: 'identificationNumber', header: t('desk.columns.number'), kind: 'id', width: 72 },
    {
      field: 'statusName',
      header: t('desk.columns.status'),
      kind: 'status',
      status: words.status,
    },
    { field: 'customerName', header: t('desk.columns.customer'), identifying: true },
    {
      field: 'senderUserName',
      header: t('desk.columns.sender'),
      width: 180,
      hidden: true,
      alwaysSearched: true,
    },
    // Its room is the customer's name's, which leads to a document sooner than the way it came.
    {
      field: 'sendingOriginName',
      header: t('desk.columns.origin'),
      width: 84,
      hidden: true,
      alwaysSearched: true,
    },
    { field: 'createdAt', header: t('desk.columns.createdAt'), kind: 'dateTime', width: 128 },
    {
      field: 'wait',
      header: t('desk.columns.wait'),
      kind: 'number',
      width: 104,
      value: waitValue,
      format: (value) => waitText(momentOf(Number(value)), minuteNow(), t),
      exportValue: (row) => {
        const until = waitsUntil(row, minuteNow());
        return until === null ? '' : waitText(waitsSince(row), until, t);
      },
      render: (row) => <WaitCell row={row} words={words} t={t} />,
    },
    {
      field: 'level',
      header: t('desk.columns.level'),
      kind: 'status',
      width: 150,
      hidden: true,
      status: words.level,
    },
    {
      field: 'assistantUserName',
      header: t('desk.columns.assistant'),
      width: 132,
      value: words.assistant,
      render: (row) => (
        <AssistantCell row={row} who={words.assistant(row)} userId={userId} lost={lost[row.id]} t={t} />
      ),
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
      value: words.kind,
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
