import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Path } from '@/platform/geo/geoTypes';
import { ringSize } from '@/platform/geo/ringSize';
import {
  destination,
  distance,
  EARTH_RADIUS,
  lineLength,
  ringLength,
  signedArea,
  toHectares,
} from '@/platform/geo/sphere';
import { bulge, field, points, somewhere } from '@/platform/geo/testing/shapes';

/** Figures of others are on their own radius. */
const onRadius = (area: number, radius: number) => area * (EARTH_RADIUS / radius) ** 2;

const degrees = (...pairs: [number, number][]) => points(...pairs.map(([lat, lng]) => [lng, lat] as const));

describe('areas that others published', () => {
  it('a field near Munich, measured on Google Maps: 27.496537 ha', () => {
    const path = points(
      [11.611686, 48.079711],
      [11.611879, 48.081546],
      [11.617136, 48.081431],
      [11.620419, 48.076829],
      [11.614776, 48.075711],
    );
    expect(Math.abs(ringSize(path) - 274_965.376_785_796_6)).toBeLessThan(0.5);
    expect(toHectares(ringSize(path))).toBe(27.5);
  });

  it('the sample field of an agricultural service: 190.9484 ha', () => {
    const path = points(
      [-121.1958, 37.6683],
      [-121.1779, 37.6687],
      [-121.1773, 37.6792],
      [-121.1958, 37.6792],
    );
    expect(ringSize(path) / 10_000).toBeCloseTo(190.9484, 3);
    expect(toHectares(ringSize(path))).toBe(190.95);
  });

  it.each<[string, Path, number]>([
    ['triangle', degrees([1, 1], [2, 1], [1, 2]), 6_181_527_888],
    ['square', degrees([1, 1], [2, 1], [2, 2], [1, 2]), 12_360_230_987],
    ['concave', degrees([1, 1], [5, 1], [5, 3], [1, 3], [3, 2]), 74_042_699_236],
  ])('a %s of degrees, of the tests of a geodesy library on 6 371 km', (_, path, area) => {
    expect(signedArea(path) / onRadius(area, 6_371_000)).toBeCloseTo(Math.sign(signedArea(path)), 9);
  });

  it('an eighth of the sphere', () => {
    const octant = degrees([0, 0], [0, 90], [89.999_999_999, 45]);
    expect(Math.abs(signedArea(octant)) / ((Math.PI / 2) * EARTH_RADIUS ** 2)).toBeCloseTo(1, 8);
  });
});

describe('area', () => {
  it('of the sides as great circles and as Turf measures them differ by no more than the bulge of a side', () => {
    fc.assert(
      fc.property(field(), (path) => {
        expect(Math.abs(Math.abs(signedArea(path)) - ringSize(path))).toBeLessThan(1 + bulge(path));
      }),
    );
  });

  it('measured is nothing for fewer than three vertices, and the way round does not count', () => {
    expect([ringSize([]), ringSize(degrees([0, 0], [1, 1]))]).toEqual([0, 0]);
    const path = degrees([0, 0], [1, 0], [1, 1], [0, 1]);
    expect(ringSize(path.toReversed())).toBeCloseTo(ringSize(path), 3);
  });

  it('is positive clockwise and negative the other way, wherever the ring begins', () => {
    fc.assert(
      fc.property(field(), fc.nat(40), (path, shift) => {
        const at = shift % path.length;
        const turned = [...path.slice(at), ...path.slice(0, at)];
        expect(signedArea(turned)).toBeCloseTo(signedArea(path), 3);
        expect(signedArea(path.toReversed())).toBeCloseTo(-signedArea(path), 3);
      }),
    );
    expect(signedArea(degrees([0, 0], [1, 0], [1, 1], [0, 1]))).toBeGreaterThan(0);
  });

  it('is rounded once, half away from zero', () => {
    expect(toHectares(10_050)).toBe(1.01);
    expect(toHectares(1_234_549)).toBe(123.45);
  });
});

describe('lengths', () => {
  it('a degree of a meridian and a quarter of a great circle', () => {
    expect(distance({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo(111_319.490_8, 3);
    expect(distance({ lat: 0, lng: 0 }, { lat: 0, lng: 90 })).toBeCloseTo((Math.PI / 2) * EARTH_RADIUS, 3);
  });

  it('the published 968.9 km from Land’s End to John o’ Groats, on 6 371 km', () => {
    const metres = distance({ lat: 50.066_389, lng: -5.714_722 }, { lat: 58.643_889, lng: -3.07 });
    expect((metres * 6_371_000) / EARTH_RADIUS / 1000).toBeCloseTo(968.9, 1);
  });

  it('a ring is its line and the way back', () => {
    const path = degrees([0, 0], [0, 1], [1, 1]);
    expect(ringLength(path)).toBeCloseTo(
      lineLength(path) + distance({ lat: 1, lng: 1 }, { lat: 0, lng: 0 }),
      6,
    );
    expect([lineLength([]), ringLength([])]).toEqual([0, 0]);
  });

  it('a destination lies as far away as was asked', () => {
    fc.assert(
      fc.property(
        somewhere,
        fc.integer({ min: 1, max: 50_000 }),
        fc.integer({ min: 0, max: 359 }),
        (from, metres, turn) => {
          expect(distance(from, destination(from, metres, turn))).toBeCloseTo(metres, 3);
        },
      ),
    );
  });
});
