import { localDate } from '../../calendar';
import type { Customer, World } from '../../types';

/** A partner's station that sends, one of the farm that fell silent, and for the first customer a gauge read by hand. */
export function seedStations(world: World, today: Date, customer: Customer, place: string): void {
  const { latitude, longitude } = world.cities.need(customer.cityId);
  const common = { customerId: customer.id, farmId: null, sharedUserIds: [], sending: true, manual: {} };
  world.weatherStations.insert({
    ...common,
    name: `ESTACAO ${place}`.normalize('NFD').replace(/\p{M}/gu, ''),
    lat: latitude + 0.04,
    lng: longitude - 0.03,
    altitude: 540,
    source: 'PARTNER',
    serial: `WX-${1000 + customer.id}`,
    isDefault: true,
    sensorHeight: 10,
    since: 2_300,
    silentHours: null,
  });
  world.weatherStations.insert({
    ...common,
    name: 'ESTACAO DA SEDE',
    lat: latitude - 0.06,
    lng: longitude + 0.05,
    altitude: 498,
    source: 'EQUIPMENT',
    serial: `EQ-${2000 + customer.id}`,
    isDefault: false,
    sensorHeight: 2,
    since: 420,
    silentHours: 74,
  });
  if (customer.id !== 1) return;
  const manual: Record<string, number> = {};
  for (let ago = 400; ago > 0; ago -= 1)
    manual[localDate(today, -ago).slice(0, 10)] = (ago * 7) % 9 === 0 ? ((ago * 13) % 47) + 1 : 0;
  world.weatherStations.insert({
    ...common,
    name: 'PLUVIOMETRO DO RETIRO',
    lat: latitude + 0.01,
    lng: longitude + 0.02,
    altitude: null,
    source: 'MANUAL',
    serial: null,
    isDefault: false,
    sensorHeight: null,
    since: 400,
    silentHours: null,
    manual,
  });
}

/** Stations stand on the farms, which are made after them. */
export function placeStations(world: World, customerId: number): void {
  const farms = world.farms.filter((row) => row.customerId === customerId);
  const stations = world.weatherStations.filter((row) => row.customerId === customerId);
  for (const [at, { id }] of stations.entries())
    world.weatherStations.update(id, { farmId: farms[at % Math.max(1, farms.length)]?.id ?? null });
}
