// @vitest-environment node
import { expect, test } from 'vitest';
import type { Row, Table } from './db/table';
import { buildWorld } from './db/world';

const day = new Date('2026-11-20T15:00:00Z');

function dump(today: Date): unknown {
  // The registers of the platform, of finance, of the field and of the integrations stand together in places of their own.
  const { platform, finance, field, integrations, ...world } = buildWorld(today);
  const parts: object[] = [world, platform, finance, field, integrations];
  const tables = parts.flatMap((part) => Object.entries(part) as [string, Table<Row>][]);
  return tables.map(([name, table]) => [name, table.all()]);
}

test('the same day gives the same world', () => {
  expect(dump(day)).toEqual(dump(new Date(day)));
});

test('dates move with the day', () => {
  const later = buildWorld(new Date('2026-11-21T15:00:00Z'));
  const [first, next] = [buildWorld(day).communities.need(1), later.communities.need(1)];
  expect(Date.parse(next.createdAt) - Date.parse(first.createdAt)).toBe(86_400_000);
});

test('nothing of the past lies in the future', () => {
  const now = Date.now();
  const { communities, quotationSources, terms } = buildWorld();
  const dates = [
    ...communities.all().flatMap((row) => [row.createdAt, row.updatedAt ?? row.createdAt]),
    ...quotationSources.all().flatMap((row) => [row.createdAt, row.updatedAt ?? row.createdAt]),
    ...terms.all().map((row) => row.publishedAt),
  ];
  expect(dates.filter((date) => !(Date.parse(date) < now))).toEqual([]);
});

test('places are those of IBGE: 27 states, and the first digits of a city name its state', () => {
  const { states, cities } = buildWorld(day);
  expect(states.all()).toHaveLength(27);
  expect(cities.all().length).toBeGreaterThanOrEqual(150);
  expect(cities.filter((city) => Math.floor(city.code / 100_000) !== city.stateId)).toEqual([]);
  // Figures of IBGE.
  expect(cities.find((city) => city.code === 4127700)?.name).toBe('Toledo');
  expect(cities.find((city) => city.code === 5107925)?.name).toBe('Sorriso');
});

test('names of communities are used once in a city, and some are inactive', () => {
  const { communities } = buildWorld(day);
  const keys = communities.all().map((row) => `${row.customerId} ${row.cityId} ${row.name}`);
  expect(new Set(keys).size).toBe(keys.length);
  const own = communities.filter((row) => row.customerId === 1);
  expect(own.length).toBeGreaterThanOrEqual(60);
  expect(new Set(own.map((row) => row.stateId)).size).toBeGreaterThanOrEqual(10);
  expect(own.filter((row) => !row.active).length).toBeGreaterThanOrEqual(5);
});

test('every reference leads to a row of the same customer', () => {
  const world = buildWorld(day);
  expect(world.farms.all().length).toBeGreaterThan(18);
  for (const farm of world.farms.all()) {
    expect(world.communities.get(farm.communityId)).toMatchObject({
      customerId: farm.customerId,
      cityId: farm.cityId,
    });
    expect(world.quotationSources.get(farm.quotationSourceId)?.customerId).toBe(farm.customerId);
    expect(world.people.get(farm.personId)?.customerId).toBe(farm.customerId);
  }
  for (const row of world.communities.all()) expect(world.cities.get(row.cityId)?.stateId).toBe(row.stateId);
});
