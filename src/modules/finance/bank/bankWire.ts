import { boolean, optional } from 'valibot';
import { fromCents } from '@/platform/format/money';
import {
  anyId,
  choiceOrNull,
  counted,
  items,
  made,
  optionalText,
  orElse,
  orNull,
  record,
} from '@/platform/http/wire';
import { cents, changeCount, day, givenCents, givenDay, idOrNull } from '@/platform/http/wireValues';
import type {
  BankBalance,
  EnteredLine,
  ImportedLine,
  Statement,
  StatementAccount,
  StatementLine,
  StatementQuery,
} from './bankTypes';

export function statementParams({ from, to, accountIds }: StatementQuery): URLSearchParams {
  const params = new URLSearchParams({ startDate: from, endDate: to });
  for (const id of accountIds) params.append('currentAccountIds', id);
  return params;
}

const AccountWire = made(
  record({
    id: anyId,
    name: optionalText,
    currencySymbol: optionalText,
    openingBalance: cents,
    bankClosingBalance: cents,
    bankClosingDate: optional(day, null),
    closedUntil: optional(day, null),
  }),
  (sent): StatementAccount => ({
    id: sent.id,
    name: sent.name,
    currency: sent.currencySymbol,
    opening: sent.openingBalance,
    bankClosing: sent.bankClosingBalance,
    bankClosingDay: sent.bankClosingDate,
    closedUntil: sent.closedUntil,
  }),
);

const KINDS = { PAYMENT: 'payment', IMPORTED: 'imported', MANUAL: 'manual' } as const;

const LineWire = made(
  record({
    id: anyId,
    currentAccountId: anyId,
    currentAccountName: optionalText,
    date: givenDay,
    documentNumber: optionalText,
    history: optionalText,
    partnerPersonName: optionalText,
    value: givenCents,
    reconciled: orNull(boolean()),
    documentId: optional(idOrNull, null),
    businessMovement: optionalText,
    // Given for lines that came from a bank's file.
    imported: optional(orNull(boolean()), null),
    fitId: optional(optionalText, ''),
    kind: optional(choiceOrNull(['PAYMENT', 'IMPORTED', 'MANUAL']), null),
    version: optional(changeCount, 0),
  }),
  (sent): StatementLine => ({
    id: sent.id,
    accountId: sent.currentAccountId,
    account: sent.currentAccountName,
    day: sent.date,
    documentNumber: sent.documentNumber,
    history: sent.history,
    partner: sent.partnerPersonName,
    cents: sent.value,
    reconciled: sent.reconciled,
    documentId: sent.documentId,
    movement: sent.businessMovement,
    fitId: sent.imported === true ? sent.fitId : null,
    kind: sent.kind && KINDS[sent.kind],
    version: sent.version,
  }),
);

/** The statement of one or more accounts; one without accounts is a failed call. */
export const StatementWire = made(
  record({ accounts: items(AccountWire), lines: orElse(counted(LineWire), { rows: [], unread: 0 }) }),
  ({ accounts, lines }): Statement => ({ accounts, lines: lines.rows, unread: lines.unread }),
);

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
