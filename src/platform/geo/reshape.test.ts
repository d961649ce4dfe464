import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clippedTo, merged } from '@/platform/geo/combine';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import { common, geometryArea, subtract, toGeometry } from '@/platform/geo/geometry';
import { areasIntersect } from '@/platform/geo/meeting';
import { measureArea } from '@/platform/geo/measure';
import { splitByLine } from '@/platform/geo/split';
import { ringSize } from '@/platform/geo/ringSize';
import { destination, ringLength, toHectares } from '@/platform/geo/sphere';
import { bulge, field, HERE, plot, points, rectangle } from '@/platform/geo/testing/shapes';
import { ringFault } from '@/platform/geo/validity';

const box = (east: number, north: number, width: number, height: number) =>
  plot(rectangle(HERE, east, north, width, height));
const at = (east: number, north: number) => destination(destination(HERE, east, 90), north, 0);
const size = (area: PolygonArea) => measureArea(area).squareMetres;
const few = { numRuns: 120 };
/** Metres up to which merged plots take in what lies between them. */
const LANE = 12;

function parts(area: PolygonArea, ...line: ReturnType<typeof at>[]): readonly PolygonArea[] {
  const split = splitByLine(area, line);
  if (!split.ok) throw new Error(split.reason);
  return split.parts;
}
const hectares = (areas: readonly PolygonArea[]) => areas.map((area) => measureArea(area).hectares);

describe('split by a line', () => {
  const whole = box(0, 0, 1000, 1000);

  it('parts the published 190.9484 ha along a meridian', () => {
    const sample = plot(
      points([-121.1958, 37.6683], [-121.1779, 37.6687], [-121.1773, 37.6792], [-121.1958, 37.6792]),
    );
    const found = parts(sample, { lat: 37.66, lng: -121.187 }, { lat: 37.69, lng: -121.187 });
    expect(found).toHaveLength(2);
    // The northern border is a great circle north of its parallel: cut, its halves hold a hand's breadth less.
    expect(found.reduce((sum, one) => sum + size(one), 0) / 10_000).toBeCloseTo(190.9484, 2);
  });

  it.each([
    ['a line right through', [at(300, -10), at(300, 1010)], [70, 30]],
    ['a line with a bend', [at(-10, 500), at(500, 500), at(500, 1010)], [75, 25]],
    ['a line that ends on the border', [at(300, 0), at(300, 1000)], [70, 30]],
    ['a line from vertex to vertex', [at(0, 0), at(1000, 1000)], [50, 50]],
    ['a line that comes back', [at(200, -10), at(200, 500), at(800, 500), at(800, -10)], [70, 30]],
    ['a line along the border and then in', [at(0, 0), at(0, 400), at(1010, 400)], [60, 40]],
    [
      'a line that goes in, out and in',
      [at(200, -10), at(200, 1010), at(400, 1010), at(400, -10)],
      [60, 20, 20],
    ],
    [
      'a line with an end that stops inside',
      [at(300, -10), at(300, 1010), at(600, 1010), at(600, 700)],
      [70, 30],
    ],
  ] as const)('%s', (_, line, expected) => {
    const found = parts(whole, ...line);
    expect(hectares(found).map(Math.round)).toEqual(expected);
    expect(found.flat().map(({ path }) => ringFault(path))).toEqual(found.flat().map(() => null));
  });

  it('through a hole opens it; beside it leaves it whole', () => {
    const holed = plot(rectangle(HERE, 0, 0, 1000, 1000), rectangle(HERE, 400, 400, 200, 200));
    const through = parts(holed, at(500, -10), at(500, 1010));
    expect(hectares(through).map(Math.round)).toEqual([48, 48]);
    expect(through.map((one) => one.length)).toEqual([1, 1]);
    const beside = parts(holed, at(200, -10), at(200, 1010));
    expect(hectares(beside).map(Math.round)).toEqual([76, 20]);
    expect(beside.map((one) => one.length)).toEqual([2, 1]);
  });

  it('parts only the piece that it crosses', () => {
    const two = [...whole, ...box(2000, 0, 100, 100)];
    expect(hectares(parts(two, at(300, -10), at(300, 1010))).map(Math.round)).toEqual([70, 30, 1]);
  });

  it.each([
    ['notThrough', [at(-50, 500), at(500, 500)]],
    ['notThrough', [at(300, 300), at(600, 600)]],
    ['notThrough', [at(-10, -10), at(-10, 1010)]],
    ['notThrough', [at(0, 0), at(0, 1000)]],
    ['notThrough', [at(0, 0)]],
    ['lineCrossesItself', [at(-10, 0), at(1010, 1000), at(1010, 0), at(-10, 1000)]],
    ['lineCrossesItself', [at(500, -10), at(500, 800), at(500, 200), at(1010, 200)]],
  ] as const)('refuses: %s', (reason, line) => {
    expect(splitByLine(whole, line)).toEqual({ ok: false, reason });
  });

  it('keeps all ground, overlaps nowhere and shares the very same border points', () => {
    const away = fc.integer({ min: -1500, max: 1500 });
    fc.assert(
      fc.property(
        field(fc.constant(HERE)),
        fc.array(fc.tuple(away, away), { minLength: 1, maxLength: 4 }),
        (path, bends) => {
          const line = [
            at(-4000, 0),
            ...bends.toSorted(([a], [b]) => a - b).map(([x, y]) => at(x, y)),
            at(4000, 10),
          ];
          const split = splitByLine(plot(path), line);
          if (!split.ok) return;
          const total = split.parts.reduce((sum, part) => sum + size(part), 0);
          expect(Math.abs(total - ringSize(path))).toBeLessThan(5 + bulge(path));
          for (const [index, part] of split.parts.entries()) {
            for (const other of split.parts.slice(index + 1)) {
              expect(geometryArea(common(toGeometry(part), toGeometry(other)))).toBeLessThan(1);
              expect(areasIntersect(part, other)).toBe(false);
            }
          }
          const together = merged(split.parts);
          if (!together.ok) throw new Error('parts of one field lie apart');
          const [before, after] = [toGeometry(plot(path)), toGeometry(together.area)];
          expect(geometryArea(subtract(before, [after]))).toBeLessThan(5 + bulge(path));
          // A notch no wider than a lane is taken in with the parts beside it: so deep, so much area at most.
          expect(geometryArea(subtract(after, [before]))).toBeLessThan(10 + (LANE * ringLength(path)) / 2);
        },
      ),
      few,
    );
  });
});

describe('merge', () => {
  it('makes one of neighbours with a border in common', () => {
    const one = merged([box(0, 0, 1000, 1000), box(1000, 0, 500, 1000), box(0, 1000, 1500, 200)]);
    expect(one.ok && hectares([one.area]).map(Math.round)).toEqual([180]);
    expect(one.ok && one.area.map(({ type }) => type)).toEqual(['ADD']);
  });

  it('takes in the strip between them, and what they hold both only once', () => {
    const strip = merged([box(0, 0, 997, 1000), box(1000, 0, 1000, 1000)]);
    expect(strip.ok && hectares([strip.area]).map(Math.round)).toEqual([200]);
    const overlap = merged([box(0, 0, 1000, 1000), box(900, 0, 1000, 1000)]);
    expect(overlap.ok && hectares([overlap.area]).map(Math.round)).toEqual([190]);
  });

  it('takes the lane between two plots in', () => {
    const made = merged([box(0, 0, 100, 100), box(108, 0, 100, 100)]);
    expect(made.ok && hectares([made.area])).toEqual([2.08]);
  });

  it('refuses plots that lie apart', () => {
    expect(merged([box(0, 0, 100, 100), box(200, 0, 100, 100)])).toEqual({ ok: false, reason: 'apart' });
    expect(merged([box(0, 0, 100, 100), box(100, 0, 100, 100), box(900, 0, 100, 100)])).toEqual({
      ok: false,
      reason: 'apart',
    });
    expect(merged([])).toEqual({ ok: false, reason: 'apart' });
  });
});

describe('clip', () => {
  it('takes the neighbours’ ground away', () => {
    const clipped = clippedTo(box(0, 0, 1100, 1000), [box(1000, 0, 1000, 1000), box(0, 900, 500, 500)]);
    expect(hectares([clipped])).toEqual([95]);
    expect(clippedTo(box(10, 10, 50, 50), [box(0, 0, 100, 100)])).toEqual([]);
  });

  it('leaves no ground in common and none but common ground goes', () => {
    fc.assert(
      fc.property(field(fc.constant(HERE)), field(fc.constant(at(900, 300))), (one, other) => {
        const [a, b] = [plot(one), plot(other)];
        const clipped = clippedTo(a, [b]);
        const shared = geometryArea(common(toGeometry(a), toGeometry(b)));
        expect(Math.abs(size(a) - shared - size(clipped))).toBeLessThan(5 + bulge(one) + bulge(other));
        expect(geometryArea(common(toGeometry(clipped), toGeometry(b)))).toBeLessThan(1);
      }),
      few,
    );
    expect(toHectares(size(clippedTo(box(0, 0, 100, 100), [])))).toBe(1);
  });
});
