import { MODULE_TYPES } from '../db/platform/access';
import { forbidden, json } from '../answers';
import { id } from '../read';
import { route } from '../route';
import { lastReadAt } from '../db/monitoring';
import { demo } from '../state';

/** Portuguese alphabetical order, as the server sorts its select lists. */
function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, 'pt-BR');
}

const states = route('GET', '/State/GetStatesForSelect', () =>
  json(
    demo.world.states
      .all()
      .map(({ id, name, initials }) => ({ id, name, initials }))
      .sort(byName),
  ),
);

const cities = route('GET', '/City/GetCitiesForSelect', ({ query, customerId }) => {
  const stateId = query.get('stateId');
  const favourite =
    query.get('customerCitySelected') === 'true'
      ? demo.world.customers.get(customerId)?.favoriteCityId
      : undefined;
  return json(
    demo.world.cities
      .filter((city) => stateId === null || city.stateId === id(stateId))
      .map((city) => ({
        id: city.id,
        code: city.code,
        name: city.name,
        stateId: city.stateId,
        stateName: demo.world.states.need(city.stateId).name,
        selected: city.id === favourite,
        latitude: city.latitude,
        longitude: city.longitude,
      }))
      .sort(byName),
  );
});

const communities = route('GET', '/Community/GetCommunitiesForSelect', ({ query, customerId }) => {
  const cityId = query.get('cityId');
  return json(
    demo.world.communities
      .filter((row) => row.customerId === customerId && row.active)
      .filter((row) => cityId === null || row.cityId === id(cityId))
      .map(({ id, name }) => ({ id, name }))
      .sort(byName),
  );
});

/** Every customer of the platform: only its own staff may know of them. */
const customers = route('GET', '/Customer/GetCustomersForSelectList', ({ user }) => {
  if (!user.isMaster && !user.isSupport) return forbidden({ profile: 'master' });
  return json(
    demo.world.customers
      .all()
      .map(({ id, name }) => ({ id, name }))
      .sort(byName),
  );
});

const systemActivities = route('GET', '/CustomerReact/GetBusinessActivities', () =>
  json(
    demo.world.businessActivities
      .all()
      .map(({ id, name }) => ({ id, name }))
      .sort(byName),
  ),
);

const modules = route('GET', '/Module/GetModules', () =>
  json(
    demo.world.platform.modules
      .filter((row) => row.active)
      .map(({ id, name, constantFilter }) => ({ id, name, constantFilter }))
      .sort(byName),
  ),
);

const moduleTypes = route('GET', '/Module/GetModuleType', () => json(MODULE_TYPES));

const ofCustomer = (path: string, rows: () => { id: number; name: string; customerId: number }[]) =>
  route('GET', path, ({ customerId }) =>
    json(
      rows()
        .filter((row) => row.customerId === customerId)
        .map(({ id, name }) => ({ id, name }))
        .sort(byName),
    ),
  );

const aviaries = route('GET', '/Aviary/GetAviariesForSelect', ({ customerId }) => {
  const { aviaries: all, equipment, sensors, poultryLots } = demo.world;
  // Sensors that have been silent for a day measure nothing.
  const since = Date.now() - 86_400_000;
  const measured = (aviaryId: number) =>
    equipment
      .filter((device) => device.aviaryId === aviaryId && device.active)
      .some((device) =>
        sensors
          .filter((sensor) => sensor.equipmentId === device.id && sensor.active)
          .some((sensor) => Date.parse(lastReadAt(sensor, device) ?? '') > since),
      );
  const inProgress = (aviaryId: number) =>
    poultryLots.find((lot) => lot.aviaryId === aviaryId && lot.status === 'IN_PROGRESS') !== undefined;
  return json(
    all
      .filter((row) => row.customerId === customerId)
      .map(({ id, name }) => ({ id, name, hasSensors: measured(id), hasLot: inProgress(id) }))
      .sort(byName),
  );
});
const fishPonds = ofCustomer('/FishPond/GetFishPondForSelect', () => demo.world.fishPonds.all());

export const lookupHandlers = [
  states,
  cities,
  communities,
  customers,
  systemActivities,
  modules,
  moduleTypes,
  aviaries,
  fishPonds,
];
