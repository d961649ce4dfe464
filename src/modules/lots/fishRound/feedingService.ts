import i18next from 'i18next';
import type { DepletionLine, OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { isWhole } from '@/families/occurrence/rules/depletion';
import { savedId } from '@/families/occurrence/useDepletion';
import { asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import type { Waiting } from '@/platform/outbox/createOutbox';
import { assumed, http } from '@/platform/http/http';
import { toast } from '@/platform/ui/toast';
import { fishOccurrences, pondStock } from '../occurrences/occurrencesService';
import { entrySender } from '../round/roundService';
import type { FeedingEntry, FeedingField } from './feedingTypes';

/** Occurrences of the lots of fish that are not finished. */
export const fishRecords = (signal: AbortSignal): Promise<OccurrenceRecord[]> =>
  fishOccurrences.list(undefined, signal);

const inPlace = { silent: true, contained: true } as const;
const send = entrySender<FeedingField>({
  create: (body) => http.post(assumed('/PiscicultureOccurrence/Create'), body, inPlace),
  edit: (id, body) => http.put(assumed('/PiscicultureOccurrence/Edit'), body, { params: { id }, ...inPlace }),
});

const takesFrom = (body: FeedingEntry['body']): boolean => {
  const lines: unknown = 'depletion' in body ? body.depletion : null;
  return Array.isArray(lines) && lines.some((line: DepletionLine) => isWhole(line));
};

/** Sends what was given at a pond, and takes it out of stock; what is still in stock then is said, and waits at its record. */
export async function sendFeeding(entry: Waiting<FeedingEntry>): Promise<unknown> {
  const answer = await send(entry);
  const { body, lotId, name } = entry.values;
  const occurrenceId = savedId(answer, null);
  if (!takesFrom(body) || occurrenceId === null) return answer;
  try {
    await pondStock.create({ occurrenceId, subjectId: lotId });
  } catch (thrown) {
    const error = asAppError(thrown);
    log.warn('feed not taken out of stock', { reason: faultOf(error) });
    toast({
      tone: 'warning',
      text: i18next.t('lotRound:fish.notTaken', { name, reason: saidBy(error) ?? '' }),
    });
  }
  return answer;
}
