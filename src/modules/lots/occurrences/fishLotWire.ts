import { daysBetween, type LocalDate } from '@/platform/format/date';
import type { LocalDateTime } from '@/platform/format/dateTime';
import {
  every,
  figureOrNull,
  filled,
  givenNumber,
  isMissing,
  list,
  made,
  nothingOr,
  oneOf,
  orNull,
  type Read,
  record,
  type Shape,
  sparse,
  textOrEmpty,
} from '@/platform/http/wire';
import { day, givenDay, moment } from '@/platform/http/wireValues';
import { recordOf } from '@/platform/typed/records';
import type { FeedPrice } from '../fishRules/feedCost';
import { netMoves, type Transfer } from '../fishRules/transfers';
import { RANGE_FIGURES } from '../fishReferences/rules/ranges';
import { LOT_STATUSES, type OccurrenceLot } from './occurrencesWire';
import type { FishKnown, FishSubject } from './parts/fishSubject';

const given = nothingOr(givenNumber, isMissing);

/** A set that lots are fed by; one that cannot be read as a whole is none. */
export const FeedingSetWire = record({
  id: givenNumber,
  name: filled,
  ranges: every(record(recordOf(RANGE_FIGURES, () => given))),
  temperatures: every(record({ temperature: givenNumber, percent: givenNumber })),
});
export type FeedingSet = Read<typeof FeedingSetWire>;

/** Feed in stock, by the kg; what a unit costs is null where nobody knows. */
export const FeedPriceWire: Shape<FeedPrice> = record({
  productId: givenNumber,
  name: filled,
  perKg: figureOrNull,
});

/** A lot of fish as it is chosen: its number, its pond. */
export const FishLotChoiceWire = record({
  id: givenNumber,
  name: filled,
  fishPondName: textOrEmpty,
  status: oneOf(LOT_STATUSES),
});
export type FishLotChoice = Read<typeof FishLotChoiceWire>;

const CourseWire = sparse({
  start: figureOrNull,
  lost: figureOrNull,
  found: figureOrNull,
  harvested: figureOrNull,
  unitWeight: figureOrNull,
  present: list(figureOrNull),
  feedKg: list(figureOrNull),
  samplings: list(record({ date: givenDay, fish: givenNumber, weightKg: givenNumber })),
  transfers: list(
    record({
      date: givenDay,
      way: oneOf(['IN', 'OUT']),
      fish: givenNumber,
      weightKg: givenNumber,
      feedKg: figureOrNull,
    }),
  ),
});

/** A lot of fish as occurrences need it. */
export interface FishLot extends OccurrenceLot {
  readonly fish: FishKnown | null;
  readonly rangeSetId: number | null;
}

/** A lot with the set that it is fed by; `sets` is null where they could not be read. */
export function subjectOf({ rangeSetId, ...lot }: FishLot, sets: readonly FeedingSet[] | null): FishSubject {
  const set = sets?.find(({ id }) => id === rangeSetId) ?? null;
  const fish = lot.fish && { ...lot.fish, set, isSetRead: set !== null || rangeSetId === null };
  return { ...lot, name: '', lockedReason: null, fish };
}

function knownOf(
  housing: LocalDate | null,
  sent: Read<typeof CourseWire> | null,
  water: { readonly value: number; readonly measuredAt: LocalDateTime | null } | null,
): FishKnown | null {
  if (sent === null || housing === null) return null;
  const { start, lost, found, harvested, unitWeight, present, feedKg, samplings } = sent;
  const transfers = sent.transfers.map(({ date, way, fish, weightKg, feedKg: carried }): Transfer => ({
    day: daysBetween(housing, date),
    way: way === 'IN' ? 'in' : 'out',
    fish,
    kg: weightKg,
    feedKg: carried,
  }));
  const moves = netMoves(transfers);
  return {
    start,
    lost,
    found,
    harvested,
    startGrams: unitWeight,
    transfers,
    days: present.map((fish, at) => ({
      day: at,
      present: fish,
      feedKg: feedKg[at] ?? null,
      moved: moves.get(at),
    })),
    samplings: samplings
      .filter(({ fish, weightKg }) => fish > 0 && weightKg > 0)
      .map(({ date, fish, weightKg }) => ({
        day: daysBetween(housing, date),
        fish,
        grams: (weightKg * 1000) / fish,
      })),
    water: water?.measuredAt == null ? null : { celsius: water.value, at: water.measuredAt },
    set: null,
    isSetRead: false,
  };
}

/** A lot without a known state is left out: what it takes is unknown. */
export const FishLotWire = made(
  sparse({
    id: givenNumber,
    number: textOrEmpty,
    pondName: textOrEmpty,
    status: oneOf(LOT_STATUSES),
    housingDate: day,
    closingDate: day,
    alive: figureOrNull,
    rangeSetId: figureOrNull,
    waterTemperature: orNull(record({ value: givenNumber, measuredAt: moment })),
    course: orNull(CourseWire),
  }),
  ({ id, number, pondName, status, rangeSetId, ...sent }): FishLot => ({
    id,
    number,
    place: pondName,
    status,
    lastContactAt: null,
    world: 'fish',
    startDate: sent.housingDate,
    endDate: sent.closingDate,
    awaiting: status === 'AWAITING',
    share: null,
    figures: { alive: sent.alive },
    rangeSetId,
    fish: knownOf(sent.housingDate, sent.course, sent.waterTemperature),
  }),
);
