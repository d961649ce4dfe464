import { monthsAfter } from '../calendar';
import type { World } from '../types';
import type { CreditCard, FinancialDocument, WriteOff } from './financeTypes';
import { CARD_INVOICE } from './journal/moves';
import { movedBy } from './writeOffSum';

/** A day of the month of another day, or the last one of a shorter month. */
const dayIn = (month: string, date: number) => {
  const last = Number(monthsAfter(`${month.slice(0, 7)}-31`, 0).slice(8, 10));
  return `${month.slice(0, 7)}-${String(Math.min(date, last)).padStart(2, '0')}`;
};

/** The day on which the invoice with a purchase closes: what is bought on the closing day is on the next one. */
function closingOf({ closingDay }: Pick<CreditCard, 'closingDay'>, purchase: string): string {
  const own = dayIn(purchase, closingDay);
  return purchase.slice(0, 10) < own ? own : dayIn(monthsAfter(`${purchase.slice(0, 7)}-01`, 1), closingDay);
}

/** The day on which an invoice is due: the card's due day that follows the closing. */
function dueOf({ dueDay }: Pick<CreditCard, 'dueDay'>, closing: string): string {
  const own = dayIn(closing, dueDay);
  return own > closing ? own : dayIn(monthsAfter(`${closing.slice(0, 7)}-01`, 1), dueDay);
}

/** Who sends the card's invoice: the bank on whose account it is paid, as far as it is a partner. */
function issuerOf({ finance }: World, card: CreditCard): number {
  const bank = finance.banks.get(finance.currentAccounts.get(card.currentAccountId)?.bankId);
  const creditors = finance.partners.filter(
    (row) => row.customerId === card.customerId && row.roles.includes('CREDITOR'),
  );
  const name = bank?.name.replace(/ S\.A\.$/, '') ?? '';
  return (creditors.find((row) => row.name.includes(name)) ?? creditors[0])?.id ?? 0;
}

const invoiceOf = ({ finance }: World, cardId: number, closing: string): FinancialDocument | undefined =>
  finance.documents.find(
    ({ cardInvoice }) => cardInvoice?.creditCardId === cardId && cardInvoice.closing === closing,
  );

/** The invoice on which a payment by card stands, when something of it was paid already. */
export function paidInvoiceOf(world: World, row: WriteOff): FinancialDocument | undefined {
  const { creditCards, installments, writeOffs } = world.finance;
  const card = creditCards.get(row.creditCardId);
  const invoice = card && invoiceOf(world, card.id, closingOf(card, row.paymentDate));
  const title = invoice && installments.find(({ documentId }) => documentId === invoice.id);
  return title && writeOffs.find(({ installmentId }) => installmentId === title.id) ? invoice : undefined;
}

/** What was bought with a card until its invoice closes, and what came back. */
function purchasesOf({ finance }: World, card: CreditCard, closing: string) {
  const { writeOffs, installments, documents, partners } = finance;
  return writeOffs
    .filter((row) => row.creditCardId === card.id && closingOf(card, row.paymentDate) === closing)
    .flatMap((row) => {
      const title = installments.get(row.installmentId);
      if (!title) return [];
      const document = documents.need(title.documentId);
      const sign = document.movement === 'EXPENSE' ? 1 : -1;
      return [
        {
          detailName:
            `${document.typeName} ${document.number} ${partners.get(document.partnerId)?.name ?? ''}`.trim(),
          patrimonyName: null,
          packingSize: null,
          value: (sign * movedBy(row)) / 100,
        },
      ];
    });
}

/** Makes the invoice of a card what its purchases are: one title on its due day, or none where nothing was bought. */
function writeCardInvoice(world: World, card: CreditCard, closing: string): void {
  const { documents, installments } = world.finance;
  const details = purchasesOf(world, card, closing);
  const value = Math.round(details.reduce((sum, row) => sum + row.value * 100, 0)) / 100;
  const known = invoiceOf(world, card.id, closing);
  const title = known && installments.find(({ documentId }) => documentId === known.id);
  if (value <= 0) {
    if (title) installments.remove(title.id);
    if (known) documents.remove(known.id);
    return;
  }
  if (known && title) {
    documents.update(known.id, { details, enteredValue: value });
    installments.update(title.id, { value });
    return;
  }
  const document = documents.insert({
    customerId: card.customerId,
    movement: 'EXPENSE',
    typeName: 'FATURA',
    number: `CARTAO ${card.lastDigits} ${closing.slice(5, 7)}/${closing.slice(0, 4)}`,
    partnerId: issuerOf(world, card),
    companyId: null,
    farmerId: null,
    farmId: null,
    harvestId: null,
    currencyId: 1,
    loanId: null,
    issueDate: `${closing}T00:00:00`,
    cardInvoice: { creditCardId: card.id, closing },
    enteredValue: value,
    items: [],
    shares: [],
    details,
    observation: card.name,
    createdAt: `${closing}T12:00:00.000Z`,
  });
  installments.insert({
    customerId: card.customerId,
    documentId: document.id,
    number: 1,
    dueDate: `${dueOf(card, closing)}T00:00:00`,
    value,
    ratingName: CARD_INVOICE,
    observation: null,
  });
}

/** Brings the invoices up to date on which some payments stand. */
export function writeInvoicesOf(world: World, payments: readonly WriteOff[]): void {
  const touched = new Map<string, readonly [CreditCard, string]>();
  for (const row of payments) {
    const card = world.finance.creditCards.get(row.creditCardId);
    if (!card) continue;
    const closing = closingOf(card, row.paymentDate);
    touched.set(`${card.id} ${closing}`, [card, closing]);
  }
  for (const [card, closing] of touched.values()) writeCardInvoice(world, card, closing);
}
