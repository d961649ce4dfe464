import { numberOf } from '@/platform/http/loose';
import type { OccurrenceFault, OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { periodsIn } from '@/families/occurrence/rules/periods';
import { addDays, formatDate, type LocalDate } from '@/platform/format/date';
import { dayOf, formatLocalDateTime, isLocalDateTime, type LocalDateTime } from '@/platform/format/dateTime';

const SPRAYING = 'pulverizacao';
const HOUR = 3_600_000;

const productOf = ({ values }: OccurrenceRecord) =>
  typeof values['product'] === 'string' ? values['product'] : '';

/** When a spraying ended: its end or that of its last period, else its moment; null of one that was not done. */
function sprayedUntil({ type, happenedAt, values }: OccurrenceRecord): LocalDateTime | null {
  if (type !== SPRAYING || happenedAt === null) return null;
  const ends = [values['endAt'], ...periodsIn(values['periods']).map(({ to }) => to)];
  return [happenedAt, ...ends.filter(isLocalDateTime)].toSorted().at(-1) ?? happenedAt;
}

/** The first day on which may be harvested: the spraying's last day and its grace; null where none was given. */
export function freeOn(record: OccurrenceRecord): LocalDate | null {
  const [until, days] = [sprayedUntil(record), numberOf(record.values['graceDays'])];
  return until === null || days === null ? null : addDays(dayOf(until), days);
}

/** From when the plot may be entered without protection: so many hours after the spraying ended. */
export function enterFrom(record: OccurrenceRecord): LocalDateTime | null {
  const [until, hours] = [sprayedUntil(record), numberOf(record.values['reentryHours'])];
  if (until === null || hours === null) return null;
  // Hours of the clock on the wall, whichever zone this runs in.
  return new Date(Date.parse(`${until}:00Z`) + hours * HOUR).toISOString().slice(0, 16);
}

/** What was sprayed before a moment and must not be harvested yet. */
export const graceWarnings = (
  moment: LocalDateTime | null,
  records: readonly OccurrenceRecord[],
): readonly OccurrenceFault[] =>
  records.flatMap((record) => {
    const free = freeOn(record);
    if (moment === null || free === null || record.happenedAt === null) return [];
    const day = dayOf(moment);
    if (day < dayOf(record.happenedAt) || day >= free) return [];
    const values = { product: productOf(record), date: formatDate(free) };
    return [{ field: 'happenedAt', key: 'grace', values }];
  });

/** What was sprayed before a moment and is not to be entered yet. */
export const reentryWarnings = (
  moment: LocalDateTime | null,
  records: readonly OccurrenceRecord[],
  ownId: number | null = null,
): readonly OccurrenceFault[] =>
  records.flatMap((record) => {
    const from = enterFrom(record);
    if (record.id === ownId || moment === null || from === null) return [];
    if ((record.happenedAt ?? '') > moment || moment >= from) return [];
    const values = { product: productOf(record), date: formatLocalDateTime(from) };
    return [{ field: 'happenedAt', key: 'reentry', values }];
  });
