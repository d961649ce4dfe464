import { expect, test } from 'vitest';
import { plotRow, someFarms } from '@/domain/land/testing/farms';
import { mapPlots } from './mapPlots';
import { groundBounds, groundOf, mapTree, totalArea } from './mapTree';

const tree = mapTree(someFarms);

test('grain stores are left out, everything else is found by id', () => {
  expect(tree.farms.map(({ farm }) => farm.id)).toEqual([1, 2]);
  expect(tree.farmOf.has(3)).toBe(false);
  expect(tree.fieldOf.get(20)?.farm.farm.name).toBe('GRANJA SAO JOAO');
  expect(tree.plotOf.get(101)?.field.field.id).toBe(10);
});

test('a farm has the useful and common land of its cost centers, cents kept', () => {
  expect(tree.farmOf.get(1)?.hectares).toBe(112.75);
  // 0.1 + 0.2, which is 0.30000000000000004 in binary.
  expect(tree.farmOf.get(2)?.hectares).toBe(0.3);
  expect(totalArea({ usefulAreaSize: 10, commonAreaSize: null })).toBe(10);
});

test('an unreadable drawing is told from one that was never made, and spoils no other', () => {
  expect(groundOf(plotRow({ polygonArea: '[{"type":"ADD"' }))).toBeNull();
  expect(groundOf(plotRow({ polygonArea: null }))).toEqual([]);
  expect(groundBounds(plotRow({ polygonArea: 'nonsense' }))).toBeNull();
  expect(mapPlots(tree).map(({ id }) => id)).toEqual([100, 200]);
});
