import { localDate } from '../calendar';
import { type Around, DOLLAR, load, REAL } from './agreementParts';
import type { PurchaseOrder } from './agreementTypes';

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

export const ORDERS: readonly OrderSeed[] = [
  {
    number: 'PC-3301',
    partner: 0,
    product: 5,
    quantity: 1200,
    price: 31.4,
    from: -140,
    until: 25,
    documents: 2,
  },
  {
    number: 'PC-3302',
    partner: 0,
    product: 6,
    quantity: 180,
    price: 212,
    from: -140,
    until: -6,
    documents: 1,
  },
  {
    number: 'PC-3308',
    partner: 1,
    product: 0,
    quantity: 360,
    price: 515,
    from: -120,
    until: 12,
    documents: 1,
  },
  { number: 'PC-3311', partner: 0, product: 2, quantity: 62.5, price: 2940, from: -45, until: 30 },
  {
    number: 'PC-3312',
    partner: 0,
    product: 3,
    quantity: 40,
    price: 485.75,
    currency: DOLLAR,
    from: -40,
    until: 35,
  },
  {
    number: 'PC-3296',
    partner: 6,
    product: 8,
    quantity: 5000,
    price: 6.08,
    from: -75,
    until: -30,
    loads: [
      [-62, 771, 2500],
      [-34, 789, 2500],
    ],
  },
  { number: 'PC-3315', partner: 10, product: 12, quantity: 6, price: 384.9, from: -18, until: 8 },
  {
    number: 'PC-3289',
    partner: 1,
    product: 1,
    quantity: 90,
    price: 838,
    from: -160,
    until: -90,
    cancelled: true,
  },
];

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
