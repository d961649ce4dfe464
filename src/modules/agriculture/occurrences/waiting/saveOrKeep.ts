import i18next from 'i18next';
import { KEPT } from '@/families/occurrence/occurrencePage';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import type { OccurrenceBody } from '@/families/occurrence/occurrenceWire';
import { isWhole } from '@/families/occurrence/rules/depletion';
import { savedId } from '@/families/occurrence/useDepletion';
import { asAppError } from '@/platform/http/appError';
import { isRecord } from '@/platform/http/loose';
import { saidBy } from '@/platform/http/saidBy';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { createEntryKeys } from '@/platform/outbox/entryKeys';
import { toast } from '@/platform/ui/toast';
import { removeOccurrence, sendOccurrence, stock } from '../occurrenceWriteService';
import { entryOf, isWaitingOnly, readVersion } from '../rules/waitingRecords';
import { contentsOf, filesOf } from './attachments';
import { fieldOutbox, type WaitingOccurrence } from './fieldOutbox';

const keys = createEntryKeys();

/** Without contents: what a browser's store holds of files is their names. */
const withoutFiles = ({ values, ...body }: OccurrenceBody): OccurrenceBody => ({
  ...body,
  values: { ...values, files: values.files.map(({ file: _file, ...kept }) => kept) },
});

/**
 * Saves an occurrence; without a network it waits on this device instead, under a key by which the server knows it
 * again. One that waits already is replaced, and leaves the queue once it is saved.
 * @param id the record's; negative for one that is on this device alone, null for a new one
 * @param known versions of the record that were read on this device: the one that was changed is kept beside the change
 * @returns KEPT where it waits now
 */
export async function saveOrKeep(
  body: OccurrenceBody,
  id: number | null,
  known: readonly OccurrenceRecord[] = [],
): Promise<unknown> {
  const before = entryOf(fieldOutbox.current(), id);
  const recordId = before ? before.values.recordId : id;
  const stored = withoutFiles(body);
  const key = before?.key ?? keys.keyOf([stored, recordId]);
  try {
    const saved = await sendOccurrence(body, recordId, key);
    keys.release(key);
    if (before) fieldOutbox.remove(key);
    return saved;
  } catch (thrown) {
    if (asAppError(thrown).kind !== 'offline') throw thrown;
    try {
      const contents = await contentsOf(body.values.files);
      const former = before?.values.base ? [before.values.base] : [];
      const base = readVersion([...known, ...former], recordId, body.values.version);
      fieldOutbox.add({
        key,
        at: before?.at ?? Date.now(),
        values: { ...stored, recordId, base, contents },
        refusal: null,
      });
    } catch (full) {
      // The browser keeps nothing, or not that much: the form stays, with what was typed.
      log.warn('occurrence not kept', { reason: faultOf(full) });
      throw thrown;
    }
    keys.release(key);
    // The box over the list and the banner say it; a third word would cover the form's first field.
    return KEPT;
  }
}

/** What was typed, with its files: as it is sent and as the form shows it. */
export const bodyOf = ({
  values: { type, fields, values, contents },
}: WaitingOccurrence): OccurrenceBody => ({
  type,
  fields,
  values: { ...values, files: filesOf(values.files, contents) },
});

/** Takes the products of a sent occurrence out of stock; where that fails the record says that it is pending. */
async function takeOut(answer: unknown, { values: { values, recordId } }: WaitingOccurrence): Promise<void> {
  const occurrenceId = savedId(answer, recordId);
  const [subjectId] = values.subjectIds;
  if (occurrenceId === null || subjectId === undefined) return;
  if (values.state !== 'DONE' || !values.depletion.some(isWhole)) return;
  // Sent before, and made then.
  if (isRecord(answer) && isRecord(answer['document'])) return;
  try {
    await stock.create({ occurrenceId, subjectId });
  } catch (thrown) {
    const reason = saidBy(asAppError(thrown)) ?? i18next.t('occurrence:depletion.notReached');
    toast({ tone: 'warning', text: i18next.t('occurrence:depletion.notMade', { reason }) });
  }
}

/** Sends what waits. A refused permission is a refusal of the entry: it must not hold back those behind it. */
export async function sendWaiting(entry: WaitingOccurrence): Promise<unknown> {
  try {
    const answer = await sendOccurrence(bodyOf(entry), entry.values.recordId, entry.key);
    await takeOut(answer, entry);
    return answer;
  } catch (thrown) {
    const error = asAppError(thrown);
    if (error.kind !== 'forbidden') throw thrown;
    const message = i18next.t('agricultureOccurrences:outbox.forbidden');
    throw { kind: 'validation', status: error.status, fields: {}, message };
  }
}

/** Deletes a record, and what waits to change it; what is on this device alone needs no network. */
export async function removeOrDiscard(id: number): Promise<unknown> {
  const entry = entryOf(fieldOutbox.current(), id);
  const answer = isWaitingOnly(id) ? null : await removeOccurrence(id);
  if (entry) fieldOutbox.remove(entry.key);
  return answer;
}
