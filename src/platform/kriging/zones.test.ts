import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyCells, sharedHectares } from './zones';
import { zoneOutlines } from './zoneOutlines';

const of = (values: readonly number[], cells = values.map(() => 1)) => ({
  values: Float32Array.from(values),
  cells: Uint8Array.from(cells),
});

describe('zones of a map', () => {
  it('end with their bound, and leave out what is outside', () => {
    const { zones, classes } = classifyCells(
      of([0.3, 0.31, 20, 40, 41, -9999], [1, 1, 2, 1, 1, 0]),
      { kind: 'bounds', bounds: [0.3, 20, 40] },
      12.34,
    );
    expect([...classes]).toEqual([1, 2, 2, 3, 4, 0]);
    expect(zones.map(({ cells }) => cells)).toEqual([1, 2, 1, 1]);
    expect(zones.map(({ above, upTo }) => [above, upTo])).toEqual([
      [null, 0.3],
      [0.3, 20],
      [20, 40],
      [40, null],
    ]);
    expect(zones[1]?.mean).toBeCloseTo(10.155, 5);
    expect(zones.map(({ hectares }) => hectares)).toEqual([2.47, 4.93, 2.47, 2.47]);
  });

  it('say of a class without cells that it has no mean', () => {
    const { zones } = classifyCells(of([5]), { kind: 'bounds', bounds: [1] }, 3);
    expect(zones.map(({ mean, hectares, share }) => [mean, hectares, share])).toEqual([
      [null, 0, 0],
      [5, 3, 1],
    ]);
  });

  it('are equal steps or equal parts of the cells', () => {
    const values = Array.from({ length: 1000 }, (_, at) => (at / 999) ** 2 * 100);
    const equal = classifyCells(of(values), { kind: 'equal', count: 4 }, 10);
    expect(equal.bounds).toEqual([25, 50, 75]);
    const parts = classifyCells(of(values), { kind: 'quantile', count: 4 }, 10);
    for (const { share } of parts.zones) expect(share).toBeCloseTo(0.25, 2);
    expect(classifyCells(of([7, 7]), { kind: 'quantile', count: 5 }, 1).zones).toHaveLength(1);
  });

  it('sum to the plot’s area, to the hundredth of a hectare', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(100_000), { minLength: 1, maxLength: 12 }),
        fc.nat(1_000_000),
        (counts, hundredths) => {
          fc.pre(counts.some((count) => count > 0));
          const total = counts.reduce((sum, count) => sum + count, 0);
          const shared = sharedHectares(counts, hundredths / 100);
          expect(Math.round(shared.reduce((sum, part) => sum + part, 0) * 100)).toBe(hundredths);
          shared.forEach((part, at) =>
            expect(Math.abs(part - (hundredths * counts[at]!) / total / 100)).toBeLessThan(0.0100001),
          );
        },
      ),
    );
  });
});

/** Twice the area of a ring, positive counter-clockwise with north up. */
function size(ring: Int32Array): number {
  let sum = 0;
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    sum += ring[next]! * ring[at + 1]! - ring[at]! * ring[next + 1]!;
  }
  return sum;
}

describe('outlines of zones', () => {
  it('go around a hole', () => {
    const classes = Uint8Array.of(1, 1, 1, 1, 2, 1, 1, 1, 1);
    const [ring, centre] = zoneOutlines(classes, 3);
    expect(ring).toEqual({
      zone: 1,
      rings: [Int32Array.of(0, 0, 0, 3, 3, 3, 3, 0), Int32Array.of(2, 1, 2, 2, 1, 2, 1, 1)],
    });
    expect(centre?.rings).toEqual([Int32Array.of(1, 1, 1, 2, 2, 2, 2, 1)]);
  });

  it('keep cells apart that meet at a corner, and part holes that do', () => {
    const apart = zoneOutlines(Uint8Array.of(1, 0, 0, 1), 2);
    expect(apart.map(({ rings }) => rings.map(size))).toEqual([[2], [2]]);
    const holes = zoneOutlines(Uint8Array.from('1111121111211111', Number), 4);
    expect(holes[0]?.rings.map(size)).toEqual([32, -2, -2]);
  });

  it('enclose each zone’s cells, no more and no fewer, and never come by a corner twice', () => {
    const grid = fc.integer({ min: 1, max: 9 }).chain((cols) =>
      fc.record({
        cols: fc.constant(cols),
        classes: fc
          .integer({ min: 1, max: 9 })
          .chain((rows) => fc.array(fc.nat(2), { minLength: rows * cols, maxLength: rows * cols })),
      }),
    );
    fc.assert(
      fc.property(grid, ({ cols, classes }) => {
        const polygons = zoneOutlines(Uint8Array.from(classes), cols);
        for (const zone of [1, 2]) {
          const enclosed = polygons
            .filter((polygon) => polygon.zone === zone)
            .flatMap(({ rings }) => rings.map(size))
            .reduce((sum, part) => sum + part, 0);
          expect(enclosed / 2).toBe(classes.filter((one) => one === zone).length);
        }
        for (const { rings } of polygons) {
          expect(size(rings[0]!)).toBeGreaterThan(0);
          for (const hole of rings.slice(1)) expect(size(hole)).toBeLessThan(0);
          for (const ring of rings) {
            const corners = Array.from(
              { length: ring.length / 2 },
              (_, at) => `${ring[2 * at]} ${ring[2 * at + 1]}`,
            );
            expect(new Set(corners).size).toBe(corners.length);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
