import { expect, test } from 'vitest';
import type { Ring } from '@/platform/geo/geoTypes';
import type { MapPlot } from '../mapEngine';
import { degreeBounds, indexPacked, worldBox } from './packedIndex';
import { packPlot, signedArea } from './packPlots';

const square = (type: Ring['type'], south: number, west: number, size: number, turned = false): Ring => {
  const path = [
    { lat: south, lng: west },
    { lat: south + size, lng: west },
    { lat: south + size, lng: west + size },
    { lat: south, lng: west + size },
  ];
  return { type, path: turned ? path.toReversed() : path };
};
const plot = (id: number, ...area: Ring[]): MapPlot => ({ id, area, label: `PLOT ${id}` });

const large = plot(1, square('ADD', 0, 0, 10), square('REMOVE', 4, 4, 2));
const small = plot(2, square('ADD', 1, 1, 2));
const far = plot(3, square('ADD', 20, 20, 1));
const nothing = plot(4);

test('rings are wound for the non-zero rule, whichever way they came', () => {
  for (const turned of [false, true]) {
    const packed = packPlot(plot(9, square('ADD', 0, 0, 10, turned), square('REMOVE', 4, 4, 2, turned)));
    expect(signedArea(packed?.adds[0] ?? new Float64Array())).toBeGreaterThan(0);
    expect(signedArea(packed?.removes[0] ?? new Float64Array())).toBeLessThan(0);
    expect(packed?.loose).toBe(false);
  }
});

test('a hole that leaves its ground is told, and a plot without rings is none', () => {
  expect(packPlot(plot(9, square('ADD', 0, 0, 10), square('REMOVE', 8, 8, 4)))?.loose).toBe(true);
  expect(packPlot(nothing)).toBeNull();
});

test('the smallest plot under a place is found first, a hole is no ground', () => {
  const index = indexPacked([large, small, far, nothing]);
  const at = (lat: number, lng: number) => index.at({ lat, lng }).map(({ plot: found }) => found.id);
  expect(at(2, 2)).toEqual([2, 1]);
  expect(at(8, 8)).toEqual([1]);
  expect(at(5, 5)).toEqual([]);
  expect(at(15, 15)).toEqual([]);
  expect(index.get(4)).toBeUndefined();
});

test('boxes find what meets them, in the order of the list', () => {
  const index = indexPacked([far, small, large]);
  const within = (south: number, west: number, north: number, east: number) =>
    index.within(worldBox({ south, west, north, east })).map(({ plot: found }) => found.id);
  expect(within(0, 0, 2, 2)).toEqual([2, 1]);
  expect(within(19, 19, 30, 30)).toEqual([3]);
  expect(indexPacked([]).within(worldBox({ south: 0, west: 0, north: 1, east: 1 }))).toEqual([]);
});

test('a box and its degrees are each other’s way back', () => {
  const bounds = { south: -25, west: -54, north: -24, east: -53 };
  const back = degreeBounds(worldBox(bounds));
  for (const side of ['south', 'west', 'north', 'east'] as const)
    expect(back[side]).toBeCloseTo(bounds[side], 9);
});
