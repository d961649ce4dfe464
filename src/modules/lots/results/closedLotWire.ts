import { daysBetween } from '@/platform/format/date';
import { mark, givenNumber, list, made, optionalText, sparse } from '@/platform/http/wire';
import { amount, cents, day, givenDay, givenPositive } from '@/platform/http/wireValues';
import type { ClosedLot } from './resultTypes';

/** A sum over loads; unknown where one of them is. */
const sumOf = <Load>(loads: readonly Load[], of: (load: Load) => number | null): number | null =>
  loads.reduce<number | null>((all, load) => {
    const one = of(load);
    return all === null || one === null ? null : all + one;
  }, 0);

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
    loads: list(sparse({ date: day, birds: amount, kg: amount })),
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
    birds: sumOf(loads, ({ birds }) => birds),
    kg: sumOf(loads, ({ kg }) => kg),
    birdDays: sumOf(loads, ({ birds, date }) =>
      birds === null || date === null ? null : birds * daysBetween(sent.housingDate, date),
    ),
    chickWeight: averageUnitWeight,
    paid: released && resultValue !== null && resultValue >= 0 ? resultValue : null,
  }),
);
