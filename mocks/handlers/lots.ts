import { json, notFound } from '../answers';
import { aviaryFarm } from '../db/occurrence/aviaryFarm';
import { type LivedCourse, livedCourse } from '../db/occurrence/livedCourse';
import { brazilianDay, dayLater, type PoultryCourse } from '../db/poultry';
import type { PoultryLot } from '../db/poultryTypes';
import type { Aviary } from '../db/types';
import { id } from '../read';
import { route } from '../route';
import { demo } from '../state';
import { aviaryBoardHandlers } from './lots/aviaryBoard';
import { bulletinHandlers } from './lots/bulletins';
import { chickenLotHandlers } from './lots/chickenLots';
import { closingHandlers } from './lots/closing';
import { fishBoardHandlers } from './lots/fish/fishBoards';
import { fishClosingHandlers } from './lots/fish/fishLotClosing';
import { fishLotHandlers } from './lots/fish/fishLots';
import { fishOrderHandlers } from './lots/fish/fishOrders';
import { fishReferenceHandlers } from './lots/fishReferences';
import { lotReportHandlers } from './lots/lotReports';
import { formerOf, lastContactOf, lastDay, midnight, nextOf, presentOf } from './lots/lotTables';
import { checkProductionOrder } from './lots/productionOrders';
import { referenceHandlers, referenceOf } from './lots/references';
import { settlementHandlers } from './lots/settlements';

const GENERAL = { permission: 'POULTRY_GENERAL_DASHBOARD' } as const;

const sum = (rows: PoultryCourse['days'], name: 'dead' | 'eliminated' | 'feedConsumed') =>
  rows.reduce((total, row) => total + (row[name] ?? 0), 0);

/** The same of days of which something is known; null when unknown. */
const known = (rows: PoultryCourse['days'], name: 'feedConsumed') =>
  rows.some((row) => row[name] !== null) ? sum(rows, name) : null;

const loadsWire = ({ housingDate }: PoultryLot, { loads }: LivedCourse) =>
  loads.map(({ day, ...load }) => ({ date: midnight(dayLater(housingDate ?? '', day)), ...load }));

function lotWire(lot: PoultryLot, course: LivedCourse) {
  const { days, weighings } = course;
  const last = weighings.at(-1);
  const sizeOf = ({ birds, readings }: (typeof weighings)[number]) => birds ?? readings?.length ?? 120;
  // Weighed twice on a day, all of its birds count.
  const together = weighings.filter(({ day }) => day === last?.day);
  const weighed = together.reduce((all, one) => all + sizeOf(one), 0);
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
    loads: loadsWire(lot, course),
    averageUnitWeight: lot.unitWeight,
    feedConsumed: known(days, 'feedConsumed'),
    weighingCount: new Set(weighings.map(({ day }) => day)).size,
    lastWeighing:
      last && lot.housingDate !== null
        ? {
            date: midnight(dayLater(lot.housingDate, last.day)),
            averageWeight:
              together.reduce((all, one) => all + one.averageWeight * sizeOf(one), 0) / (weighed || 1),
            birdsWeighed: weighed,
            birdsLost: sum(until, 'dead') + sum(until, 'eliminated'),
            feedConsumed: sum(until, 'feedConsumed'),
            referenceWeight: referenceOf(lot)?.days.find(({ day }) => day === last.day)?.weight ?? null,
          }
        : null,
  };
}

function aviaryWire(aviary: Aviary, present: PoultryLot | undefined, now: Date) {
  const farm = aviaryFarm(demo.world, aviary);
  return {
    id: aviary.id,
    name: aviary.name,
    farmId: farm?.id ?? null,
    farmName: farm?.name ?? null,
    lastContactAt: lastContactOf(present, now),
  };
}

function courseWire(lot: PoultryLot, { days, weighings }: PoultryCourse) {
  const date = (day: number) => midnight(dayLater(lot.housingDate ?? '', day));
  return {
    days: days.map(({ day, dead, eliminated, feedConsumed }) => ({
      date: date(day),
      dead,
      eliminated,
      feedConsumed,
    })),
    weighings: weighings.map(({ day, averageWeight, birds, readings }) => ({
      date: date(day),
      averageWeight,
      birdsWeighed: birds ?? readings?.length ?? 120,
      readings,
    })),
  };
}

/** One lot with its course, its reference and the former lots of its house. */
export function lotCourse(lot: PoultryLot, aviary: Aviary) {
  const now = new Date();
  const course = livedCourse(demo.world, lot, lastDay(lot, brazilianDay(now)));
  return {
    id: lot.id,
    aviary: aviaryWire(aviary, presentOf(aviary.id), now),
    lot: lotWire(lot, course),
    nextLot: nextOf(lot),
    ...courseWire(lot, course),
    reference: referenceOf(lot),
    previousLots: formerOf(lot).map((row) => {
      const former = livedCourse(demo.world, row, lastDay(row, ''));
      return {
        id: row.id,
        number: row.number,
        housingDate: midnight(row.housingDate),
        birdsHoused: former.housed,
        loads: loadsWire(row, former),
        ...courseWire(row, former),
      };
    }),
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
      return json(lotCourse(lot, aviary));
    },
    GENERAL,
  ),
  ...aviaryBoardHandlers,
  ...settlementHandlers,
  ...bulletinHandlers,
  ...lotReportHandlers,
  ...chickenLotHandlers,
  ...closingHandlers,
  checkProductionOrder,
  ...referenceHandlers,
  ...fishReferenceHandlers,
  ...fishBoardHandlers,
  ...fishLotHandlers,
  ...fishClosingHandlers,
  ...fishOrderHandlers,
];
