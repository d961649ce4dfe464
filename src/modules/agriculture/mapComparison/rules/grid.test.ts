import { expect, test } from 'vitest';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import { change, changeGrid, type Grid, plotCells, valueAt } from './grid';

const bounds = { north: -24, south: -24.002, west: -53.003, east: -53 };
// Two rows of three cells, a thousandth of a degree each.
const grid: Grid = { bounds, columns: 3, rows: 2, values: [0.1, 0.2, null, 0.4, 0.5, 0.6] };

const square = (north: number, west: number, south: number, east: number) => [
  { lat: north, lng: west },
  { lat: north, lng: east },
  { lat: south, lng: east },
  { lat: south, lng: west },
];
const area: PolygonArea = [
  { type: 'ADD', path: square(-23.999, -53.0021, -24.003, -52.99) },
  { type: 'REMOVE', path: square(-24.001, -53.001, -24.002, -53) },
];

test('the cells of a plot are those with their middle on its ground, holes left out', () => {
  const cells = plotCells(grid, area);
  expect(cells.map(({ index, value }) => [index, value])).toEqual([
    [1, 0.2],
    [2, null],
    [4, 0.5],
  ]);
  expect(cells[0]?.at.lat).toBeCloseTo(-24.0005, 9);
  expect(cells[0]?.at.lng).toBeCloseTo(-53.0015, 9);
  // Integrated numerically elsewhere: R² · cos φ · dφ · dλ over a thousandth of a degree each way.
  expect(cells[0]?.hectares).toBeCloseTo(1.1320637846, 6);
  expect(cells[2]?.hectares).toBeCloseTo(1.1320549873, 6);
});

test('a place is read from the cell it lies in', () => {
  expect(valueAt(grid, { lat: -24.0001, lng: -53.0029 })).toBe(0.1);
  expect(valueAt(grid, { lat: -24.002, lng: -53 })).toBe(0.6);
  expect(valueAt(grid, { lat: -24.0005, lng: -53.0005 })).toBeNull();
  expect(valueAt(grid, { lat: -24.01, lng: -53.001 })).toBeNull();
});

test('a change carries no binary dust, and needs both values', () => {
  expect(change(0.6, 0.65)).toBe(0.05);
  expect(change(0.65, 0.6)).toBe(-0.05);
  expect(change(null, 0.6)).toBeNull();
  expect(change(0.6, null)).toBeNull();
});

test('the change lies on the cells of A, though B has others', () => {
  const coarse: Grid = { bounds, columns: 1, rows: 2, values: [0.3, 0.5] };
  expect(changeGrid(grid, coarse)).toEqual({
    bounds,
    columns: 3,
    rows: 2,
    values: [0.2, 0.1, null, 0.1, 0, -0.1],
  });
});
