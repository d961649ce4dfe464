import type { ImportedStatementLine, WriteOff } from '../../db/finance/financeTypes';
import { demo } from '../../state';
import { lineKey, movedCents, originOf } from './banking';

/** A payment as reconciliation names it. */
export function paymentRecord(row: WriteOff) {
  const { documents, installments, partners } = demo.world.finance;
  const document = documents.need(installments.need(row.installmentId).documentId);
  return {
    id: String(row.id),
    kind: 'PAYMENT',
    date: row.paymentDate,
    value: movedCents(row) / 100,
    name: partners.get(document.partnerId)?.name ?? null,
    documentNumber: document.number,
    documentId: document.id,
    businessMovement: document.movement,
  };
}

const ENTRY_KINDS = { IMPORTED: 'ENTRY', MANUAL: 'ENTRY', TRANSFER: 'TRANSFER', OCCURRENCE: 'OCCURRENCE' };

/** A line that came from no file, as reconciliation names it, with the account that it moved. */
export const entryRecord = (row: ImportedStatementLine) => ({
  id: lineKey(row),
  kind: ENTRY_KINDS[originOf(row)],
  date: `${row.date}T00:00:00`,
  value: row.amount,
  name: row.memo,
  documentNumber: row.checkNumber,
  documentId: null,
  businessMovement: null,
  currentAccountId: row.currentAccountId,
  currentAccountName: demo.world.finance.currentAccounts.get(row.currentAccountId)?.name ?? null,
});
