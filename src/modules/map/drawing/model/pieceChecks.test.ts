import { expect, it } from 'vitest';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import { indexPlots } from '@/platform/geo/plotIndex';
import { HERE, plot, rectangle } from '@/platform/geo/testing/shapes';
import { pieceFindings } from './pieceChecks';
import { removeEach } from './removeEach';

const box = (east: number, north: number, width: number, height: number): PolygonArea =>
  plot(rectangle(HERE, east, north, width, height));
const plots = indexPlots([{ id: '7', name: 'Talhão 7', area: box(5000, 0, 1000, 1000) }]);
const NOTHING = indexPlots([]);

it('pieces still to be registered are compared with the drawing, with each other and with plots', () => {
  const spare = [
    { name: 'NORTE', area: box(100, 100, 200, 200) },
    { name: null, area: box(5000, 0, 100, 100) },
    { name: null, area: box(5050, 0, 100, 100) },
  ];
  const found = pieceFindings({ rings: box(0, 0, 1000, 1000), spare }, plots);
  expect(found).toMatchObject([
    { kind: 'pieceOverlap', piece: { name: 'NORTE', number: 2 }, other: null, hectares: 4 },
    { piece: { name: '', number: 3 }, other: { name: 'Talhão 7', number: null }, hectares: 1 },
    { piece: { name: '', number: 4 }, other: { name: 'Talhão 7', number: null }, hectares: 1 },
    { piece: { name: '', number: 4 }, other: { name: '', number: 3 }, hectares: 0.5 },
  ]);
  expect(found.every(({ stops }) => !stops)).toBe(true);
});

it('plots that the drawing takes in are no neighbours, and nothing is said of pieces that lie apart', () => {
  const spare = [{ name: 'A', area: box(5000, 0, 100, 100) }];
  expect(pieceFindings({ rings: [], spare }, plots, ['7'])).toEqual([]);
  expect(pieceFindings({ rings: box(0, 0, 10, 10), spare: [] }, plots)).toEqual([]);
});

it('of many overlaps the largest are listed and the others counted', () => {
  const spare = Array.from({ length: 25 }, (_, at) => ({
    name: `P${at}`,
    area: box(at * 20, 0, 10, 10 + at),
  }));
  const found = pieceFindings({ rings: box(0, 0, 1000, 1000), spare }, NOTHING);
  expect(found).toHaveLength(21);
  expect(found[0]).toMatchObject({ piece: { name: 'P24' } });
  expect(found.at(-1)).toEqual({ kind: 'morePieces', stops: false, count: 5 });
});

it('one removal that fails keeps none of the others from being tried, and is told', async () => {
  const refused = new Error('in use');
  const { done, kept } = await removeEach(['a', 'b', 'c'], (row) =>
    row === 'b' ? Promise.reject(refused) : Promise.resolve(),
  );
  expect(done).toEqual(['a', 'c']);
  expect(kept).toEqual([{ row: 'b', thrown: refused }]);
});
