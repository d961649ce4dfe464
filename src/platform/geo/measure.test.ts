import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circlePath, measureCircle } from '@/platform/geo/circle';
import { fromGeometry, geometryArea, toGeometry, withoutCrumbs } from '@/platform/geo/geometry';
import { hectaresOf, isPlain, measureArea, settled } from '@/platform/geo/measure';
import { isInArea } from '@/platform/geo/pick';
import { ringSize } from '@/platform/geo/ringSize';
import { destination, distance, ringLength } from '@/platform/geo/sphere';
import { field, HERE, plot, rectangle, somewhere } from '@/platform/geo/testing/shapes';

const square = (east: number, north: number, side: number) => rectangle(HERE, east, north, side, side);
const near = (found: number, expected: number) => Math.abs(found - expected) / expected;

describe('area of a plot', () => {
  it('a kilometre squared is 100 ha', () => {
    expect(hectaresOf(plot(square(0, 0, 1000)))).toBe(100);
  });

  it.each([
    ['a hole counts', plot(square(0, 0, 1000), square(200, 200, 500)), 75],
    ['a hole beside the ground does not', plot(square(0, 0, 1000), square(2000, 0, 500)), 100],
    ['of a hole across the border its part within', plot(square(0, 0, 1000), square(900, 0, 500)), 95],
    ['holes that overlap count once', plot(square(0, 0, 1000), square(0, 0, 500), square(250, 0, 500)), 62.5],
    ['pieces apart add up', [...plot(square(0, 0, 1000)), ...plot(square(3000, 0, 1000))], 200],
    ['pieces that overlap count once', [...plot(square(0, 0, 1000)), ...plot(square(500, 0, 1000))], 150],
    ['pieces side by side add up', [...plot(square(0, 0, 1000)), ...plot(square(1000, 0, 1000))], 200],
    [
      'ground added again inside a hole counts',
      [...plot(square(0, 0, 1000), square(200, 200, 500)), ...plot(square(300, 300, 100))],
      76,
    ],
    [
      'a hole listed before its ground counts',
      plot(square(0, 0, 1000), square(200, 200, 500)).toReversed(),
      75,
    ],
    [
      'a hole alone is nothing',
      plot(square(0, 0, 1000)).map((ring) => ({ ...ring, type: 'REMOVE' as const })),
      0,
    ],
    ['nothing drawn', [], 0],
  ])('%s', (_, area, hectares) => {
    // Sides of rectangles meet great circles a hand's breadth off.
    expect(Math.abs(measureArea(area).squareMetres / 10_000 - hectares)).toBeLessThan(0.02);
  });

  it('never exceeds its ground and never falls below ground less holes', () => {
    fc.assert(
      fc.property(field(fc.constant(HERE)), field(fc.constant(HERE)), (outer, hole) => {
        const { squareMetres } = measureArea(plot(outer, hole));
        expect(squareMetres).toBeLessThan(ringSize(outer) + 50);
        expect(squareMetres).toBeGreaterThan(ringSize(outer) - ringSize(hole) - 50);
      }),
      { numRuns: 60 },
    );
  });

  it('stays what it is when rings are settled, and then it is the plain sum', () => {
    fc.assert(
      fc.property(
        fc.array(field(fc.constant(HERE)), { minLength: 1, maxLength: 3 }),
        fc.array(fc.boolean()),
        (paths, kinds) => {
          const area = paths.map(
            (path, at) => ({ type: at > 0 && kinds[at] ? 'REMOVE' : 'ADD', path }) as const,
          );
          const after = settled(area);
          const sum = after.reduce(
            (total, { type, path }) => total + (type === 'ADD' ? 1 : -1) * ringSize(path),
            0,
          );
          expect(Math.abs(sum - geometryArea(toGeometry(area)))).toBeLessThan(50);
          expect(isPlain(area) ? after : fromGeometry(withoutCrumbs(toGeometry(area)))).toEqual(after);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('tells the length of all borders', () => {
    const [outer, hole] = [square(0, 0, 1000), square(200, 200, 500)];
    expect(measureArea(plot(outer, hole)).perimeter).toBeCloseTo(ringLength(outer) + ringLength(hole), 6);
    expect(measureArea(plot(outer, hole)).perimeter).toBeCloseTo(6000, 0);
  });
});

describe('circle', () => {
  it('of twenty sides holds 98.36 % of the circle, and both are told', () => {
    const { circle, polygon } = measureCircle(HERE, 564.19);
    expect(circle / 10_000).toBeCloseTo(100, 2);
    expect(polygon / 10_000).toBeCloseTo(98.36, 2);
    expect(polygon).toBe(ringSize(circlePath(HERE, 564.19)));
  });

  it('has its vertices where great circles lead, clockwise from north', () => {
    fc.assert(
      fc.property(somewhere, fc.integer({ min: 20, max: 3000 }), (centre, radius) => {
        circlePath(centre, radius).forEach((vertex, side) => {
          expect(distance(vertex, destination(centre, radius, side * 18))).toBeLessThan(0.001);
        });
      }),
    );
  });

  it('has the share of a regular polygon anywhere: (n/2π)·sin(2π/n)', () => {
    const share = (20 / (2 * Math.PI)) * Math.sin((2 * Math.PI) / 20);
    fc.assert(
      fc.property(somewhere, fc.integer({ min: 20, max: 3000 }), (centre, radius) => {
        const { circle, polygon } = measureCircle(centre, radius);
        expect(near(polygon / circle, share)).toBeLessThan(1e-5);
        expect(circlePath(centre, radius)).toHaveLength(20);
        expect(isInArea(centre, plot(circlePath(centre, radius)))).toBe(true);
      }),
    );
  });
});
