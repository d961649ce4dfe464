import { OUTSIDE, type Zone } from './krigingTypes';

/** How classes are made: by the bounds of a table, in equal steps, or with as many cells in each. */
export type ZoneSteps =
  | { readonly kind: 'bounds'; readonly bounds: readonly number[] }
  | { readonly kind: 'equal' | 'quantile'; readonly count: number };

export interface CellValues {
  readonly values: Float32Array;
  readonly cells: Uint8Array;
}

export interface ClassifiedCells {
  /** Upper bounds of all classes but the last, ascending; a value on a bound is in the class that it ends. */
  readonly bounds: readonly number[];
  readonly zones: readonly Zone[];
  /** For each cell 0 outside, else 1 + the position of its class. */
  readonly classes: Uint8Array;
}

/** Bins of which quantiles are read: a 65 536th of the spread. */
const BINS = 65_536;

function rangeOf({ values, cells }: CellValues): { readonly low: number; readonly high: number } | null {
  let low = Infinity;
  let high = -Infinity;
  for (let at = 0; at < cells.length; at += 1) {
    if (cells[at] === OUTSIDE) continue;
    const value = values[at] ?? NaN;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low <= high ? { low, high } : null;
}

function quantileBounds({ values, cells }: CellValues, low: number, high: number, count: number): number[] {
  const bins = new Float64Array(BINS);
  const perValue = (BINS - 1) / (high - low);
  let total = 0;
  for (let at = 0; at < cells.length; at += 1) {
    if (cells[at] === OUTSIDE) continue;
    const bin = Math.floor(((values[at] ?? NaN) - low) * perValue);
    bins[bin] = (bins[bin] ?? NaN) + 1;
    total += 1;
  }
  const bounds: number[] = [];
  let [sum, bin] = [0, -1];
  for (let part = 1; part < count; part += 1) {
    while (sum < (total * part) / count && bin < BINS - 1) {
      bin += 1;
      sum += bins[bin] ?? NaN;
    }
    bounds.push(low + (bin + 1) / perValue);
  }
  return bounds;
}

function boundsOfSteps(of: CellValues, steps: ZoneSteps): readonly number[] {
  if (steps.kind === 'bounds') return steps.bounds;
  const range = rangeOf(of);
  // Of equal values there is one class, however many were requested.
  if (!range || range.low === range.high || steps.count < 2) return [];
  const { low, high } = range;
  const bounds =
    steps.kind === 'equal'
      ? Array.from({ length: steps.count - 1 }, (_, at) => low + ((high - low) * (at + 1)) / steps.count)
      : quantileBounds(of, low, high, steps.count);
  return bounds.filter((bound, at) => at === 0 || bound > (bounds[at - 1] ?? NaN));
}

/**
 * Hectares of each count, in hundredths that sum to the whole's: the largest remainders are rounded up (method of Hamilton).
 */
export function sharedHectares(counts: readonly number[], hectares: number): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const hundredths = Math.round(hectares * 100);
  const exact = counts.map((count) => (hundredths * count) / total);
  const floors = exact.map(Math.floor);
  const missing = hundredths - floors.reduce((sum, floor) => sum + floor, 0);
  const byRemainder = exact
    .map((part, at) => ({ at, rest: part - (floors[at] ?? NaN) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at)
    .slice(0, missing);
  const raised = new Set(byRemainder.map(({ at }) => at));
  return floors.map((floor, at) => (floor + (raised.has(at) ? 1 : 0)) / 100);
}

/**
 * The classes of a map: how many cells, what share and how many hectares of the plot each has. `hectares` is the plot's area,
 * with two decimals; a zone is its share of the cells × that, so that zones sum to it. Bounds are compared as the cells keep
 * values, in single precision: a cell of 0.3 is not above a bound of 0.3.
 */
export function classifyCells(of: CellValues, steps: ZoneSteps, hectares: number): ClassifiedCells {
  const { values, cells } = of;
  const bounds = boundsOfSteps(of, steps);
  const upTo = Float32Array.from(bounds);
  const last = bounds.length;
  const counts = new Float64Array(last + 1);
  const sums = new Float64Array(last + 1);
  const classes = new Uint8Array(cells.length);
  for (let at = 0; at < cells.length; at += 1) {
    if (cells[at] === OUTSIDE) continue;
    const value = values[at] ?? NaN;
    let zone = 0;
    while (zone < last && value > (upTo[zone] ?? NaN)) zone += 1;
    counts[zone] = (counts[zone] ?? NaN) + 1;
    sums[zone] = (sums[zone] ?? NaN) + value;
    classes[at] = zone + 1;
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  const shared = sharedHectares([...counts], hectares);
  const zones = shared.map((zoneHectares, at): Zone => ({
    at,
    above: bounds[at - 1] ?? null,
    upTo: bounds[at] ?? null,
    cells: counts[at] ?? NaN,
    share: total === 0 ? 0 : (counts[at] ?? NaN) / total,
    hectares: zoneHectares,
    mean: (counts[at] ?? NaN) === 0 ? null : (sums[at] ?? NaN) / (counts[at] ?? NaN),
  }));
  return { bounds, zones, classes };
}
