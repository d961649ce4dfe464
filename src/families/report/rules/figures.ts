import { roundHalfAway } from '@/platform/format/number';
import type { ReportColumn, ReportRow, ReportTotal } from '../reportTypes';

/** The figure of a row; null when it has none. */
export function figureOf(row: ReportRow, field: string): number | null {
  const value = row[field];
  return typeof value === 'number' ? value : null;
}

/** The words of a row's field; '' when it has none. */
export function wordsOf(row: ReportRow, field: string): string {
  const value = row[field];
  return typeof value === 'string' ? value : '';
}

/** Sum of what is known; null when nothing is. Free of the binary dust of decimals; cents stay whole. */
export function sumOf(rows: readonly ReportRow[], field: string): number | null {
  let [sum, known] = [0, false];
  for (const row of rows) {
    const figure = figureOf(row, field);
    if (figure === null) continue;
    sum += figure;
    known = true;
  }
  return known ? roundHalfAway(sum, 6) : null;
}

/** What a column comes to over some rows, by its own `total`; null for a column that has none. */
export function totalOf({ field, total }: ReportColumn, rows: readonly ReportRow[]): number | null {
  if (total === undefined) return null;
  return total === 'sum' ? sumOf(rows, field) : total(rows);
}

/** Quantities add only in one unit: null where rows count in several. */
export const sumInOneUnit =
  (field: string, unit: string): ReportTotal =>
  (rows) =>
    new Set(rows.map((row) => row[unit])).size === 1 ? sumOf(rows, field) : null;

/** Mean of a figure by the weight of another: Σ figure × weight ÷ Σ weight. Null where the weights are nothing. */
export const weightedMean =
  (field: string, weight: string): ReportTotal =>
  (rows) => {
    let [sum, weights] = [0, 0];
    for (const row of rows) {
      const [figure, heavy] = [figureOf(row, field), figureOf(row, weight)];
      if (figure === null || heavy === null) continue;
      sum += figure * heavy;
      weights += heavy;
    }
    return weights === 0 ? null : sum / weights;
  };

/** The same in whole units: a mean price in cents. */
export const meanInCents = (field: string, weight: string): ReportTotal => {
  const mean = weightedMean(field, weight);
  return (rows) => {
    const value = mean(rows);
    return value === null ? null : roundHalfAway(value, 0);
  };
};

/** A quotient out of sums: Σ part ÷ Σ whole × times. Null where the whole is nothing. */
export const ratioOf =
  (part: string, whole: string, times = 100): ReportTotal =>
  (rows) => {
    const [over, under] = [sumOf(rows, part), sumOf(rows, whole)];
    return over === null || under === null || under === 0 ? null : (over / under) * times;
  };

/**
 * The balance after the last of some rows. Rows carry their place in `order`; only of rows that follow each other
 * without a gap is there such a balance.
 */
export const lastBalance =
  (field: string, order = 'order'): ReportTotal =>
  (rows) => {
    let [first, last]: [number, number] = [Infinity, -Infinity];
    let end: ReportRow | null = null;
    for (const row of rows) {
      const place = figureOf(row, order);
      if (place === null) return null;
      first = Math.min(first, place);
      if (place > last) [last, end] = [place, row];
    }
    return end !== null && last - first + 1 === rows.length ? figureOf(end, field) : null;
  };
