import { json, notFound, refused } from '../../answers';
import type { Reconciliation } from '../../db/finance/bankingTables';
import type { WriteOff } from '../../db/finance/financeTypes';
import { id } from '../../read';
import { route } from '../../route';
import { demo } from '../../state';
import { lineOfKey, lockedFor, matchesOf, movedCents, touch } from './banking';
import { paymentRecord } from './reconciliationRecords';
import { noteTitle } from './titleRecords';

const permission = { permission: 'BANK_STATEMENT' };

/** The match of a line, or the payment that stands in the statement by itself. */
function reversed(
  key: unknown,
  customerId: number | null,
): { match?: Reconciliation; payments: WriteOff[] } | undefined {
  const { writeOffs } = demo.world.finance;
  const line = lineOfKey(key, customerId);
  if (line) {
    const { byEntry, byLine } = matchesOf(line.currentAccountId);
    const match = byLine.get(line.id) ?? byEntry.get(line.id);
    if (!match) return undefined;
    const ids = [...match.writeOffIds, ...match.madeWriteOffIds];
    return { match, payments: ids.flatMap((each) => writeOffs.get(each) ?? []) };
  }
  const writeOff = writeOffs.get(id(key));
  if (!writeOff || writeOff.customerId !== customerId || writeOff.currentAccountId === null) return undefined;
  return { payments: [writeOff] };
}

const toReverse = route(
  'GET',
  '/BankReconciliation/GetPaymentsToReverse',
  ({ query, customerId }) => {
    const found = reversed(query.get('id'), customerId);
    return found ? json(found.payments.map(paymentRecord)) : notFound();
  },
  permission,
);

function drop(match: Reconciliation): void {
  const { banking, statementLines } = demo.world.finance;
  for (const key of match.madeLineIds) statementLines.remove(key);
  for (const key of match.lineIds) {
    const line = statementLines.get(key);
    if (line) touch(line);
  }
  banking.reconciliations.remove(match.id);
}

function deletePayments(rows: readonly WriteOff[], userName: string): void {
  for (const row of rows) {
    const cents = Math.abs(movedCents(row));
    demo.world.finance.writeOffs.remove(row.id);
    noteTitle(row.installmentId, row.customerId, userName, 'REVERSED', {
      value: cents / 100,
      titleValue: row.value,
    });
  }
}

/** Why a match cannot be taken back: its days are locked, here or in the account a transfer went to. */
function lockOf(match: Reconciliation | undefined, payments: readonly WriteOff[]): Response | undefined {
  const { statementLines } = demo.world.finance;
  for (const key of [...(match?.lineIds ?? []), ...(match?.madeLineIds ?? [])]) {
    const line = statementLines.get(key);
    if (!line) continue;
    const no = lockedFor(line.currentAccountId, [line.date]);
    if (no) return no;
    if (match?.madeLineIds.includes(key) && matchesOf(line.currentAccountId).byEntry.has(key))
      return refused('A outra ponta da transferência já está conciliada: estorne-a antes.');
  }
  for (const row of payments) {
    const no = lockedFor(row.currentAccountId, [row.paymentDate]);
    if (no) return no;
  }
  return undefined;
}

/** Deletes every payment of a line; what it paid is open again, and the line waits to be matched. */
const reverse = route(
  'POST',
  '/BankReconciliation/Reverse',
  async ({ body, customerId, user }) => {
    const found = reversed((await body())['id'], customerId);
    if (!found) return notFound();
    const no = lockOf(found.match, found.payments);
    if (no) return no;
    deletePayments(found.payments, user.name);
    if (found.match) drop(found.match);
    return json(true);
  },
  permission,
);

/** Takes the last step back: what the match made goes, what was there before stays. */
const undo = route(
  'POST',
  '/BankReconciliation/Undo',
  async ({ body, customerId, user }) => {
    const { banking, documents, installments, writeOffs } = demo.world.finance;
    const match = banking.reconciliations.get(id((await body())['id']));
    if (!match || match.customerId !== customerId) return notFound();
    const made = match.madeWriteOffIds.flatMap((key) => writeOffs.get(key) ?? []);
    const no = lockOf(match, made);
    if (no) return no;
    deletePayments(made, user.name);
    for (const key of match.madeDocumentIds) {
      for (const row of installments.filter(({ documentId }) => documentId === key))
        installments.remove(row.id);
      documents.remove(key);
    }
    drop(match);
    return json(true);
  },
  permission,
);

export const reversalHandlers = [toReverse, reverse, undo];
