import { blockOf, type AddBlock, type Lattice } from './covarianceBlocks';
import { mannerOf, sumOfSquares, type Box } from './smoothness';
import { fillInside, type FlatRing } from './insideCells';
import { FAR, INSIDE, NO_DATA, OUTSIDE, type KrigingGrid, type KrigingSystem } from './krigingTypes';
import { SAME_PLACE } from './krigingSystem';
import { addSmooth, addStretch, cellWeights, NODES, nodesAround, stretchWeights } from './smoothTile';

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

/** Tiles beside each other that share the sums of places that are far from all of them. */
const STRETCH = 4;

/** Arrays that are made once. */
interface Workspace {
  readonly atCells: Lattice;
  readonly atNodes: Lattice;
  readonly atStretch: Lattice;
  readonly toCells: Float64Array;
  readonly toNodes: readonly Float64Array[];
  /** Places that are not summed over the whole stretch. */
  readonly left: Int32Array;
}

function makeWorkspace(places: number): Workspace {
  const lattice = (side: number): Lattice => ({
    xs: new Float64Array(side),
    ys: new Float64Array(side),
    cols: side,
    rows: side,
    stride: side,
    sums: new Float64Array(side * side),
  });
  return {
    atCells: lattice(TILE),
    atNodes: lattice(NODES),
    atStretch: lattice(NODES),
    toCells: cellWeights(TILE),
    toNodes: stretchWeights(STRETCH),
    left: new Int32Array(places),
  };
}

interface Position {
  readonly row: number;
  readonly col: number;
}

/** The box of so many tiles from a position on. */
function boxOf({ cell, west, north }: KrigingGrid, { row, col }: Position, tiles: number): Box {
  const halfY = (TILE * cell) / 2;
  const halfX = halfY * tiles;
  return { x: west + col * cell + halfX, y: north - row * cell - halfY, halfX, halfY };
}

function layNodes({ xs, ys, sums }: Lattice, { x, y, halfX, halfY }: Box): void {
  nodesAround(x, halfX, xs);
  nodesAround(y, -halfY, ys);
  sums.fill(0);
}

/** Sums what is smooth over a stretch of tiles; how many places are left to the tiles, in `left`. */
function sumStretch(
  { system }: EstimateJob,
  add: AddBlock,
  { atStretch, left }: Workspace,
  box: Box,
): number {
  const { x, y, dual } = system;
  layNodes(atStretch, box);
  let count = 0;
  for (let at = 0; at < x.length; at += 1) {
    const manner = mannerOf(system.variogram, box, NEAR, x[at] ?? NaN, y[at] ?? NaN);
    if (manner === 'smooth') add(atStretch, x[at] ?? NaN, y[at] ?? NaN, dual[at] ?? NaN);
    else if (manner === 'direct') {
      left[count] = at;
      count += 1;
    }
  }
  return count;
}

/** A workspace with what the nodes of a stretch weigh at those of one of its tiles. */
type TileSpace = Omit<Workspace, 'toNodes'> & { readonly toNodes: Float64Array };

/** Sums of dual × covariance over all places, in each cell of a tile, into `atCells`. */
function sumTile(job: EstimateJob, add: AddBlock, space: TileSpace, box: Box, leftCount: number): void {
  const { system, grid } = job;
  const { x, y, dual } = system;
  const { atCells, atNodes, atStretch, left, toNodes } = space;
  layNodes(atNodes, box);
  for (let at = 0; at < TILE; at += 1) {
    const offset = (at + 0.5) * grid.cell - box.halfY;
    atCells.xs[at] = box.x + offset;
    atCells.ys[at] = box.y - offset;
  }
  atCells.sums.fill(0);
  for (let index = 0; index < leftCount; index += 1) {
    const at = left[index] ?? NaN;
    const manner = mannerOf(system.variogram, box, NEAR, x[at] ?? NaN, y[at] ?? NaN);
    if (manner === 'smooth') add(atNodes, x[at] ?? NaN, y[at] ?? NaN, dual[at] ?? NaN);
    else if (manner === 'direct') add(atCells, x[at] ?? NaN, y[at] ?? NaN, dual[at] ?? NaN);
  }
  addStretch(atStretch.sums, toNodes, atNodes.sums);
  addSmooth(atNodes.sums, space.toCells, TILE, atCells.sums);
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
    const dx = Math.abs((x[at] ?? NaN) - centreX);
    const dy = Math.abs((y[at] ?? NaN) - centreY);
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
      if (near.some((place) => ((x[place] ?? NaN) - atX) ** 2 + ((y[place] ?? NaN) - atY) ** 2 <= square))
        continue;
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
    const col = Math.floor(((x[at] ?? NaN) - grid.west) / grid.cell);
    const row = Math.floor((grid.north - (y[at] ?? NaN)) / grid.cell);
    if (col < 0 || col >= grid.cols || row < firstRow || row >= firstRow + count) continue;
    const [east, north] = [grid.west + (col + 0.5) * grid.cell, grid.north - (row + 0.5) * grid.cell];
    if (Math.hypot(east - (x[at] ?? NaN), north - (y[at] ?? NaN)) > SAME_PLACE) continue;
    const cell = (row - firstRow) * grid.cols + col;
    if (values[cell] !== NO_DATA) values[cell] = system.values[at] ?? NaN;
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
 * summed at 10 × 10 Chebyshev nodes (those of places that are far from four tiles beside each other at once for the four) and
 * follow in each cell from these, to 1e-9 of the sill (L. N. Trefethen, Approximation
 * Theory and Approximation Practice, 2013, ch. 8: the error falls with the distance of the nearest kink); those of near ones,
 * and across the end of a spherical range, are summed in the cells themselves.
 */
export function rowEstimator(job: EstimateJob): (firstRow: number, count: number) => EstimatedRows {
  const { grid, rings, system } = job;
  const { cols } = grid;
  const add = blockOf(system.variogram);
  const space = makeWorkspace(system.x.length);
  return (firstRow, count) => {
    const values = new Float32Array(cols * count).fill(NO_DATA);
    const cells = new Uint8Array(cols * count);
    let inside = cells.length;
    if (rings) inside = fillInside(grid, rings, firstRow, cells);
    else cells.fill(INSIDE);
    let far = 0;
    for (let row = 0; row < count; row += TILE) {
      for (let from = 0; from < cols; from += TILE * STRETCH) {
        let left = -1;
        for (const [tile, toNodes] of space.toNodes.entries()) {
          const col = from + tile * TILE;
          if (col >= cols || isTileEmpty(cells, { row, col }, cols, count)) continue;
          const place = { row: firstRow + row, col };
          if (left < 0) left = sumStretch(job, add, space, boxOf(grid, { ...place, col: from }, STRETCH));
          sumTile(job, add, { ...space, toNodes }, boxOf(grid, place, 1), left);
          copyTile(space.atCells.sums, system.mean, { values, cells, cols, count }, { row, col });
          far += markFar(job, { cells, firstRow, count }, place);
        }
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
      if (cells[to + at] !== OUTSIDE) values[to + at] = mean + (sums[from + at] ?? NaN);
  }
}
