import type { World } from '../../types';
import type { FinancialDocument, Installment, WriteOff } from '../financeTypes';
import type { Entry, Leg } from './journalTypes';
import { matchIndex } from './matches';
import { movedBy } from '../writeOffSum';
import { INTEREST, interestPart } from './moves';

const inCents = (value: number) => Math.round(value * 100);
const DISCOUNT = 'DESCONTOS';
const EXCHANGE = 'VARIACAO CAMBIAL';

const aboutOf = ({ id, partnerId, farmId, farmerId, typeName, number }: FinancialDocument) => ({
  documentId: id,
  partnerId,
  farmId,
  farmerId,
  memo: `${typeName} ${number}`,
});

/** What a title is a claim or a debt on; of loans, cards and consortia the debt stands elsewhere. */
function owedOn(
  { finance }: World,
  quotas: ReadonlyMap<number, number>,
  document: FinancialDocument,
  row: Installment,
): Leg {
  if (row.interest !== undefined && document.loanId !== null) return ['LOAN', document.loanId, 0];
  if (document.cardInvoice) return ['CARD', document.cardInvoice.creditCardId, 0];
  const quota = quotas.get(document.id);
  if (quota !== undefined && finance.consortia.get(quota)) return ['CONSORTIUM', quota, 0];
  return [document.movement === 'INCOME' ? 'RECEIVABLE' : 'PAYABLE', row.id, 0];
}

/** With what a payment was made. */
function meansOf({ finance }: World, row: WriteOff, matchId: number | undefined): Leg {
  if (matchId !== undefined) return ['TRANSIT', matchId, 0];
  const account = finance.currentAccounts.get(row.currentAccountId);
  if (account)
    // What was paid before the account's books began is in its opening balance.
    return row.paymentDate < account.openingDate ? ['OPENING', 0, 0] : ['BANK', account.id, 0];
  if (row.creditCardId !== null) return ['CARD', row.creditCardId, 0];
  if (row.advanceId != null) {
    const kind = finance.advances.get(row.advanceId)?.movement === 'INCOME' ? 'RECEIVED' : 'GRANTED';
    return [`ADVANCE_${kind}`, row.advanceId, 0];
  }
  return ['BARTER', 0, 0];
}

const withCents = ([kind, ref]: Leg, cents: number): Leg => [kind, ref, cents];

/** Titles as they are issued, and their payments. */
export function titleEntries(world: World, customerId: number): Entry[] {
  const { installments, documents, writeOffs, consortia } = world.finance;
  const { byWriteOff } = matchIndex(world, customerId);
  const quotas = new Map(
    consortia
      .filter((row) => row.customerId === customerId)
      .flatMap(({ id, documentId, bidDocumentId }) =>
        [documentId, bidDocumentId].flatMap((document) =>
          document == null ? [] : [[document, id] as const],
        ),
      ),
  );
  const issued = installments
    .filter((row) => row.customerId === customerId)
    .flatMap((row): Entry[] => {
      const document = documents.need(row.documentId);
      const [kind, ref] = owedOn(world, quotas, document, row);
      if (kind !== 'RECEIVABLE' && kind !== 'PAYABLE') return [];
      const cents = inCents(row.value) * (document.movement === 'INCOME' ? 1 : -1);
      return [
        {
          ...aboutOf(document),
          day: document.issueDate.slice(0, 10),
          source: { kind: 'TITLE', id: row.id },
          legs: [
            [kind, ref, cents, row.ratingName],
            [document.movement, 0, -cents, row.ratingName],
          ],
        },
      ];
    });
  const paid = writeOffs
    .filter((row) => row.customerId === customerId)
    .flatMap((row): Entry[] => {
      const title = installments.get(row.installmentId);
      if (!title) return [];
      const document = documents.need(title.documentId);
      const owed = owedOn(world, quotas, document, title);
      const sign = document.movement === 'INCOME' ? -1 : 1;
      const interest = title.interest === undefined ? 0 : interestPart(row.value, title);
      const late = inCents(row.interestValue) + inCents(row.penaltyValue);
      const charged = document.movement === 'INCOME' ? 'INCOME' : 'EXPENSE';
      const reduced = document.movement === 'INCOME' ? 'EXPENSE' : 'INCOME';
      return [
        {
          ...aboutOf(document),
          day: row.paymentDate.slice(0, 10),
          source: { kind: 'WRITE_OFF', id: row.id },
          legs: [
            withCents(owed, sign * (inCents(row.value) - interest)),
            [charged, 0, sign * (interest + late), INTEREST],
            [charged, 0, sign * inCents(row.exchangeValue ?? 0), EXCHANGE],
            [reduced, 0, -sign * inCents(row.discountValue), DISCOUNT],
            withCents(meansOf(world, row, byWriteOff.get(row.id)?.id), -sign * movedBy(row)),
          ],
        },
      ];
    });
  return [...issued, ...paid];
}
