import { localDate } from '../calendar';
import { type Around, load, REAL } from './agreementParts';
import type { PurchaseOrder } from './agreementTypes';
import { dataOf } from '../data';
import orders from './data/orders.json' with { type: 'json' };

export interface OrderSeed {
  number: string;
  partner: number;
  product: number;
  quantity: number;
  price: number;
  currency?: number;
  from: number;
  until: number;
  documents?: number;
  loads?: readonly (readonly [days: number, number: number, quantity: number])[];
  cancelled?: true;
}

export const ORDERS: readonly OrderSeed[] = dataOf(orders);

export function orderOf(seed: OrderSeed, around: Around, today: Date): Omit<PurchaseOrder, 'id'> {
  const { own, partner, product, documentsOf, lineOf, event } = around;
  const documents = documentsOf('EXPENSE', seed.partner, seed.product).slice(0, seed.documents ?? 0);
  return {
    ...own,
    number: seed.number,
    movement: 'EXPENSE',
    date: localDate(today, seed.from),
    deadline: localDate(today, seed.until),
    partnerId: partner(seed.partner),
    productId: product(seed.product),
    quantity: seed.quantity,
    unitPrice: seed.price,
    currencyId: seed.currency ?? REAL,
    cancelled: seed.cancelled ?? false,
    observation: null,
    deliveries: [
      ...documents.map((document) => lineOf(document, seed.product)),
      ...(seed.loads ?? []).map(([days, number, quantity]) =>
        load(today, days, number, quantity, seed.price),
      ),
    ],
    payments: [],
    history: [
      event('CREATED', seed.from),
      ...(seed.cancelled ? [event('CANCELLED', -100, 'FORNECEDOR SEM ESTOQUE')] : []),
    ],
  };
}
