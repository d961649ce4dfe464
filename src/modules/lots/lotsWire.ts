import { optional } from 'valibot';
import { daysBetween, type LocalDate } from '@/platform/format/date';
import {
  flag,
  id,
  list,
  made,
  orNull,
  parsed,
  type Read,
  record,
  type Shape,
  sparse,
} from '@/platform/http/wire';
import {
  amount,
  day,
  givenAmount,
  givenDay,
  givenPositive,
  instant,
  numericIdOrNull,
  positive,
  words,
} from '@/platform/http/wireValues';
import type {
  Aviary,
  AviaryState,
  Course,
  DayValue,
  LastWeighing,
  Load,
  Lot,
  LotCourse,
  LotStatus,
  NextLot,
  PreviousLot,
  Reference,
} from './lotTypes';
import { LAST_DAY } from './rules/curves';
import { onePerDay } from './rules/weighings';

/*
 * No document prints the calls of the poultry dashboards: `GET /PoultryDashboard/GetAviaries` is taken to answer a
 * list of aviaries with their present lot, `GET /PoultryDashboard/GetLot?id=` one lot with its course.
 * Dates are days of the calendar without zone, weights of birds grams, feed kilograms.
 */

/** When an answer is read: the day that ages are counted to, and the instant in milliseconds. */
export interface ReadAt {
  readonly today: LocalDate;
  readonly now: number;
}

/** What the wire calls the states of a lot, of birds or of fish. */
export const LOT_STATUSES: Readonly<Record<string, LotStatus>> = {
  AWAITING: 'awaiting',
  IN_PROGRESS: 'inProgress',
  BLOCKED: 'blocked',
  FINISHED: 'finished',
};
const status = orNull(parsed(words, 'status', (word) => LOT_STATUSES[word.toUpperCase()] ?? null));

/** How the lot stood on the day of its last weighing. */
const LastWeighingWire = record({
  date: givenDay,
  averageWeight: givenPositive,
  birdsWeighed: amount,
  /** Dead and eliminated until that day. */
  birdsLost: amount,
  /** Kilograms until that day; null when none were written down. */
  feedConsumed: amount,
  /** Grams that the lot's reference set gives for that day. */
  referenceWeight: positive,
});

const LoadWire = record({ date: day, birds: positive, kg: positive });

const LotWire = record({
  id,
  number: words,
  /** Awaiting housing, in progress, blocked until the result document is released, finished. */
  status,
  /** Sensors, scale and silo of the aviary report by themselves. */
  hasAutomaticData: flag,
  housingDate: day,
  expectedEndDate: day,
  closingDate: day,
  lineage: words,
  quantityReceived: amount,
  discardedOnDelivery: amount,
  dead: amount,
  eliminated: amount,
  /** Birds that have left for slaughter. */
  loaded: amount,
  loads: optional(orNull(list(LoadWire)), null),
  averageUnitWeight: optional(positive, null),
  feedConsumed: amount,
  weighingCount: amount,
  lastWeighing: orNull(LastWeighingWire),
});

const AviaryWire = sparse({
  id,
  name: words,
  farmId: numericIdOrNull,
  farmName: words,
  /** An instant with zone: when the aviary's collector last transmitted; null without one. */
  lastContactAt: instant,
});

/** The lot that closing the present one made; null while that one lives. */
const NextLotWire = made(record({ id, number: words }), (sent): NextLot => ({
  id: sent.id,
  number: sent.number || String(sent.id),
}));

/** An aviary and its present lot; null where none was ever registered. */
const AviaryStateWire = record({
  ...AviaryWire.entries,
  lot: orNull(LotWire),
  nextLot: orNull(NextLotWire),
});

const CourseWire = record({
  days: list(
    record({
      date: givenDay,
      dead: amount,
      eliminated: amount,
      feedConsumed: amount,
      waterConsumed: optional(amount, null),
    }),
  ),
  weighings: list(
    record({
      date: givenDay,
      averageWeight: givenPositive,
      birdsWeighed: amount,
      /** Grams of each bird; null where only the average was written down. */
      readings: list(givenPositive),
    }),
  ),
});

/** The figures a lot is compared with, day by day. */
const ReferenceWire = record({
  name: words,
  days: list(
    record({
      day: givenAmount,
      /** Grams of a bird. */
      weight: amount,
      /** Grams a bird eats on that day. */
      dailyFeed: optional(amount, null),
      /** Percent of the housed birds lost until that day. */
      mortality: optional(amount, null),
    }),
  ),
});

/** One lot with its course, its reference set (null: none chosen) and the former lots of its aviary. */
const LotCourseWire = record({
  ...CourseWire.entries,
  aviary: AviaryWire,
  lot: LotWire,
  nextLot: optional(orNull(NextLotWire), null),
  reference: orNull(ReferenceWire),
  previousLots: list(
    record({
      ...CourseWire.entries,
      id,
      number: words,
      housingDate: givenDay,
      birdsHoused: amount,
      loads: optional(orNull(list(LoadWire)), null),
    }),
  ),
});

/** Days since housing, where the date is one of the lot's life. */
function dayOf(housing: LocalDate | null, date: LocalDate | null): number | null {
  if (housing === null || date === null) return null;
  const since = daysBetween(housing, date);
  return since >= 0 ? since : null;
}

function lastWeighingOf(
  sent: Read<typeof LastWeighingWire> | null,
  housing: LocalDate | null,
): LastWeighing | null {
  const at = sent && dayOf(housing, sent.date);
  if (sent === null || at === null) return null;
  return {
    day: at,
    date: sent.date,
    weight: sent.averageWeight,
    birdsWeighed: sent.birdsWeighed,
    birdsLost: sent.birdsLost,
    feedConsumed: sent.feedConsumed,
    referenceWeight: sent.referenceWeight,
  };
}

/** An unknown status is derived from the dates. */
function statusOf(sent: Read<typeof LotWire>): LotStatus {
  if (sent.status) return sent.status;
  if (sent.closingDate !== null) return 'blocked';
  return sent.housingDate === null ? 'awaiting' : 'inProgress';
}

const sumOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;

/** Birds received less those discarded; unknown while either is. */
export const housedOf = (received: number | null, discarded: number | null): number | null =>
  received === null || discarded === null ? null : Math.max(0, received - discarded);

/** The loads of the lot's life: unknown as a whole where the birds or the day of one are, and where nobody tells them. */
function loadsOf(
  sent: readonly Read<typeof LoadWire>[] | null,
  housing: LocalDate | null,
): readonly Load[] | null {
  if (sent === null) return null;
  const loads: Load[] = [];
  for (const { date, birds, kg } of sent) {
    if (date === null || birds === null) return null;
    const at = dayOf(housing, date);
    if (at !== null) loads.push({ day: at, birds, kg });
  }
  return loads;
}

/** The loads of a lot, none where no bird has left; unknown where more birds have left than its loads tell. */
function knownLoads({ loads: sent, loaded }: Read<typeof LotWire>, housing: LocalDate | null) {
  const loads = sent === null && loaded === 0 ? [] : loadsOf(sent, housing);
  const reported = loads?.reduce((sum, { birds }) => sum + birds, 0) ?? 0;
  return loaded !== null && reported < loaded ? null : loads;
}

function lotOf(sent: Read<typeof LotWire>, { today }: ReadAt): Lot {
  const { housingDate, expectedEndDate, closingDate } = sent;
  const known = statusOf(sent);
  const running = known === 'inProgress';
  return {
    id: sent.id,
    number: sent.number || String(sent.id),
    status: known,
    hasAutomaticData: sent.hasAutomaticData,
    housingDate,
    expectedEndDate,
    closingDate,
    lineage: sent.lineage,
    day: known === 'awaiting' ? null : dayOf(housingDate, running ? today : closingDate),
    expectedDays: dayOf(housingDate, expectedEndDate),
    daysLeft: running && expectedEndDate !== null ? daysBetween(today, expectedEndDate) : null,
    housed: housedOf(sent.quantityReceived, sent.discardedOnDelivery),
    lost: sumOf(sent.dead, sent.eliminated),
    loaded: sent.loaded,
    loads: knownLoads(sent, housingDate),
    chickWeight: sent.averageUnitWeight,
    feedConsumed: sent.feedConsumed,
    weighingCount: sent.weighingCount,
    lastWeighing: lastWeighingOf(sent.lastWeighing, housingDate),
  };
}

const aviaryOf = (sent: Read<typeof AviaryWire>, { now }: ReadAt): Aviary => ({
  id: sent.id,
  name: sent.name || String(sent.id),
  farmId: sent.farmId,
  farmName: sent.farmName,
  lastContactAt: sent.lastContactAt,
  silentHours:
    sent.lastContactAt === null ? null : Math.max(0, (now - Date.parse(sent.lastContactAt)) / 3_600_000),
});

function courseOf(sent: Read<typeof CourseWire>, housing: LocalDate | null): Course {
  const lifeDay = (date: LocalDate) => {
    const own = dayOf(housing, date);
    return own !== null && own <= LAST_DAY ? own : null;
  };
  return {
    days: sent.days.flatMap(({ date, dead, eliminated, feedConsumed, waterConsumed: water }) => {
      const own = lifeDay(date);
      if (own === null) return [];
      const lost = dead === null && eliminated === null ? null : (dead ?? 0) + (eliminated ?? 0);
      return [{ day: own, lost, feedConsumed, ...(water === null ? {} : { water }) }];
    }),
    weighings: onePerDay(
      sent.weighings.flatMap(({ date, averageWeight: weight, birdsWeighed, readings }) => {
        const own = lifeDay(date);
        return own === null ? [] : [{ day: own, weight, birdsWeighed, readings }];
      }),
    ),
  };
}

function referenceOf({ name, days }: Read<typeof ReferenceWire>): Reference {
  const curve = (field: 'weight' | 'dailyFeed' | 'mortality'): DayValue[] =>
    days
      .flatMap((entry) => {
        const value = entry[field];
        return value === null ? [] : [{ day: entry.day, value }];
      })
      .toSorted((a, b) => a.day - b.day);
  return { name, weight: curve('weight'), dailyFeed: curve('dailyFeed'), mortality: curve('mortality') };
}

/**
 * An aviary of the list; a lot that cannot be read counts as none.
 * @param readAt asked when the answer is there: until then time goes on
 */
export const aviaryStateAt = (readAt: () => ReadAt): Shape<AviaryState> =>
  made(AviaryStateWire, ({ lot, nextLot, ...sent }) => {
    const at = readAt();
    return { ...aviaryOf(sent, at), lot: lot && lotOf(lot, at), nextLot };
  });

/** One lot with its course; none without lot or aviary. */
export const lotCourseAt = (readAt: () => ReadAt): Shape<LotCourse> =>
  made(LotCourseWire, (sent) => {
    const at = readAt();
    const lot = lotOf(sent.lot, at);
    return {
      ...courseOf(sent, lot.housingDate),
      id: lot.id,
      aviary: aviaryOf(sent.aviary, at),
      lot,
      nextLot: sent.nextLot,
      reference: sent.reference && referenceOf(sent.reference),
      previousLots: sent.previousLots.map((one): PreviousLot => ({
        ...courseOf(one, one.housingDate),
        id: one.id,
        number: one.number || String(one.id),
        housingDate: one.housingDate,
        housed: one.birdsHoused,
        loads: loadsOf(one.loads, one.housingDate),
      })),
    };
  });
