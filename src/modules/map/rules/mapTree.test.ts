import { expect, test } from 'vitest';
import { farmRow, fieldRow, plotRow, someFarms } from '@/domain/land/testing/farms';
import { centerColours, mapPlots, plotsByName } from './mapPlots';
import { plotBounds, plotGeometry, mapTree, plotsBeyond, totalArea } from './mapTree';

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
  expect(plotGeometry(plotRow({ polygonArea: '[{"type":"ADD"' }))).toBeNull();
  expect(plotGeometry(plotRow({ polygonArea: null }))).toEqual([]);
  expect(plotBounds(plotRow({ polygonArea: 'nonsense' }))).toBeNull();
  expect(mapPlots(tree).map(({ id }) => id)).toEqual([100, 200]);
});

test('plots of a farm are listed by name, whatever cost center they belong to, and numbers in names count', () => {
  const center = (id: number, ...names: string[]) =>
    fieldRow({
      id,
      farmActivityFieldPolygons: names.map((name, at) => plotRow({ id: id * 100 + at, name })),
    });
  const farm = farmRow({
    farmActivityFields: [center(1, 'TALHAO 07', 'TALHAO 10'), center(2, 'TALHAO 01', 'TALHAO 9')],
  });
  const names = plotsByName(mapTree([farm]).farms).map(({ plot }) => plot.name);
  expect(names).toEqual(['TALHAO 01', 'TALHAO 07', 'TALHAO 9', 'TALHAO 10']);
});

test('a cost center says what its plots add up to where that is more than its own land', () => {
  const center = (useful: number, ...areas: number[]) =>
    fieldRow({
      usefulAreaSize: useful,
      commonAreaSize: 0,
      farmActivityFieldPolygons: areas.map((area, at) =>
        plotRow({ id: at, usefulAreaSize: area, commonAreaSize: 0 }),
      ),
    });
  const beyond = (useful: number, ...areas: number[]) => {
    const [field] = mapTree([farmRow({ farmActivityFields: [center(useful, ...areas)] })]).fieldOf.values();
    return field && plotsBeyond(field);
  };
  expect(beyond(62.39, 62.39, 45.01)).toBe(107.4);
  // 0.1 + 0.2 is 0.3 here.
  expect(beyond(0.3, 0.1, 0.2)).toBeNull();
  expect(beyond(100)).toBeNull();
});

test('plots have the colour of their cost center; farms begin anew and colours come round again', () => {
  const center = (id: number, plots = 1) =>
    fieldRow({
      id,
      farmActivityFieldPolygons: Array.from({ length: plots }, (_, at) => plotRow({ id: id * 10 + at })),
    });
  const { farms } = mapTree([
    farmRow({ id: 1, farmActivityFields: [center(1), center(2, 0), center(3), center(4)] }),
    farmRow({ id: 2, farmActivityFields: [center(5)] }),
  ]);
  expect([...centerColours(farms, ['first', 'second'])]).toEqual([
    [1, 'first'],
    [3, 'second'],
    [4, 'first'],
    [5, 'first'],
  ]);
  expect(mapPlots(tree, ['first']).map(({ colour }) => colour)).toEqual(['first', 'first']);
});
