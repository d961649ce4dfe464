import type { DepletionLine, OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { addDays } from '@/platform/format/date';
import { dayOf, type LocalDateTime } from '@/platform/format/dateTime';
import type { Id } from '@/platform/forms/options';
import type { JudgedHour } from './sprayHours';

const DAYS = 7;

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

const hourOf = (moment: LocalDateTime) => `${moment.slice(0, 13)}:00`;
const timeApart = (a: LocalDateTime, b: LocalDateTime) =>
  Math.abs(Date.parse(`${a}:00Z`) - Date.parse(`${b}:00Z`));

/** The hour in which a moment lies. */
export const hourAt = (hours: readonly JudgedHour[], moment: LocalDateTime): JudgedHour | undefined =>
  hours.find(({ at }) => at === hourOf(moment));

/**
 * The hour that suits and is nearest to what was planned, of those that have not begun; the earlier one of two that
 * are as near. Undefined where none suits.
 */
export function nearestSuiting(
  hours: readonly JudgedHour[],
  planned: LocalDateTime,
  now: LocalDateTime,
): JudgedHour | undefined {
  return hours
    .filter(({ at, state }) => state === 'suits' && at > now)
    .toSorted((a, b) => timeApart(a.at, planned) - timeApart(b.at, planned) || a.at.localeCompare(b.at))[0];
}

const machineOf = ({ values }: OccurrenceRecord) =>
  typeof values['machine'] === 'string' ? values['machine'].trim().toLocaleUpperCase() : '';

/** Other work of the same day that needs the same machine. */
export function clashesOf(
  record: OccurrenceRecord,
  planned: readonly OccurrenceRecord[],
): readonly OccurrenceRecord[] {
  const machine = machineOf(record);
  if (machine === '') return [];
  const day = dayOf(record.plannedAt ?? '');
  return planned.filter(
    (other) => other.id !== record.id && machineOf(other) === machine && dayOf(other.plannedAt ?? '') === day,
  );
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
