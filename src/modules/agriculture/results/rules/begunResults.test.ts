import { expect, it } from 'vitest';
import type { PlotResult } from '../resultTypes';
import { begunResults } from './begunResults';
import type { ResultFilters } from './filters';

const ALL: ResultFilters = { harvestIds: [], farms: [], plotIds: [], crops: [], cultivars: [], weeks: [] };
const row = (harvestId: number, farmName: string) => ({ harvestId, farmName }) as PlotResult;
const ROWS = [row(3, 'ALTO'), row(3, 'BAIXO'), row(2, 'ALTO'), row(2, 'CAMPO')];

it('begins with the harvest and the farm that somebody works on', () => {
  expect(begunResults(ROWS, ALL, '3', 'BAIXO')).toEqual({ ...ALL, harvestIds: [3], farms: ['BAIXO'] });
  expect(begunResults(ROWS, ALL, null, 'BAIXO')).toEqual({ ...ALL, farms: ['BAIXO'] });
});

it('shows no empty page: a harvest or a farm without results is left out', () => {
  expect(begunResults(ROWS, ALL, '9', 'OUTRA')).toEqual(ALL);
  expect(begunResults(ROWS, ALL, '3', 'CAMPO')).toEqual({ ...ALL, harvestIds: [3] });
});

it('what is filtered already stays', () => {
  const left = { ...ALL, harvestIds: [2], farms: ['CAMPO'] };
  expect(begunResults(ROWS, left, '3', 'ALTO')).toEqual(left);
});
