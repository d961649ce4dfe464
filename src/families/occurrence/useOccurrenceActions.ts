import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { dayOf, type LocalDateTime, nowHere } from '@/platform/format/dateTime';
import { asAppError } from '@/platform/http/appError';
import { momentText } from '@/platform/format/dayText';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { useStable } from '@/platform/react/useStable';
import { useAppDispatch } from '@/platform/store/hooks';
import { invalidate } from '@/platform/store/tags';
import { confirm } from '@/platform/ui/confirm';
import { tellRefusal } from '@/platform/ui/tellRefusal';
import { toast } from '@/platform/ui/toast';
import { KEPT, type OccurrencePageProps } from './occurrencePage';
import type { OccurrenceTexts } from './occurrenceTexts';
import type { OccurrenceRecord, OccurrenceValues } from './occurrenceTypes';
import { asRecord, chosenIds, doneNow } from './occurrenceValues';
import { faultWords } from './faultWords';
import { momentOf } from './rules/days';
import { faultsOf } from './rules/faults';
import { changesOf, type DescriptorOf } from './rules/figures';
import { movedTo } from './rules/moving';
import { SEPARATOR, shortened } from './rules/names';
import { savedId, useDepletion } from './useDepletion';
import type { OccurrenceAddress } from './useOccurrenceAddress';

/** Changes named in one message; more would not be read. */
const NAMED = 6;

/** What the page does with a record: saved, deleted, done, moved to another day; each says what it changed. */
export function useOccurrenceActions(
  page: OccurrencePageProps,
  address: OccurrenceAddress,
  descriptorOf: DescriptorOf,
  texts: OccurrenceTexts,
) {
  const { namespace, subjectLabel, subjects, records, save: saveRecord, remove: removeRecord, stale } = page;
  const { t } = useTranslation('occurrence');
  const { t: forms } = useTranslation('forms');
  const dispatch = useAppDispatch();
  const written = useCallback(() => void dispatch(invalidate(stale)), [dispatch, stale]);
  /** Says what was not done; what the server refuses may have been changed or deleted by somebody else. */
  const refused = useCallback(
    (thrown: unknown, what: string) => {
      tellRefusal(thrown, what);
      if (asAppError(thrown).kind === 'validation') written();
    },
    [written],
  );
  const { takeOut } = useDepletion(page);
  const opened = address.isNew ? 'nova' : address.openId;
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = opened;
    return () => {
      shown.current = null;
    };
  }, [opened]);
  const changeWords = useCallback(
    (before: readonly OccurrenceRecord[], after: readonly OccurrenceRecord[], of: readonly unknown[]) => {
      const touched = subjects
        .filter(({ id }) => of.includes(id))
        .map((one) => ({
          name: one.name,
          changes: changesOf(one, before, after, descriptorOf, subjects).map((change) =>
            texts.change(change),
          ),
        }))
        .filter(({ changes }) => changes.length > 0);
      // A record that went from one subject to another changes both: each stands under its name.
      const named = touched.length > 1;
      return touched
        .flatMap(({ name, changes }) =>
          changes.map((change, at) => (named && at === 0 ? t('change.of', { name, change }) : change)),
        )
        .slice(0, NAMED)
        .join('; ');
    },
    [subjects, descriptorOf, texts, t],
  );

  const save = async (values: OccurrenceValues, record: OccurrenceRecord | null, slug: string) => {
    const descriptor = descriptorOf(slug);
    if (!descriptor) return;
    const sent = { ...values, version: record?.version ?? null };
    const answer = await saveRecord(descriptor, sent, record?.id ?? null);
    if (answer === KEPT) return shown.current === opened ? address.close() : undefined;
    const id = savedId(answer, record?.id ?? null);
    const isTaken = await takeOut(id, values);
    const others = records.filter(({ id }) => id !== record?.id);
    const after = asRecord(descriptor, values, record?.id ?? 0);
    const touched = [...after.subjectIds, ...(record?.subjectIds ?? [])];
    const changed = changeWords(record ? [...others, record] : others, [...others, after], touched);
    toast({ tone: 'success', text: [t('saved'), changed].filter(Boolean).join(' ') });
    // The form was left while it was being saved: a user who has left it stays where they are.
    if (shown.current !== opened) return written();
    // What is still in stock is said on the record, which stands.
    if (isTaken || id === null) address.close();
    else address.open(id);
    written();
  };
  /** However often it is pressed. */
  const runOnce = useSingleFlight<number>();
  const openRecord = useStable((id: number) => address.open(id));
  const remove = useCallback(
    async (record: OccurrenceRecord) => {
      const others = records.filter(({ id }) => id !== record.id);
      const changed = changeWords(records, others, record.subjectIds);
      const title = t('remove.title', { type: texts.title(record.type) });
      const names = subjects.filter(({ id }) => record.subjectIds.includes(id)).map(({ name }) => name);
      const which = { when: momentText(momentOf(record)), subjects: shortened(names.join(SEPARATOR)) };
      const body = [t('remove.body', which), changed].filter(Boolean).join(' ');
      if (!(await confirm({ title, body, confirmLabel: t('remove.action'), danger: true }))) return;
      try {
        await removeRecord(record.id);
        toast({ tone: 'success', text: [t('remove.done'), changed].filter(Boolean).join(' ') });
        written();
      } catch (thrown) {
        refused(thrown, t('remove.failed'));
      }
    },
    [records, subjects, changeWords, removeRecord, written, refused, texts, t],
  );

  /** Saves a record that was not opened; where something is wrong with it that is said, and the form opens. */
  const write = useCallback(
    async (
      record: OccurrenceRecord,
      valuesFor: (descriptor: NonNullable<ReturnType<DescriptorOf>>) => OccurrenceValues,
      words: { readonly success: string; readonly failed: string },
    ) => {
      const descriptor = descriptorOf(record.type);
      if (!descriptor) return;
      const values = valuesFor(descriptor);
      const ids = chosenIds(descriptor, values);
      const context = {
        subjects: subjects.filter(({ id }) => ids.includes(id)),
        record,
        records,
        now: nowHere(),
      };
      const faults = faultsOf(descriptor, values, context, namespace);
      if (faults.length > 0) {
        const why = faultWords(descriptor, faults, { t, forms, texts, subjectLabel });
        toast({ tone: 'warning', text: `${words.failed} ${why}` });
        return openRecord(record.id);
      }
      try {
        const typed = { ...values, subjectIds: ids, version: record.version ?? null };
        if ((await saveRecord(descriptor, typed, record.id)) === KEPT) return;
        toast({ tone: 'success', text: words.success });
        if (!(await takeOut(record.id, typed))) openRecord(record.id);
        written();
      } catch (thrown) {
        refused(thrown, words.failed);
      }
    },
    [
      descriptorOf,
      subjects,
      subjectLabel,
      records,
      namespace,
      openRecord,
      saveRecord,
      takeOut,
      written,
      refused,
      texts,
      t,
      forms,
    ],
  );
  /** Planned becomes done in one step, unless something is missing: then the form says what. */
  const finish = useCallback(
    (record: OccurrenceRecord) =>
      runOnce(record.id, () =>
        write(record, (descriptor) => doneNow(descriptor, record), {
          success: t('done.success', { type: texts.title(record.type) }),
          failed: t('done.failed'),
        }),
      ),
    [write, runOnce, texts, t],
  );
  /** A planned record goes to another day, or to a moment. */
  const move = useCallback(
    (record: OccurrenceRecord, to: LocalDateTime) =>
      runOnce(record.id, () =>
        write(record, (descriptor) => movedTo(descriptor, record, to), {
          success: t('move.success', { type: texts.title(record.type), date: formatDate(dayOf(to)) }),
          failed: t('move.failed'),
        }),
      ),
    [write, runOnce, texts, t],
  );
  return { save, remove, finish, move };
}
