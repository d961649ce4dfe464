import { describe, expect, it } from 'vitest';
import { rowEstimator } from './estimateRows';
import { estimateAt, solveKriging } from './krigingSystem';
import type { Variogram } from './krigingTypes';

/** Places that no formula of the engine prefers: a sequence without pattern. */
function sequence(seed: number) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const next = sequence(42);
const places = Array.from({ length: 60 }, () => [next() * 400, next() * 300] as const);
const x = Float64Array.from(places, ([east]) => east);
const y = Float64Array.from(places, ([, north]) => north);
const values = Float64Array.from(
  places,
  ([east, north]) => 20 + Math.sin(east / 60) * 5 + north / 50 + next(),
);

const GRID = { cols: 410, rows: 310, cell: 1, west: -5, north: 305 };

describe('the estimate of each cell', () => {
  it.each<Variogram>([
    { model: 'spherical', nugget: 1, partialSill: 9, scale: 170 },
    { model: 'spherical', nugget: 0, partialSill: 9, scale: 25 },
    { model: 'exponential', nugget: 0, partialSill: 9, scale: 60 },
    { model: 'exponential', nugget: 2, partialSill: 9, scale: 3 },
    { model: 'gaussian', nugget: 0.5, partialSill: 9, scale: 70 },
    { model: 'gaussian', nugget: 0.5, partialSill: 9, scale: 20 },
    { model: 'gaussian', nugget: 0, partialSill: 9, scale: 90 },
    { model: 'linear', nugget: 1, partialSill: 0.05, scale: 1 },
  ])('is the weighted sum over all places: %o', (variogram) => {
    const system = solveKriging(x, y, values, variogram)!;
    const { values: made } = rowEstimator({ system, grid: GRID, rings: null, reach: Infinity })(0, GRID.rows);
    let worst = 0;
    for (let at = 0; at < made.length; at += 37) {
      const [col, row] = [at % GRID.cols, Math.floor(at / GRID.cols)];
      const exact = estimateAt(system, GRID.west + col + 0.5, GRID.north - row - 0.5);
      worst = Math.max(worst, Math.abs(made[at]! - Math.fround(exact)));
    }
    expect(worst).toBeLessThan(4e-6);
  });

  it('is the value of a place in whose middle it lies, nugget or not, and only there', () => {
    const system = solveKriging(
      x.map((east, at) => (at === 5 ? 200.5 : east)),
      y.map((north, at) => (at === 5 ? 100.5 : north)),
      values.map((value, at) => (at === 5 ? 90 : value)),
      { model: 'spherical', nugget: 4, partialSill: 5, scale: 150 },
    )!;
    const { values: made } = rowEstimator({ system, grid: GRID, rings: null, reach: Infinity })(192, 32);
    const cell = (305 - 101 - 192) * GRID.cols + 205;
    expect(made[cell]).toBe(90);
    for (const beside of [cell - 1, cell + 1, cell - GRID.cols]) expect(made[beside]).toBeLessThan(60);
  });

  it('leaves no seam between tiles', () => {
    const variogram: Variogram = { model: 'exponential', nugget: 1, partialSill: 9, scale: 80 };
    const system = solveKriging(x, y, values, variogram)!;
    const { values: whole } = rowEstimator({ system, grid: GRID, rings: null, reach: Infinity })(
      0,
      GRID.rows,
    );
    // The same cells, of which other ones share a tile.
    const shifted = {
      ...GRID,
      cols: GRID.cols - 13,
      rows: GRID.rows - 7,
      west: GRID.west + 13,
      north: GRID.north - 7,
    };
    const { values: other } = rowEstimator({ system, grid: shifted, rings: null, reach: Infinity })(
      0,
      shifted.rows,
    );
    let worst = 0;
    other.forEach((value, at) => {
      const [col, row] = [(at % shifted.cols) + 13, Math.floor(at / shifted.cols) + 7];
      worst = Math.max(worst, Math.abs(value - whole[row * GRID.cols + col]!));
    });
    expect(worst).toBeLessThan(4e-6);
  });
});
