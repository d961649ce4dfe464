import { json } from '../../answers';
import { producersOfFarm } from '../../db/finance/producers';
import type { FarmActivity } from '../../db/mapTypes';
import { id } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { currenciesOf } from '../finance/currencies';
import { producersWire } from '../finance/producerWire';
import { activityOf, byName, farmTypes } from './wire';

const CLASSIFICATION: Readonly<Record<string, string>> = {
  ANNUAL: 'Anual',
  PERENNIAL: 'Perene',
  FORESTRY: 'Silvicultura',
  LIVESTOCK: 'Pecuária',
  STORAGE: 'Armazenagem',
};

interface Named {
  id: number;
  name: string;
}
const named = (rows: readonly Named[]) => json(rows.map(({ id, name }) => ({ id, name })).toSorted(byName));
const list = (path: string, rows: (call: Call) => readonly Named[]) =>
  route('GET', path, (call) => named(rows(call)));

/** Ids in a query, given again and again or with commas between. */
function ids(query: URLSearchParams, name: string): number[] {
  return query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .flatMap((value) => id(value) ?? []);
}

function farmOf({ customerId }: Call, wanted: unknown) {
  const farm = demo.world.farms.get(id(wanted));
  return farm?.customerId === customerId ? farm : undefined;
}

const activitiesOf = (farmId: number | undefined): FarmActivity[] =>
  demo.world.farmActivities.filter((row) => row.farmId === farmId);

/** An activity of a farm as select lists show it. */
function flat(row: FarmActivity) {
  const activity = activityOf(row.id);
  return {
    id: row.id,
    name: activity.name,
    businessActivityId: activity.id,
    businessActivityName: activity.name,
    systemBusinessActivityId: activity.systemBusinessActivityId,
    systemBusinessActivityConstantFilter: activity.constantFilter,
    systemBusinessActivityFarmingClassification: activity.farmingClassification,
  };
}

/** The same with the activity of the platform inside. */
function nested(row: FarmActivity) {
  const activity = activityOf(row.id);
  return {
    id: row.id,
    businessActivity: {
      id: activity.id,
      name: activity.name,
      systemBusinessActivity: {
        id: activity.systemBusinessActivityId,
        name: activity.name,
        farmingClassification: activity.farmingClassification,
        farmingClassificationDescription: CLASSIFICATION[activity.farmingClassification] ?? '',
      },
    },
  };
}

function perFilter(call: Call): FarmActivity[] {
  const filter = call.query.get('constantFilter');
  return activitiesOf(farmOf(call, call.query.get('farmId'))?.id).filter((row) => {
    const activity = activityOf(row.id);
    return filter === null || [activity.moduleConstantFilter, activity.constantFilter].includes(filter);
  });
}

/** How an activity's movements are classified: by itself, and by the platform's links of movement types. */
function kindsOf(farmActivityId: number): string[] {
  const { businessActivityId } = demo.world.farmActivities.need(farmActivityId);
  const links = demo.world.platform.movementTypeLinks.filter(
    (link) => link.active && link.systemBusinessActivityId === businessActivityId,
  );
  const linked = links.map((link) => link.movementTypeClassification);
  return [activityOf(farmActivityId).movementClassification, ...linked];
}

const plantWords = (path: string, table: 'plantConditions' | 'plantVarieties') =>
  route('GET', path, ({ query }) => {
    const wanted = ids(query, 'systemBusinessActivityIds');
    return json(
      demo.world[table]
        .filter((row) => wanted.length === 0 || wanted.includes(row.systemBusinessActivityId))
        .map((row) => ({
          id: row.id,
          name: row.name,
          systemBusinessActivityId: row.systemBusinessActivityId,
        })),
    );
  });

const ofCustomer = <T extends { customerId: number }>(rows: readonly T[], { customerId }: Call): T[] =>
  rows.filter((row) => row.customerId === customerId);

const farmsWith = (path: string, wanted: (activity: ReturnType<typeof activityOf>) => boolean) =>
  list(path, (call) =>
    ofCustomer(demo.world.farms.all(), call).filter((farm) =>
      activitiesOf(farm.id).some((row) => wanted(activityOf(row.id))),
    ),
  );

/** Select lists that the registers of farms, cost centers and plots need. */
export const landLookups = [
  list('/SoilType/GetSoilTypesForSelect', (call) =>
    ofCustomer(demo.world.soilTypes.all(), call).filter((row) => row.active),
  ),
  route('GET', '/BusinessActivity/GetBusinessActivitiesForSelect', () =>
    json(
      demo.world.businessActivities
        .all()
        .map(({ id: own, name, farmingClassification }) => ({ id: own, name, farmingClassification }))
        .toSorted(byName),
    ),
  ),
  list('/Farm/GetFarmTypesForSelect', () => farmTypes),
  list('/Person/GetFarmersForSelect', (call) =>
    ofCustomer(demo.world.people.all(), call).filter((row) => row.active),
  ),
  list('/WeatherStation/GetWeatherStationsForSelect', (call) =>
    ofCustomer(demo.world.weatherStations.all(), call),
  ),
  list('/RealEstatePatrimony/GetRealEstatePatrimoniesForSelect', (call) =>
    ofCustomer(demo.world.realEstates.all(), call).filter((row) => row.active),
  ),
  route('GET', '/Farm/GetFarmsForSelect', (call) =>
    json(
      ofCustomer(demo.world.farms.all(), call)
        .filter((row) => row.active)
        .map(({ id: own, name }) => ({
          id: own,
          name,
          producers: producersWire(producersOfFarm(demo.world, own)),
        }))
        .toSorted(byName),
    ),
  ),
  farmsWith(
    '/Farm/GetFarmsWithStockSilvicultureForSelect',
    (activity) => activity.farmingClassification === 'FORESTRY',
  ),
  farmsWith(
    '/Farm/GetFarmsWithStockAndProductsNotValidated',
    (activity) => activity.farmingClassification === 'STORAGE',
  ),
  plantWords('/PlantCondition/GetPlantConditions', 'plantConditions'),
  plantWords('/PlantVariety/GetPlantVarieties', 'plantVarieties'),
  route('GET', '/Farm/GetFarmActivitieByFarmIdAndConstantFilter', (call) =>
    json(perFilter(call).map(flat).sort(byName)),
  ),
  route('GET', '/FarmActivity/GetFarmActivitieByFarmIdAndConstantFilter', (call) =>
    json(perFilter(call).map(nested)),
  ),
  route('GET', '/FarmActivity/GetFarmActivities', (call) =>
    json(
      ofCustomer(demo.world.farms.all(), call)
        .flatMap((farm) => activitiesOf(farm.id).map(flat))
        .sort(byName),
    ),
  ),
  route('POST', '/FarmActivity/GetByFarm', (call) =>
    json(
      activitiesOf(farmOf(call, call.query.get('farmId'))?.id)
        .map(flat)
        .sort(byName),
    ),
  ),
  route('POST', '/FarmActivity/GetByFarmAndMovementTypeClassification', async (call) => {
    const { farmIds, movementTypeClassifications: kinds } = await call.body();
    const wanted = new Set<unknown>(Array.isArray(farmIds) ? farmIds : []);
    const farms = [...wanted].flatMap((farmId) => farmOf(call, farmId) ?? []);
    return json(
      farms
        .flatMap((farm) => activitiesOf(farm.id))
        .filter((row) => Array.isArray(kinds) && kindsOf(row.id).some((kind) => kinds.includes(kind)))
        .map(flat)
        .sort(byName),
    );
  }),
  route('GET', '/FarmActivityFieldType/GetByFarmActivityId', ({ query }) => {
    const row = demo.world.farmActivities.get(id(query.get('farmActivityId')));
    const filter = query.get('constantFilter');
    const activity = row && activityOf(row.id);
    return named(
      demo.world.fieldPurposes
        .filter(
          (purpose) =>
            activity !== undefined && purpose.classifications.includes(activity.farmingClassification),
        )
        .filter((purpose) => filter === null || purpose.constantFilter === filter),
    );
  }),
  route('GET', '/FarmActivityFieldType/GetApportionmentMode', ({ query }) => {
    const purpose = demo.world.fieldPurposes.get(id(query.get('id')));
    return json(purpose?.apportionmentMode ?? null);
  }),
  route('GET', '/Currency/GetById/{id}', (call) =>
    json(currenciesOf(call).find((row) => row.id === id(call.params.id)) ?? null),
  ),
  route('GET', '/Currency/GetCurrencyForSelectionByCode', (call) =>
    json(
      currenciesOf(call).filter((row) => row.currencyCode === call.query.get('currencyCode')?.toUpperCase()),
    ),
  ),
];
