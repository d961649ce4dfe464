import type { PlotCell } from './grid';
import { classAt } from './ndvi';

export interface ClassShare {
  readonly hectares: number;
  /** Percent of what is known. */
  readonly percent: number;
}

/** What an image, or a difference of two, says of a plot. */
export interface Statistics {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
  /** Of all cells, the plot being the whole population: √(Σ(x − mean)² / n). */
  readonly deviation: number;
  /** Hectares of the cells whose value is known, and of those under clouds. */
  readonly known: number;
  readonly unknown: number;
  /** By class, in the order of the limits. */
  readonly classes: readonly ClassShare[];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Figures of a plot's cells; null when no cell is known. Cells of one plot are as good as equal in size, so that mean
 * and deviation count each once; areas add up each cell's own size.
 */
export function statistics(cells: readonly PlotCell[], limits: readonly number[]): Statistics | null {
  const seen = cells.flatMap(({ value, hectares }) => (value === null ? [] : [{ value, hectares }]));
  if (seen.length === 0) return null;
  const values = seen.map(({ value }) => value);
  const mean = sum(values) / values.length;
  const known = sum(seen.map(({ hectares }) => hectares));
  const classes = Array.from({ length: limits.length + 1 }, (_, index) => {
    const own = seen.filter(({ value }) => classAt(value, limits) === index);
    const hectares = sum(own.map((cell) => cell.hectares));
    return { hectares, percent: (hectares / known) * 100 };
  });
  return {
    mean,
    min: Math.min(...values),
    max: Math.max(...values),
    deviation: Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / values.length),
    known,
    unknown: sum(cells.map((cell) => (cell.value === null ? cell.hectares : 0))),
    classes,
  };
}

/** What gained and what lost altogether, from the figures of a change: its two upper and its two lower classes. */
export function changeTotals({ classes }: Statistics): {
  readonly gained: ClassShare;
  readonly lost: ClassShare;
} {
  const together = (own: readonly ClassShare[]): ClassShare => ({
    hectares: sum(own.map(({ hectares }) => hectares)),
    percent: sum(own.map(({ percent }) => percent)),
  });
  return { gained: together(classes.slice(-2)), lost: together(classes.slice(0, 2)) };
}
