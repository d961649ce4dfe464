import { roundHalfAway } from '@/platform/format/number';
import type { Arithmetic, ReportColumn, ReportRow, ReportTotal } from '../reportTypes';

/** A number as some servers write it: as a text, without thousands marks. */
const NUMBER_TEXT = /^-?\d+(\.\d+)?$/;

/** The figure of a row, also one that was kept as the text that the server sent; null when it has none. */
export function figureOf(row: ReportRow, field: string): number | null {
  const value = row[field];
  if (typeof value === 'string' && NUMBER_TEXT.test(value)) return Number(value);
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

/** A total with its arithmetic. */
const explained = (
  total: (rows: readonly ReportRow[]) => number | null,
  explain: (rows: readonly ReportRow[]) => Arithmetic,
): ReportTotal => Object.assign((rows: readonly ReportRow[]) => total(rows), { explain });

/** How many rows have a figure in each of some fields, and how many lack one. */
function countRows(rows: readonly ReportRow[], fields: readonly string[]) {
  const counted = rows.filter((row) => fields.every((field) => figureOf(row, field) !== null)).length;
  return { counted, left: rows.length - counted };
}

/** The arithmetic of a sum; `value` is its result, null where it must not be added. */
const sumArithmetic = (rows: readonly ReportRow[], field: string, value: number | null): Arithmetic => ({
  kind: 'sum',
  numerator: { fields: [field], value },
  denominator: null,
  times: 1,
  ...countRows(rows, [field]),
});

/** How a column's figure of some rows comes about; null for one that does not tell. */
export function arithmeticOf({ field, total }: ReportColumn, rows: readonly ReportRow[]): Arithmetic | null {
  if (total === undefined) return null;
  return total === 'sum' ? sumArithmetic(rows, field, sumOf(rows, field)) : (total.explain?.(rows) ?? null);
}

/** Quantities add only in one unit: null where rows count in several. */
export const sumInOneUnit = (field: string, unit: string): ReportTotal => {
  const total = (rows: readonly ReportRow[]) =>
    new Set(rows.map((row) => row[unit])).size === 1 ? sumOf(rows, field) : null;
  return explained(total, (rows) => sumArithmetic(rows, field, total(rows)));
};

/** Σ figure × weight and Σ weight of the rows that have both. */
function weigh(rows: readonly ReportRow[], field: string, weight: string) {
  let [sum, weights] = [0, 0];
  for (const row of rows) {
    const [figure, heavy] = [figureOf(row, field), figureOf(row, weight)];
    if (figure === null || heavy === null) continue;
    sum += figure * heavy;
    weights += heavy;
  }
  return { sum, weights };
}

/** Mean of a figure by the weight of another: Σ figure × weight ÷ Σ weight. Null where the weights are nothing. */
export const weightedMean = (field: string, weight: string): ReportTotal =>
  explained(
    (rows) => {
      const { sum, weights } = weigh(rows, field, weight);
      return weights === 0 ? null : sum / weights;
    },
    (rows) => {
      const { sum, weights } = weigh(rows, field, weight);
      return {
        kind: 'mean',
        numerator: { fields: [field, weight], value: sum },
        denominator: { fields: [weight], value: weights },
        times: 1,
        ...countRows(rows, [field, weight]),
      };
    },
  );

/** The same in whole units: a mean price in cents. */
export const meanInCents = (field: string, weight: string): ReportTotal => {
  const mean = weightedMean(field, weight);
  const total = (rows: readonly ReportRow[]) => {
    const value = mean(rows);
    return value === null ? null : roundHalfAway(value, 0);
  };
  return mean.explain ? explained(total, mean.explain) : total;
};

/** A total that is known only of some rows, with the arithmetic of the one it takes. */
export const onlyWhere = (total: ReportTotal, known: (rows: readonly ReportRow[]) => boolean): ReportTotal =>
  Object.assign((rows: readonly ReportRow[]) => (known(rows) ? total(rows) : null), total);

/** The arithmetic of a quotient of two sums. */
export const quotientArithmetic = (
  rows: readonly ReportRow[],
  part: { readonly field: string; readonly value: number | null },
  whole: { readonly field: string; readonly value: number | null },
  times: number,
): Arithmetic => ({
  kind: 'quotient',
  numerator: { fields: [part.field], value: part.value },
  denominator: { fields: [whole.field], value: whole.value },
  times,
  ...countRows(rows, [part.field, whole.field]),
});

/** A quotient out of sums: Σ part ÷ Σ whole × times. Null where the whole is nothing. */
export const ratioOf = (part: string, whole: string, times = 100): ReportTotal =>
  explained(
    (rows) => {
      const [over, under] = [sumOf(rows, part), sumOf(rows, whole)];
      return over === null || under === null || under === 0 ? null : (over / under) * times;
    },
    (rows) =>
      quotientArithmetic(
        rows,
        { field: part, value: sumOf(rows, part) },
        { field: whole, value: sumOf(rows, whole) },
        times,
      ),
  );

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
