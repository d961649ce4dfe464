import { valuesOf } from '@/families/occurrence/occurrenceValues';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { type LocalDate, today } from '@/platform/format/date';
import { nowHere } from '@/platform/format/dateTime';
import { asAppError } from '@/platform/http/appError';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { createEntryKeys } from '@/platform/outbox/entryKeys';
import { toBody } from '../occurrences/occurrencesWire';
import type { Figures, RoundAct, RoundShape, RoundWorld, TypedPlace, WaitingOf } from './roundWorld';
import { cameSince, knowingOf } from './rules/between';
import type { Outgoing } from './rules/sendRound';

/** A round of a day that is over counts for its evening. */
const EVENING = 'T20:00';

const keys = createEntryKeys();
export const releaseKey = keys.release;

async function outgoingOf<S extends RoundShape>(
  world: RoundWorld<S>,
  { lot, name, now, typed }: TypedPlace<S>,
  { descriptor, record, values, depletion, fields, clears = fields }: RoundAct<S['field']>,
  day: LocalDate,
): Promise<Outgoing<S['field']>> {
  const own = valuesOf(descriptor, record, [lot.id]);
  const happenedAt = record?.happenedAt ?? (day === today() ? nowHere() : `${day}${EVENING}`);
  const body = await toBody({
    type: descriptor.slug,
    fields: Object.keys(descriptor.emptyValues),
    values: {
      ...own,
      ...values,
      depletion: depletion ?? own.depletion,
      happenedAt,
      subjectIds: [lot.id],
      version: record?.version ?? null,
    },
  });
  const all = world.figuresIn(typed);
  // The fields that this occurrence does not hold are none of its figures.
  const figures = Object.fromEntries(
    world.fields.map((field: S['field']) => [
      field,
      fields.includes(field) ? (all[field] ?? numberIn(values, field)) : null,
    ]),
  ) as Figures<S['field']>;
  const entry = {
    name,
    lotId: lot.id,
    figures,
    shown: now.figures as Figures<S['field']>,
    type: descriptor.slug,
    day,
    recordId: record?.id ?? null,
    body,
  };
  const key = keys.keyOf([lot.id, day, descriptor.slug, figures]);
  return { lotId: lot.id, fields, clears, entry: { at: Date.now(), values: entry, refusal: null, key } };
}

const numberIn = (values: Readonly<Record<string, number | string>>, field: string): number | null => {
  const value = values[field];
  return typeof value === 'number' ? value : null;
};

/** Everything that was typed, in the order of the places; what is sent again keeps its key. */
export async function allOutgoing<S extends RoundShape>(
  world: RoundWorld<S>,
  places: readonly TypedPlace<S>[],
  day: LocalDate,
): Promise<Outgoing<S['field']>[]> {
  const all = places.flatMap((place) => world.acts(place).map((act) => outgoingOf(world, place, act, day)));
  return Promise.all(all);
}

/** A slow line does not keep a round from being sent. */
const LONGEST_MS = 5000;

/** What is recorded at present, for what somebody else entered meanwhile; null where it cannot be read. */
export async function presentRecords<S extends RoundShape>({
  list,
}: Pick<RoundWorld<S>, 'list'>): Promise<OccurrenceRecord[] | null> {
  try {
    return await list(AbortSignal.timeout(LONGEST_MS));
  } catch (thrown) {
    const error = asAppError(thrown);
    if (error.kind !== 'offline') log.warn('records not read before the round', { reason: faultOf(error) });
    return null;
  }
}

/**
 * Sends what waited, unless somebody else has entered figures of that day meanwhile: then it is refused once, with what
 * they are, and sent as it is when it is sent again.
 * @param meanwhile words the refusal
 */
export async function sendWaiting<S extends RoundShape>(
  world: RoundWorld<S>,
  queued: WaitingOf<S>,
  meanwhile: (field: S['field'], value: number | null) => string,
): Promise<void> {
  const { outbox, fields, figuresOf } = world;
  // One that was sent before it may have changed what this one knows.
  const entry = outbox.current().find(({ key }) => key === queued.key) ?? queued;
  const records = await presentRecords(world);
  const between =
    records &&
    cameSince(
      entry,
      records,
      fields,
      (rows, lotId, day) => figuresOf(rows, lotId, day).figures as Figures<S['field']>,
    );
  if (between) {
    const { field, present } = between;
    outbox.add({ ...entry, values: { ...entry.values, shown: present } });
    throw { kind: 'validation', status: 409, fields: {}, message: meanwhile(field, present[field]) };
  }
  await world.send(entry);
  for (const other of knowingOf(entry, outbox.current(), world.addedBy(entry.values.type))) outbox.add(other);
}
