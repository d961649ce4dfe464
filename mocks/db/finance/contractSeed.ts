import { localDate } from '../calendar';
import type { World } from '../types';
import { type Around, DOLLAR, hauled, load, paid, REAL } from './agreementParts';
import type { Contract } from './agreementTypes';

export interface ContractSeed extends Pick<
  Contract,
  'number' | 'kind' | 'movement' | 'quantity' | 'unitPrice'
> {
  partner: number;
  product: number;
  currency?: number;
  from: number;
  until: number;
  /** So many of the last documents of product and partner are its deliveries. */
  documents?: number;
  /** They went as loads with numbers from here on. */
  hauledFrom?: number;
  loads?: readonly (readonly [days: number, number: number, quantity: number])[];
  cancelled?: true;
}

/** Of soy, contracts take 57 % of what the two plannings of a year produce: the rest is for the price to come. */
export const CONTRACTS: readonly ContractSeed[] = [
  {
    number: 'CT-2026/014',
    kind: 'FIXED',
    movement: 'INCOME',
    partner: 2,
    product: 13,
    quantity: 2600,
    unitPrice: 131.5,
    from: -150,
    until: 95,
    documents: 2,
    hauledFrom: 1151,
  },
  {
    number: 'CT-2026/021',
    kind: 'TO_FIX',
    movement: 'INCOME',
    partner: 8,
    product: 13,
    quantity: 900,
    unitPrice: null,
    from: -64,
    until: 140,
  },
  {
    number: 'CPR-0098',
    kind: 'CPR',
    movement: 'INCOME',
    partner: 0,
    product: 13,
    currency: DOLLAR,
    quantity: 1300,
    unitPrice: 24.35,
    from: -120,
    until: 110,
    loads: [[-20, 1042, 612.5]],
  },
  {
    number: 'BT-2026/03',
    kind: 'BARTER',
    movement: 'INCOME',
    partner: 0,
    product: 13,
    quantity: 1200,
    unitPrice: 128,
    from: -170,
    until: -12,
    loads: [
      [-41, 1031, 540],
      [-27, 1037, 553.5],
    ],
  },
  {
    number: 'CT-2026/009',
    kind: 'FIXED',
    movement: 'INCOME',
    partner: 8,
    product: 14,
    quantity: 6000,
    unitPrice: 62.4,
    from: -210,
    until: 40,
    documents: 2,
    hauledFrom: 1161,
  },
  {
    number: 'CT-2025/117',
    kind: 'FIXED',
    movement: 'INCOME',
    partner: 2,
    product: 15,
    quantity: 900,
    unitPrice: 74.8,
    from: -330,
    until: -120,
    loads: [
      [-160, 978, 450],
      [-148, 983, 450],
    ],
  },
  {
    number: 'AR-2024/02',
    kind: 'LEASE',
    movement: 'EXPENSE',
    partner: 5,
    product: 13,
    quantity: 420,
    unitPrice: 130,
    from: -500,
    until: 160,
    loads: [[-190, 960, 140]],
  },
  {
    number: 'CT-2026/019',
    kind: 'FIXED',
    movement: 'INCOME',
    partner: 8,
    product: 14,
    quantity: 1200,
    unitPrice: 60.9,
    from: -90,
    until: 20,
    cancelled: true,
  },
];

export function contractOf(
  seed: ContractSeed,
  around: Around,
  world: World,
  today: Date,
): Omit<Contract, 'id'> {
  const { own, partner, product, documentsOf, lineOf, event } = around;
  const documents = documentsOf(seed.movement, seed.partner, seed.product).slice(0, seed.documents ?? 0);
  const invoiced = documents.map((document) => lineOf(document, seed.product));
  const deliveries = [
    ...(seed.hauledFrom === undefined ? invoiced : hauled(invoiced, seed.hauledFrom)),
    ...(seed.loads ?? []).map(([days, number, quantity]) =>
      load(today, days, number, quantity, seed.unitPrice),
    ),
  ];
  return {
    ...own,
    number: seed.number,
    kind: seed.kind,
    movement: seed.movement,
    date: localDate(today, seed.from),
    deadline: localDate(today, seed.until),
    partnerId: partner(seed.partner),
    productId: product(seed.product),
    harvestId: world.harvests.find((row) => row.customerId === own.customerId)?.id ?? null,
    quantity: seed.quantity,
    unitPrice: seed.unitPrice,
    currencyId: seed.currency ?? REAL,
    cancelled: seed.cancelled ?? false,
    observation: seed.kind === 'LEASE' ? 'PAGAMENTO EM SACAS POR SAFRA' : null,
    deliveries,
    payments: documents.slice(-1).map((document) => ({
      ...paid(today, -15, `RECEBIMENTO ${document.number}`, lineOf(document, seed.product).value ?? 0),
      documentId: document.id,
    })),
    history: [
      event('CREATED', seed.from),
      ...(seed.loads ?? []).map(([days, number]) => event('DELIVERED', days, `ROMANEIO ${number}`)),
      ...(seed.cancelled ? [event('CANCELLED', -60, 'DISTRATO ASSINADO')] : []),
    ],
  };
}
