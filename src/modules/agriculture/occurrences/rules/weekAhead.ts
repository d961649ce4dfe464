import type { DepletionLine, OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { addDays, daysBetween, type LocalDate } from '@/platform/format/date';
import {
  dayOf,
  isLocalDateTime,
  localDateTimeOf,
  type LocalDateTime,
  timeOf,
} from '@/platform/format/dateTime';
import type { Id } from '@/platform/forms/options';
import { numberOf } from '@/platform/http/loose';
import { later, minutesFrom } from '@/families/occurrence/rules/periods';
import { reentryWarnings } from './pesticides';
import type { JudgedHour } from './sprayHours';

const DAYS = 7;
/** Of all work on plots. */
const END = 'endAt';

/** What is planned for today and the six days after it, and what should have been done before; the earliest first. */
export function plannedAhead(
  records: readonly OccurrenceRecord[],
  now: LocalDateTime,
): readonly OccurrenceRecord[] {
  const end = addDays(dayOf(now), DAYS);
  return records
    .filter(({ state, plannedAt }) => state === 'PLANNED' && plannedAt !== null && dayOf(plannedAt) < end)
    .toSorted((a, b) => (a.plannedAt ?? '').localeCompare(b.plannedAt ?? '') || a.id - b.id);
}

/** When planned work ends: its own end, else its start. */
export function endOf({ plannedAt, values }: OccurrenceRecord): LocalDateTime {
  const [start, end] = [plannedAt ?? '', values[END]];
  return isLocalDateTime(end) && end > start ? end : start;
}

/** Planned work whose last moment has passed. */
export const isOverdue = (record: OccurrenceRecord, now: LocalDateTime): boolean => endOf(record) < now;

interface WorkOfDay {
  readonly record: OccurrenceRecord;
  /** Which of its days this is, from 1 on, and how many there are. */
  readonly day: number;
  readonly days: number;
  /** It stands on an earlier day of the week already. */
  readonly continued: boolean;
}

export interface DayAhead {
  /** Null is what should have been done before. */
  readonly date: LocalDate | null;
  readonly works: readonly WorkOfDay[];
}

/** Planned work by day: first what is overdue, then each of the seven days with its work; that of several days stands on each. */
export function byDayAhead(planned: readonly OccurrenceRecord[], now: LocalDateTime): readonly DayAhead[] {
  const today = dayOf(now);
  const of = (record: OccurrenceRecord, date: LocalDate): WorkOfDay => {
    const first = dayOf(record.plannedAt ?? '');
    const days = daysBetween(first, dayOf(endOf(record))) + 1;
    return { record, day: daysBetween(first, date) + 1, days, continued: date > first && date > today };
  };
  const late = planned.filter((record) => isOverdue(record, now));
  const open = planned.filter((record) => !isOverdue(record, now));
  const week = Array.from({ length: DAYS }, (_, at) => addDays(today, at));
  return [
    { date: null, works: late.map((record) => of(record, dayOf(record.plannedAt ?? ''))) },
    ...week.map((date) => ({
      date,
      works: open
        .filter((record) => dayOf(record.plannedAt ?? '') <= date && date <= dayOf(endOf(record)))
        .map((record) => of(record, date)),
    })),
  ].filter(({ works }) => works.length > 0);
}

const hourOf = (moment: LocalDateTime) => `${moment.slice(0, 13)}:00`;
const timeApart = (a: LocalDateTime, b: LocalDateTime) =>
  Math.abs(Date.parse(`${a}:00Z`) - Date.parse(`${b}:00Z`));

/** The hour in which a moment lies. */
export const hourAt = (hours: readonly JudgedHour[], moment: LocalDateTime): JudgedHour | undefined =>
  hours.find(({ at }) => at === hourOf(moment));

const daysOf = (record: OccurrenceRecord) => [dayOf(record.plannedAt ?? ''), dayOf(endOf(record))] as const;
const machineOf = ({ values }: OccurrenceRecord) =>
  typeof values['machine'] === 'string' ? values['machine'].trim().toLocaleUpperCase() : '';

/** Other work that needs the same machine on one of its days. */
export function clashesOf(
  record: OccurrenceRecord,
  planned: readonly OccurrenceRecord[],
): readonly OccurrenceRecord[] {
  const machine = machineOf(record);
  if (machine === '') return [];
  const [first, last] = daysOf(record);
  return planned.filter((other) => {
    if (other.id === record.id || machineOf(other) !== machine) return false;
    const [from, to] = daysOf(other);
    return from <= last && first <= to;
  });
}

/** Hours of a day in which work is proposed: it is light everywhere in Brazil for most of them in every season. */
const LIGHT = ['06:00', '18:00'] as const;
/** Work of several days is begun with a day's work. */
const MOST_HOURS = 8;

/** Whole hours that work takes, at most a day's: from start to end, else by its hours, else one. */
function hoursTaken(record: OccurrenceRecord): number {
  const minutes = minutesFrom(record.plannedAt ?? '', endOf(record));
  const hours = minutes > 0 ? minutes / 60 : (numberOf(record.values['hours']) ?? 1);
  return Math.min(MOST_HOURS, Math.max(1, Math.ceil(hours)));
}

/** The same work from another moment on: it takes as long. */
function movedWork(record: OccurrenceRecord, to: LocalDateTime): OccurrenceRecord {
  const minutes = minutesFrom(record.plannedAt ?? '', endOf(record));
  return {
    ...record,
    plannedAt: to,
    values: { ...record.values, [END]: minutes > 0 ? later(to, minutes) : null },
  };
}

interface Around {
  /** All planned work, for the machines. */
  readonly planned: readonly OccurrenceRecord[];
  /** All work that is known, for what was sprayed and is not to be entered yet. */
  readonly records: readonly OccurrenceRecord[];
  readonly now: LocalDateTime;
}

/** Nothing that is said of planned work would be said of it at another moment: its machine is free, the plot may be entered. */
function isFree(record: OccurrenceRecord, to: LocalDateTime, { planned, records }: Around): boolean {
  const ofPlots = records.filter(({ subjectIds }) => subjectIds.some((id) => record.subjectIds.includes(id)));
  return (
    clashesOf(movedWork(record, to), planned).length === 0 &&
    reentryWarnings(to, ofPlots, record.id).length === 0
  );
}

/**
 * The start nearest to what was planned from which on every hour of the work suits and is light, with its machine free that
 * day; of those that have not begun, the earlier one of two that are as near. Undefined where none suits.
 */
export function proposedStart(
  record: OccurrenceRecord,
  hours: readonly JudgedHour[],
  around: Around,
): LocalDateTime | undefined {
  const planned = record.plannedAt ?? around.now;
  const suiting = new Set(hours.filter(({ state }) => state === 'suits').map(({ at }) => at));
  const taken = hoursTaken(record);
  const suits = (at: LocalDateTime) =>
    timeOf(at) >= LIGHT[0] &&
    later(at, taken * 60) <= localDateTimeOf(dayOf(at), LIGHT[1]) &&
    Array.from({ length: taken }, (_, hour) => later(at, hour * 60)).every((hour) => suiting.has(hour));
  return [...suiting]
    .filter((at) => at > around.now && suits(at) && isFree(record, at, around))
    .toSorted((a, b) => timeApart(a, planned) - timeApart(b, planned) || a.localeCompare(b))[0];
}

/** The next day on which overdue work, at its own time, has its machine free; undefined where no day of the week is. */
export function proposedDay(record: OccurrenceRecord, around: Around): LocalDateTime | undefined {
  const time = timeOf(record.plannedAt ?? around.now);
  return Array.from({ length: DAYS }, (_, at) =>
    localDateTimeOf(addDays(dayOf(around.now), at + 1), time),
  ).find((to) => isFree(record, to, around));
}

/** A product that planned work takes from one property. */
export interface StockNeed {
  /** Its plot says from which property, where the line names none. */
  readonly plotId: Id;
  readonly productId: Id;
  readonly unit: Id;
  readonly farmId: Id | null;
  readonly quantity: number;
}

/**
 * What planned work takes out of stock, by product, unit and property, as the sum of its lines.
 * @param farmOf the property of a plot
 */
export function needsOf(
  planned: readonly OccurrenceRecord[],
  farmOf: (plotId: Id) => Id | null,
): readonly StockNeed[] {
  const needs = new Map<string, StockNeed>();
  const add = (plotId: Id, { productId, unit, quantity, farmId }: DepletionLine) => {
    if (productId === null || unit === null || quantity === null) return;
    const key = [farmId ?? farmOf(plotId), productId, unit].join('/');
    const known = needs.get(key);
    needs.set(key, {
      plotId,
      productId,
      unit,
      farmId,
      ...known,
      quantity: (known?.quantity ?? 0) + quantity,
    });
  };
  for (const { subjectIds, depletion } of planned) {
    const [plotId] = subjectIds;
    if (plotId !== undefined) for (const line of depletion) add(plotId, line);
  }
  return [...needs.values()];
}
