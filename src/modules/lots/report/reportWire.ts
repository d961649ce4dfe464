import { daysBetween, type LocalDate, toLocalDate } from '@/platform/format/date';
import { isRecord, textOf } from '@/platform/http/loose';
import type { DayValue } from '../lotTypes';
import type { LotReport, ReportDay, ReportLoad } from './reportTypes';

type Fields = Record<string, unknown>;
const amount = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
const records = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Days since housing; null before it or without a day. */
function dayOf(housing: LocalDate, sent: unknown): number | null {
  const date = toLocalDate(textOf(sent));
  const day = date === null ? -1 : daysBetween(housing, date);
  return day < 0 ? null : day;
}

function readDay(housing: LocalDate, sent: Fields): ReportDay | null {
  const date = toLocalDate(textOf(sent['date']));
  const day = dayOf(housing, sent['date']);
  if (date === null || day === null) return null;
  return {
    day,
    date,
    dead: amount(sent['dead']),
    eliminated: amount(sent['eliminated']),
    feed: amount(sent['feedConsumed']),
    water: amount(sent['waterConsumed']),
    temperature: number(sent['temperature']),
    humidity: amount(sent['humidity']),
    ammonia: amount(sent['ammonia']),
    darkHours: amount(sent['darkHours']),
    occurrences: records(sent['occurrences']).flatMap(({ id, type }) =>
      typeof id === 'number' && typeof type === 'string' ? [{ id, type }] : [],
    ),
  };
}

function readCurve(value: unknown, field: string): DayValue[] {
  return records(value).flatMap((row) => {
    const [day, own] = [amount(row['day']), amount(row[field])];
    return day === null || own === null ? [] : [{ day, value: own }];
  });
}

/** The report of a lot as far as it can be read; null without its id or its housing. Each day once, in order. */
export function readReport(answer: unknown): LotReport | null {
  if (!isRecord(answer)) return null;
  const { id, reference } = answer;
  const housing = toLocalDate(textOf(answer['housingDate']));
  if (typeof id !== 'number' || housing === null) return null;
  const days = new Map(
    records(answer['days']).flatMap((sent) => {
      const day = readDay(housing, sent);
      return day ? [[day.day, day] as const] : [];
    }),
  );
  return {
    id,
    number: textOf(answer['number']) || String(id),
    aviaryName: textOf(answer['aviaryName']),
    farmName: textOf(answer['farmName']),
    lineage: textOf(answer['lineage']),
    housingDate: housing,
    closingDate: toLocalDate(textOf(answer['closingDate'])),
    housed: Math.max(
      0,
      (amount(answer['quantityReceived']) ?? 0) - (amount(answer['discardedOnDelivery']) ?? 0),
    ),
    chickWeight: amount(answer['averageUnitWeight']),
    area: amount(answer['area']),
    days: [...days.values()].toSorted((a, b) => a.day - b.day),
    weighings: records(answer['weighings']).flatMap((sent) => {
      const [day, value] = [dayOf(housing, sent['date']), amount(sent['averageWeight'])];
      return day === null || value === null || value === 0 ? [] : [{ day, value }];
    }),
    loads: records(answer['loads']).flatMap((sent): ReportLoad[] => {
      const [day, birds] = [dayOf(housing, sent['date']), amount(sent['birds'])];
      return day === null || birds === null || birds === 0 ? [] : [{ day, birds, kg: amount(sent['kg']) }];
    }),
    reference: isRecord(reference)
      ? {
          name: textOf(reference['name']),
          weight: readCurve(reference['days'], 'weight'),
          mortality: readCurve(reference['days'], 'mortality'),
        }
      : null,
    sentAt: textOf(answer['sentAt']) || null,
  };
}
