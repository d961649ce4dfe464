import type { OccurrenceRecord, OccurrenceSubject } from '../occurrenceTypes';

/**
 * Why a record cannot be changed for what it happened to, in words; undefined where it can. A subject that is no more
 * locks only what has no other left.
 */
export function lockedReasonOf(
  subjects: readonly OccurrenceSubject[],
  record: Pick<OccurrenceRecord, 'subjectIds'>,
): string | undefined {
  const own = subjects.filter(({ id }) => record.subjectIds.includes(id));
  const onlyFormer = own.every(({ former }) => former === true);
  const locked = own.find(({ lockedReason, former }) => lockedReason !== null && (!former || onlyFormer));
  return locked?.lockedReason ?? undefined;
}
