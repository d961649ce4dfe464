import { expect, it } from 'vitest';
import type { RotationPlot } from '../rotationTypes';
import { farmsOf, plotsOfFarm } from './farmPlots';

const plot = (id: number, farmId: number | null, farmName: string): RotationPlot => ({
  id,
  farmId,
  farmName,
  name: `T${id}`,
  hectares: 10,
});
const PLOTS = [plot(1, 7, 'BAIXO'), plot(2, 4, 'ALTO'), plot(3, 7, 'BAIXO'), plot(4, null, '')];

it('offers each farm that has plots once, by name', () => {
  expect(farmsOf(PLOTS)).toEqual([
    { id: 4, name: 'ALTO' },
    { id: 7, name: 'BAIXO' },
  ]);
});

it('leaves the plots of one farm, or all of them', () => {
  expect(plotsOfFarm(PLOTS, 7).map(({ id }) => id)).toEqual([1, 3]);
  expect(plotsOfFarm(PLOTS, null)).toHaveLength(4);
  expect(plotsOfFarm(PLOTS, 99)).toEqual([]);
});
