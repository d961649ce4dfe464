import { instant, localDate } from '../calendar';
import type { Customer, World } from '../types';
import type { AgreementEvent, AgreementLine } from './agreementTypes';
import type { FinancialDocument, Movement } from './financeTypes';
import { PARTNERS, PRODUCTS } from './fixedLists';
import { seededId } from './registerSeed';

export const REAL = 1;

export const cents = (value: number) => Math.round(value * 100) / 100;

/** One customer with what the seeds point to by place in a list. */
export function aroundOf(world: World, customer: Customer, today: Date) {
  const customers = world.customers.all();
  const { documents } = world.finance;
  const partner = (index: number) => seededId(customer, customers, PARTNERS.length, index);
  const product = (index: number) => seededId(customer, customers, PRODUCTS.length, index);
  const farm = world.farms.find((row) => row.customerId === customer.id && row.active);
  const userName = world.people.find((row) => row.customerId === customer.id)?.name ?? customer.name;
  const event = (action: string, days: number, observation: string | null = null): AgreementEvent => ({
    createdAt: instant(today, days, 35),
    userName,
    action,
    observation,
  });
  /** The documents of a product with a partner, the newest first, as far back as they were issued by now. */
  const documentsOf = (movement: Movement, partnerAt: number, productAt: number) =>
    documents
      .filter(
        (row) =>
          row.customerId === customer.id &&
          row.movement === movement &&
          row.partnerId === partner(partnerAt) &&
          row.issueDate <= localDate(today, 0) &&
          row.items.some(({ productId }) => productId === product(productAt)),
      )
      .toSorted((a, b) => b.issueDate.localeCompare(a.issueDate));
  const lineOf = (document: FinancialDocument, productAt: number): AgreementLine => {
    const item = document.items.find(({ productId }) => productId === product(productAt));
    const quantity = item?.unitQuantity ?? 0;
    return {
      date: document.issueDate,
      description: `${document.typeName} ${document.number}`,
      quantity,
      value: cents(quantity * (item?.unitValue ?? 0) - (item?.discountValue ?? 0)),
      documentId: document.id,
    };
  };
  const own = {
    customerId: customer.id,
    farmId: farm?.id ?? null,
    farmerId: world.people.find((row) => row.customerId === customer.id)?.id ?? null,
    documentId: null,
  };
  return { own, partner, product, documentsOf, lineOf, event };
}
export type Around = ReturnType<typeof aroundOf>;

/** A load that went without a document of the module, with its packing list. */
export const load = (
  today: Date,
  days: number,
  number: number,
  quantity: number,
  price: number | null,
): AgreementLine => ({
  date: localDate(today, days),
  description: `ROMANEIO ${number}`,
  quantity,
  value: price === null ? null : cents(quantity * price),
  documentId: null,
});

/** What a truck carries, in sacks of 60 kg. */
const SACKS_OF_A_TRUCK = 620;

/**
 * Deliveries as the loads in which they went, one a truck, numbered from the oldest on: the same quantities and values,
 * each still with its document.
 */
export function hauled(lines: readonly AgreementLine[], firstNumber: number): AgreementLine[] {
  let number = firstNumber;
  return lines
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .flatMap((line) => {
      const [quantity, value] = [line.quantity ?? 0, line.value ?? 0];
      const trucks = Math.max(1, Math.ceil(quantity / SACKS_OF_A_TRUCK));
      const share = Math.floor(quantity / trucks);
      return Array.from({ length: trucks }, (_, at) => {
        const isLast = at === trucks - 1;
        const part = isLast ? cents(quantity - share * at) : share;
        const whole = cents((value * share) / quantity);
        const description = `ROMANEIO ${number}`;
        number += 1;
        return {
          ...line,
          description,
          quantity: part,
          value: isLast ? cents(value - whole * at) : whole,
        };
      });
    });
}

export const paid = (today: Date, days: number, description: string, value: number): AgreementLine => ({
  date: localDate(today, days),
  description,
  quantity: null,
  value,
  documentId: null,
});
