import { json, notFound } from '../../../answers';
import { fishResultOf } from '../../../db/assist/lotResult';
import { fishCourse, fishOccurrencesOf, type FishTransfer } from '../../../db/fish/fishCourse';
import type { FishLot } from '../../../db/fish/fishTypes';
import { FISH_SPECIES } from '../../../db/fishReferences';
import { treatedBy, treatmentOf } from '../../../db/occurrence/treatments';
import { dayLater } from '../../../db/poultry';
import type { FishPond } from '../../../db/types';
import { id } from '../../../read';
import { type Call, route } from '../../../route';
import { demo } from '../../../state';
import { midnight, todayHere } from '../lotTables';
import { lotsOfPond, ownFishLot } from './fishLotTables';
import { sensorsOf, sensorWire } from './pondSensors';

const BOARD = { permission: 'FISH_DASHBOARD' } as const;
const WATER = { permission: 'FISH_WATER_QUALITY_REFERENCE' } as const;
const RESULTS = { permission: 'FISH_RESULTS_DASHBOARD' } as const;
const DAY_MS = 86_400_000;
const HOUR_MINUTES = 60;
/** Days whose nights say what the next one will be. */
const NIGHTS = 7;
const MOST_DAYS = 31;

const farmName = ({ farmId }: Pick<FishPond, 'farmId'>) => demo.world.farms.get(farmId)?.name ?? null;
const speciesOf = ({ animalBreedId }: FishLot) =>
  FISH_SPECIES.find((one) => one.id === animalBreedId)?.name ?? null;

/** In progress, else blocked, else the first that awaits, else the last that was housed. */
function presentOf(pondId: number): FishLot | undefined {
  const lots = lotsOfPond(pondId);
  const last = (status: FishLot['status']) => lots.findLast((lot) => lot.status === status);
  return (
    last('IN_PROGRESS') ?? last('BLOCKED') ?? lots.find(({ status }) => status === 'AWAITING') ?? lots.at(-1)
  );
}

const sensorWires = (pondId: number, days: number, now: number) =>
  sensorsOf(pondId).map(({ sensor, device }) => sensorWire(sensor, device, days, now));

/** The oxygen of the last nights, hour by hour; null without a sensor of it. */
function oxygenWire(pondId: number, now: number) {
  const found = sensorsOf(pondId).find(({ sensor }) => sensor.magnitude === 'DISSOLVED_OXYGEN');
  return found ? sensorWire(found.sensor, found.device, NIGHTS, now, HOUR_MINUTES) : null;
}

const waterSetOf = (lot: FishLot | undefined) => {
  const set = demo.world.waterReferences.get(lot?.waterSetId);
  return set ? { id: set.id, name: set.name, limits: set.limits } : null;
};

const measuresOf = (lot: FishLot, days = MOST_DAYS) => {
  const from = new Date(Date.now() - days * DAY_MS).toISOString();
  return fishOccurrencesOf(demo.world, lot.id)
    .filter(({ type, happenedAt }) => type === 'medida-de-variavel' && happenedAt >= from)
    .map(({ id: own, happenedAt, values }) => ({
      id: own,
      at: happenedAt,
      magnitude: values['magnitude'],
      value: values['value'],
      place: values['place'] ?? null,
    }));
};

/** A lot with everything that its figures are computed of: a value for each day from its housing on. */
function lotWire(lot: FishLot) {
  const { housingDate } = lot;
  const course = fishCourse(demo.world, lot, todayHere());
  const date = (day: number) => midnight(dayLater(housingDate ?? '', day));
  const ranges = demo.world.fishRanges.get(lot.rangeSetId);
  return {
    id: lot.id,
    number: lot.number,
    status: lot.status,
    animalBreedId: lot.animalBreedId,
    animalBreedName: speciesOf(lot),
    supplier: lot.supplier,
    housingDate: midnight(housingDate),
    expectedEndDate: midnight(lot.expectedEndDate),
    closingDate: midnight(lot.closingDate),
    housed: lot.housed,
    deadInTransport: lot.deadInTransport,
    unitWeight: lot.unitWeight,
    lost: course.days.map((day) => day.lost),
    feedKg: course.days.map((day) => day.feedKg),
    samplings: course.samplings.map(({ day, fish, kg }) => ({ date: date(day), fish, kg })),
    harvests: course.harvests.map(({ day, kind, fish, kg }) => ({ date: date(day), kind, fish, kg })),
    transfers: course.transfers.map(({ day, way, fish, kg, feedKg }) => ({
      date: date(day),
      way,
      fish,
      kg,
      feedKg,
    })),
    found: course.found,
    present: course.days.map((day) => day.present),
    treatments: treatedBy(demo.world, lot).map((row) => {
      const { drug, start, end, graceDays, freeFrom } = treatmentOf(row);
      return {
        id: row.id,
        drug,
        start: midnight(start),
        end: midnight(end),
        graceDays,
        freeFrom: midnight(freeFrom),
      };
    }),
    rangeSet: ranges
      ? { id: ranges.id, name: ranges.name, ranges: ranges.ranges, temperatures: ranges.temperatures }
      : null,
  };
}

function pondWire(pond: FishPond, lot: FishLot | undefined, days: number, now: number) {
  return {
    id: pond.id,
    name: pond.name,
    area: pond.area,
    farmId: pond.farmId,
    farmName: farmName(pond),
    lot: lot ? lotWire(lot) : null,
    waterSet: waterSetOf(lot),
    measures: lot ? measuresOf(lot) : [],
    sensors: sensorWires(pond.id, days, now),
    oxygen: oxygenWire(pond.id, now),
  };
}

const ponds = ({ customerId }: Call) => demo.world.fishPonds.filter((pond) => pond.customerId === customerId);

const board = route(
  'GET',
  '/PiscicultureDashboard/GetPonds',
  (call) => {
    const now = Date.now();
    return json({
      serverTime: new Date(now).toISOString(),
      ponds: ponds(call).map((pond) => pondWire(pond, presentOf(pond.id), 1, now)),
    });
  },
  BOARD,
);

const lotBoard = route(
  'GET',
  '/PiscicultureDashboard/GetLot',
  (call) => {
    const lot = ownFishLot(call, call.query.get('id'));
    const pond = demo.world.fishPonds.get(lot?.fishPondId);
    if (!lot || !pond) return notFound();
    const now = Date.now();
    return json({ serverTime: new Date(now).toISOString(), ...pondWire(pond, lot, NIGHTS, now) });
  },
  BOARD,
);

const movedIn = (transfers: readonly FishTransfer[]) => {
  const sum = (way: FishTransfer['way'], of: 'fish' | 'kg') =>
    transfers.filter((one) => one.way === way).reduce((all, one) => all + one[of], 0);
  return {
    inFish: sum('IN', 'fish'),
    inKg: sum('IN', 'kg'),
    outFish: sum('OUT', 'fish'),
    outKg: sum('OUT', 'kg'),
  };
};

/** Reais of a released result: those of its document, of one that is known by its number alone what is usual. */
function paidFor(lot: FishLot): number | null {
  if (lot.status !== 'FINISHED' || lot.resultDocument === null) return null;
  const { id: documentId } = lot.resultDocument;
  const value =
    documentId === null
      ? fishResultOf(demo.world, lot, todayHere()).value
      : demo.world.finance.installments
          .filter((row) => row.documentId === documentId)
          .reduce((sum, row) => sum + row.value, 0);
  return Math.round(value * 100) / 100;
}

const results = route(
  'GET',
  '/PiscicultureResult/GetGridData',
  ({ customerId }) =>
    json(
      demo.world.fishLots
        .filter(
          (lot) => lot.customerId === customerId && lot.closingDate !== null && lot.status !== 'IN_PROGRESS',
        )
        .map((lot) => {
          const { lost, found, feedKg, days, harvests, transfers } = fishCourse(demo.world, lot, todayHere());
          const pond = demo.world.fishPonds.get(lot.fishPondId);
          return {
            id: lot.id,
            number: lot.number,
            fishPondId: lot.fishPondId,
            fishPondName: pond?.name ?? null,
            area: pond?.area ?? null,
            animalBreedName: speciesOf(lot),
            supplier: lot.supplier,
            housingDate: midnight(lot.housingDate),
            closingDate: midnight(lot.closingDate),
            housed: lot.housed,
            deadInTransport: lot.deadInTransport,
            unitWeight: lot.unitWeight,
            lost,
            found,
            harvests: harvests.map(({ day, fish, kg }) => ({
              date: midnight(dayLater(lot.housingDate ?? '', day)),
              fish,
              kg,
            })),
            moved: movedIn(transfers),
            feedKg: days.some((day) => day.feedKg !== null) ? feedKg : null,
            released: lot.status === 'FINISHED',
            resultValue: paidFor(lot),
          };
        }),
    ),
  RESULTS,
);

const waterPonds = route(
  'GET',
  '/PiscicultureWater/GetPonds',
  (call) => {
    const now = Date.now();
    return json({
      serverTime: new Date(now).toISOString(),
      ponds: ponds(call).map((pond) => {
        const lot = presentOf(pond.id);
        return {
          id: pond.id,
          name: pond.name,
          farmName: farmName(pond),
          lotNumber: lot?.status === 'IN_PROGRESS' ? lot.number : null,
          hasSensors: sensorsOf(pond.id).length > 0,
          waterSet: waterSetOf(lot),
          oxygen: oxygenWire(pond.id, now),
        };
      }),
    });
  },
  WATER,
);

const waterOfPond = route(
  'GET',
  '/PiscicultureWater/GetByPond',
  ({ customerId, query }) => {
    const pond = demo.world.fishPonds.get(id(query.get('fishPondId')));
    if (pond?.customerId !== customerId || !pond) return notFound();
    const days = Math.min(MOST_DAYS, Math.max(1, Number(query.get('days')) || 1));
    const now = Date.now();
    const lot = presentOf(pond.id);
    return json({
      serverTime: new Date(now).toISOString(),
      id: pond.id,
      name: pond.name,
      waterSet: waterSetOf(lot),
      measures: lot ? measuresOf(lot, days) : [],
      sensors: sensorWires(pond.id, days, now),
    });
  },
  WATER,
);

export const fishBoardHandlers = [board, lotBoard, results, waterPonds, waterOfPond];
