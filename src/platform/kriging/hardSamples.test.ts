import { describe, expect, it } from 'vitest';
import { deviationAt, estimateAt } from './krigingSystem';
import { INSIDE, type KrigingPoint, type KrigingResult, type Variogram } from './krigingTypes';
import { startDeviation, startKriging } from './startKriging';
import {
  at,
  hasOnlyNumbers,
  mapOf,
  plane,
  PLOT,
  SAMPLES,
  sequence,
  SPHERICAL,
  square,
} from './testing/samples';
import type { PolygonArea } from '@/platform/geo/geoTypes';

describe('samples that leave no map', () => {
  it.each([
    ['five points', SAMPLES.slice(0, 5), undefined, 'fewPoints'],
    ['six points, two of one place', [...SAMPLES.slice(0, 5), SAMPLES[0]!], undefined, 'fewPoints'],
    ['no points', [], undefined, 'fewPoints'],
    ['a range of 0', SAMPLES, { ...SPHERICAL, scale: 0 }, 'badVariogram'],
  ] as const)('are refused by name: %s', async (_, points, variogram, reason) => {
    const result = await startKriging({ points, area: PLOT, ...(variogram && { variogram }) });
    expect(result).toMatchObject({ kind: 'refused', reason });
  });

  it('are refused by name: a plot between the centres of cells, or none', async () => {
    const speck: PolygonArea = [{ type: 'ADD', path: square(0.1, 0.1, 0.2) }];
    for (const area of [speck, []]) {
      const result = await startKriging({ points: SAMPLES, area, cell: 50, variogram: SPHERICAL });
      expect(result).toMatchObject({ kind: 'refused', reason: 'noCells' });
    }
  });

  it('are refused by name: more cells than can be computed', async () => {
    const result = await startKriging({ points: SAMPLES, area: PLOT, cell: 0.01, variogram: SPHERICAL });
    expect(result).toMatchObject({ kind: 'refused', reason: 'tooManyCells' });
  });

  it('have their mean where the variogram has no structure', async () => {
    const flat: Variogram = { model: 'spherical', nugget: 4, partialSill: 0, scale: 50 };
    const result = await startKriging({ points: SAMPLES, area: PLOT, variogram: flat });
    expect(result).toMatchObject({ kind: 'mean', variogram: flat });
    expect(result.kind === 'mean' && result.mean).toBeCloseTo(80 / 6, 12);
  });

  it('have their mean where near points differ more than far ones', async () => {
    const points = Array.from({ length: 64 }, (_, index) => {
      const [col, row] = [index % 8, Math.floor(index / 8)];
      return at(col * 20, row * 20, (col + row) % 2 === 0 ? 10 : 20);
    });
    const result = await startKriging({ points, area: null });
    expect(result.kind === 'mean' && result.mean).toBe(15);
  });
});

describe('samples that are hard to solve', () => {
  it('are constant where all values are equal, without deviation', async () => {
    const points = SAMPLES.map((point) => ({ ...point, value: 0.1 }));
    for (const variogram of [undefined, SPHERICAL]) {
      const map = mapOf(await startKriging({ points, area: PLOT, ...(variogram && { variogram }) }));
      expect(map.isConstant).toBe(true);
      expect(map.far).toBe(0);
      expect(map.noBetterThanMean).toBe(false);
      expect(new Set(map.values.filter((_, cell) => map.cells[cell] === INSIDE))).toEqual(
        new Set([Math.fround(0.1)]),
      );
      expect(new Set((await startDeviation(map)).values)).toEqual(new Set([0]));
      expect(map.leaveOneOut.rmse).toBe(0);
      expect(deviationAt(map.system, 3, 4)).toBe(0);
    }
  });

  const next = sequence(99);
  const spread = Array.from({ length: 1000 }, () => [next() * 900, next() * 900] as const);
  const cases: Readonly<Record<string, readonly KrigingPoint[]>> = {
    'on one line': Array.from({ length: 12 }, (_, index) => at(index * 15, index * 30, 5 + Math.sin(index))),
    'six of them': SAMPLES,
    'each of them twice': [...SAMPLES, ...SAMPLES],
    '2 cm apart': [...SAMPLES, at(50.02, 20, 40), at(30, 80.02, 3)],
    'one far away': [...SAMPLES, at(40_000, 3, 11)],
    'huge values': SAMPLES.map((point) => ({ ...point, value: point.value! * 1e12 })),
    'tiny values': SAMPLES.map((point) => ({ ...point, value: point.value! * 1e-12 })),
    'one that differs': SAMPLES.map((point, index) => ({ ...point, value: index === 3 ? 5 : 4 })),
  };
  const models: readonly (Variogram | undefined)[] = [
    undefined,
    SPHERICAL,
    { model: 'gaussian', nugget: 0, partialSill: 9, scale: 120 },
    { model: 'gaussian', nugget: 0, partialSill: 9, scale: 5000 },
    { model: 'exponential', nugget: 0, partialSill: 1e-9, scale: 1 },
    { model: 'linear', nugget: 0, partialSill: 1, scale: 1e6 },
  ];
  /** Whether a result is a named reason, a mean, or a map of nothing but numbers that keeps its samples. */
  async function isSound(result: KrigingResult): Promise<boolean> {
    if (result.kind === 'refused') return ['unsolvable', 'tooManyCells'].includes(result.reason);
    if (result.kind === 'mean') return Number.isFinite(result.mean);
    const { system, leaveOneOut: left } = result;
    const layer = await startDeviation(result);
    return (
      hasOnlyNumbers(result) &&
      [left.rmse, left.meanError, system.mean].every(Number.isFinite) &&
      system.values.every((value, at) => estimateAt(system, system.x[at]!, system.y[at]!) === value) &&
      layer.values.every((deviation) => deviation >= 0 && Number.isFinite(deviation))
    );
  }

  it.each(Object.entries(cases))('give numbers or a named reason: %s', async (_, points) => {
    for (const variogram of models) {
      const result = await startKriging({ points, area: null, cell: 9, ...(variogram && { variogram }) });
      expect(await isSound(result)).toBe(true);
    }
  });

  it('give numbers of a thousand points with a gaussian model without nugget', async () => {
    const points = spread.map(([x, y]) => at(x, y, 20 + 5 * Math.sin(x / 150) + 3 * Math.cos(y / 200)));
    const variogram: Variogram = { model: 'gaussian', nugget: 0, partialSill: 9, scale: 150 };
    const map = mapOf(await startKriging({ points, area: null, cell: 6, variogram }));
    expect(hasOnlyNumbers(map)).toBe(true);
    expect(map.system.steadied).toBeGreaterThan(0);
    const { grid } = map;
    let worst = 0;
    for (let cell = 0; cell < map.values.length; cell += 13) {
      const flat = {
        x: grid.west + ((cell % grid.cols) + 0.5) * grid.cell,
        y: grid.north - (Math.floor(cell / grid.cols) + 0.5) * grid.cell,
      };
      const { x, y } = plane.toFlat(map.plane.toPoint(flat));
      worst = Math.max(
        worst,
        Math.abs(map.values[cell]! - (20 + 5 * Math.sin(x / 150) + 3 * Math.cos(y / 200))),
      );
    }
    // The field is smooth, and so is the model: what rounding is kept from doing.
    expect(worst).toBeLessThan(0.05);
  });
});
