import type {
  OccurrenceDescriptor,
  OccurrenceRecord,
  OccurrenceValues,
} from '@/families/occurrence/occurrenceTypes';
import { isWhole } from '@/families/occurrence/rules/depletion';
import { fieldConflicts, sameValue } from '@/families/register/conflict/recordConflict';

/** Fields that every type has beside its own, in the order of the form. */
const COMMON = ['subjectIds', 'state', 'plannedAt', 'happenedAt'] as const;
const LAST = ['depletion', 'observation', 'files'] as const;

/** One field that somebody else changed on the server while a change of the occurrence waited on this device. */
export interface WaitingConflict {
  readonly name: string;
  /** As the server has it now. */
  readonly theirs: unknown;
  /** As it waits on this device. */
  readonly mine: unknown;
  /** Whether it was changed on this device as well; unknown from what it was, it counts as changed. */
  readonly both: boolean;
}

/** What a version holds under the name of a form's field. */
function valueIn(record: OccurrenceRecord, name: string): unknown {
  switch (name) {
    case 'subjectIds':
    case 'state':
    case 'plannedAt':
    case 'happenedAt':
    case 'observation':
    case 'depletion':
    case 'files':
      return record[name];
    default:
      return record.values[name] ?? null;
  }
}

/** What of a value counts: lines of stock that are whole, names of files; nothing typed is nothing. */
function compared(name: string, value: unknown): unknown {
  if (name === 'depletion' && Array.isArray(value))
    return (value as OccurrenceValues['depletion'])
      .filter(isWhole)
      .map(({ productId, unit, quantity, farmId }) => ({
        productId,
        unit,
        quantity,
        farmId: farmId ?? null,
      }));
  if (name === 'files' && Array.isArray(value))
    return (value as OccurrenceValues['files']).map(({ name: file }) => file);
  return value === '' || (Array.isArray(value) && value.length === 0) ? null : value;
}

/** Whether two values of a field are the same version of it. */
export const isSameField = (name: string, one: unknown, other: unknown): boolean =>
  sameValue(compared(name, one), compared(name, other));

type Fields = Pick<OccurrenceDescriptor, 'fields'>;

const namesOf = ({ fields }: Fields): readonly string[] => [
  ...COMMON,
  ...fields.map(({ name }) => name),
  ...LAST,
];

/**
 * The fields that somebody else changed while what is `mine` waited, in the order of the form; what both changed alike is
 * none of them.
 * @param base the record from which `mine` was typed; null where it is not known
 */
export function waitingConflicts(
  descriptor: Fields,
  theirs: OccurrenceRecord,
  mine: OccurrenceRecord,
  base: OccurrenceRecord | null,
): readonly WaitingConflict[] {
  const names = namesOf(descriptor);
  const counted = (record: OccurrenceRecord): Readonly<Record<string, unknown>> =>
    Object.fromEntries(names.map((name) => [name, compared(name, valueIn(record, name))]));
  const conflict = (name: string, both: boolean) => ({
    name,
    theirs: valueIn(theirs, name),
    mine: valueIn(mine, name),
    both,
  });
  if (base === null)
    return names
      .filter((name) => !isSameField(name, valueIn(theirs, name), valueIn(mine, name)))
      .map((name) => conflict(name, true));
  const versions = { read: counted(base), current: counted(theirs), typed: counted(mine) };
  return fieldConflicts(names, versions).map(({ name, both }) => conflict(name, both));
}

/** What waits, with the fields that somebody else alone has changed as the server has them now. */
export function mergedRecord(
  descriptor: Fields,
  theirs: OccurrenceRecord,
  mine: OccurrenceRecord,
  base: OccurrenceRecord | null,
): OccurrenceRecord {
  const taken = waitingConflicts(descriptor, theirs, mine, base).filter(({ both }) => !both);
  const isOwn = (name: string) => ![...COMMON, ...LAST].some((one) => one === name);
  const of = (own: boolean) =>
    Object.fromEntries(taken.filter(({ name }) => isOwn(name) === own).map((one) => [one.name, one.theirs]));
  return { ...mine, ...of(false), values: { ...mine.values, ...of(true) } };
}
