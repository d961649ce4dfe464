import { expect, test } from 'vitest';
import { mapTree } from '../rules/mapTree';
import { someFarms } from '../testing/farms';
import { printLegend } from './printLegend';

test('plots are numbered through, cost centers without plots are left out', () => {
  const [farm] = mapTree(someFarms).farms;
  const groups = farm ? printLegend(farm) : [];
  expect(groups.map(({ name, hectares }) => [name, hectares])).toEqual([['SOJA SEDE', 21]]);
  expect(groups[0]?.plots.map(({ number, name, area }) => [number, name, area === null])).toEqual([
    [1, 'BAIXADA', false],
    [2, 'TALHAO DA SEDE', true],
  ]);
});
