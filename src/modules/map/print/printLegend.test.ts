import { expect, test } from 'vitest';
import { mapTree } from '../rules/mapTree';
import { someFarms } from '@/domain/land/testing/farms';
import { printLegend, undrawnArea } from './printLegend';

test('plots are numbered through, cost centers without plots are left out', () => {
  const [farm] = mapTree(someFarms).farms;
  const groups = farm ? printLegend(farm) : [];
  expect(groups.map(({ name, hectares }) => [name, hectares])).toEqual([['SOJA SEDE', 21]]);
  expect(groups[0]?.plots.map(({ number, name, area }) => [number, name, area === null])).toEqual([
    [1, 'BAIXADA', false],
    [2, 'TALHAO DA SEDE', true],
  ]);
});

test('what has no plot is the rest of the farm', () => {
  const [farm] = mapTree(someFarms).farms;
  if (!farm) throw new Error('There is a farm.');
  const drawn = printLegend(farm).reduce((sum, { hectares }) => sum + hectares, 0);
  expect(undrawnArea(farm, printLegend(farm))).toBeCloseTo(farm.hectares - drawn, 2);
  expect(undrawnArea({ ...farm, hectares: 25.1 }, printLegend(farm))).toBe(4.1);
});
