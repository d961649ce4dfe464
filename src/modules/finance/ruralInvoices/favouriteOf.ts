import type { RuralInvoice } from './ruralInvoiceTypes';

/** Limit of a register's name. */
const LONGEST_NAME = 100;

/**
 * What makes a favourite of an invoice: recipient, nature and goods of the registers, the price of that day as a
 * proposal. Null where one of them was typed and stands in no register.
 */
export function favouriteOf(invoice: RuralInvoice): object | null {
  const { issuer, recipient, nature, items, freight, payment } = invoice;
  if (issuer.id === null || recipient.id === null || nature.id === null || items.length === 0) return null;
  if (items.some(({ productId }) => productId === null)) return null;
  return {
    name: `${items[0]?.description ?? ''} - ${recipient.name}`.slice(0, LONGEST_NAME),
    issuerId: issuer.id,
    recipientId: recipient.id,
    natureId: nature.id,
    items: items.map(({ productId, unitPrice }) => ({ productId, quantity: null, unitPrice })),
    freightMode: freight.mode,
    paymentForm: payment.form,
    buyerNote: invoice.buyerNote,
  };
}
