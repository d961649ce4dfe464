import { daysBetween, type LocalDate } from '@/platform/format/date';
import { numberOf } from '@/platform/http/loose';
import {
  counted,
  figureOrNull,
  filled,
  givenNumber,
  id,
  list,
  made,
  mark,
  needed,
  nothingOr,
  oneOf,
  optionalText,
  orElse,
  orNull,
  parsed,
  type Read,
  record,
  type Shape,
  sparse,
  withSent,
} from '@/platform/http/wire';
import {
  amount,
  day,
  givenAmount,
  givenDay,
  givenInstant,
  givenPositive,
  numericIdOrNull,
  positive,
  words,
} from '@/platform/http/wireValues';
import { isOneOf, recordOf } from '@/platform/typed/records';
import { SensorWire } from '../aviary/aviaryWire';
import { RANGE_FIGURES } from '../fishReferences/rules/ranges';
import { LIMITS, WATER_MAGNITUDES } from '../fishReferences/rules/water';
import { LOT_STATUSES } from '../lotsWire';
import type {
  DayOfNets,
  FishBoard,
  FishLotBoard,
  FishLotState,
  FishPondState,
  Measure,
  WaterBoard,
  WaterPonds,
  WaterSetOfLot,
} from './fishBoardTypes';

/*
 * No document prints the calls of the fish dashboards: they are taken to answer what was written down and read, days of the
 * calendar without zone, weights of fish in grams, feed and harvests in kilograms; figures are computed here.
 */

const BRASILIA_MS = 3 * 3_600_000;
const milliseconds = made(givenInstant, Date.parse);

const UNREAD = { rows: [], unread: 1 } as const;
/** Rows, and how many could not be read. Null is an empty list, as the wire has it; what is no list is not read. */
export const rowsOf = <T>(item: Shape<T>): Shape<{ readonly rows: readonly T[]; readonly unread: number }> =>
  made(nothingOr(orElse(counted(item), UNREAD)), (sent) => sent ?? { rows: [], unread: 0 });

/**
 * A value for each day from housing on; one that is no number is not known. Frozen here, so that the store need not walk
 * over three years of hundreds of ponds.
 */
const daily = orNull(
  made(
    needed('list', (value): value is unknown[] => Array.isArray(value)),
    (all) => Object.freeze(all.map(numberOf)),
  ),
);

/** What an occurrence calls a magnitude that was measured in water. */
const MEASURED: Readonly<Record<string, string>> = {
  temperatura: 'WATER_TEMPERATURE',
  ph: 'PH',
  'oxigenio-dissolvido': 'DISSOLVED_OXYGEN',
  'amonia-total': 'TOTAL_AMMONIA',
  nitrito: 'NITRITE',
};

const MeasureWire: Shape<Measure> = made(
  sparse({ id: givenNumber, at: milliseconds, magnitude: filled, value: givenNumber, place: optionalText }),
  (sent) => ({ ...sent, magnitude: MEASURED[sent.magnitude] ?? sent.magnitude }),
);

const WaterSetWire: Shape<WaterSetOfLot> = sparse({
  name: optionalText,
  limits: list(record({ magnitude: filled, ...recordOf(LIMITS, () => figureOrNull) })),
});

const WATER = {
  sensors: list(SensorWire),
  measures: made(list(MeasureWire), (all) =>
    all.filter(({ magnitude }) => isOneOf(WATER_MAGNITUDES, magnitude)),
  ),
  waterSet: orNull(WaterSetWire),
};

const NetsWire = record({ date: givenDay, fish: givenPositive, kg: givenPositive });
const HarvestWire = record({ date: givenDay, fish: givenAmount, kg: givenAmount, kind: optionalText });
const TransferWire = record({
  date: givenDay,
  way: oneOf(['IN', 'OUT']),
  fish: givenAmount,
  kg: givenAmount,
  feedKg: amount,
});
const TreatmentWire = sparse({
  id: givenNumber,
  drug: optionalText,
  start: day,
  end: day,
  graceDays: amount,
  freeFrom: day,
});
const RangeSetWire = sparse({
  name: optionalText,
  ranges: list(record(recordOf(RANGE_FIGURES, () => figureOrNull))),
  temperatures: list(record({ temperature: figureOrNull, percent: figureOrNull })),
});

/** A lot whose status is not known cannot be shown. */
const LotWire = sparse({
  id,
  number: words,
  status: parsed(words, 'status', (word) => LOT_STATUSES[word.toUpperCase()] ?? null),
  animalBreedId: numericIdOrNull,
  animalBreedName: optionalText,
  supplier: optionalText,
  housingDate: day,
  expectedEndDate: day,
  closingDate: day,
  housed: amount,
  deadInTransport: amount,
  unitWeight: positive,
  lost: daily,
  feedKg: daily,
  samplings: rowsOf(NetsWire),
  harvests: rowsOf(HarvestWire),
  transfers: rowsOf(TransferWire),
  found: figureOrNull,
  present: daily,
  treatments: rowsOf(TreatmentWire),
  rangeSet: orNull(RangeSetWire),
});

function lotOf(sent: Read<typeof LotWire>, today: LocalDate): FishLotState {
  const { housingDate, expectedEndDate, closingDate, status, samplings, harvests, treatments, transfers } =
    sent;
  const since = (date: LocalDate) => (housingDate === null ? 0 : daysBetween(housingDate, date));
  const onDay = ({ date, fish, kg }: Read<typeof NetsWire>): DayOfNets => ({ day: since(date), fish, kg });
  const housed = housingDate !== null && status !== 'awaiting';
  const lives = housed && status === 'inProgress';
  return {
    id: sent.id,
    number: sent.number || String(sent.id),
    status,
    speciesId: sent.animalBreedId,
    species: sent.animalBreedName,
    supplier: sent.supplier,
    housingDate,
    expectedEndDate,
    closingDate,
    day: housed ? since(closingDate ?? today) : null,
    expectedDays: housed && expectedEndDate !== null ? since(expectedEndDate) : null,
    daysLeft: lives && expectedEndDate !== null ? daysBetween(today, expectedEndDate) : null,
    housed: sent.housed,
    deadInTransport: sent.deadInTransport,
    unitWeight: sent.unitWeight,
    lost: sent.lost,
    feedKg: sent.feedKg ?? [],
    samplings: Object.freeze(samplings.rows.map(onDay)),
    // One that cannot be read leaves the fish that are there unknown.
    harvests:
      harvests.unread > 0
        ? null
        : Object.freeze(harvests.rows.map((row) => ({ ...onDay(row), kind: row.kind }))),
    transfers:
      transfers.unread > 0
        ? null
        : transfers.rows.map(({ date, way, ...row }) => ({
            ...row,
            day: since(date),
            way: way === 'IN' ? ('in' as const) : ('out' as const),
          })),
    found: sent.found ?? 0,
    present: sent.present,
    treatments: Object.freeze(treatments.rows),
    unread: samplings.unread + treatments.unread,
    rangeSet: sent.rangeSet,
  };
}

const PondWire = sparse({
  id,
  name: words,
  area: positive,
  farmId: numericIdOrNull,
  farmName: optionalText,
  lot: withSent(LotWire),
  ...WATER,
  oxygen: orNull(SensorWire),
});

/** The day in Brasília at an instant: ages of lots are counted to it. */
const dayAt = (instant: number): LocalDate => new Date(instant - BRASILIA_MS).toISOString().slice(0, 10);

const pondOf = ({ lot, ...pond }: Read<typeof PondWire>, today: LocalDate): FishPondState => ({
  ...pond,
  name: pond.name || String(pond.id),
  lot: lot.read && lotOf(lot.read, today),
  lotUnread: lot.read === null && lot.sent !== null && lot.sent !== undefined,
});

export const FishBoardWire: Shape<FishBoard> = made(
  sparse({ serverTime: milliseconds, ponds: rowsOf(PondWire) }),
  ({ serverTime, ponds }) => {
    const today = dayAt(serverTime);
    return { serverTime, today, ponds: ponds.rows.map((pond) => pondOf(pond, today)), unread: ponds.unread };
  },
);

/** One lot with its pond; none without either. */
export const FishLotWire: Shape<FishLotBoard> = parsed(
  sparse({ serverTime: milliseconds, ...PondWire.entries }),
  'lot',
  ({ serverTime, ...sent }) => {
    const today = dayAt(serverTime);
    const pond = pondOf(sent, today);
    return pond.lot && { serverTime, today, pond, lot: pond.lot };
  },
);

const WaterPondWire = sparse({
  id,
  name: words,
  farmName: optionalText,
  lotNumber: words,
  hasSensors: mark,
  waterSet: orNull(WaterSetWire),
  oxygen: orNull(SensorWire),
});
export const WaterPondsWire: Shape<WaterPonds> = sparse({
  serverTime: milliseconds,
  ponds: list(WaterPondWire),
});
export const WaterBoardWire: Shape<WaterBoard> = sparse({
  serverTime: milliseconds,
  id,
  name: words,
  ...WATER,
});
