import { localDate } from '../calendar';
import { type Around, cents, paid } from './agreementParts';
import type { Consortium } from './agreementTypes';
import { dataOf } from '../data';
import consortia from './data/consortia.json' with { type: 'json' };

export interface ConsortiumSeed extends Pick<
  Consortium,
  'group' | 'quota' | 'credit' | 'rate' | 'count' | 'bid' | 'good'
> {
  partner: number;
  months: number;
  awarded: number | null;
}

export const CONSORTIA: readonly ConsortiumSeed[] = dataOf(consortia);

const MONTH = 30;

export function consortiumOf(seed: ConsortiumSeed, around: Around, today: Date): Omit<Consortium, 'id'> {
  const { own, partner, event } = around;
  const cost = cents(seed.credit * (1 + seed.rate / 100));
  const installment = cents(cost / seed.count);
  const since = -seed.months * MONTH - 5;
  return {
    ...own,
    number: `${seed.group}/${seed.quota}`,
    movement: 'EXPENSE',
    date: localDate(today, since),
    partnerId: partner(seed.partner),
    group: seed.group,
    quota: seed.quota,
    credit: seed.credit,
    rate: seed.rate,
    installment,
    count: seed.count,
    bid: seed.bid,
    awardedOn: seed.awarded === null ? null : localDate(today, seed.awarded),
    good: seed.good,
    cancelled: false,
    observation: null,
    payments: Array.from({ length: seed.months }, (_, at) => {
      // The last one takes what rounding left over.
      const last = at + 1 === seed.count;
      const value = last ? cents(cost - installment * (seed.count - 1)) : installment;
      return paid(today, since + (at + 1) * MONTH, `PARCELA ${at + 1}/${seed.count}`, value);
    }),
    history: [
      event('CREATED', since),
      ...(seed.awarded === null
        ? []
        : [event('AWARDED', seed.awarded, seed.bid ? 'POR LANCE' : 'POR SORTEIO')]),
    ],
  };
}
