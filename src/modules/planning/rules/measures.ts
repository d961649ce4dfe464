import type { ComparedRow } from './comparedRows';
import type { SoldFigures } from './soldFigures';

/** The units of the comparison's figures. */
export const MEASURES = ['TOTAL', 'HECTARE', 'UNIT'] as const;
export type Measure = (typeof MEASURES)[number];

/** By how much planned and actual are divided; null is not known. */
interface Divisors {
  readonly planned: number | null;
  /** Of what is planned for the months that are over. */
  readonly due: number | null;
  readonly actual: number | null;
  /** The unit that is produced, where all products share one. */
  readonly unit: string | null;
}

const ONE: Divisors = { planned: 1, due: 1, actual: 1, unit: null };

/** A product by its unit and what was planned and sold of it. */
export type MeasuredProduct = SoldFigures & { readonly unit: string };

const sumOf = (parts: readonly (number | null)[]): number | null =>
  parts.length === 0 || parts.includes(null)
    ? null
    : parts.reduce<number>((all, part) => all + (part ?? 0), 0);

/**
 * Hectares of the planned centers, or units: the planned by what is planned to be sold in the same months, the actual by
 * what was sold. Products of several units have no quantity together.
 */
export function divisorsOf(
  measure: Measure,
  area: number | null,
  products: readonly MeasuredProduct[],
): Divisors {
  if (measure === 'TOTAL') return ONE;
  if (measure === 'HECTARE') {
    const hectares = area || null;
    return { planned: hectares, due: hectares, actual: hectares, unit: null };
  }
  const units = new Set(products.map(({ unit }) => unit));
  const [unit] = units;
  if (units.size !== 1 || unit === undefined) return { planned: null, due: null, actual: null, unit: null };
  return {
    planned: sumOf(products.map(({ plannedQuantity }) => plannedQuantity)) || null,
    due: sumOf(products.map(({ dueQuantity }) => dueQuantity)) || null,
    actual: sumOf(products.map(({ soldQuantity }) => soldQuantity)) || null,
    unit,
  };
}

const per = (cents: number | null, by: number | null) => (cents === null || by === null ? null : cents / by);

/** Each account for one hectare or one unit, in cents that are not rounded, so that sums of them are right. */
export const perMeasure = (rows: readonly ComparedRow[], { planned, due, actual }: Divisors): ComparedRow[] =>
  rows.map((row) => ({
    ...row,
    planned: per(row.planned, planned),
    actual: per(row.actual, actual),
    due: per(row.due, due),
  }));
