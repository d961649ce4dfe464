import type { InvoiceNature, RuralInvoice } from '../ruralInvoiceTypes';
import { copyOf, withCfops } from '../rules/invoiceBeginnings';
import { bodyOf } from '../rules/invoiceValues';

export type Referring = 'RETURN' | 'COMPLEMENT';

/**
 * The draft of an invoice that refers to another one: the same parties and goods, its key among the referenced ones, a
 * nature of that purpose. What was returned stands as it was sold, to be changed where less came back; of a complement
 * quantity and price are what is missing, so nobody's figures are taken over.
 */
export function referringDraft(
  kind: Referring,
  invoice: RuralInvoice,
  nature: InvoiceNature | null,
  fallbackName: string,
): object {
  const values = copyOf(invoice);
  const chosen: InvoiceNature = nature ?? {
    id: null,
    name: fallbackName,
    cfops: { INSIDE: '', OUTSIDE: '', ABROAD: '' },
    purpose: kind,
    sale: false,
  };
  const items =
    kind === 'RETURN'
      ? values.items
      : values.items.map((item) => ({ ...item, quantity: null, unitPrice: null, discount: null }));
  return bodyOf({
    ...values,
    nature: chosen,
    items: [...withCfops(items, chosen, invoice.destination)],
    payment: { form: kind === 'RETURN' ? '90' : values.payment.form, installments: [] },
    referencedKeys: [{ key: invoice.accessKey }],
  });
}
