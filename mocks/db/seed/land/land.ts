import { aCostCenter, aFarm, aPlot } from '../../../build/rows';
import { hectares as hectaresOf, type LatLng, type Ring, wound } from '../../../geo/ring';
import { instant, localDate } from '../../calendar';
import type { BusinessActivity, CostCenter, Farm } from '../../mapTypes';
import type { Customer, World } from '../../types';
import { businessActivities, fieldPurposes, plantConditions, plantVarieties } from './activities';
import { type FarmSeed, type FieldSeed, firstFarms, otherFarms } from './farms';
import { farmLayout, innerRing } from './layout';
import { placeStations, seedStations } from './stations';
import { seedSoilTypes } from './soilTypes';
import { seedRealEstates } from './realEstates';

const cents = (value: number) => Math.round(value * 100) / 100;

function seedWords(world: World): void {
  for (const row of businessActivities) world.businessActivities.insert(row);
  for (const row of fieldPurposes) world.fieldPurposes.insert(row);
  for (const { systemBusinessActivityId, constantFilter } of businessActivities) {
    const varieties = plantVarieties[constantFilter] ?? [];
    for (const name of varieties) world.plantVarieties.insert({ name, systemBusinessActivityId });
    if (varieties.length > 0)
      for (const name of plantConditions) world.plantConditions.insert({ name, systemBusinessActivityId });
  }
}

interface Geometry {
  readonly text: string;
  readonly hectares: number;
}

const layouts = new Map<string, readonly Geometry[]>();

/** The plots of a farm; the same for every day, so they are drawn once. */
function plotGeometries(layout: Parameters<typeof farmLayout>[0]): readonly Geometry[] {
  const key = JSON.stringify(layout);
  const known = layouts.get(key);
  if (known) return known;
  const drawn = farmLayout(layout).map((outer, number) => plotGeometry(outer, number, number === 2));
  layouts.set(key, drawn);
  return drawn;
}

/** Text of a plot's geometry. The third plot of a farm leaves a wood out. */
function plotGeometry(outer: LatLng[], number: number, withWood: boolean): Geometry {
  const rings: Ring[] = [{ type: 'ADD', path: outer }];
  if (withWood) rings.push({ type: 'REMOVE', path: innerRing(outer, 0.35, number) });
  const right = rings.map(wound);
  return { text: JSON.stringify(right), hectares: hectaresOf(right) };
}

/** A place in the country, some kilometres from the town. */
function countryside(world: World, farm: Farm): LatLng {
  const city = world.cities.need(farm.cityId);
  const angle = farm.id * 2.4;
  const away = 0.05 + (farm.id % 4) * 0.018;
  return { lat: city.latitude + away * Math.sin(angle), lng: city.longitude + away * Math.cos(angle) };
}

function perennial(world: World, activity: BusinessActivity, today: Date, id: number): Partial<CostCenter> {
  if (activity.farmingClassification !== 'PERENNIAL') return {};
  const own = (row: { systemBusinessActivityId: number }) =>
    row.systemBusinessActivityId === activity.systemBusinessActivityId;
  const conditions = world.plantConditions.filter(own);
  const [forming, bearing, pruned] = conditions.map((row) => row.id);
  return {
    plantingYear: today.getFullYear() - 9 - (id % 6),
    plantVarietyId: world.plantVarieties.filter(own)[id % 3]?.id ?? null,
    plantConditionId: bearing ?? null,
    plantingDate: localDate(today, -140 - id),
    // Kept in the order in which they were written, which is not that of their days.
    plantConditionHistories: [
      { plantConditionId: bearing ?? 0, plantingDate: localDate(today, -1900 - id) },
      { plantConditionId: forming ?? 0, plantingDate: localDate(today, -3300 - id) },
      { plantConditionId: pruned ?? 0, plantingDate: localDate(today, -480 - id) },
    ],
  };
}

function seedFields(world: World, today: Date, farm: Farm, seed: FarmSeed): void {
  const geometries = plotGeometries({
    center: countryside(world, farm),
    plots: seed.fields.reduce((sum, { plots }) => sum + plots, 0),
    hectares: seed.fields.reduce((sum, { plots, hectares }) => sum + (plots > 0 ? hectares : 0), 0),
    seed: farm.id,
  });
  const soilIds = world.soilTypes.filter((row) => row.customerId === farm.customerId).map((row) => row.id);
  const stationId = world.weatherStations.find((row) => row.customerId === farm.customerId)?.id ?? null;
  let next = 0;
  for (const [index, field] of seed.fields.entries()) {
    const center = seedField(world, today, farm, field, index);
    let useful = field.aviary ? field.hectares : 0;
    let common = 0;
    for (let number = 1; number <= field.plots; number += 1, next += 1) {
      const { text, hectares } = geometries[next] ?? plotGeometry([], next, next === 2);
      const shared = cents(hectares * (0.02 + (next % 4) * 0.01));
      const own = cents(hectares - shared);
      useful += own;
      common += shared;
      world.plots.insert(
        aPlot({
          customerId: farm.customerId,
          farmId: farm.id,
          costCenterId: center.id,
          name: `TALHAO ${String(next + 1).padStart(2, '0')}`,
          usefulAreaSize: own,
          commonAreaSize: shared,
          irrigatedAreaSize: next % 5 === 3 ? cents(own * 0.6) : null,
          farmHeadquarters: next === 0,
          soilTypeId: soilIds[(farm.id + next) % 4] ?? null,
          // One text that no reader understands: its plot must not take the others along.
          polygonArea: farm.id === 1 && next === 7 ? text.slice(0, 96) : text,
          observation: next % 6 === 1 ? 'EROSAO NA CABECEIRA; REFAZER TERRACO ANTES DO PLANTIO' : null,
          weatherStationId: next % 3 === 0 ? stationId : null,
          altitude: 420 + ((farm.id * 37 + next * 11) % 180),
          clayContent: next % 4 === 3 ? null : 38 + ((farm.id * 5 + next * 7) % 36),
          createdAt: instant(today, -700 + next * 9, next * 13),
          updatedAt: next % 3 === 0 ? instant(today, -40 - next) : null,
        }),
      );
    }
    world.costCenters.update(center.id, { usefulAreaSize: cents(useful), commonAreaSize: cents(common) });
  }
}

function seedField(world: World, today: Date, farm: Farm, seed: FieldSeed, index: number): CostCenter {
  const activity = businessActivities.find((row) => row.constantFilter === seed.activity);
  if (!activity) throw new Error(`The seed has no activity ${seed.activity}.`);
  const own =
    world.farmActivities.find((row) => row.farmId === farm.id && row.businessActivityId === activity.id) ??
    world.farmActivities.insert({ farmId: farm.id, businessActivityId: activity.id });
  const leased = (farm.id + index) % 5 === 4;
  const complete = seed.activity !== 'GRAIN_STORAGE';
  return world.costCenters.insert(
    aCostCenter({
      customerId: farm.customerId,
      name: seed.name,
      farmId: farm.id,
      farmActivityId: own.id,
      farmActivityFieldTypeId: complete
        ? (fieldPurposes.find(({ name }) => name === seed.purpose)?.id ?? null)
        : null,
      cityId: farm.cityId,
      communityId: farm.communityId,
      areaValueInProductQuantity: complete && !leased ? 620 + ((farm.id * 3 + index) % 9) * 15 : null,
      active: !seed.inactive,
      aviary: seed.aviary
        ? {
            id: farm.id * 10 + index,
            name: seed.name,
            housingSystem: 1 + ((farm.id + index) % 4),
            width: 16,
            length: 150,
            capacity: 32_000,
          }
        : null,
      createdAt: instant(today, -800 + index * 20, index * 41),
      updatedAt: index % 2 === 0 ? instant(today, -60 - index) : null,
      ...perennial(world, activity, today, farm.id),
    }),
  );
}

/** The second property is of two producers: 60 and 40 %. */
function sharedBy(people: readonly { id: number }[], index: number): Pick<Farm, 'producers'> {
  const [other, first] = people;
  if (index !== 1 || !first || !other) return {};
  return {
    producers: [
      { farmerId: first.id, percentage: 60 },
      { farmerId: other.id, percentage: 40 },
    ],
  };
}

function seedFarms(world: World, today: Date, customer: Customer): void {
  const communities = world.communities.filter((row) => row.customerId === customer.id);
  const sources = world.quotationSources.filter(
    (row) =>
      row.customerId === customer.id &&
      row.currencyClassification === 'PRODUCT' &&
      row.active &&
      row.bringToCustomer,
  );
  const people = world.people.filter((row) => row.customerId === customer.id);
  const cityIds = [...new Set(communities.map((row) => row.cityId))];
  const seeds =
    customer.id === 1
      ? firstFarms
      : [0, 1].flatMap((place) => otherFarms[(customer.id * 2 + place) % otherFarms.length] ?? []);
  for (const [index, seed] of seeds.entries()) {
    const community = communities.find((row) => row.cityId === cityIds[index % cityIds.length]);
    if (!community) continue;
    const farm = world.farms.insert(
      aFarm({
        customerId: customer.id,
        name: seed.name,
        personId: people[index % people.length]?.id ?? 0,
        address: `ESTRADA ${community.name}, KM ${4 + index * 3}`,
        cityId: community.cityId,
        communityId: community.id,
        quotationSourceId: sources[index % sources.length]?.id ?? 0,
        farmType: seed.storage ? 2 : 1,
        isMainFarm: index === 0,
        ...sharedBy(people, index),
        createdAt: instant(today, -820 + index * 25, index * 33),
      }),
    );
    seedFields(world, today, farm, seed);
  }
}

/** A harvest of each annual crop that begins in one of the years. */
function seedHarvests(world: World, customerId: number, years: readonly number[]): void {
  for (const activity of businessActivities.filter(({ farmingClassification: kind }) => kind === 'ANNUAL'))
    for (const start of years)
      world.harvests.insert({
        customerId,
        businessActivityId: activity.id,
        name: `${activity.name} ${start}/${start + 1}`,
      });
}

/** Farms with their activities, cost centers, plots and registrations, for every customer. */
export function seedLand(world: World, today: Date): void {
  seedWords(world);
  const year = today.getFullYear();
  for (const customer of world.customers.all()) {
    const place = world.cities.need(customer.cityId).name.toUpperCase();
    seedStations(world, today, customer, place);
    seedHarvests(world, customer.id, [year - 1, year]);
    seedSoilTypes(world, today, customer.id);
    seedFarms(world, today, customer);
    placeStations(world, customer.id);
    seedRealEstates(world, today, customer);
  }
  // Those of former years come after what the other tables are seeded from.
  for (const customer of world.customers.all()) seedHarvests(world, customer.id, [year - 3, year - 2]);
}
