import { daysBetween, type LocalDate } from '@/platform/format/date';
import {
  figureOrNull,
  filled,
  filledOrNull,
  givenNumber,
  list,
  made,
  optionalText,
  orNull,
  type Read,
  sparse,
} from '@/platform/http/wire';
import { amount, day, givenAmount, givenDay, givenPositive, positive } from '@/platform/http/wireValues';
import type { DayValue } from '../lotTypes';
import { housedOf } from '../lotsWire';
import { weightCurve } from '../rules/curves';
import type { LotReport } from './reportTypes';

const ReferenceWire = sparse({
  name: optionalText,
  days: list(sparse({ day: givenAmount, weight: amount, mortality: amount })),
});

const curveOf = ({ days }: Read<typeof ReferenceWire>, field: 'weight' | 'mortality'): DayValue[] =>
  days.flatMap((row) => {
    const value = row[field];
    return value === null ? [] : [{ day: row.day, value }];
  });

/** What is of the lot's life, by the day of it. */
const inLife = <Sent extends { readonly date: LocalDate }>(housing: LocalDate, all: readonly Sent[]) =>
  all.map((sent) => ({ ...sent, day: daysBetween(housing, sent.date) })).filter((sent) => sent.day >= 0);

/** The report of a lot. Each day once, in order. */
export const ReportWire = made(
  sparse({
    id: givenNumber,
    number: optionalText,
    aviaryName: optionalText,
    farmName: optionalText,
    lineage: optionalText,
    housingDate: givenDay,
    closingDate: day,
    quantityReceived: amount,
    discardedOnDelivery: amount,
    averageUnitWeight: amount,
    area: amount,
    days: list(
      sparse({
        date: givenDay,
        dead: amount,
        eliminated: amount,
        feedConsumed: amount,
        waterConsumed: amount,
        temperature: figureOrNull,
        humidity: amount,
        ammonia: amount,
        darkHours: amount,
        occurrences: list(sparse({ id: givenNumber, type: filled })),
      }),
    ),
    weighings: list(sparse({ date: givenDay, averageWeight: givenPositive, birdsWeighed: amount })),
    loads: list(sparse({ date: day, birds: positive, kg: amount })),
    reference: orNull(ReferenceWire),
    sentAt: filledOrNull,
  }),
  (sent): LotReport => {
    const { housingDate, reference } = sent;
    const days = inLife(housingDate, sent.days).map(
      ({ feedConsumed: feed, waterConsumed: water, ...rest }) => ({
        ...rest,
        feed,
        water,
      }),
    );
    return {
      id: sent.id,
      number: sent.number || String(sent.id),
      aviaryName: sent.aviaryName,
      farmName: sent.farmName,
      lineage: sent.lineage,
      housingDate,
      closingDate: sent.closingDate,
      housed: housedOf(sent.quantityReceived, sent.discardedOnDelivery),
      chickWeight: sent.averageUnitWeight,
      area: sent.area,
      days: [...new Map(days.map((one) => [one.day, one])).values()].toSorted((a, b) => a.day - b.day),
      weighings: weightCurve({
        weighings: inLife(housingDate, sent.weighings).map(({ day: at, averageWeight, birdsWeighed }) => ({
          day: at,
          weight: averageWeight,
          birdsWeighed,
          readings: [],
        })),
      }),
      loads: sent.loads.flatMap(({ date, ...load }) => {
        const at = date === null ? null : daysBetween(housingDate, date);
        return at !== null && at < 0 ? [] : [{ day: at, ...load }];
      }),
      reference: reference && {
        name: reference.name,
        weight: curveOf(reference, 'weight'),
        mortality: curveOf(reference, 'mortality'),
      },
      sentAt: sent.sentAt,
    };
  },
);
