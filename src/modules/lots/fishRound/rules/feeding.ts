import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { partsIn } from '@/families/occurrence/rules/parts';
import type { LocalDate } from '@/platform/format/date';
import { roundHalfAway } from '@/platform/format/number';
import { numberOf } from '@/platform/http/loose';
import type { Waiting } from '@/platform/outbox/createOutbox';
import { type Appetite, APPETITES } from '../../occurrences/types/feedSupply';
import type { FedDay, FeedingEntry, LastFeed, TypedFeeding } from '../feedingTypes';

const SUPPLY = 'fornecimento-de-racao';
const CONSUMPTION = 'consumo';
/** Grams of a kilogram: sums of meals leave no dust. */
const GRAMS = 3;

/** kg that one lot had of a feed supply: its part, or all of it where it was the only one; null where that is not known. */
function partOfLot({ subjectIds, values }: OccurrenceRecord, lotId: number): number | null {
  const parts = partsIn(values['parts']);
  if (subjectIds.length < 2 && parts.length === 0) return numberOf(values['quantityKg']);
  return parts.find(({ subjectId }) => subjectId === lotId)?.value ?? null;
}

const kgOf = (record: OccurrenceRecord, lotId: number) =>
  record.type === SUPPLY ? partOfLot(record, lotId) : numberOf(record.values['feedKg']);

const appetiteOf = (value: unknown): Appetite | null => APPETITES.find((one) => one === value) ?? null;

const byTime = (a: OccurrenceRecord, b: OccurrenceRecord) =>
  (a.happenedAt ?? '').localeCompare(b.happenedAt ?? '') || a.id - b.id;

/**
 * What a lot had on a day: the sum of its meals, as every page of fish counts them. A day without a record is unknown,
 * not zero, and so is one of which a record lacks its kg.
 */
export function fedOn(records: readonly OccurrenceRecord[], lotId: number, day: LocalDate): FedDay {
  const own = records
    .filter(
      ({ type, subjectIds, happenedAt }) =>
        (type === SUPPLY || type === CONSUMPTION) &&
        subjectIds.includes(lotId) &&
        happenedAt?.slice(0, 10) === day,
    )
    .toSorted(byTime);
  const sum = own.reduce<number | null>((all, record) => {
    const kg = kgOf(record, lotId);
    return all === null || kg === null ? null : roundHalfAway(all + kg, GRAMS);
  }, 0);
  return {
    figures: { givenKg: own.length === 0 ? null : sum },
    appetite: own.map(({ values }) => appetiteOf(values['appetite'])).findLast((one) => one !== null) ?? null,
  };
}

/** kg that wait unsent of a lot's day; null where nothing does. */
export function waitingKg(
  entries: readonly Waiting<FeedingEntry>[],
  lotId: number,
  day: LocalDate,
): number | null {
  const own = entries.map(({ values }) => values).filter((one) => one.lotId === lotId && one.day === day);
  if (own.length === 0) return null;
  return roundHalfAway(
    own.reduce((sum, { figures }) => sum + (figures.givenKg ?? 0), 0),
    GRAMS,
  );
}

/** The feed that a lot had last; null where it had none that is named. */
export function lastFeedOf(records: readonly OccurrenceRecord[], lotId: number): LastFeed | null {
  const last = records
    .filter(({ type, subjectIds }) => type === SUPPLY && subjectIds.includes(lotId))
    .toSorted(byTime)
    .findLast(({ values }) => typeof values['feed'] === 'string' && values['feed'] !== '');
  if (!last) return null;
  return { feed: String(last.values['feed']), line: last.depletion[0] ?? null };
}

/** The whole of a day stays within this share of the ration, or of the day before. */
const REACH = 0.4;
/** So many times the ration was weighed in another unit. */
const OTHER_UNIT = 100;

export interface UnlikelyFeeding {
  readonly key: 'unit' | 'moreThanPlanned' | 'moreThanBefore';
  /** kg of the day with what is typed; what they are compared with. */
  readonly total: number;
  readonly compared: number;
  readonly percent: number;
}

/**
 * Feed that a lot can hardly have had: more than 40 % beyond the ration of its day, of one without a ration beyond what it
 * had the day before; a hundred times of it were grams. Less is no doubt: the next meal is still to come.
 */
export function unlikelyFeeding(
  { givenKg }: Pick<TypedFeeding, 'givenKg'>,
  { already, planned, before }: Readonly<Record<'already' | 'planned' | 'before', number | null>>,
): UnlikelyFeeding | null {
  if (givenKg === null || givenKg === 0) return null;
  const compared = planned ?? before;
  if (compared === null || compared <= 0) return null;
  const total = roundHalfAway((already ?? 0) + givenKg, GRAMS);
  const percent = (total / compared - 1) * 100;
  if (givenKg >= compared * OTHER_UNIT) return { key: 'unit', total, compared, percent };
  if (total <= compared * (1 + REACH)) return null;
  return { key: planned === null ? 'moreThanBefore' : 'moreThanPlanned', total, compared, percent };
}
