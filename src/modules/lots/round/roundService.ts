import { valuesOf } from '@/families/occurrence/occurrenceValues';
import type { OccurrenceDescriptor, OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { nowHere } from '@/platform/format/dateTime';
import { type LocalDate, today } from '@/platform/format/date';
import { asAppError } from '@/platform/http/appError';
import { assumed, http } from '@/platform/http/http';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { createEntryKeys } from '@/platform/outbox/entryKeys';
import { chickenOccurrences } from '../occurrences/occurrencesService';
import { toBody } from '../occurrences/occurrencesWire';
import { consumption } from '../occurrences/types/consumption';
import { mortality } from '../occurrences/types/mortality';
import { roundOutbox, type WaitingEntry } from './roundOutbox';
import {
  CONSUMED,
  LOST,
  type RoundField,
  type RoundFigures,
  type RoundLot,
  type TypedFigures,
} from './roundTypes';
import { afterSending, cameBetween, type DayFigures, lostOf, NOTHING } from './rules/round';
import type { Outgoing } from './rules/sendRound';

/** A round of a day that is over counts for its evening. */
const EVENING = 'T20:00';

/** What was typed of the figures: a reason is none. */
const figuresIn = (typed: Readonly<Record<string, number | string>>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])),
  );

async function entryOf(
  descriptor: OccurrenceDescriptor,
  lot: RoundLot,
  day: LocalDate,
  record: OccurrenceRecord | null,
  typed: Readonly<Record<string, number | string>>,
  { name, shown }: { readonly name: string; readonly shown: RoundFigures },
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
    figures: { ...NOTHING, ...figuresIn(typed) },
    shown,
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
  typed: TypedFigures,
  { consumption: record, figures: shown }: DayFigures,
  name: string,
): Promise<Omit<WaitingEntry, 'key'>[]> {
  const { dead, eliminated, feedKg, waterLitres, reason } = typed;
  const known = { name, shown };
  const entries: Promise<Omit<WaitingEntry, 'key'>>[] = [];
  // A day without losses has no occurrence.
  if (lostOf(typed) > 0)
    entries.push(entryOf(mortality, lot, day, null, { dead: dead ?? 0, eliminated: eliminated ?? 0 }, known));
  if (feedKg !== null || waterLitres !== null) {
    const eaten = {
      ...(feedKg === null ? {} : { feedKg }),
      ...(waterLitres === null ? {} : { waterLitres }),
      ...(lot.automatic ? { reason: reason ?? '' } : {}),
    };
    entries.push(entryOf(consumption, lot, day, record, eaten, known));
  }
  return Promise.all(entries);
}

const keys = createEntryKeys();
export const releaseKey = keys.release;

/** Everything that was typed, in the order of the aviaries; what is sent again keeps its key. */
export async function outgoingOf(
  typedLots: readonly { readonly lot: RoundLot; readonly typed: TypedFigures; readonly name: string }[],
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
    return await chickenOccurrences.list(undefined, AbortSignal.timeout(LONGEST_MS));
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

/**
 * Sends what waited, unless somebody else has entered figures of that day meanwhile: then it is refused once, with what
 * they are, and sent as it is when it is sent again.
 * @param meanwhile words the refusal
 */
export async function sendWaiting(
  queued: WaitingEntry,
  meanwhile: (field: RoundField, value: number | null) => string,
): Promise<void> {
  // One that was sent before it may have changed what this one knows.
  const entry = roundOutbox.current().find(({ key }) => key === queued.key) ?? queued;
  const records = await presentRecords();
  const between = records && cameBetween(entry, records);
  if (between) {
    const { field, present } = between;
    roundOutbox.add({ ...entry, values: { ...entry.values, shown: present } });
    throw { kind: 'validation', status: 409, fields: {}, message: meanwhile(field, present[field]) };
  }
  await sendEntry(entry);
  for (const other of afterSending(entry, roundOutbox.current())) roundOutbox.add(other);
}
