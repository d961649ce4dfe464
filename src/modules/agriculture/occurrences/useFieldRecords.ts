import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { LoadState } from '@/families/occurrence/occurrencePage';
import type { OccurrenceRecord, OccurrenceSubject } from '@/families/occurrence/occurrenceTypes';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import type { ItemState } from '@/platform/store/resourceState';
import { useLoad } from '@/platform/store/useLoad';
import { useList } from '@/platform/store/useResource';
import { OCCURRENCES } from './occurrences';
import { occurrences } from './occurrencesSlice';
import { entryOf, withWaiting } from './rules/waitingRecords';
import { fieldOutbox, type WaitingOccurrence } from './waiting/fieldOutbox';
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
  { id, status, error }: ItemState<OccurrenceRecord>,
): OccurrenceRecord | null =>
  status === 'failed' && error?.kind === 'offline'
    ? (all.find((record) => String(record.id) === String(id)) ?? null)
    : null;

/** Occurrences of plots, saved and waiting, and the one that is open. */
export function useFieldRecords(subjects: readonly OccurrenceSubject[], openId: string | null): FieldRecords {
  const dispatch = useAppDispatch();
  const waiting = useSyncExternalStore(fieldOutbox.subscribe, fieldOutbox.current);
  const entry = openId === null ? undefined : entryOf(waiting, Number(openId));
  const { rows: all, list, retry: reloadRecords } = useList(occurrences, undefined);
  const item = useAppSelector(occurrences.selectItem);
  const requested = entry ? null : openId;
  const reloadItem = useLoad(
    requested ?? '',
    (run) => (requested === null ? null : run(occurrences.loadItem(requested))),
    occurrences.tags,
  );
  // Opened again it is read again: another may have changed it.
  useEffect(() => () => void dispatch(occurrences.itemClosed()), [dispatch, openId]);
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
  const isOpened = openId !== null && String(item.id) === openId;
  const read: LoadState = {
    status: isOpened ? item.status : 'loading',
    error: item.error,
    onRetry: reloadItem,
  };
  const listed = isOpened ? listedInstead(all, item) : null;
  const shown = entry ? typed : listed;
  return {
    saved,
    records,
    recordsState: { status: list.status, error: list.error, onRetry: reloadRecords },
    opened: shown ?? (!entry && isOpened ? item.data : null),
    openedState: shown ? { ...read, status: 'ready', error: null } : read,
    refusal: entry?.refusal ?? null,
  };
}
