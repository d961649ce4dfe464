import { daysBetween } from '@/platform/format/date';
import { numberOf } from '@/platform/http/loose';
import type { OccurrenceContext, OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';

const DAY_MS = 86_400_000;

export const BOTH: readonly string[] = ['poultry', 'fish'];
export const POULTRY: readonly string[] = ['poultry'];
export const FISH: readonly string[] = ['fish'];
/** What any business may write down. */
export const EVERY: readonly string[] = [...BOTH, 'agriculture', 'forestry', 'finance'];
export const FIELD: readonly string[] = [...BOTH, 'agriculture', 'forestry'];

/** What an occurrence takes or adds; nothing where that is not typed. */
export const amountOf = (value: unknown): number => numberOf(value) ?? 0;

/** The effect of the record that is being changed on what is alive: it is given back before the new one counts. */
const taken = (record: OccurrenceRecord | null, ...names: readonly string[]): number =>
  names.reduce((sum, name) => sum + amountOf(record?.values[name]), 0);

/** Animals that the subject has, the record that is changed not counted; null when unknown. */
export function aliveWithout(context: OccurrenceContext, ...names: readonly string[]): number | null {
  const alive = context.subjects[0]?.figures['alive'] ?? null;
  const same = context.record?.subjectIds.includes(context.subjects[0]?.id ?? '') ?? false;
  return alive === null ? null : alive + (same ? taken(context.record, ...names) : 0);
}

/** Hours from one moment of the wall clock to another. */
export const hoursBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (DAY_MS / 24);

export const daysSince = (from: string, to: string): number =>
  daysBetween(from.slice(0, 10), to.slice(0, 10));

/** The other occurrences of a type that were done. */
export const othersOf = ({ records, record }: OccurrenceContext, type: string): readonly OccurrenceRecord[] =>
  records.filter((row) => row.type === type && row.state === 'DONE' && row.id !== record?.id);
