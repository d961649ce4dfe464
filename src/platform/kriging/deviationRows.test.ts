import { describe, expect, it } from 'vitest';
import { deviationLattice, layerAt } from './deviationLayer';
import { deviationComputer } from './deviationRows';
import { deviationAt, solveKriging } from './krigingSystem';
import type { Variogram } from './krigingTypes';

const places = Array.from({ length: 31 }, (_, at) => [(at * 37) % 101, (at * 53) % 97] as const);
const x = Float64Array.from(places, ([east]) => east);
const y = Float64Array.from(places, ([, north]) => north);
const values = x.map((east, at) => east / 10 + Math.cos(y[at]! / 20));
const GRID = { cols: 103, rows: 98, cell: 1, west: -1, north: 97 };

describe('the layer of deviations', () => {
  it.each<Variogram>([
    { model: 'spherical', nugget: 1, partialSill: 9, scale: 40 },
    { model: 'exponential', nugget: 0, partialSill: 9, scale: 25 },
    { model: 'gaussian', nugget: 0.1, partialSill: 9, scale: 30 },
    { model: 'linear', nugget: 0.5, partialSill: 0.1, scale: 1 },
  ])('is exact at its nodes, every 5 m: %o', (variogram) => {
    const system = solveKriging(x, y, values, variogram)!;
    const lattice = deviationLattice(GRID);
    expect([lattice.cols, lattice.rows, lattice.step]).toEqual([22, 21, 5]);
    const made = deviationComputer({ system, lattice })(0, lattice.rows);
    made.forEach((deviation, at) => {
      const [col, row] = [at % lattice.cols, Math.floor(at / lattice.cols)];
      const exact = deviationAt(system, lattice.west + col * 5, lattice.north - row * 5);
      expect(Math.abs(deviation - exact)).toBeLessThan(2e-6);
    });
  });

  const wide = Array.from({ length: 90 }, (_, at) => [(at * 377) % 1009, (at * 631) % 997] as const);
  const wideX = Float64Array.from(wide, ([east]) => east);
  const wideY = Float64Array.from(wide, ([, north]) => north);
  const wideValues = wideX.map((east, at) => east / 90 + Math.cos(wideY[at]! / 200));
  const WIDE = { cols: 1003, rows: 998, cell: 1, west: -1, north: 997 };
  it.each<Variogram>([
    { model: 'spherical', nugget: 1, partialSill: 9, scale: 200 },
    { model: 'spherical', nugget: 0, partialSill: 9, scale: 3000 },
    { model: 'exponential', nugget: 0, partialSill: 9, scale: 150 },
    { model: 'exponential', nugget: 1, partialSill: 9, scale: 5 },
    { model: 'gaussian', nugget: 0.1, partialSill: 9, scale: 155 },
    { model: 'gaussian', nugget: 0.1, partialSill: 9, scale: 40 },
    { model: 'linear', nugget: 0.5, partialSill: 0.1, scale: 1 },
  ])('is exact to a millionth over a large plot, in parts: %o', (variogram) => {
    const system = solveKriging(wideX, wideY, wideValues, variogram)!;
    const lattice = deviationLattice(WIDE);
    const compute = deviationComputer({ system, lattice });
    let worst = 0;
    for (const [firstRow, count] of [
      [0, 96],
      [96, lattice.rows - 96],
    ] as const) {
      const made = compute(firstRow, count);
      for (let at = 0; at < made.length; at += 7) {
        const [col, row] = [at % lattice.cols, firstRow + Math.floor(at / lattice.cols)];
        const exact = deviationAt(system, lattice.west + col * 5, lattice.north - row * 5);
        worst = Math.max(worst, Math.abs(made[at]! - exact) / Math.sqrt(system.variance));
      }
    }
    expect(worst).toBeLessThan(1e-6);
  });

  it.each([155, 300, 900])(
    'is exact where the system is nearly singular: gaussian without nugget, %d m',
    (scale) => {
      const variogram: Variogram = { model: 'gaussian', nugget: 0, partialSill: 9, scale };
      const system = solveKriging(wideX, wideY, wideValues, variogram)!;
      const lattice = deviationLattice(WIDE);
      const made = deviationComputer({ system, lattice })(0, lattice.rows);
      for (let at = 0; at < made.length; at += 101) {
        const [col, row] = [at % lattice.cols, Math.floor(at / lattice.cols)];
        const exact = deviationAt(system, lattice.west + col * 5, lattice.north - row * 5);
        expect(Math.abs(made[at]! - exact) / Math.sqrt(system.variance)).toBeLessThan(1e-5);
      }
    },
  );

  it('has nodes as far apart as cells that are larger', () => {
    expect(deviationLattice({ ...GRID, cell: 20 })).toMatchObject({ step: 20, cols: 104, rows: 99 });
  });

  it('runs along straight lines between nodes, and ends with its border', () => {
    const layer = { cols: 3, rows: 2, step: 5, west: 0, north: 5, values: Float32Array.of(0, 1, 2, 4, 5, 6) };
    expect(layerAt(layer, 0, 5)).toBe(0);
    expect(layerAt(layer, 2.5, 5)).toBe(0.5);
    expect(layerAt(layer, 2.5, 2.5)).toBe(2.5);
    expect(layerAt(layer, 10, 0)).toBe(6);
    expect(layerAt(layer, 99, -99)).toBe(6);
    expect(layerAt(layer, -3, 7)).toBe(0);
  });

  it('is a single node where the map is none', () => {
    const layer = { cols: 1, rows: 1, step: 5, west: 0, north: 0, values: Float32Array.of(3) };
    expect(layerAt(layer, 4, 4)).toBe(3);
  });
});
