import type { Destination, InvoiceNature, RuralInvoice } from '../ruralInvoiceTypes';
import type {
  OpenLoad,
  RuralFavourite,
  RuralIssuer,
  RuralNature,
  RuralProduct,
  RuralRecipient,
} from '../ruralRegistersWire';
import {
  destinationOf,
  emptyInvoice,
  emptyItem,
  type InvoiceValues,
  itemOfProduct,
  type ItemValues,
  natureOf,
  recipientOf,
  valuesOf,
} from './invoiceValues';

/* What an invoice begins with: one of before, a favourite, a load. */

/** The same goods to the same recipient, as a new invoice: no load, no guide, no due day of before. */
export function copyOf(invoice: RuralInvoice): InvoiceValues {
  const values = valuesOf(invoice);
  return {
    ...values,
    departureDate: null,
    items: values.items.map((item) => ({
      ...item,
      guideNumber: '',
      guideSeries: '',
      prescriptionNumber: '',
    })),
    payment: { ...values.payment, installments: [] },
    referencedKeys: [],
    loadId: null,
  };
}

/** The last authorised invoice to a recipient, by when it was issued; undefined where there is none. */
export function lastTo(invoices: readonly RuralInvoice[], recipientId: number): RuralInvoice | undefined {
  return invoices
    .filter(({ recipient, state }) => recipient.id === recipientId && state === 'AUTHORIZED')
    .toSorted((a, b) => b.issuedAt.localeCompare(a.issuedAt))[0];
}

interface Registers {
  readonly issuers: readonly RuralIssuer[];
  readonly recipients: readonly RuralRecipient[];
  readonly products: readonly RuralProduct[];
  readonly natures: readonly RuralNature[];
}

/** An item with the CFOP of its nature for where the goods go; one that the nature has none for keeps its own. */
export function withCfops(
  items: readonly ItemValues[],
  nature: Pick<InvoiceNature, 'cfops'>,
  to: Destination,
) {
  const cfop = nature.cfops[to];
  return items.map((item) => (cfop === '' ? item : { ...item, cfop }));
}

/**
 * A favourite as an invoice, with what is weighed and agreed today. Null where something that it was made of is gone
 * from the registers.
 */
export function invoiceOfFavourite(
  favourite: RuralFavourite,
  today: readonly { readonly quantity: number | null; readonly unitPrice: number | null }[],
  registers: Registers,
): InvoiceValues | null {
  const issuer = registers.issuers.find(({ id }) => id === favourite.issuerId);
  const recipient = registers.recipients.find(({ id }) => id === favourite.recipientId);
  const nature = registers.natures.find(({ id }) => id === favourite.natureId);
  const products = favourite.items.map(({ productId }) =>
    registers.products.find(({ id }) => id === productId),
  );
  if (
    !issuer ||
    !recipient ||
    !nature ||
    nature.purpose === null ||
    products.some((product) => product === undefined)
  )
    return null;
  const empty = emptyInvoice();
  const to = recipientOf(recipient);
  const items = products.flatMap((product, at): ItemValues[] =>
    product
      ? [
          {
            ...emptyItem(),
            ...itemOfProduct(product),
            quantity: today[at]?.quantity ?? null,
            unitPrice: today[at]?.unitPrice ?? null,
          },
        ]
      : [],
  );
  return {
    ...empty,
    issuerId: issuer.id,
    environment: issuer.environment ?? empty.environment,
    nature: natureOf(nature),
    recipient: to,
    items: withCfops(items, natureOf(nature), destinationOf(issuer.state, to)),
    freight: { ...empty.freight, mode: favourite.freightMode },
    payment: { form: favourite.paymentForm || null, installments: [] },
    buyerNote: favourite.buyerNote,
  };
}

/** What a load weighs, in an invoice: its goods in kilograms, its weights, its lorry. */
export function withLoad(
  values: InvoiceValues,
  load: OpenLoad,
  product: RuralProduct | undefined,
): InvoiceValues {
  const [first = emptyItem(), ...rest] = values.items;
  const item = product && product.id !== first.productId ? { ...first, ...itemOfProduct(product) } : first;
  const inSacks = item.unit === 'SC' && item.sackWeight !== null && load.netWeight !== null;
  const quantity =
    inSacks && item.sackWeight !== null && load.netWeight !== null
      ? Math.round((load.netWeight / item.sackWeight) * 10_000) / 10_000
      : item.unit === 'KG'
        ? load.netWeight
        : item.quantity;
  return {
    ...values,
    loadId: load.id,
    items: [{ ...item, quantity }, ...rest],
    freight: {
      ...values.freight,
      plate: load.plate || values.freight.plate,
      trailerPlate: load.trailerPlate || values.freight.trailerPlate,
      netWeight: load.netWeight,
      grossWeight: load.netWeight,
    },
  };
}
