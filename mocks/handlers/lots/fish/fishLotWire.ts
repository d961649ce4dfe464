import { fishCourse } from '../../../db/fish/fishCourse';
import type { FishLot } from '../../../db/fish/fishTypes';
import { FISH_SPECIES } from '../../../db/fishReferences';
import { dayLater } from '../../../db/poultry';
import { demo } from '../../../state';
import { midnight, todayHere } from '../lotTables';

const named = (row: { name: string } | undefined) => row?.name ?? null;
export const pondName = (lot: Pick<FishLot, 'fishPondId'>) => named(demo.world.fishPonds.get(lot.fishPondId));

function activityName(farmActivityId: number | null): string | null {
  const { farmActivities, businessActivities } = demo.world;
  return named(businessActivities.get(farmActivities.get(farmActivityId)?.businessActivityId));
}

/** A lot of fish as its management sees it. */
export function fishLotWire(lot: FishLot) {
  const { fishOrders, fishRanges, waterReferences, farms, harvests } = demo.world;
  const { customerId: _owner, resultDocument, madeByLotId: _maker, updatedByName, ...own } = lot;
  return {
    ...own,
    fishPondName: pondName(lot),
    productionOrder: fishOrders.get(lot.productionOrderId)?.number ?? null,
    animalBreedName: named(FISH_SPECIES.find(({ id }) => id === lot.animalBreedId)),
    housingDate: midnight(lot.housingDate),
    expectedEndDate: midnight(lot.expectedEndDate),
    closingDate: midnight(lot.closingDate),
    rangeSetName: named(fishRanges.get(lot.rangeSetId)),
    waterSetName: named(waterReferences.get(lot.waterSetId)),
    farmName: named(farms.get(lot.farmId)),
    farmActivityName: activityName(lot.farmActivityId),
    harvestName: named(harvests.get(lot.harvestId)),
    resultDocumentId: resultDocument?.id ?? null,
    resultDocumentNumber: resultDocument?.number ?? null,
    updatedBy: lot.updatedAt && updatedByName,
  };
}

/** What was written down of a lot day by day, and what it is compared with: its results are computed of that. */
export function fishResultsWire(lot: FishLot) {
  const course = fishCourse(demo.world, lot, todayHere());
  const date = (day: number) => midnight(dayLater(lot.housingDate ?? '', day));
  return {
    id: lot.id,
    number: lot.number,
    fishPondName: pondName(lot),
    status: lot.status,
    area: demo.world.fishPonds.get(lot.fishPondId)?.area ?? null,
    housingDate: midnight(lot.housingDate),
    closingDate: midnight(lot.closingDate),
    housed: lot.housed,
    deadInTransport: lot.deadInTransport,
    unitWeight: lot.unitWeight,
    found: course.found,
    days: course.days.map(({ day, ...row }) => ({ date: date(day), ...row })),
    samplings: course.samplings.map(({ id, day, fish, kg }) => ({ id, date: date(day), fish, weightKg: kg })),
    harvests: course.harvests.map(({ id, day, kind, fish, kg }) => ({
      id,
      date: date(day),
      kind,
      fish,
      weightKg: kg,
    })),
    transfers: course.transfers.map(({ id, day, way, fish, kg, feedKg }) => ({
      id,
      date: date(day),
      way,
      fish,
      weightKg: kg,
      feedKg,
    })),
    ranges: (demo.world.fishRanges.get(lot.rangeSetId)?.ranges ?? []).map(
      ({ from, to, dailyGain, feedConversion }) => ({ from, to, dailyGain, feedConversion }),
    ),
  };
}
