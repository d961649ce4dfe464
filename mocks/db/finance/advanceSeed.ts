import { localDate } from '../calendar';
import { type Around, DOLLAR, paid, REAL } from './agreementParts';
import type { Advance } from './agreementTypes';

export interface AdvanceSeed extends Pick<Advance, 'movement' | 'value'> {
  number: string;
  partner: number;
  product: number | null;
  /** Place of its contract in the list above. */
  contract: number | null;
  years: number;
  currency?: number;
  from: number;
  uses?: readonly (readonly [days: number, text: string, value: number])[];
  returns?: AdvanceSeed['uses'];
}

export const ADVANCES: readonly AdvanceSeed[] = [
  {
    number: 'AD-041',
    movement: 'INCOME',
    partner: 2,
    product: 13,
    contract: 0,
    years: 0,
    value: 180_000,
    from: -140,
    uses: [
      [-70, 'ENTREGA DE SOJA', 64_250.4],
      [-35, 'ENTREGA DE SOJA', 51_800.15],
    ],
  },
  {
    number: 'AD-044',
    movement: 'INCOME',
    partner: 8,
    product: 14,
    contract: 4,
    years: 1,
    value: 60_000,
    from: -60,
  },
  {
    number: 'AD-046',
    movement: 'INCOME',
    partner: 0,
    product: 13,
    contract: 2,
    years: 1,
    currency: DOLLAR,
    value: 12_000,
    from: -50,
    uses: [[-20, 'ENTREGA DE SOJA', 4_500]],
  },
  {
    number: 'AD-038',
    movement: 'EXPENSE',
    partner: 1,
    product: 0,
    contract: null,
    years: 0,
    value: 45_000,
    from: -115,
    uses: [[-80, 'NF-E SEMENTES', 32_000]],
    returns: [[-30, 'DEVOLUCAO EM CONTA', 3_000]],
  },
  {
    number: 'AD-029',
    movement: 'EXPENSE',
    partner: 3,
    product: 18,
    contract: null,
    years: -1,
    value: 9_600,
    from: -420,
    uses: [[-390, 'PULVERIZACAO', 7_200]],
  },
  {
    number: 'AD-033',
    movement: 'INCOME',
    partner: 7,
    product: 16,
    contract: null,
    years: 0,
    value: 25_000,
    from: -200,
    uses: [[-150, 'ENTREGA DE FRANGOS', 25_000]],
  },
];

export function advanceOf(
  seed: AdvanceSeed,
  at: number,
  around: Around,
  first: number,
  today: Date,
): Omit<Advance, 'id'> {
  const { own, partner, product, event } = around;
  const lines = (of: AdvanceSeed['uses']) =>
    (of ?? []).map(([days, text, value]) => paid(today, days, text, value));
  return {
    ...own,
    number: seed.number,
    movement: seed.movement,
    date: localDate(today, seed.from),
    partnerId: partner(seed.partner),
    productId: seed.product === null ? null : product(seed.product),
    contractId: seed.contract === null ? null : first + seed.contract,
    deliveryYear: today.getFullYear() + seed.years,
    currencyId: seed.currency ?? REAL,
    value: seed.value,
    cancelled: false,
    observation: at === 0 ? 'PARA CUSTEIO DA SAFRA' : null,
    uses: lines(seed.uses),
    returns: lines(seed.returns),
    payments: [],
    history: [event('CREATED', seed.from)],
  };
}
