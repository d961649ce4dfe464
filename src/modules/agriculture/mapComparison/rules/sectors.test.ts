import { expect, test } from 'vitest';
import { areaBounds } from '@/platform/geo/bounds';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import { type Grid, plotCells } from './grid';
import { sectorExtremes } from './sectors';

const bounds = { south: -24.73, west: -53.76, north: -24.7, east: -53.73 };
const square: PolygonArea = [
  {
    type: 'ADD',
    path: [
      { lat: -24.73, lng: -53.76 },
      { lat: -24.7, lng: -53.76 },
      { lat: -24.7, lng: -53.73 },
      { lat: -24.73, lng: -53.73 },
    ],
  },
];
const extremes = (values: (number | null)[], area = square) => {
  const grid: Grid = { bounds, columns: 3, rows: 3, values };
  return sectorExtremes(plotCells(grid, area), areaBounds(area) ?? bounds);
};

test('rows run from north to south, columns from west to east', () => {
  const found = extremes([0.5, 0.5, -0.2, 0.5, 0.5, 0.5, 0.9, 0.5, 0.5]);
  expect(found?.lowest).toEqual({ sector: 'northEast', mean: expect.closeTo(-0.2, 9) as number });
  expect(found?.highest).toEqual({ sector: 'southWest', mean: expect.closeTo(0.9, 9) as number });
});

test('what is under clouds counts nowhere, and one part alone is no comparison', () => {
  expect(extremes([null, 0.3, null, null, 0.4, null, null, null, null])).toMatchObject({
    lowest: { sector: 'north' },
    highest: { sector: 'centre' },
  });
  expect(extremes([null, 0.3, null, null, null, null, null, null, null])).toBeNull();
  expect(extremes(Array.from({ length: 9 }, () => null))).toBeNull();
});
