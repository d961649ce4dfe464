import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaBounds, boundsOf, inBounds, joinBounds } from '@/platform/geo/bounds';
import { centroid, labelPoint } from '@/platform/geo/labelPoint';
import { isInArea } from '@/platform/geo/pick';
import { indexPlots } from '@/platform/geo/plotIndex';
import { ringFault, selfCrossings, untangled } from '@/platform/geo/validity';
import { measureArea } from '@/platform/geo/measure';
import { ringSize } from '@/platform/geo/ringSize';
import { svgPath } from '@/platform/geo/svgPath';
import { field, HERE, plot, points, rectangle, somewhere } from '@/platform/geo/testing/shapes';

const square = (east: number, north: number, side: number) => rectangle(HERE, east, north, side, side);
/** A U: the middle of its box lies outside. */
const horseshoe = points([0, 0], [0, 3], [1, 3], [1, 1], [2, 1], [2, 3], [3, 3], [3, 0]);

describe('where a name stands', () => {
  it('in the middle of a plain field', () => {
    expect(centroid(plot(points([0, 0], [0, 2], [4, 2], [4, 0])))).toEqual({ lat: 1, lng: 2 });
  });

  it('on ground, also when the centre of gravity is none', () => {
    expect(isInArea(centroid(plot(horseshoe)) ?? HERE, plot(horseshoe))).toBe(false);
    expect(isInArea(labelPoint(plot(horseshoe)) ?? HERE, plot(horseshoe))).toBe(true);
    const ring = plot(square(0, 0, 1000), square(100, 100, 800));
    expect(isInArea(labelPoint(ring) ?? HERE, ring)).toBe(true);
  });

  it('on ground of any field', () => {
    fc.assert(
      fc.property(field(), (path) => {
        const label = labelPoint(plot(path));
        expect(label && isInArea(label, plot(path))).toBe(true);
        expect(
          label && inBounds(label, areaBounds(plot(path)) ?? { south: 0, west: 0, north: 0, east: 0 }),
        ).toBe(true);
      }),
    );
  });

  it('nowhere for a plot that was not drawn', () => {
    expect([labelPoint([]), centroid([]), areaBounds([]), boundsOf([])]).toEqual([null, null, null, null]);
  });
});

describe('what a pointer meets', () => {
  const index = indexPlots([
    { id: 'a', name: 'A', area: plot(square(0, 0, 1000), square(400, 400, 200)) },
    { id: 'b', name: 'B', area: plot(square(1000, 0, 1000)) },
    { id: 'c', name: 'C', area: plot(square(450, 450, 50)) },
    { id: 'none', name: 'Not drawn', area: [] },
  ]);
  const at = (east: number, north: number) => index.at(rectangle(HERE, east, north, 1, 1)[0] ?? HERE)?.id;

  it('ground, not holes; of two plots the later', () => {
    expect([at(10, 10), at(1500, 500), at(420, 420), at(470, 470), at(-10, 10)]).toEqual([
      'a',
      'b',
      undefined,
      'c',
      undefined,
    ]);
  });

  it('finds by box what lies there', () => {
    expect(
      index
        .near(areaBounds(plot(square(900, 900, 50))) ?? { south: 0, west: 0, north: 0, east: 0 })
        .map(({ id }) => id),
    ).toEqual(['a']);
    expect(indexPlots([]).at(HERE)).toBeNull();
  });

  it('a point on a common border belongs to one of both', () => {
    const [west, east] = [points([0, 0], [0, 2], [1, 2], [1, 0]), points([1, 0], [1, 2], [2, 2], [2, 0])];
    const holds = [west, east].filter((path) => isInArea({ lat: 1, lng: 1 }, plot(path)));
    expect(holds).toHaveLength(1);
  });
});

describe('faults of a ring', () => {
  const bow = points([0, 0], [0.001, 0.001], [0.001, 0], [0, 0.001]);

  it.each([
    ['fewVertices', points([0, 0], [1, 1], [0, 0])],
    ['outsideWorld', points([0, 0], [0, 91], [1, 0])],
    ['noArea', points([0, 0], [0.001, 0.001], [0.002, 0.002])],
    ['crossesItself', bow],
    [null, square(0, 0, 100)],
  ] as const)('%s', (fault, path) => {
    expect(ringFault(path)).toBe(fault);
  });

  it('tells where it crosses itself and unties it into its loops', () => {
    expect(selfCrossings(bow)).toEqual([{ lat: 0.0005, lng: 0.0005 }]);
    const loops = untangled(plot(bow));
    expect(loops.map(({ type }) => type)).toEqual(['ADD', 'ADD']);
    expect(loops.map(({ path }) => ringFault(path))).toEqual([null, null]);
    const half = ringSize(points([0, 0], [0.0005, 0.0005], [0, 0.001]));
    expect(measureArea(loops).squareMetres).toBeCloseTo(2 * half, 3);
  });

  it('finds none in a field that has none, and leaves it alone', () => {
    fc.assert(
      fc.property(field(), (path) => {
        expect(selfCrossings(path)).toEqual([]);
        expect(untangled(plot(path))).toEqual(plot(path));
      }),
    );
  });

  it('finds one as soon as two vertices far apart change places', () => {
    fc.assert(
      fc.property(somewhere, (centre) => {
        const [a, b, ...others] = rectangle(centre, 0, 0, 300, 300);
        expect(ringFault([b, a, ...others].flatMap((vertex) => vertex ?? []))).toBe('crossesItself');
      }),
    );
  });
});

it('draws a plot into a small picture, north up, in the middle', () => {
  const area = plot(points([0, 0], [0, 2], [1, 2], [1, 0]));
  expect(svgPath(area, { width: 100, height: 100 })).toBe('M25 100L25 0L75 0L75 100Z');
  expect(svgPath(area, { width: 100, height: 100, padding: 10 })).toBe('M30 90L30 10L70 10L70 90Z');
  expect(svgPath([], { width: 100, height: 100 })).toBe('');
});

it('joins boxes', () => {
  const [a, b] = [boundsOf(square(0, 0, 10)), boundsOf(square(100, 100, 10))];
  expect(joinBounds([a, null, b])).toEqual(boundsOf([...square(0, 0, 10), ...square(100, 100, 10)]));
  expect(joinBounds([null])).toBeNull();
});
