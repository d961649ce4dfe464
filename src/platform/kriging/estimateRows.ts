import { blockOf, type AddBlock, type Lattice } from './covarianceBlocks';
import { fillInside, type FlatRing } from './insideCells';
import { FAR, INSIDE, NO_DATA, OUTSIDE, type KrigingGrid, type KrigingSystem } from './krigingTypes';
import { SAME_PLACE } from './krigingSystem';
import { addSmooth, cellWeights, NODES, nodesAround } from './smoothTile';

/** Cells a side of a tile; rows are estimated in multiples of it. */
export const TILE = 32;

/** What a worker needs to estimate cells: of the system only what the dual form reads. */
export interface EstimateJob {
  readonly system: Pick<KrigingSystem, 'variogram' | 'x' | 'y' | 'values' | 'mean' | 'dual'>;
  readonly grid: KrigingGrid;
  /** Rings of the area in the plane, of which no two cross; null takes every cell. */
  readonly rings: readonly FlatRing[] | null;
  /** Metres from which on a cell is far. */
  readonly reach: number;
}

/** Rows of a map. */
export interface EstimatedRows {
  readonly firstRow: number;
  readonly values: Float32Array;
  readonly cells: Uint8Array;
  readonly inside: number;
  readonly far: number;
}

/** A place is near a tile closer than so many half sides to its border; there its covariance has its kink. */
const NEAR = 2;
/** Gaussian covariances are smooth over a tile of which a half side is at most so many scales. */
const SMOOTH_GAUSSIAN = 0.25;
/** Scales beyond which a gaussian covariance is below 1e-24. */
const GAUSSIAN_END = 7.5;

/** Square of a distance: `Math.hypot` takes ten times as long. */
const sumOfSquares = (x: number, y: number) => x * x + y * y;

type Manner = 'none' | 'smooth' | 'direct';

/** How a place's covariances over a tile are computed; dx and dy are from the tile's centre. */
function mannerOf({ variogram }: EstimateJob['system'], half: number, dx: number, dy: number): Manner {
  const { model, scale } = variogram;
  const nearest = sumOfSquares(Math.max(0, dx - half), Math.max(0, dy - half));
  if (model === 'gaussian') {
    if (nearest > (GAUSSIAN_END * scale) ** 2) return 'none';
    return half <= SMOOTH_GAUSSIAN * scale ? 'smooth' : 'direct';
  }
  if (Math.max(dx, dy) < (1 + NEAR) * half) return 'direct';
  if (model !== 'spherical') return 'smooth';
  // It ends at its scale: a tile across that circle is not smooth.
  const end = scale * scale;
  if (nearest >= end) return 'none';
  return sumOfSquares(dx + half, dy + half) > end ? 'direct' : 'smooth';
}

/** A tile's arrays, made once. */
interface Tile {
  readonly atCells: Lattice;
  readonly atNodes: Lattice;
  readonly weights: Float64Array;
}

function makeTile(): Tile {
  const lattice = (side: number): Lattice => ({
    xs: new Float64Array(side),
    ys: new Float64Array(side),
    cols: side,
    rows: side,
    stride: side,
    sums: new Float64Array(side * side),
  });
  return { atCells: lattice(TILE), atNodes: lattice(NODES), weights: cellWeights(TILE) };
}

interface Position {
  readonly row: number;
  readonly col: number;
}

/** Sums of dual × covariance over all places, in each cell of a tile. */
function sumTile(job: EstimateJob, add: AddBlock, tile: Tile, { row, col }: Position): void {
  const { system, grid } = job;
  const { x, y, dual } = system;
  const half = (TILE * grid.cell) / 2;
  const centreX = grid.west + col * grid.cell + half;
  const centreY = grid.north - row * grid.cell - half;
  const { atCells, atNodes, weights } = tile;
  for (let at = 0; at < TILE; at += 1) {
    const offset = (at + 0.5) * grid.cell - half;
    atCells.xs[at] = centreX + offset;
    atCells.ys[at] = centreY - offset;
  }
  nodesAround(centreX, half, atNodes.xs);
  nodesAround(centreY, -half, atNodes.ys);
  atCells.sums.fill(0);
  atNodes.sums.fill(0);
  for (let at = 0; at < x.length; at += 1) {
    const manner = mannerOf(system, half, Math.abs(x[at]! - centreX), Math.abs(y[at]! - centreY));
    if (manner === 'smooth') add(atNodes, x[at]!, y[at]!, dual[at]!);
    else if (manner === 'direct') add(atCells, x[at]!, y[at]!, dual[at]!);
  }
  addSmooth(atNodes.sums, weights, TILE, atCells.sums);
}

/** Marks the cells of a tile that are farther than the reach from every place; how many were marked. */
function markFar(
  { system, grid, reach }: EstimateJob,
  rows: { readonly cells: Uint8Array; readonly firstRow: number; readonly count: number },
  { row, col }: Position,
): number {
  if (reach === Infinity) return 0;
  const { x, y } = system;
  const half = (TILE * grid.cell) / 2;
  const centreX = grid.west + col * grid.cell + half;
  const centreY = grid.north - row * grid.cell - half;
  const square = reach * reach;
  const near: number[] = [];
  for (let at = 0; at < x.length; at += 1) {
    const dx = Math.abs(x[at]! - centreX);
    const dy = Math.abs(y[at]! - centreY);
    if (sumOfSquares(dx + half, dy + half) <= square) return 0;
    if (sumOfSquares(Math.max(0, dx - half), Math.max(0, dy - half)) <= square) near.push(at);
  }
  let marked = 0;
  for (let down = row; down < Math.min(row + TILE, rows.firstRow + rows.count); down += 1) {
    const atY = grid.north - (down + 0.5) * grid.cell;
    for (let across = col; across < Math.min(col + TILE, grid.cols); across += 1) {
      const at = (down - rows.firstRow) * grid.cols + across;
      if (rows.cells[at] === OUTSIDE) continue;
      const atX = grid.west + (across + 0.5) * grid.cell;
      if (near.some((place) => (x[place]! - atX) ** 2 + (y[place]! - atY) ** 2 <= square)) continue;
      rows.cells[at] = FAR;
      marked += 1;
    }
  }
  return marked;
}

/** A cell whose centre is a place of the system has its value. */
function setPlaces(
  { system, grid }: EstimateJob,
  firstRow: number,
  count: number,
  values: Float32Array,
): void {
  const { x, y } = system;
  for (let at = 0; at < x.length; at += 1) {
    const col = Math.floor((x[at]! - grid.west) / grid.cell);
    const row = Math.floor((grid.north - y[at]!) / grid.cell);
    if (col < 0 || col >= grid.cols || row < firstRow || row >= firstRow + count) continue;
    const [east, north] = [grid.west + (col + 0.5) * grid.cell, grid.north - (row + 0.5) * grid.cell];
    if (Math.hypot(east - x[at]!, north - y[at]!) > SAME_PLACE) continue;
    const cell = (row - firstRow) * grid.cols + col;
    if (values[cell] !== NO_DATA) values[cell] = system.values[at]!;
  }
}

function isTileEmpty(cells: Uint8Array, { row, col }: Position, cols: number, count: number): boolean {
  for (let down = row; down < Math.min(row + TILE, count); down += 1)
    for (let across = col; across < Math.min(col + TILE, cols); across += 1)
      if (cells[down * cols + across] !== OUTSIDE) return false;
  return true;
}

/**
 * A function that estimates rows of the grid: mean + Σ dual · covariance over all places in each cell, without a
 * neighbourhood. Within a tile of 32 × 32 cells the covariances of places that are not near change so smoothly that they are
 * summed at 10 × 10 Chebyshev nodes and follow in each cell from these, to 1e-9 of the sill (L. N. Trefethen, Approximation
 * Theory and Approximation Practice, 2013, ch. 8: the error falls with the distance of the nearest kink); those of near ones,
 * and across the end of a spherical range, are summed in the cells themselves.
 */
export function rowEstimator(job: EstimateJob): (firstRow: number, count: number) => EstimatedRows {
  const { grid, rings, system } = job;
  const { cols } = grid;
  const add = blockOf(system.variogram);
  const tile = makeTile();
  return (firstRow, count) => {
    const values = new Float32Array(cols * count).fill(NO_DATA);
    const cells = new Uint8Array(cols * count);
    let inside = cells.length;
    if (rings) inside = fillInside(grid, rings, firstRow, cells);
    else cells.fill(INSIDE);
    let far = 0;
    for (let row = 0; row < count; row += TILE) {
      for (let col = 0; col < cols; col += TILE) {
        if (isTileEmpty(cells, { row, col }, cols, count)) continue;
        const place = { row: firstRow + row, col };
        sumTile(job, add, tile, place);
        copyTile(tile.atCells.sums, system.mean, { values, cells, cols, count }, { row, col });
        far += markFar(job, { cells, firstRow, count }, place);
      }
    }
    setPlaces(job, firstRow, count, values);
    return { firstRow, values, cells, inside, far };
  };
}

interface Rows {
  readonly values: Float32Array;
  readonly cells: Uint8Array;
  readonly cols: number;
  readonly count: number;
}

function copyTile(sums: Float64Array, mean: number, rows: Rows, { row, col }: Position): void {
  const { values, cells, cols, count } = rows;
  const across = Math.min(TILE, cols - col);
  for (let down = 0; down < Math.min(TILE, count - row); down += 1) {
    const [to, from] = [(row + down) * cols + col, down * TILE];
    for (let at = 0; at < across; at += 1)
      if (cells[to + at] !== OUTSIDE) values[to + at] = mean + sums[from + at]!;
  }
}
