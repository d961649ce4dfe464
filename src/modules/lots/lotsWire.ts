import { isRecord } from '@/platform/http/loose';
import { daysBetween, type LocalDate, toLocalDate } from '@/platform/format/date';
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

/*
 * The calls are assumed, so nothing here trusts them: what cannot be read is left out or counts as not known, and only
 * an answer without its record is refused.
 */

type Json = Record<string, unknown>;

/** When an answer is read: the day that ages are counted to, and the instant in milliseconds. */
export interface ReadAt {
  readonly today: LocalDate;
  readonly now: number;
}

const records = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
/** A number that is not negative; null for anything else. */
const amount = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
const positive = (value: unknown): number | null => amount(value) || null;
const count = (value: unknown): number => amount(value) ?? 0;
const dateOf = (value: unknown): LocalDate | null => toLocalDate(typeof value === 'string' ? value : null);
const idOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) ? value : null;

const STATUSES: Readonly<Record<string, LotStatus>> = {
  AWAITING: 'awaiting',
  IN_PROGRESS: 'inProgress',
  BLOCKED: 'blocked',
  FINISHED: 'finished',
};

/** Days since housing, where the date is one of the lot's life. */
function dayOf(housing: LocalDate | null, date: LocalDate | null): number | null {
  if (housing === null || date === null) return null;
  const day = daysBetween(housing, date);
  return day >= 0 ? day : null;
}

function readLastWeighing(value: unknown, housing: LocalDate | null): LastWeighing | null {
  if (!isRecord(value)) return null;
  const date = dateOf(value['date']);
  const day = dayOf(housing, date);
  const weight = positive(value['averageWeight']);
  if (date === null || day === null || weight === null) return null;
  return {
    day,
    date,
    weight,
    birdsWeighed: count(value['birdsWeighed']),
    birdsLost: count(value['birdsLost']),
    feedConsumed: amount(value['feedConsumed']),
    referenceWeight: positive(value['referenceWeight']),
  };
}

/** An unknown status is derived from the dates. */
function statusOf(row: Json, housing: LocalDate | null, closing: LocalDate | null): LotStatus {
  const known = STATUSES[text(row['status']).toUpperCase()];
  if (known) return known;
  if (closing !== null) return 'blocked';
  return housing === null ? 'awaiting' : 'inProgress';
}

function readLot(row: Json, { today }: ReadAt): Lot | null {
  const id = idOf(row['id']);
  if (id === null) return null;
  const housingDate = dateOf(row['housingDate']);
  const expectedEndDate = dateOf(row['expectedEndDate']);
  const closingDate = dateOf(row['closingDate']);
  const status = statusOf(row, housingDate, closingDate);
  const running = status === 'inProgress';
  return {
    id,
    number: text(row['number']) || String(id),
    status,
    hasAutomaticData: row['hasAutomaticData'] === true,
    housingDate,
    expectedEndDate,
    closingDate,
    lineage: text(row['lineage']),
    day: status === 'awaiting' ? null : dayOf(housingDate, running ? today : closingDate),
    expectedDays: dayOf(housingDate, expectedEndDate),
    daysLeft: running && expectedEndDate !== null ? daysBetween(today, expectedEndDate) : null,
    housed: Math.max(0, count(row['quantityReceived']) - count(row['discardedOnDelivery'])),
    lost: count(row['dead']) + count(row['eliminated']),
    loaded: count(row['loaded']),
    loads: records(row['loads']).flatMap((load): Load[] => {
      const at = dayOf(housingDate, dateOf(load['date']));
      const birds = positive(load['birds']);
      return at === null || birds === null ? [] : [{ day: at, birds, kg: positive(load['kg']) }];
    }),
    chickWeight: positive(row['averageUnitWeight']),
    feedConsumed: amount(row['feedConsumed']),
    weighingCount: count(row['weighingCount']),
    lastWeighing: readLastWeighing(row['lastWeighing'], housingDate),
  };
}

function readAviary(row: Json, { now }: ReadAt): Aviary | null {
  const id = idOf(row['id']);
  if (id === null) return null;
  const lastContactAt = text(row['lastContactAt']) || null;
  const heard = lastContactAt === null ? NaN : Date.parse(lastContactAt);
  return {
    id,
    name: text(row['name']) || String(id),
    farmId: idOf(row['farmId']),
    farmName: text(row['farmName']),
    lastContactAt: Number.isNaN(heard) ? null : lastContactAt,
    silentHours: Number.isNaN(heard) ? null : Math.max(0, (now - heard) / 3_600_000),
  };
}

function readNextLot(value: unknown): NextLot | null {
  const id = isRecord(value) ? idOf(value['id']) : null;
  return !isRecord(value) || id === null ? null : { id, number: text(value['number']) || String(id) };
}

/** Reads the list of aviaries; what has no id is left out, a lot that cannot be read counts as none. */
export function readAviaries(rows: readonly unknown[], at: ReadAt): AviaryState[] {
  return rows.filter(isRecord).flatMap((row) => {
    const aviary = readAviary(row, at);
    if (!aviary) return [];
    const lot = isRecord(row['lot']) ? readLot(row['lot'], at) : null;
    return [{ ...aviary, lot, nextLot: readNextLot(row['nextLot']) }];
  });
}

function readCourse(row: Json, housing: LocalDate | null): Course {
  const day = (entry: Json) => dayOf(housing, dateOf(entry['date']));
  const inLife = (value: number | null): value is number => value !== null && value <= LAST_DAY;
  return {
    days: records(row['days']).flatMap((entry) => {
      const own = day(entry);
      if (!inLife(own)) return [];
      const lost = count(entry['dead']) + count(entry['eliminated']);
      const water = amount(entry['waterConsumed']);
      return [
        {
          day: own,
          lost,
          feedConsumed: amount(entry['feedConsumed']),
          ...(water === null ? {} : { water }),
        },
      ];
    }),
    weighings: records(row['weighings']).flatMap((entry) => {
      const own = day(entry);
      const weight = positive(entry['averageWeight']);
      if (!inLife(own) || weight === null) return [];
      const listed: readonly unknown[] = Array.isArray(entry['readings']) ? entry['readings'] : [];
      const readings = listed.map(positive).filter((one) => one !== null);
      return [{ day: own, weight, birdsWeighed: count(entry['birdsWeighed']), readings }];
    }),
  };
}

function readReference(value: unknown): Reference | null {
  if (!isRecord(value)) return null;
  const days = records(value['days']);
  const curve = (name: string): DayValue[] =>
    days
      .flatMap((entry) => {
        const day = amount(entry['day']);
        const own = amount(entry[name]);
        return day === null || own === null ? [] : [{ day, value: own }];
      })
      .toSorted((a, b) => a.day - b.day);
  return {
    name: text(value['name']),
    weight: curve('weight'),
    dailyFeed: curve('dailyFeed'),
    mortality: curve('mortality'),
  };
}

function readPreviousLots(value: unknown): PreviousLot[] {
  return records(value).flatMap((row) => {
    const id = idOf(row['id']);
    const housingDate = dateOf(row['housingDate']);
    if (id === null || housingDate === null) return [];
    return [
      {
        id,
        number: text(row['number']) || String(id),
        housingDate,
        housed: count(row['birdsHoused']),
        ...readCourse(row, housingDate),
      },
    ];
  });
}

/** Reads one lot with its course; null when the answer holds no lot or no aviary. */
export function readLotCourse(answer: unknown, at: ReadAt): LotCourse | null {
  if (!isRecord(answer) || !isRecord(answer['lot']) || !isRecord(answer['aviary'])) return null;
  const lot = readLot(answer['lot'], at);
  const aviary = readAviary(answer['aviary'], at);
  if (!lot || !aviary) return null;
  const course = readCourse(answer, lot.housingDate);
  return {
    id: lot.id,
    aviary,
    lot,
    nextLot: readNextLot(answer['nextLot']),
    ...course,
    reference: readReference(answer['reference']),
    previousLots: readPreviousLots(answer['previousLots']),
  };
}
