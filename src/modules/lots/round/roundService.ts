import { valuesOf } from '@/families/occurrence/occurrenceValues';
import type { OccurrenceDescriptor, OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { nowHere } from '@/platform/format/dateTime';
import { type LocalDate, today } from '@/platform/format/date';
import { asAppError } from '@/platform/http/appError';
import { assumed, http } from '@/platform/http/http';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { createEntryKeys } from '@/platform/outbox/entryKeys';
import { occurrences } from '../occurrences/occurrencesService';
import { toBody } from '../occurrences/occurrencesWire';
import { consumption } from '../occurrences/types/consumption';
import { mortality } from '../occurrences/types/mortality';
import type { WaitingEntry } from './roundOutbox';
import { CONSUMED, LOST, type RoundFigures, type RoundLot } from './roundTypes';
import { type DayFigures, lostOf, NOTHING } from './rules/round';
import type { Outgoing } from './rules/sendRound';

/** A round of a day that is over counts for its evening. */
const EVENING = 'T20:00';

async function entryOf(
  descriptor: OccurrenceDescriptor,
  lot: RoundLot,
  day: LocalDate,
  record: OccurrenceRecord | null,
  typed: Readonly<Record<string, number>>,
  name: string,
): Promise<Omit<WaitingEntry, 'key'>> {
  const own = valuesOf(descriptor, record, [lot.id]);
  const happenedAt = record?.happenedAt ?? (day === today() ? nowHere() : `${day}${EVENING}`);
  const body = await toBody({
    type: descriptor.slug,
    fields: Object.keys(descriptor.emptyValues),
    values: { ...own, ...typed, happenedAt, subjectIds: [lot.id], version: record?.version ?? null },
  });
  const values = {
    name,
    lotId: lot.id,
    figures: { ...NOTHING, ...typed },
    type: descriptor.slug,
    day,
    recordId: record?.id ?? null,
    body,
  };
  return { at: Date.now(), values, refusal: null };
}

/** The occurrences of what was typed at one aviary: losses are added to the day, its one consumption is changed. */
async function entriesOf(
  lot: RoundLot,
  day: LocalDate,
  typed: RoundFigures,
  { consumption: record }: DayFigures,
  name: string,
): Promise<Omit<WaitingEntry, 'key'>[]> {
  const { dead, eliminated, feedKg, waterLitres } = typed;
  const entries: Promise<Omit<WaitingEntry, 'key'>>[] = [];
  // A day without losses has no occurrence.
  if (lostOf(typed) > 0)
    entries.push(entryOf(mortality, lot, day, null, { dead: dead ?? 0, eliminated: eliminated ?? 0 }, name));
  if (feedKg !== null || waterLitres !== null) {
    const eaten = {
      ...(feedKg === null ? {} : { feedKg }),
      ...(waterLitres === null ? {} : { waterLitres }),
    };
    entries.push(entryOf(consumption, lot, day, record, eaten, name));
  }
  return Promise.all(entries);
}

const keys = createEntryKeys();
export const releaseKey = keys.release;

/** Everything that was typed, in the order of the aviaries; what is sent again keeps its key. */
export async function outgoingOf(
  typedLots: readonly { readonly lot: RoundLot; readonly typed: RoundFigures; readonly name: string }[],
  day: LocalDate,
  own: (lotId: number) => DayFigures,
): Promise<Outgoing[]> {
  const outgoing: Outgoing[] = [];
  for (const { lot, typed, name } of typedLots)
    for (const entry of await entriesOf(lot, day, typed, own(lot.id), name)) {
      const { type, figures } = entry.values;
      const fields = type === consumption.slug ? CONSUMED : LOST;
      outgoing.push({
        lotId: lot.id,
        fields,
        entry: { ...entry, key: keys.keyOf([lot.id, day, type, figures]) },
      });
    }
  return outgoing;
}

/** A slow line does not keep a round from being sent. */
const LONGEST_MS = 5000;

/** What is recorded at present, for what somebody else entered meanwhile; null where it cannot be read. */
export async function presentRecords(): Promise<OccurrenceRecord[] | null> {
  try {
    return await occurrences(undefined, AbortSignal.timeout(LONGEST_MS));
  } catch (thrown) {
    const error = asAppError(thrown);
    if (error.kind !== 'offline') log.warn('records not read before the round', { reason: faultOf(error) });
    return null;
  }
}

/** The key under which the server knows an entry that it may have been sent before. */
export const sendEntry = ({ key, values: { recordId, body } }: WaitingEntry): Promise<unknown> =>
  recordId === null
    ? http.post(
        assumed('/ChickenOccurrence/Create'),
        { ...body, clientKey: key },
        { silent: true, contained: true },
      )
    : http.put(assumed('/ChickenOccurrence/Edit'), body, {
        params: { id: recordId },
        silent: true,
        contained: true,
      });
