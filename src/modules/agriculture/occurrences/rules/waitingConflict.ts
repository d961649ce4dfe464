import type {
  OccurrenceDescriptor,
  OccurrenceRecord,
  OccurrenceValues,
} from '@/families/occurrence/occurrenceTypes';
import { isWhole } from '@/families/occurrence/rules/depletion';
import { sameValue } from '@/families/register/conflict/recordConflict';

/** Fields that every type has beside its own, in the order of the form. */
const COMMON = ['subjectIds', 'state', 'plannedAt', 'happenedAt'] as const;
const LAST = ['depletion', 'observation', 'files'] as const;

/** One field that the two versions of an occurrence hold differently. */
export interface WaitingConflict {
  readonly name: string;
  /** As the server has it now. */
  readonly theirs: unknown;
  /** As it was typed on this device. */
  readonly mine: unknown;
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

/** The fields in which what waits on this device differs from what the server has now, in the order of the form. */
export function waitingConflicts(
  { fields }: Pick<OccurrenceDescriptor, 'fields'>,
  theirs: OccurrenceRecord,
  mine: OccurrenceRecord,
): readonly WaitingConflict[] {
  return [...COMMON, ...fields.map(({ name }) => name), ...LAST]
    .map((name) => ({ name, theirs: valueIn(theirs, name), mine: valueIn(mine, name) }))
    .filter(({ name, theirs: now, mine: typed }) => !isSameField(name, now, typed));
}
