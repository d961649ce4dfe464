import { json, notFound } from '../answers';
import { aviaryFarm } from '../db/occurrence/aviaryFarm';
import { type LivedCourse, livedCourse } from '../db/occurrence/livedCourse';
import { brazilianDay, dayLater, daysFrom, type PoultryCourse, REFERENCE } from '../db/poultry';
import type { Aviary, PoultryLot } from '../db/types';
import { id } from '../read';
import { route } from '../route';
import { demo } from '../state';

const GENERAL = { permission: 'POULTRY_GENERAL_DASHBOARD' } as const;

/** ASP.NET writes a day of the calendar with a midnight and no zone. */
const midnight = (day: string | null) => day && `${day}T00:00:00`;

/** The days of a lot that there is something to tell of: until yesterday's evening, or its last. */
function lastDay(lot: PoultryLot, today: string): number {
  if (lot.housingDate === null) return -1;
  return daysFrom(lot.housingDate, lot.closingDate ?? today);
}

const sum = (rows: PoultryCourse['days'], name: 'dead' | 'eliminated' | 'feedConsumed') =>
  rows.reduce((total, row) => total + (row[name] ?? 0), 0);

function lotWire(lot: PoultryLot, course: LivedCourse) {
  const { days, weighings } = course;
  const last = weighings.at(-1);
  const until = last ? days.filter(({ day }) => day <= last.day) : [];
  return {
    id: lot.id,
    number: lot.number,
    status: lot.status,
    hasAutomaticData: lot.automatic,
    housingDate: midnight(lot.housingDate),
    expectedEndDate: midnight(lot.expectedEndDate),
    closingDate: midnight(lot.closingDate),
    lineage: lot.lineage,
    quantityReceived: lot.received,
    discardedOnDelivery: lot.discarded,
    dead: sum(days, 'dead'),
    eliminated: sum(days, 'eliminated'),
    loaded: course.loaded,
    feedConsumed: lot.housingDate === null ? null : sum(days, 'feedConsumed'),
    weighingCount: weighings.length,
    lastWeighing:
      last && lot.housingDate !== null
        ? {
            date: midnight(dayLater(lot.housingDate, last.day)),
            averageWeight: last.averageWeight,
            birdsWeighed: last.birds ?? last.readings?.length ?? 120,
            birdsLost: sum(until, 'dead') + sum(until, 'eliminated'),
            feedConsumed: sum(until, 'feedConsumed'),
            referenceWeight: REFERENCE.days[last.day]?.weight ?? null,
          }
        : null,
  };
}

function aviaryWire(aviary: Aviary, present: PoultryLot | undefined, now: Date) {
  const farm = aviaryFarm(demo.world, aviary);
  const silent = present?.silentHours ?? null;
  return {
    id: aviary.id,
    name: aviary.name,
    farmId: farm?.id ?? null,
    farmName: farm?.name ?? null,
    lastContactAt: silent === null ? null : new Date(now.getTime() - silent * 3_600_000).toISOString(),
  };
}

const lotsOf = (aviaryId: number) => demo.world.poultryLots.filter((lot) => lot.aviaryId === aviaryId);
const lastOf = (aviaryId: number, status: PoultryLot['status']) =>
  lotsOf(aviaryId).findLast((lot) => lot.status === status);
/** In progress, else blocked, else awaiting, else the last that was registered. */
const presentOf = (aviaryId: number) =>
  lastOf(aviaryId, 'IN_PROGRESS') ??
  lastOf(aviaryId, 'BLOCKED') ??
  lastOf(aviaryId, 'AWAITING') ??
  lotsOf(aviaryId).at(-1);
/** The lot that closing another one made. */
function nextOf({ aviaryId, status }: PoultryLot) {
  const next = status === 'BLOCKED' ? lastOf(aviaryId, 'AWAITING') : undefined;
  return next ? { id: next.id, number: next.number } : null;
}

function courseWire(lot: PoultryLot, { days, weighings }: PoultryCourse) {
  const date = (day: number) => midnight(dayLater(lot.housingDate ?? '', day));
  return {
    days: days.map(({ day, ...figures }) => ({ date: date(day), ...figures })),
    weighings: weighings.map(({ day, averageWeight, birds, readings }) => ({
      date: date(day),
      averageWeight,
      birdsWeighed: birds ?? readings?.length ?? 120,
      readings,
    })),
  };
}

export const lotHandlers = [
  route(
    'GET',
    '/PoultryDashboard/GetAviaries',
    ({ customerId }) => {
      const now = new Date();
      const today = brazilianDay(now);
      return json(
        demo.world.aviaries
          .filter((aviary) => aviary.customerId === customerId)
          .map((aviary) => {
            const lot = presentOf(aviary.id);
            return {
              ...aviaryWire(aviary, lot, now),
              lot: lot ? lotWire(lot, livedCourse(demo.world, lot, lastDay(lot, today))) : null,
              nextLot: lot ? nextOf(lot) : null,
            };
          }),
      );
    },
    GENERAL,
  ),
  route(
    'GET',
    '/PoultryDashboard/GetLot',
    ({ customerId, query }) => {
      const lot = demo.world.poultryLots.get(id(query.get('id')));
      const aviary = demo.world.aviaries.get(lot?.aviaryId);
      if (!lot || lot.customerId !== customerId || !aviary) return notFound();
      const now = new Date();
      const course = livedCourse(demo.world, lot, lastDay(lot, brazilianDay(now)));
      const before = lotsOf(aviary.id).filter((row) => row.id < lot.id);
      return json({
        id: lot.id,
        aviary: aviaryWire(aviary, presentOf(aviary.id), now),
        lot: lotWire(lot, course),
        nextLot: nextOf(lot),
        ...courseWire(lot, course),
        reference: REFERENCE,
        previousLots: before.map((row) => {
          const former = livedCourse(demo.world, row, lastDay(row, ''));
          return {
            id: row.id,
            number: row.number,
            housingDate: midnight(row.housingDate),
            birdsHoused: former.housed,
            ...courseWire(row, former),
          };
        }),
      });
    },
    GENERAL,
  ),
];
