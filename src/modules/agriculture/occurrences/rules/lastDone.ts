import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { daysBetween, type LocalDate } from '@/platform/format/date';
import { dayOf } from '@/platform/format/dateTime';
import type { Id } from '@/platform/forms/options';

/** Days since the last work, up to and with these; beyond them is the last class. */
const AGES = [7, 30, 90] as const;
/** Of a plot on which nothing of the chosen type was done. */
export const NEVER = 'never';
/** Of types for which no colour is left. */
export const OTHERS = 'others';

/** The last thing done on each plot, of one type or of any; what is only planned was not done. */
export function lastDone(
  records: readonly OccurrenceRecord[],
  type: string | null,
): ReadonlyMap<Id, OccurrenceRecord> {
  const last = new Map<Id, OccurrenceRecord>();
  for (const record of records) {
    const { happenedAt } = record;
    if (happenedAt === null || (type !== null && record.type !== type)) continue;
    for (const id of record.subjectIds) {
      const known = last.get(id);
      const at = known?.happenedAt ?? '';
      if (!known || happenedAt > at || (happenedAt === at && record.id > known.id)) last.set(id, record);
    }
  }
  return last;
}

/** 'd7': done within seven days; 'older': longer ago than any class. */
export function ageClass(record: OccurrenceRecord | undefined, now: LocalDate): string {
  if (!record?.happenedAt) return NEVER;
  const days = daysBetween(dayOf(record.happenedAt), now);
  const class_ = AGES.find((most) => days <= most);
  return class_ === undefined ? 'older' : `d${class_}`;
}
export const AGE_CLASSES: readonly string[] = [...AGES.map((most) => `d${most}`), 'older'];

/**
 * The types that get a colour of their own, the most frequent ones; the rest share one.
 * @param colours how many colours there are
 */
export function colouredTypes(
  last: ReadonlyMap<Id, OccurrenceRecord>,
  order: readonly string[],
  colours: number,
): readonly string[] {
  const counts = new Map<string, number>();
  for (const { type } of last.values()) counts.set(type, (counts.get(type) ?? 0) + 1);
  const present = order.filter((slug) => counts.has(slug));
  if (present.length <= colours) return present;
  const most = present
    .toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .slice(0, Math.max(0, colours - 1));
  return [...present.filter((slug) => most.includes(slug)), OTHERS];
}

/** The class of a plot among those that have a colour. */
export function typeClass(record: OccurrenceRecord | undefined, coloured: readonly string[]): string {
  if (!record) return NEVER;
  return coloured.includes(record.type) ? record.type : OTHERS;
}
