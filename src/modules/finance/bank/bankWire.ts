import { boolean, optional } from 'valibot';
import { fromCents } from '@/platform/format/money';
import {
  anyId,
  choiceOrNull,
  count,
  counted,
  countOrNull,
  items,
  list,
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
  Imported,
  ImportedLine,
  PastImport,
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
    openingDate: optional(day, null),
  }),
  (sent): StatementAccount => ({
    id: sent.id,
    name: sent.name,
    currency: sent.currencySymbol,
    opening: sent.openingBalance,
    bankClosing: sent.bankClosingBalance,
    bankClosingDay: sent.bankClosingDate,
    closedUntil: sent.closedUntil,
    openedOn: sent.openingDate,
  }),
);

const KINDS = {
  PAYMENT: 'payment',
  IMPORTED: 'imported',
  MANUAL: 'manual',
  TRANSFER: 'transfer',
  OCCURRENCE: 'occurrence',
} as const;

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
    kind: optional(choiceOrNull(['PAYMENT', 'IMPORTED', 'MANUAL', 'TRANSFER', 'OCCURRENCE']), null),
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

export const importBody = ({
  accountId,
  lines,
  balances,
  files,
}: {
  readonly accountId: string;
  readonly lines: readonly ImportedLine[];
  readonly balances: readonly BankBalance[];
  readonly files: readonly string[];
}) => ({
  accountId: Number(accountId),
  lines: lines.map(({ fitId, day, cents, memo, payee, checkNumber, recordId }) => ({
    fitId: fitId || null,
    date: day,
    amount: fromCents(cents),
    memo: memo || null,
    payee: payee || null,
    checkNumber: checkNumber || null,
    ...(recordId !== null && { recordId }),
  })),
  balances: balances.map(({ day, cents }) => ({ date: day, value: fromCents(cents) })),
  fileNames: files,
});

/** A server that says nothing of an import has kept it all the same. */
export const ImportedWire = made(
  orNull(record({ id: optional(idOrNull, null), matched: optional(countOrNull, null) })),
  (sent): Imported => ({ id: sent?.id ?? null, matched: sent?.matched ?? null }),
);

export const PastImportWire = made(
  record({
    id: anyId,
    importedAt: optionalText,
    userName: optionalText,
    fileNames: list(optionalText),
    lineCount: count,
    firstDate: givenDay,
    lastDate: givenDay,
    inValue: cents,
    outValue: cents,
    reconciledLines: list(record({ date: givenDay, value: givenCents, history: optionalText })),
    lockedUntil: optional(day, null),
  }),
  (sent): PastImport => ({
    id: sent.id,
    at: sent.importedAt,
    by: sent.userName,
    files: sent.fileNames.filter(Boolean),
    lines: sent.lineCount,
    from: sent.firstDate,
    to: sent.lastDate,
    inCents: sent.inValue,
    outCents: sent.outValue,
    reconciled: sent.reconciledLines.map(({ date, value, history }) => ({
      day: date,
      cents: value,
      memo: history,
    })),
    lockedUntil: sent.lockedUntil,
  }),
);

export const enteredBody = ({ day, cents, history, documentNumber }: EnteredLine) => ({
  date: day,
  value: fromCents(cents),
  history,
  documentNumber: documentNumber || null,
});
