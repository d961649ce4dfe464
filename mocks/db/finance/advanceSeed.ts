import { localDate } from '../calendar';
import { type Around, paid, REAL } from './agreementParts';
import type { Advance } from './agreementTypes';
import { dataOf } from '../data';
import advances from './data/advances.json' with { type: 'json' };

export interface AdvanceSeed extends Pick<Advance, 'movement' | 'value'> {
  number: string;
  partner: number;
  product: number | null;
  /** Place of its contract in the list above. */
  contract: number | null;
  years: number;
  currency?: number;
  quotation?: number;
  from: number;
  uses?: readonly (readonly [days: number, text: string, value: number])[];
  returns?: AdvanceSeed['uses'];
}

export const ADVANCES: readonly AdvanceSeed[] = dataOf(advances);

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
    quotation: seed.quotation ?? null,
    value: seed.value,
    cancelled: false,
    observation: at === 0 ? 'PARA CUSTEIO DA SAFRA' : null,
    uses: lines(seed.uses),
    returns: lines(seed.returns),
    payments: [],
    history: [event('CREATED', seed.from)],
  };
}
