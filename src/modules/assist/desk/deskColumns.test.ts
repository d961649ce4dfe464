import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { rowOf } from '../assistDocument.test.kit';
import type { Texts } from './deskWords';
import { deskColumns } from './deskColumns';

const t = ((key: string, values?: { days: number }) =>
  key === 'desk.wait.days' ? `${values?.days} d` : key) as unknown as TFunction as unknown as Texts;

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY - 60_000).toISOString();
const sent = rowOf({ createdAt: daysAgo(3) });
const columnOf = (field: string) => {
  const column = deskColumns(t, 7, {}).find((each) => each.field === field);
  if (!column) throw new Error(`no column ${field}`);
  return column;
};

it('sums no balances: each is of another customer', () => {
  const columns = deskColumns(t, 7, {});
  expect(columns.map(({ field }) => field)).toContain('balance');
  expect(columns.filter((column) => 'total' in column)).toEqual([]);
});

it('sorts by who has waited longest; what waits for the customer comes last', () => {
  const { value } = columnOf('wait');
  const rows = [
    rowOf({ id: 1, createdAt: daysAgo(1) }),
    rowOf({ id: 2, createdAt: daysAgo(5), statusName: 'CONFIRMADO', closedAt: daysAgo(2) }),
    rowOf({ id: 3, createdAt: daysAgo(3) }),
  ];
  const longest = rows.toSorted((a, b) => Number(value?.(b)) - Number(value?.(a)));
  expect(longest.map(({ id }) => id)).toEqual([3, 1, 2]);
});

it('writes a wait from the figure that it is sorted by, also of what waits no more', () => {
  const { value, format } = columnOf('wait');
  const closed = rowOf({ createdAt: daysAgo(5), statusName: 'CONFIRMADO' });
  expect([sent, closed].map((row) => format?.(Number(value?.(row))))).toEqual(['3 d', '5 d']);
});

it('exports the wait up to when the document was done; none where that is unknown', () => {
  const { exportValue } = columnOf('wait');
  const done = { createdAt: daysAgo(5), statusName: 'CONFIRMADO' } as const;
  expect(exportValue?.(sent)).toBe('3 d');
  expect(exportValue?.(rowOf({ ...done, closedAt: daysAgo(1) }))).toBe('4 d');
  expect(exportValue?.(rowOf(done))).toBe('');
});

it('shows a balance in cents, an unknown one as none', () => {
  const { value } = columnOf('balance');
  expect([12.5, 0, null].map((balance) => value?.(rowOf({ balance })))).toEqual([1250, 0, null]);
});

it('dates an entry by the latest of a document', () => {
  const { value } = columnOf('enteredAt');
  const invoices = ['2026-03-01', '2026-03-02', '2026-03-03'].map((createdAt) => ({ createdAt }));
  expect(value?.(rowOf({ invoices }))).toBe('2026-03-03');
  expect(value?.(rowOf())).toBeNull();
});

it('hides what is rarely looked for; senders and origins are searched all the same', () => {
  const columns = deskColumns(t, 7, {});
  const fields = (is: 'hidden' | 'alwaysSearched' | 'identifying') =>
    columns.filter((column) => column[is]).map(({ field }) => field);
  expect(fields('hidden')).toEqual([
    'senderUserName',
    'sendingOriginName',
    'level',
    'mobilePhoneNumber',
    'aiDocumentKind',
    'enteredAt',
  ]);
  expect(fields('alwaysSearched')).toEqual(['senderUserName', 'sendingOriginName']);
  expect(fields('identifying')).toEqual(['customerName']);
});
