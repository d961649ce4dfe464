import { expect, it } from 'vitest';
import type { Planting } from '../../analysis/analysisTypes';
import { plantingOfAddress, plantingChoices, withChoice } from './choosePlanting';

const planting = (occurrenceId: number, more: Partial<Planting>): Planting => ({
  occurrenceId,
  world: 'agriculture',
  plotId: 3,
  plotName: 'TALHÃO 1',
  farmId: 2,
  farmName: 'SEDE',
  harvestId: 11,
  harvestName: 'SOJA 2026/2027',
  harvestYearId: null,
  harvestYearName: '2026/2027',
  seedName: 'BRS 1003',
  plantedOn: '2026-10-10',
  harvestedOn: null,
  area: 40,
  ...more,
});
const ALL = [
  planting(7, {}),
  planting(8, { seedName: 'BRS 2560', plantedOn: '2026-10-20' }),
  planting(5, { harvestId: null, harvestName: 'MILHO 2026', seedName: 'AG 9035', plantedOn: '2026-02-01' }),
  planting(9, { plotId: 4 }),
];
const requested = (search: string) =>
  plantingOfAddress(ALL, new URLSearchParams(search))?.occurrenceId ?? null;
const choices = (search: string) => plantingChoices(ALL, new URLSearchParams(search), 3);

it.each([
  ['', null],
  ['polygonId=3', null],
  ['polygonId=3&harvestName=milho 2026', 5],
  ['polygonId=3&seedName=brs 1003', 7],
  ['plantingOccurrence=8&polygonId=3', 8],
  ['polygonId=3&harvestYearName=2026/2027', 8],
  ['polygonId=3&seedName=outra', null],
])('of %j takes planting %s', (search, id) => {
  expect(requested(search)).toBe(id);
});

it('harvest and seed are prefilled by name, with and without an id', () => {
  expect(choices('polygonId=3&harvestName=milho 2026')).toMatchObject({
    harvest: 'MILHO 2026',
    planting: '5',
  });
  expect(choices('polygonId=3&harvestId=11&harvestName=outra').harvest).toBe('SOJA 2026/2027');
  expect(choices('plantingOccurrence=8&polygonId=3')).toMatchObject({
    harvest: 'SOJA 2026/2027',
    seed: 'BRS 2560',
    planting: '8',
  });
});

it('each list is narrowed by what stands before it', () => {
  const all = choices('polygonId=3');
  expect(all.harvests.map(({ id }) => id)).toEqual(['MILHO 2026', 'SOJA 2026/2027']);
  expect(all.plantings.map(({ id }) => id)).toEqual(['8', '7', '5']);
  const soy = choices('polygonId=3&harvestId=11');
  expect(soy.seeds.map(({ id }) => id)).toEqual(['BRS 1003', 'BRS 2560']);
  expect(soy.plantings.map(({ id }) => id)).toEqual(['8', '7']);
});

it('another harvest chooses the rest anew, with its id where it has one', () => {
  const before = new URLSearchParams('polygonId=3&seedName=BRS 1003&plantingOccurrence=7');
  expect(withChoice(before, 'harvest', 'SOJA 2026/2027', ALL).toString()).toBe(
    'polygonId=3&harvestId=11&harvestName=SOJA+2026%2F2027',
  );
  expect(withChoice(before, 'harvest', 'MILHO 2026', ALL).get('harvestId')).toBeNull();
  expect(withChoice(before, 'seed', null, ALL).toString()).toBe('polygonId=3');
});
