import { json, notFound } from '../../answers';
import { resultOf } from '../../db/assist/lotResult';
import { lastReadAt } from '../../db/monitoring';
import type { Sensor } from '../../db/monitoringTypes';
import { sensorReader } from '../../db/occurrence/houseReadings';
import { livedCourse } from '../../db/occurrence/livedCourse';
import { brazilianDay, dayLater, daysFrom } from '../../db/poultry';
import type { PoultryLot } from '../../db/poultryTypes';
import { id } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { aviaryName, houseOf, lastDay, midnight, ownLot, todayHere } from './lotTables';
import { referenceOf } from './references';

const HOUR = 3_600_000;
const MIDNIGHT_UTC = 3 * HOUR;
const INTEGRATOR = 'COOPERATIVA LAR';

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);
const recordsOf = (lot: PoultryLot) =>
  demo.world.occurrence.occurrences.filter((row) => row.lotId === lot.id);
const dayOf = (happenedAt: string) => brazilianDay(new Date(happenedAt));

/** A sensor of the lot's aviary; a lot without automatic data has none of its own. */
function sensorOf(lot: PoultryLot, magnitude: string): Sensor | undefined {
  const { equipment, sensors } = demo.world;
  return sensors.find((sensor) => {
    const device = equipment.get(sensor.equipmentId);
    return sensor.magnitude === magnitude && device?.aviaryId === lot.aviaryId && device.enabled;
  });
}

/** What a sensor of the lot's aviary measured at the hours of a day; nothing before it first sent or while it is silent. */
function hoursOf(sensor: Sensor): (date: string) => number[] {
  const read = sensorReader(demo.world, sensor);
  const device = demo.world.equipment.need(sensor.equipmentId);
  const until = lastReadAt(sensor, device) ?? '';
  return (date) => {
    const start = Date.parse(date) + MIDNIGHT_UTC;
    return Array.from({ length: 24 }, (_, at) => start + at * HOUR).flatMap((instant) => {
      const value = new Date(instant).toISOString() > until ? null : read(instant);
      return value === null ? [] : [value];
    });
  };
}

/** A day of which more hours are missing has no figure. */
const LEAST_HOURS = 22;
const meanOf = (hours: readonly number[]) =>
  hours.length < LEAST_HOURS
    ? null
    : Math.round((hours.reduce((sum, one) => sum + one, 0) / hours.length) * 10) / 10;
const darkOf = (hours: readonly number[]) =>
  hours.length < LEAST_HOURS ? null : hours.filter((lux) => lux < 1).length;

/** Days of a lot that are over, or its whole life. */
function daysOf(lot: PoultryLot) {
  const { housingDate } = lot;
  if (housingDate === null) return [];
  const today = todayHere();
  const course = livedCourse(demo.world, lot, lastDay(lot, today));
  const own = recordsOf(lot);
  const sensors = ['TEMPERATURE', 'HUMIDITY', 'AMMONIA', 'BRIGHTNESS'].map((name) => {
    const sensor = lot.automatic ? sensorOf(lot, name) : undefined;
    return sensor && hoursOf(sensor);
  });
  return course.days.map(({ day, present: _present, ...figures }) => {
    const date = dayLater(housingDate, day);
    const ofDay = own.filter((row) => dayOf(row.happenedAt) === date);
    const [temperature = [], humidity = [], ammonia = [], light = []] = sensors.map((of) =>
      of && date < today ? of(date) : [],
    );
    return {
      date: midnight(date),
      ...figures,
      temperature: meanOf(temperature),
      humidity: meanOf(humidity),
      ammonia: meanOf(ammonia),
      darkHours: darkOf(light),
      occurrences: ofDay.map((row) => ({ id: row.id, type: row.type })),
    };
  });
}

const loadsOf = (lot: PoultryLot) =>
  recordsOf(lot)
    .filter(({ type }) => type === 'carregamento')
    .map(({ happenedAt, values }) => ({
      date: midnight(dayOf(happenedAt)),
      birds: numberOf(values['quantity']) ?? 0,
      kg: numberOf(values['weightKg']),
    }));

function weighingsOf(lot: PoultryLot) {
  const { housingDate } = lot;
  if (housingDate === null) return [];
  return livedCourse(demo.world, lot, lastDay(lot, todayHere())).weighings.map(
    ({ day, averageWeight, birds, readings }) => ({
      date: midnight(dayLater(housingDate, day)),
      averageWeight,
      birdsWeighed: birds ?? readings?.length ?? 120,
      readings,
    }),
  );
}

/** Eight in the evening of yesterday, or of today once it is past. */
function lastEvening(): string {
  const today = todayHere();
  const evening = Date.parse(today) + MIDNIGHT_UTC + 20 * HOUR;
  return new Date(evening <= Date.now() ? evening : evening - 24 * HOUR).toISOString();
}

const reportWire = (lot: PoultryLot) => ({
  id: lot.id,
  number: lot.number,
  aviaryName: aviaryName(lot.aviaryId),
  farmName: houseOf(lot.aviaryId).farmName,
  lineage: lot.lineage,
  housingDate: midnight(lot.housingDate),
  closingDate: midnight(lot.closingDate),
  quantityReceived: lot.received,
  discardedOnDelivery: lot.discarded,
  averageUnitWeight: lot.unitWeight,
  area: houseOf(lot.aviaryId).area,
  days: daysOf(lot),
  weighings: weighingsOf(lot),
  loads: loadsOf(lot),
  reference: referenceOf(lot),
  sentAt: lot.status === 'IN_PROGRESS' ? lastEvening() : null,
});

/** What the result document of a finished lot says, in reais; of one that is known by its number alone, what is usual. */
function paidFor(lot: PoultryLot): number | null {
  if (lot.status !== 'FINISHED') return null;
  const documentId = lot.resultDocument?.id ?? null;
  if (documentId === null) return resultOf(lot, todayHere()).value;
  const titles = demo.world.finance.installments.filter((row) => row.documentId === documentId);
  return Math.round(titles.reduce((sum, { value }) => sum + value, 0) * 100) / 100;
}

function resultWire(lot: PoultryLot) {
  const days = daysOf(lot);
  const reported = days.every(({ feedConsumed }) => feedConsumed !== null);
  const loads = loadsOf(lot);
  return {
    id: lot.id,
    number: lot.number,
    aviaryName: aviaryName(lot.aviaryId),
    lineage: lot.lineage,
    gender: lot.gender,
    hatchery: lot.hatchery,
    integratorName: INTEGRATOR,
    housingDate: midnight(lot.housingDate),
    closingDate: midnight(lot.closingDate),
    housed: (lot.received ?? 0) - (lot.discarded ?? 0),
    lost: days.reduce((sum, { dead, eliminated }) => sum + (dead ?? 0) + (eliminated ?? 0), 0),
    loads,
    feedKg: reported ? days.reduce((sum, { feedConsumed }) => sum + (feedConsumed ?? 0), 0) : null,
    averageUnitWeight: lot.unitWeight,
    area: houseOf(lot.aviaryId).area,
    released: lot.status === 'FINISHED',
    resultValue: paidFor(lot),
  };
}

const lotsOf = ({ customerId }: Call) =>
  demo.world.poultryLots.filter((lot) => lot.customerId === customerId && lot.housingDate !== null);

const forSelect = route(
  'GET',
  '/ChickenLot/GetLotsForSelect',
  (call) =>
    json(
      lotsOf(call).map((lot) => ({
        id: lot.id,
        number: lot.number,
        aviaryId: lot.aviaryId,
        aviaryName: aviaryName(lot.aviaryId),
        housingDate: midnight(lot.housingDate),
        closingDate: midnight(lot.closingDate),
      })),
    ),
  { permission: ['CHICKEN_LOT', 'CHICKEN_LOT_REPORT', 'PERFORMANCE_CONSUMPTION', 'POULTRY_BULLETIN'] },
);

const report = route(
  'GET',
  '/ChickenLotReport/GetByLot',
  (call) => {
    const lot = ownLot(call, call.query.get('lotId'));
    return lot?.housingDate ? json(reportWire(lot)) : notFound();
  },
  { permission: 'CHICKEN_LOT_REPORT' },
);

const results = route(
  'GET',
  '/ChickenResult/GetGridData',
  (call) =>
    json(
      lotsOf(call)
        .filter(({ closingDate, status }) => closingDate !== null && status !== 'IN_PROGRESS')
        .map(resultWire),
    ),
  { permission: 'POULTRY_RESULTS_DASHBOARD' },
);

/** The course of a lot, as the general dashboard sends it, with water. */
function courseOf(lot: PoultryLot) {
  const { housingDate } = lot;
  if (housingDate === null) return [];
  const days = daysOf(lot);
  const sum = (of: (day: (typeof days)[number]) => number | null) =>
    days.reduce((all, day) => all + (of(day) ?? 0), 0);
  const former = demo.world.poultryLots.filter(
    (row) => row.aviaryId === lot.aviaryId && row.housingDate !== null && row.housingDate < housingDate,
  );
  return [
    {
      id: lot.id,
      aviary: { id: lot.aviaryId, name: aviaryName(lot.aviaryId) },
      lot: {
        id: lot.id,
        number: lot.number,
        status: lot.status,
        hasAutomaticData: lot.automatic,
        housingDate: midnight(housingDate),
        expectedEndDate: midnight(lot.expectedEndDate),
        closingDate: midnight(lot.closingDate),
        lineage: lot.lineage,
        quantityReceived: lot.received,
        discardedOnDelivery: lot.discarded,
        dead: sum(({ dead }) => dead),
        eliminated: sum(({ eliminated }) => eliminated),
        loaded: loadsOf(lot).reduce((all, { birds }) => all + birds, 0),
        loads: loadsOf(lot),
        feedConsumed: days.some(({ feedConsumed }) => feedConsumed !== null)
          ? sum(({ feedConsumed }) => feedConsumed)
          : null,
        weighingCount: new Set(weighingsOf(lot).map(({ date }) => date)).size,
        lastWeighing: null,
      },
      days,
      weighings: weighingsOf(lot),
      reference: referenceOf(lot),
      previousLots: former
        .toSorted((a, b) => daysFrom(a.housingDate ?? '', b.housingDate ?? ''))
        .slice(0, 5)
        .map((row) => ({
          id: row.id,
          number: row.number,
          housingDate: midnight(row.housingDate),
          birdsHoused: (row.received ?? 0) - (row.discarded ?? 0),
          loads: loadsOf(row),
          days: daysOf(row),
          weighings: weighingsOf(row),
        })),
    },
  ];
}

const performance = route(
  'GET',
  '/PerformanceConsumption/GetByLots',
  (call) =>
    json(
      call.query
        .getAll('lotIds')
        .slice(0, 10)
        .flatMap((one) => {
          const lot = ownLot(call, id(one));
          return lot ? courseOf(lot) : [];
        }),
    ),
  { permission: 'PERFORMANCE_CONSUMPTION' },
);

export const lotReportHandlers = [forSelect, report, results, performance];
