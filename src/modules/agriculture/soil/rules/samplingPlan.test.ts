import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointsGpx, pointsKml } from '@/platform/geo/exchange/writePoints';
import { readPoints } from '@/platform/geo/exchange/readPoints';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import { localPlane } from '@/platform/geo/localPlane';
import { isInArea } from '@/platform/geo/pick';
import { gridPlan, routeLength, shortRoute } from './samplingPlan';

const ORIGIN = { lat: -24.68, lng: -53.8 };
const plane = localPlane(ORIGIN);
const ring = (...corners: readonly (readonly [number, number])[]) =>
  corners.map(([x, y]) => plane.toPoint({ x, y }));
/** 300 m by 200 m, with a hole of 100 m by 100 m in its west. */
const SQUARE: PolygonArea = [{ type: 'ADD', path: ring([0, 0], [300, 0], [300, 200], [0, 200]) }];
const HOLED: PolygonArea = [
  ...SQUARE,
  { type: 'REMOVE', path: ring([20, 50], [120, 50], [120, 150], [20, 150]) },
];

describe('places on a grid', () => {
  test.each([1, 6, 20, 30, 57])('%d places lie inside, as far apart as the plot allows', (count) => {
    const places = gridPlan(SQUARE, count);
    expect(places).toHaveLength(count);
    expect(places.every((at) => isInArea(at, SQUARE))).toBe(true);
  });

  test('six in 300 m by 200 m are 100 m apart', () => {
    const flat = gridPlan(SQUARE, 6).map(plane.toFlat);
    const apart = flat.flatMap((a, at) => flat.slice(at + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(Math.min(...apart)).toBeCloseTo(100, 0);
  });

  test('none in a hole, and none of no plot', () => {
    expect(gridPlan(HOLED, 25).every((at) => isInArea(at, HOLED))).toBe(true);
    expect(gridPlan(HOLED, 25)).toHaveLength(25);
    expect(gridPlan([], 10)).toEqual([]);
    expect(gridPlan(SQUARE, 0)).toEqual([]);
  });
});

describe('the way through them', () => {
  test('a row in disorder is walked from one end', () => {
    const row = [300, 0, 200, 100].map((x) => plane.toPoint({ x, y: 0 }));
    const way = shortRoute(row);
    const metres = way.map((at) => Math.round(plane.toFlat(at).x));
    expect([metres, metres.toReversed()]).toContainEqual([0, 100, 200, 300]);
    expect(routeLength(way)).toBeCloseTo(300, 1);
  });

  test('visits each once, and is no longer than the order that was given', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 900 }) });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 14 }), (flat) => {
        const places = flat.map(plane.toPoint);
        const way = shortRoute(places);
        expect(way.toSorted((a, b) => a.lat - b.lat || a.lng - b.lng)).toEqual(
          places.toSorted((a, b) => a.lat - b.lat || a.lng - b.lng),
        );
        expect(routeLength(way)).toBeLessThanOrEqual(routeLength(places) + 0.001);
      }),
    );
  });
});

test('a plan goes out as GPX and KML and comes back the same', async () => {
  const places = gridPlan(SQUARE, 8).map((at, index) => ({ ...at, name: `P0${index + 1} <a&b>` }));
  for (const [name, text] of [
    ['plano.gpx', pointsGpx('Talhão & 1', places)],
    ['plano.kml', pointsKml('Talhão & 1', places)],
  ] as const) {
    const read = await readPoints(new File([text], name));
    if (!read.ok) throw new Error(read.reason);
    expect(read.points.map((point) => point.name)).toEqual(places.map((point) => point.name));
    read.points.forEach((point, at) => {
      expect(point.lat).toBeCloseTo(places[at]?.lat ?? 0, 6);
      expect(point.lng).toBeCloseTo(places[at]?.lng ?? 0, 6);
    });
  }
});
