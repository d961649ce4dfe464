import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gapsOf } from '@/platform/geo/gaps';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import { common, geometryArea, toGeometry } from '@/platform/geo/geometry';
import { areasIntersect } from '@/platform/geo/meeting';
import { measureArea } from '@/platform/geo/measure';
import { overlapsOf, intersectionOf } from '@/platform/geo/overlap';
import { indexPlots } from '@/platform/geo/plotIndex';
import { snapCandidates, snapped } from '@/platform/geo/snap';
import { destination, distance } from '@/platform/geo/sphere';
import { bulge, field, HERE, plot, rectangle } from '@/platform/geo/testing/shapes';
import { withGapClosed } from '@/platform/geo/combine';

const box = (east: number, north: number, width: number, height: number) =>
  plot(rectangle(HERE, east, north, width, height));
const indexed = (...areas: readonly PolygonArea[]) =>
  indexPlots(areas.map((area, at) => ({ id: `p${at}`, name: `Talhão ${at}`, area })));
/** A field 300 m to 1.5 km from here, so that two of them may or may not meet. */
const aside = fc
  .tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: 3000 }))
  .map(([turn, away]) => destination(HERE, away, turn));
const few = { numRuns: 150 };

describe('overlap with neighbours', () => {
  const index = indexed(box(1000, 0, 1000, 1000), box(0, 1000, 1000, 1000), box(5000, 0, 100, 100));

  it('names the neighbour, the hectares and the shape', () => {
    const [found, ...others] = overlapsOf(box(0, 0, 1100, 1000), index);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ plot: { id: 'p0', name: 'Talhão 0' }, hectares: 10 });
    expect(measureArea(found?.shape ?? []).squareMetres).toBeCloseTo(found?.squareMetres ?? 0, 3);
  });

  it('tells the largest first, and nothing of neighbours that only touch', () => {
    expect(
      overlapsOf(box(0, 0, 1100, 1200), index).map(({ plot: { id }, hectares }) => [id, hectares]),
    ).toEqual([
      ['p1', 20],
      ['p0', 10],
    ]);
    expect(overlapsOf(box(0, 0, 1000, 1000), index)).toEqual([]);
  });

  it('does not take a plot for its own neighbour, nor a line’s width for ground', () => {
    expect(overlapsOf(box(1000, 0, 1000, 1000), index, ['p0'])).toEqual([]);
    expect(overlapsOf(box(0, 0, 1000.04, 1000), index)).toEqual([]);
    expect(overlapsOf([], index)).toEqual([]);
  });

  it('sees a plot within another, around another, in its hole, and the very same', () => {
    const whole = box(0, 0, 1000, 1000);
    const holed = plot(rectangle(HERE, 0, 0, 1000, 1000), rectangle(HERE, 300, 300, 400, 400));
    expect(areasIntersect(whole, box(300, 300, 400, 400))).toBe(true);
    expect(areasIntersect(box(300, 300, 400, 400), whole)).toBe(true);
    expect(areasIntersect(whole, box(0, 0, 1000, 1000))).toBe(true);
    expect(areasIntersect(holed, box(300, 300, 400, 400))).toBe(false);
    expect(areasIntersect(box(300, 300, 400, 400), holed)).toBe(false);
    expect(areasIntersect(holed, box(290, 300, 400, 400))).toBe(true);
  });

  it('is what the set operation finds, window or not, in either order', () => {
    fc.assert(
      fc.property(field(fc.constant(HERE)), field(aside), (one, other) => {
        const [a, b] = [plot(one), plot(other)];
        const direct = geometryArea(common(toGeometry(a), toGeometry(b)));
        expect(Math.abs(geometryArea(intersectionOf(a, b)) - direct)).toBeLessThan(
          1 + bulge(one) + bulge(other),
        );
        expect(areasIntersect(a, b)).toBe(areasIntersect(b, a));
        expect(areasIntersect(a, b) || direct <= 1).toBe(true);
      }),
      few,
    );
  });

  it('never exceeds either plot', () => {
    fc.assert(
      fc.property(field(fc.constant(HERE)), field(aside), field(aside), (one, other, hole) => {
        const [a, b] = [plot(one), plot(other, hole)];
        const shared = geometryArea(intersectionOf(a, b));
        const least = Math.min(measureArea(a).squareMetres, measureArea(b).squareMetres);
        expect(shared).toBeLessThanOrEqual(least + 1 + bulge(one) + bulge(other));
      }),
      few,
    );
  });
});

describe('gaps to neighbours', () => {
  const east = indexed(box(1000, 0, 1000, 1000));

  it('finds a strip along the border and closes it', () => {
    const [gap, ...others] = gapsOf(box(0, 0, 997, 1000), east);
    expect(others).toEqual([]);
    expect(gap).toMatchObject({ plot: { id: 'p0' }, hectares: 0.3 });
    const closed = withGapClosed(box(0, 0, 997, 1000), gap ?? { closing: [] });
    expect(measureArea(closed).hectares).toBe(100);
    expect(gapsOf(closed, east)).toEqual([]);
    expect(overlapsOf(closed, east)).toEqual([]);
  });

  it('finds a wedge, and ground enclosed between several', () => {
    const [a, b, c] = rectangle(HERE, 0, 0, 1000, 1000);
    const wedge = plot(
      [a, b, c, ...rectangle(HERE, 996, 0, 1, 1)].filter((one) => one !== undefined).slice(0, 4),
    );
    expect(gapsOf(wedge, east)[0]?.hectares).toBe(0.2);
  });

  it.each([
    ['borders in common', box(0, 0, 1000, 1000)],
    ['a lane', box(0, 0, 990, 1000)],
    ['a vertex that comes near a vertex', box(0, 1002, 998, 500)],
    ['an overlap', box(0, 0, 1100, 1000)],
    ['a field far away', box(-9000, 0, 100, 100)],
    ['nothing drawn', []],
  ])('tells nothing of %s', (_, area) => {
    expect(gapsOf(area, east)).toEqual([]);
  });

  it('leaves out what another neighbour holds', () => {
    const strip = box(997, 0, 3, 1000);
    expect(gapsOf(box(0, 0, 997, 1000), indexed(box(1000, 0, 1000, 1000), strip))).toEqual([]);
  });

  it('never holds ground of the plot or of the neighbour', () => {
    fc.assert(
      fc.property(field(fc.constant(HERE)), field(aside), (one, other) => {
        for (const gap of gapsOf(plot(one), indexed(plot(other)))) {
          const strip = toGeometry(gap.shape);
          expect(geometryArea(common(strip, toGeometry(plot(one))))).toBeLessThan(1);
          expect(geometryArea(common(strip, toGeometry(plot(other))))).toBeLessThan(1);
        }
      }),
      few,
    );
  });
});

describe('snapping to neighbours', () => {
  const index = indexed(box(1000, 0, 1000, 1000));
  const at = (eastwards: number, north: number) => destination(destination(HERE, eastwards, 90), north, 0);

  it('goes to a vertex before a nearer border', () => {
    const [first, second] = snapCandidates(at(998, 4), index, { reach: 10 });
    expect(first).toMatchObject({ kind: 'vertex', plotId: 'p0' });
    expect(second).toMatchObject({ kind: 'border', plotId: 'p0' });
    expect(first?.away).toBeCloseTo(Math.hypot(2, 4), 1);
    expect(second?.away).toBeCloseTo(2, 1);
    expect(first && distance(first.point, at(1000, 0))).toBeLessThan(0.01);
  });

  it('goes to the border where no vertex is near, and stays where nothing is', () => {
    const place = snapped(at(995, 500), index, { reach: 10 });
    expect(distance(place, at(1000, 500))).toBeLessThan(0.05);
    expect(snapped(at(980, 500), index, { reach: 10 })).toEqual(at(980, 500));
    expect(snapped(at(995, 500), index, { reach: 10, exceptIds: ['p0'] })).toEqual(at(995, 500));
  });
});
