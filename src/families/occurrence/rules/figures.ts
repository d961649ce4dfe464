import { daysBetween } from '@/platform/format/date';
import { dayOf } from '@/platform/format/dateTime';
import { shareOut } from '@/platform/format/shareOut';
import type { Id } from '@/platform/forms/options';
import type {
  Effect,
  FigureChange,
  OccurrenceDescriptor,
  OccurrenceRecord,
  OccurrenceSubject,
} from '../occurrenceTypes';

import { partsIn, type SubjectPart, sumOfParts } from './parts';

export type DescriptorOf = (slug: string) => OccurrenceDescriptor | undefined;

/** Shares have three decimals: grams of a kilogram. */
const UNITS = 1000;

const sharedOut = (total: number, weights: readonly number[]) =>
  shareOut(Math.round(total * UNITS), weights).map((part) => part / UNITS);

/**
 * A quantity shared over subjects by their area, to the thousandth, nothing left over (largest remainder).
 * 100 kg over 1 358, 903 and 2 259: 30,044 + 19,978 + 49,978.
 */
export const sharesOf = (total: number, subjects: readonly OccurrenceSubject[]): readonly number[] =>
  sharedOut(
    total,
    subjects.map(({ share }) => share ?? 0),
  );

/**
 * A quantity as the parts of its subjects, shared as above; parts that are not known without a total, or where what
 * counts for one of them is not.
 * @param weights what counts for each of the subjects; their area by default
 */
export function spreadParts(
  total: number | null,
  subjects: readonly OccurrenceSubject[],
  weights: readonly (number | null)[] = subjects.map(({ share }) => share ?? 0),
): SubjectPart[] {
  const known = weights.flatMap((weight) => weight ?? []);
  const shares = total === null || known.length < subjects.length ? [] : sharedOut(total, known);
  return subjects.map(({ id }, at) => ({ subjectId: id, value: shares[at] ?? null }));
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Days from the subject's day 0; null where none are counted. */
export function subjectDay(subject: OccurrenceSubject | undefined, record: OccurrenceRecord): number | null {
  const moment = record.happenedAt ?? record.plannedAt;
  return subject?.startDate && moment ? daysBetween(subject.startDate, dayOf(moment)) : null;
}

interface Computed {
  readonly figure: string;
  readonly day: number | null;
  readonly value: number;
}

/** What the effects on one figure come to: a sum, or the mean of so many animals. */
interface Running {
  readonly sum: number;
  readonly animals: number | null;
}

function added({ sum, animals }: Running, value: number, meanOf: number | undefined): Running {
  if (meanOf === undefined) return { sum: Math.round((sum + value) * UNITS) / UNITS, animals };
  const own = Math.max(1, meanOf);
  return { sum: sum + value * own, animals: (animals ?? 0) + own };
}

/** What of an effect is one subject's: as its parts were typed, else by area. */
function partOf(
  effect: Effect,
  { partsField }: OccurrenceDescriptor,
  record: OccurrenceRecord,
  known: readonly OccurrenceSubject[],
  id: Id,
): number {
  const parts = partsField === undefined ? [] : partsIn(record.values[partsField]);
  const own = parts.find(({ subjectId }) => subjectId === id)?.value ?? null;
  const sum = sumOfParts(parts);
  if (own !== null && sum > 0) return (effect.value * own) / sum;
  const subjects = record.subjectIds.flatMap((one) => known.find((subject) => subject.id === one) ?? []);
  const at = subjects.findIndex((subject) => subject.id === id);
  return sharesOf(effect.value, subjects)[at] ?? effect.value;
}

/** The figures of one subject: sums, or means, of the effects of what was done, by figure and day. */
export function figuresOf(
  subject: OccurrenceSubject,
  records: readonly OccurrenceRecord[],
  descriptorOf: DescriptorOf,
  known: readonly OccurrenceSubject[] = [subject],
): ReadonlyMap<string, Computed> {
  const sums = new Map<string, Computed>();
  const running = new Map<string, Running>();
  const done = records
    .filter((record) => record.state === 'DONE' && record.subjectIds.includes(subject.id))
    // Moments are written alike: their own order is that of time, and quicker than a language's.
    .toSorted((a, b) => byText(a.happenedAt ?? '', b.happenedAt ?? '') || a.id - b.id);
  for (const record of done) {
    const descriptor = descriptorOf(record.type);
    if (!descriptor) continue;
    for (const effect of descriptor.effects(record.values)) {
      if (effect.except === subject.id || (effect.only ?? subject.id) !== subject.id) continue;
      const day = effect.whole ? null : subjectDay(subject, record);
      if (day === null && !effect.whole) continue;
      const key = `${effect.figure}@${day ?? ''}`;
      const value =
        descriptor.shared && record.subjectIds.length > 1
          ? partOf(effect, descriptor, record, known, subject.id)
          : effect.value;
      const all = added(running.get(key) ?? { sum: 0, animals: null }, value, effect.meanOf);
      running.set(key, all);
      const figure = all.animals === null ? all.sum : Math.round((all.sum / all.animals) * UNITS) / UNITS;
      sums.set(key, { figure: effect.figure, day, value: figure });
    }
  }
  return sums;
}

/**
 * Which figures of a subject a write changes. Those of a day are sums of its occurrences; those of the whole subject
 * start from what the server says of it now.
 */
export function changesOf(
  subject: OccurrenceSubject,
  before: readonly OccurrenceRecord[],
  after: readonly OccurrenceRecord[],
  descriptorOf: DescriptorOf,
  known: readonly OccurrenceSubject[] = [subject],
): readonly FigureChange[] {
  const [old, now] = [before, after].map((rows) => figuresOf(subject, rows, descriptorOf, known));
  const keys = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  const changes = [...keys].flatMap((key): FigureChange[] => {
    const [was, is] = [old?.get(key), now?.get(key)];
    const { figure = '', day = null } = is ?? was ?? {};
    if (was?.value === is?.value) return [];
    if (day !== null) return [{ figure, day, before: was?.value ?? null, after: is?.value ?? null }];
    const present = subject.figures[figure] ?? null;
    if (present === null) return [];
    const delta = (is?.value ?? 0) - (was?.value ?? 0);
    return [{ figure, day, before: present, after: Math.round((present + delta) * UNITS) / UNITS }];
  });
  // What was written is of its day: that is said first.
  return [...changes.filter(({ day }) => day !== null), ...changes.filter(({ day }) => day === null)];
}
