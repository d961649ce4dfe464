import { daysBetween } from '@/platform/format/date';
import { mark, givenNumber, list, made, optionalText, sparse } from '@/platform/http/wire';
import { amount, cents, givenAmount, givenDay, givenPositive } from '@/platform/http/wireValues';
import type { ClosedLot } from './resultTypes';

/** A closed lot; none without id, dates or housed birds. */
export const ClosedLotWire = made(
  sparse({
    id: givenNumber,
    number: optionalText,
    aviaryName: optionalText,
    lineage: optionalText,
    gender: optionalText,
    hatchery: optionalText,
    integratorName: optionalText,
    housingDate: givenDay,
    closingDate: givenDay,
    housed: givenPositive,
    lost: amount,
    loads: list(sparse({ date: givenDay, birds: givenAmount, kg: amount })),
    feedKg: amount,
    averageUnitWeight: amount,
    area: amount,
    released: mark,
    resultValue: cents,
  }),
  ({ loads, integratorName, averageUnitWeight, released, resultValue, ...sent }): ClosedLot => ({
    ...sent,
    number: sent.number || String(sent.id),
    integrator: integratorName,
    birds: loads.reduce((all, load) => all + load.birds, 0),
    kg: loads.reduce<number | null>((all, { kg }) => (all === null || kg === null ? null : all + kg), 0),
    birdDays: loads.reduce((all, { birds, date }) => all + birds * daysBetween(sent.housingDate, date), 0),
    chickWeight: averageUnitWeight,
    paid: released && resultValue !== null && resultValue >= 0 ? resultValue : null,
  }),
);
