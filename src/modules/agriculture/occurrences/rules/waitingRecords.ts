import { asRecord } from '@/families/occurrence/occurrenceValues';
import type { OccurrenceDescriptor, OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import type { WaitingOccurrence } from '../waiting/fieldOutbox';

/**
 * The id under which an entry is shown and opened: that of the record it changes, else a negative one by the
 * millisecond at which it was typed, which stays the same while others are sent.
 */
export const waitingId = ({ at, values }: WaitingOccurrence): number => values.recordId ?? -at;

export const isWaitingOnly = (id: number): boolean => id < 0;

/** The entry that is shown under an id. */
export const entryOf = (
  waiting: readonly WaitingOccurrence[],
  id: number | null,
): WaitingOccurrence | undefined => waiting.find((entry) => waitingId(entry) === id);

/** Of the versions of records that are known here, the one that was changed: of this id, with the version that it had. */
export const readVersion = (
  known: readonly OccurrenceRecord[],
  id: number | null,
  version: number | null | undefined,
): OccurrenceRecord | null =>
  known.find((one) => one.id === id && (one.version ?? null) === (version ?? null)) ?? null;

/**
 * Saved records together with what waits on this device: a change that waits stands in its record's place, a new one
 * stands beside them. An entry of a type that is not known any more is in neither.
 */
export function withWaiting(
  saved: readonly OccurrenceRecord[],
  waiting: readonly WaitingOccurrence[],
  descriptors: readonly OccurrenceDescriptor[],
): readonly OccurrenceRecord[] {
  const shown = waiting.flatMap((entry): OccurrenceRecord[] => {
    const { type, values } = entry.values;
    const descriptor = descriptors.find(({ slug }) => slug === type);
    if (!descriptor) return [];
    const before = saved.find(({ id }) => id === entry.values.recordId);
    return [
      {
        ...asRecord(descriptor, values, waitingId(entry)),
        document: before?.document ?? null,
        userName: before?.userName ?? '',
        // Corrected by somebody who sees it, it changes the record as it is now.
        version: before?.version ?? values.version ?? null,
        waiting: entry.refusal === null ? 'WAITING' : 'REFUSED',
      },
    ];
  });
  const ids = new Set(shown.map(({ id }) => id));
  return shown.length === 0 ? saved : [...saved.filter(({ id }) => !ids.has(id)), ...shown];
}
