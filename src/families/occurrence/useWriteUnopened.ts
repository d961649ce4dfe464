import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf, type LocalDateTime, nowHere } from '@/platform/format/dateTime';
import { dayText } from '@/platform/format/dayText';
import type { AppError } from '@/platform/http/appError';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { useStable } from '@/platform/react/useStable';
import { toast } from '@/platform/ui/toast';
import { KEPT, type OccurrencePageProps } from './occurrencePage';
import type { OccurrenceTexts } from './occurrenceTexts';
import type { OccurrenceRecord, OccurrenceValues } from './occurrenceTypes';
import { chosenIds, doneNow } from './occurrenceValues';
import { faultWords } from './faultWords';
import { faultsOf } from './rules/faults';
import type { DescriptorOf } from './rules/figures';
import { movedTo } from './rules/moving';

interface WriteParts {
  readonly page: OccurrencePageProps;
  readonly descriptorOf: DescriptorOf;
  readonly texts: OccurrenceTexts;
  readonly open: (id: number) => void;
  /** Takes what the record uses out of stock; answers why it is still there. */
  readonly takeOut: (id: number | null, values: OccurrenceValues) => Promise<AppError | null>;
  /** Has what a write makes stale read again. */
  readonly written: () => void;
  readonly refused: (thrown: unknown, what: string) => void;
}

/** Writes to records whose form is not open: planned becomes done, or goes to another day. */
export function useWriteUnopened(parts: WriteParts) {
  const { page, descriptorOf, texts, open, takeOut, written, refused } = parts;
  const { namespace, subjectLabel, subjects, records, save: saveRecord } = page;
  const { t } = useTranslation('occurrence');
  const { t: forms } = useTranslation('forms');
  /** However often it is pressed. */
  const runOnce = useSingleFlight<number>();
  const openRecord = useStable(open);

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
        if ((await takeOut(record.id, typed)) !== null) openRecord(record.id);
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
          success: t('move.success', { type: texts.title(record.type), date: dayText(dayOf(to)) }),
          failed: t('move.failed'),
        }),
      ),
    [write, runOnce, texts, t],
  );
  return { finish, move };
}
