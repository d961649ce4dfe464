import { refused } from '../../answers';
import type { Reconciliation } from '../../db/finance/bankingTables';
import type { CurrentAccount, ImportedStatementLine, WriteOff } from '../../db/finance/financeTypes';
import { id, text } from '../../read';
import { movedBy } from '../../db/finance/writeOffSum';
import { demo } from '../../state';

export const inCents = (value: number) => Math.round(value * 100);
export const dayOf = (date: string) => date.slice(0, 10);
export const written = (day: string) => dayOf(day).split('-').toReversed().join('/');

export function ownAccount(wanted: unknown, customerId: number | null): CurrentAccount | undefined {
  const account = demo.world.finance.currentAccounts.get(id(wanted));
  return account?.customerId === customerId ? account : undefined;
}

/** The day up to which an account is checked; null while it is open. */
export const closedUntil = (accountId: number): string | null =>
  demo.world.finance.banking.closings.find((row) => row.currentAccountId === accountId)?.date ?? null;

/** Why nothing may change in an account on these days; undefined when it may. */
export function lockedFor(accountId: number | null, days: readonly string[]): Response | undefined {
  const until = accountId === null ? null : closedUntil(accountId);
  if (until === null || !days.some((day) => dayOf(day) <= until)) return undefined;
  return refused(`A conta está conferida até ${written(until)}: reabra-a antes, no extrato bancário.`);
}

/** What a write-off moved in its account: negative when it was paid. */
export function movedCents(row: WriteOff): number {
  const { documents, installments } = demo.world.finance;
  const { movement } = documents.need(installments.need(row.installmentId).documentId);
  const cents = movedBy(row);
  return movement === 'EXPENSE' ? -cents : cents;
}

/**
 * What a line of an account comes from: a bank's file, somebody's hand, a transfer between own accounts, or an entry
 * made elsewhere (an occurrence, an investment).
 */
export function originOf(row: ImportedStatementLine): 'IMPORTED' | 'MANUAL' | 'TRANSFER' | 'OCCURRENCE' {
  const { banking, occurrences } = demo.world.finance;
  const occurrence = occurrences.get(row.occurrenceId);
  if (occurrence) return occurrence.kind === 'TRANSFER' ? 'TRANSFER' : 'OCCURRENCE';
  if (row.investmentId !== undefined || row.advanceId !== undefined) return 'OCCURRENCE';
  if (row.manual !== true) return 'IMPORTED';
  const made = banking.reconciliations.find(({ madeLineIds }) => madeLineIds.includes(row.id));
  return made ? 'TRANSFER' : 'MANUAL';
}

/** Whether a line is the bank's own: anything else is a record of the system that a line of the bank can stand for. */
export const comesFromFile = (row: ImportedStatementLine) => originOf(row) === 'IMPORTED';

/** How the statement calls a line, beside the ids of write-offs, which are numbers. */
export const lineKey = ({ id: key, manual }: Pick<ImportedStatementLine, 'id' | 'manual'>) =>
  `${manual ? 'LIN' : 'OFX'}-${key}`;

export function lineOfKey(key: unknown, customerId: number | null): ImportedStatementLine | undefined {
  const number = /^(?:LIN|OFX)-(\d+)$/.exec(text(key) ?? '')?.[1];
  const row = demo.world.finance.statementLines.get(number === undefined ? undefined : Number(number));
  return row?.customerId === customerId ? row : undefined;
}

export const versionOf = ({ version }: ImportedStatementLine) => version ?? 1;

export function touch(row: ImportedStatementLine): void {
  demo.world.finance.statementLines.update(row.id, { version: versionOf(row) + 1 });
}

/** The matches of an account, and which of its records they stand for. */
export function matchesOf(accountId: number) {
  const all = demo.world.finance.banking.reconciliations.filter((row) => row.currentAccountId === accountId);
  const byLine = new Map<number, Reconciliation>();
  const byWriteOff = new Map<number, Reconciliation>();
  const byEntry = new Map<number, Reconciliation>();
  for (const row of all) {
    for (const key of row.lineIds) byLine.set(key, row);
    for (const key of [...row.writeOffIds, ...row.madeWriteOffIds]) byWriteOff.set(key, row);
    for (const key of row.entryIds) byEntry.set(key, row);
  }
  return { byLine, byWriteOff, byEntry };
}
