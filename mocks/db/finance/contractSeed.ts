import { localDate } from '../calendar';
import type { World } from '../types';
import { type Around, hauled, load, paid, REAL } from './agreementParts';
import type { Contract } from './agreementTypes';
import { dataOf } from '../data';
import contracts from './data/contracts.json' with { type: 'json' };

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
export const CONTRACTS: readonly ContractSeed[] = dataOf(contracts);

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
