import { useMemo } from 'react';
import type { LoadState } from '@/families/occurrence/occurrencePage';
import type { OccurrenceRecord, OccurrenceSubject } from '@/families/occurrence/occurrenceTypes';
import type { ItemState } from '@/platform/store/resourceState';
import { useList } from '@/platform/store/useResource';
import { OCCURRENCES } from './occurrences';
import { occurrences } from './occurrencesSlice';
import { useOpenedRecord } from './useOpenedRecord';
import { mergedRecord } from './rules/waitingConflict';
import { withWaiting } from './rules/waitingRecords';
import type { WaitingOccurrence } from './waiting/fieldOutbox';
import { bodyOf } from './waiting/saveOrKeep';

/** An occurrence that waits on this device and that somebody else has changed. */
export interface WaitingVersions {
  readonly theirs: OccurrenceRecord;
  readonly mine: OccurrenceRecord;
  /** The record that was changed here, as it was read then; null where that is not known. */
  readonly base: OccurrenceRecord | null;
  /** Of its entry in the outbox. */
  readonly key: string;
}

interface FieldRecords {
  /** What the server keeps of these plots. */
  readonly saved: readonly OccurrenceRecord[];
  /** The same with what waits on this device. */
  readonly records: readonly OccurrenceRecord[];
  readonly recordsState: LoadState;
  /** Every version of records that was read here. */
  readonly known: readonly OccurrenceRecord[];
  /** The record of the address. */
  readonly opened: OccurrenceRecord | null;
  readonly openedState: LoadState;
  /** Why the server did not take the opened one; null unless it was refused. */
  readonly refusal: string | null;
  /** Its two versions, where somebody else has changed it since it was read on this device. */
  readonly conflict: WaitingVersions | null;
}

/** What waits, as it was typed: with its files, which the list leaves out; it changes `theirs`, where that is known. */
function asTyped(entry: WaitingOccurrence, theirs: OccurrenceRecord | null): OccurrenceRecord | null {
  const [record] = withWaiting(theirs ? [theirs] : [], [entry], OCCURRENCES);
  return record ? { ...record, files: bodyOf(entry).values.files } : null;
}

/** Without a network a record opens as the list brought it, which is as whole; its version says what it was changed from. */
const listedInstead = (
  all: readonly OccurrenceRecord[],
  id: string,
  { status, error }: Pick<ItemState<OccurrenceRecord>, 'status' | 'error'>,
): OccurrenceRecord | null =>
  status === 'failed' && error?.kind === 'offline'
    ? (all.find((record) => String(record.id) === id) ?? null)
    : null;

/** Occurrences of plots, saved and waiting, and the one that is open. */
export function useFieldRecords(subjects: readonly OccurrenceSubject[], openId: string | null): FieldRecords {
  const { entry, waiting, retry: reloadItem, data: served, ...item } = useOpenedRecord(openId);
  const { rows: all, list, retry: reloadRecords } = useList(occurrences, undefined);
  const own = useMemo(() => new Set(subjects.map(({ id }) => id)), [subjects]);
  const saved = useMemo(
    () => all.filter((record) => record.subjectIds.some((one) => own.has(one))),
    [all, own],
  );
  const records = useMemo(() => {
    const here = waiting.filter(({ values }) => values.values.subjectIds.some((one) => own.has(one)));
    return withWaiting(saved, here, OCCURRENCES);
  }, [saved, waiting, own]);
  const theirs = entry ? served : null;
  const typed = useMemo(() => (entry ? asTyped(entry, served) : null), [entry, served]);
  const isReading = entry?.refusal != null && entry.values.recordId !== null && item.status === 'loading';
  const readState: LoadState = {
    status: item.status,
    error: item.error,
    onRetry: reloadItem,
  };
  const listed = openId === null ? null : listedInstead(all, openId, item);
  const base = entry?.values.base ?? null;
  const isChanged =
    entry !== undefined &&
    theirs !== null &&
    (theirs.version ?? null) !== (entry.values.values.version ?? null);
  const merged = useMemo(() => {
    const descriptor = OCCURRENCES.find(({ slug }) => slug === typed?.type);
    return isChanged && descriptor && theirs && typed ? mergedRecord(descriptor, theirs, typed, base) : typed;
  }, [isChanged, theirs, typed, base]);
  const shown = entry ? merged : listed;
  return {
    saved,
    records,
    recordsState: { status: list.status, error: list.error, onRetry: reloadRecords },
    opened: shown ?? served,
    // Before the record is read, what waits would be saved over it as it was, and refused again.
    openedState: shown && !isReading ? { ...readState, status: 'ready', error: null } : readState,
    refusal: entry?.refusal ?? null,
    conflict: isChanged && theirs && typed ? { theirs, mine: typed, base, key: entry.key } : null,
    known: served ? [served, ...all] : all,
  };
}
