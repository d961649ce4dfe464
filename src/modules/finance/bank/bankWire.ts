import { toLocalDate } from '@/platform/format/date';
import { fromCents, toCents } from '@/platform/format/money';
import { isId, isRecord, textOf } from '@/platform/http/loose';
import type {
  BankBalance,
  EnteredLine,
  ImportedLine,
  Statement,
  StatementAccount,
  StatementLine,
  StatementQuery,
} from './bankTypes';

const centsOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? toCents(value) : null;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export function statementParams({ from, to, accountIds }: StatementQuery): URLSearchParams {
  const params = new URLSearchParams({ startDate: from, endDate: to });
  for (const id of accountIds) params.append('currentAccountIds', id);
  return params;
}

function readAccount(row: unknown): StatementAccount[] {
  if (!isRecord(row) || !isId(row['id'])) return [];
  return [
    {
      id: row['id'],
      name: textOf(row['name']),
      currency: textOf(row['currencySymbol']),
      opening: centsOf(row['openingBalance']),
      bankClosing: centsOf(row['bankClosingBalance']),
      bankClosingDay: toLocalDate(textOf(row['bankClosingDate'])),
      closedUntil: toLocalDate(textOf(row['closedUntil'])),
    },
  ];
}

const KINDS = { PAYMENT: 'payment', IMPORTED: 'imported', MANUAL: 'manual' } as const;
const isKind = (value: string): value is keyof typeof KINDS => value in KINDS;

function readLine(row: unknown): StatementLine[] {
  if (!isRecord(row)) return [];
  const { id, currentAccountId: accountId, documentId, reconciled } = row;
  const day = toLocalDate(textOf(row['date']));
  const cents = centsOf(row['value']);
  const kind = textOf(row['kind']);
  const { version } = row;
  if (!isId(id) || !isId(accountId) || day === null || cents === null) return [];
  return [
    {
      id,
      accountId,
      account: textOf(row['currentAccountName']),
      day,
      documentNumber: textOf(row['documentNumber']),
      history: textOf(row['history']),
      partner: textOf(row['partnerPersonName']),
      cents,
      reconciled: typeof reconciled === 'boolean' ? reconciled : null,
      documentId: isId(documentId) ? documentId : null,
      movement: textOf(row['businessMovement']),
      fitId: row['imported'] === true ? textOf(row['fitId']) : null,
      kind: isKind(kind) ? KINDS[kind] : null,
      version: typeof version === 'number' ? version : 0,
    },
  ];
}

/** The answer, read without trust; one that is no statement at all is a failed call. */
export function readStatement(answer: unknown): Statement {
  if (!isRecord(answer) || !Array.isArray(answer['accounts'])) throw new TypeError('no statement');
  const rows = list(answer['lines']);
  const lines = rows.flatMap(readLine);
  return { accounts: answer['accounts'].flatMap(readAccount), lines, unread: rows.length - lines.length };
}

export const importBody = (
  accountId: string,
  lines: readonly ImportedLine[],
  balances: readonly BankBalance[],
) => ({
  accountId: Number(accountId),
  lines: lines.map(({ fitId, day, cents, memo, payee, checkNumber }) => ({
    fitId: fitId || null,
    date: day,
    amount: fromCents(cents),
    memo: memo || null,
    payee: payee || null,
    checkNumber: checkNumber || null,
  })),
  balances: balances.map(({ day, cents }) => ({ date: day, value: fromCents(cents) })),
});

export const enteredBody = ({ day, cents, history, documentNumber }: EnteredLine) => ({
  date: day,
  value: fromCents(cents),
  history,
  documentNumber: documentNumber || null,
});
