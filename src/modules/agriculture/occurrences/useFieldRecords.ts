import { useMemo } from 'react';
import type { LoadState } from '@/families/occurrence/occurrencePage';
import type { OccurrenceRecord, OccurrenceSubject } from '@/families/occurrence/occurrenceTypes';
import type { ItemState } from '@/platform/store/resourceState';
import { useList } from '@/platform/store/useResource';
import { OCCURRENCES } from './occurrences';
import { occurrences } from './occurrencesSlice';
import { useOpenedRecord } from './useOpenedRecord';
import { withWaiting } from './rules/waitingRecords';
import type { WaitingOccurrence } from './waiting/fieldOutbox';
import { bodyOf } from './waiting/saveOrKeep';

interface FieldRecords {
  /** What the server keeps of these plots. */
  readonly saved: readonly OccurrenceRecord[];
  /** The same with what waits on this device. */
  readonly records: readonly OccurrenceRecord[];
  readonly recordsState: LoadState;
  /** The record of the address. */
  readonly opened: OccurrenceRecord | null;
  readonly openedState: LoadState;
  /** Why the server did not take the opened one; null unless it was refused. */
  readonly refusal: string | null;
}

/** What waits, as it was typed: with its files, which the list leaves out. */
function asTyped(entry: WaitingOccurrence): OccurrenceRecord | null {
  const [record] = withWaiting([], [entry], OCCURRENCES);
  return record ? { ...record, files: bodyOf(entry).values.files } : null;
}

/** Without a network a record opens as the list brought it, which is as whole; its version says what it was changed from. */
const listedInstead = (
  all: readonly OccurrenceRecord[],
  id: string,
  { status, error }: ItemState<OccurrenceRecord>,
): OccurrenceRecord | null =>
  status === 'failed' && error?.kind === 'offline'
    ? (all.find((record) => String(record.id) === id) ?? null)
    : null;

/** Occurrences of plots, saved and waiting, and the one that is open. */
export function useFieldRecords(subjects: readonly OccurrenceSubject[], openId: string | null): FieldRecords {
  const { entry, waiting, retry: reloadItem, ...item } = useOpenedRecord(openId);
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
  const typed = useMemo(() => (entry ? asTyped(entry) : null), [entry]);
  const read: LoadState = {
    status: item.status,
    error: item.error,
    onRetry: reloadItem,
  };
  const listed = openId === null ? null : listedInstead(all, openId, item);
  const shown = entry ? typed : listed;
  return {
    saved,
    records,
    recordsState: { status: list.status, error: list.error, onRetry: reloadRecords },
    opened: shown ?? item.data,
    openedState: shown ? { ...read, status: 'ready', error: null } : read,
    refusal: entry?.refusal ?? null,
  };
}
