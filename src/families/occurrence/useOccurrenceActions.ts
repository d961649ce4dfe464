import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { asAppError } from '@/platform/http/appError';
import { momentText } from '@/platform/format/dayText';
import { useStable } from '@/platform/react/useStable';
import { useAppDispatch } from '@/platform/store/hooks';
import { currentScope } from '@/platform/store/scope';
import { invalidate } from '@/platform/store/tags';
import { confirm } from '@/platform/ui/confirm';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { KEPT, type OccurrencePageProps } from './occurrencePage';
import type { OccurrenceTexts } from './occurrenceTexts';
import type { OccurrenceRecord, OccurrenceValues } from './occurrenceTypes';
import { asRecord } from './occurrenceValues';
import { momentOf } from './rules/days';
import type { DescriptorOf } from './rules/figures';
import { SEPARATOR, shortened } from './rules/names';
import { savedUnopened } from './savedUnopened';
import { useChangeWords } from './useChangeWords';
import { savedId, useDepletion } from './useDepletion';
import type { OccurrenceAddress } from './useOccurrenceAddress';
import { useWriteUnopened } from './useWriteUnopened';

/** What the page does with a record: saved, deleted, done, moved to another day; each says what it changed. */
export function useOccurrenceActions(
  page: OccurrencePageProps,
  address: OccurrenceAddress,
  descriptorOf: DescriptorOf,
  texts: OccurrenceTexts,
) {
  const { subjects, records, save: saveRecord, remove: removeRecord, stale } = page;
  const { t } = useTranslation('occurrence');
  const dispatch = useAppDispatch();
  const written = useCallback(() => void dispatch(invalidate(stale)), [dispatch, stale]);
  /** Says what was not done; what the server refuses may have been changed or deleted by somebody else. */
  const refused = useCallback(
    (thrown: unknown, what: string) => {
      notifyRefusal(thrown, what);
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
  const formOf = (slug: string | null) => `${page.base} ${slug}`;
  const openSaved = useStable(() => {
    if (address.openId !== null) savedUnopened.opened(address.openId);
    const id = address.isNew ? savedUnopened.take(formOf(address.pickedType)) : null;
    if (id !== null) address.open(id, true);
  });
  useEffect(openSaved, [opened, openSaved]);
  const changeWords = useChangeWords(page, descriptorOf, texts);

  const save = async (values: OccurrenceValues, record: OccurrenceRecord | null, slug: string) => {
    const descriptor = descriptorOf(slug);
    if (!descriptor) return;
    const sent = { ...values, version: record?.version ?? null };
    const scope = currentScope();
    const answer = await saveRecord(descriptor, sent, record?.id ?? null);
    if (answer === KEPT) return shown.current === opened ? address.close() : undefined;
    const id = savedId(answer, record?.id ?? null);
    const untaken = await takeOut(id, values);
    if (record === null && id !== null && untaken?.kind === 'unauthorized')
      savedUnopened.keep(scope, formOf(slug), id);
    const others = records.filter(({ id }) => id !== record?.id);
    const after = asRecord(descriptor, values, record?.id ?? 0);
    const touched = [...after.subjectIds, ...(record?.subjectIds ?? [])];
    const changed = changeWords(record ? [...others, record] : others, [...others, after], touched);
    toast({
      tone: 'success',
      text: [t('saved'), page.savedWords?.(answer), changed].filter(Boolean).join(' '),
    });
    // The form was left while it was being saved: a user who has left it stays where they are.
    if (shown.current !== opened) return written();
    // What is still in stock is said on the record, which stands.
    if (untaken === null || id === null) address.close();
    else address.open(id);
    written();
  };
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

  const { finish, move } = useWriteUnopened({
    page,
    descriptorOf,
    texts,
    open: address.open,
    takeOut,
    written,
    refused,
  });
  return { save, remove, finish, move };
}
