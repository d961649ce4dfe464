import { figureOf, ratioOf, sumOf } from '@/families/report/rules/figures';
import type { ReportRow, ReportTotal } from '@/families/report/reportTypes';

const MEASURES = ['yield', 'income', 'expense'] as const;
export type Measure = (typeof MEASURES)[number];
/** What is planned is added; what happened in a center is the center's, however many plans tell it. */
const PLANNED = ['incomePlanned', 'incomeDue', 'expensePlanned', 'expenseDue'] as const;
const HAPPENED = ['incomeActual', 'expenseActual', 'area'] as const;
const OF_ONE_PRODUCT = ['unit', 'yieldPlanned', 'yieldActual'] as const;

const figures = (rows: readonly ReportRow[], field: string) => rows.map((row) => figureOf(row, field));

/** Of several plans together; null while one of them is not known. */
function sumOrNull(values: readonly (number | null)[]): number | null {
  return values.includes(null) ? null : values.reduce<number>((all, value) => all + (value ?? 0), 0);
}

/** What the rows of a center tell of it: once where they tell the same, added where each tells its own part. */
function once(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  const [first] = known;
  if (first === undefined) return null;
  return known.every((value) => value === first) ? first : known.reduce((all, value) => all + value, 0);
}

/** Several plans of one center as one row. */
function together(rows: readonly ReportRow[]): ReportRow {
  const [first = {}] = rows;
  if (rows.length === 1) return first;
  const texts = (field: string) => [...new Set(rows.flatMap((row) => row[field] ?? []))];
  const alike = (field: string) => (texts(field).length === 1 ? (first[field] ?? null) : null);
  return {
    ...first,
    activity: alike('activity'),
    product: texts('product').join(', '),
    ...Object.fromEntries(PLANNED.map((field) => [field, sumOrNull(figures(rows, field))])),
    ...Object.fromEntries(HAPPENED.map((field) => [field, once(figures(rows, field))])),
    ...Object.fromEntries(OF_ONE_PRODUCT.map((field) => [field, null])),
  };
}

/** One row for each cost center of a year; a row that names none stands by itself. */
function byCenter(rows: readonly ReportRow[]): readonly ReportRow[] {
  const centers = new Map<unknown, ReportRow[]>();
  for (const row of rows) {
    const key = row['center'] == null ? row : `${row['year']} ${row['center']}`;
    centers.set(key, [...(centers.get(key) ?? []), row]);
  }
  return [...centers.values()].map(together);
}

/** What an actual is compared with: money with the plan of the months that are over, yields with that of the year. */
const basisOf = (measure: Measure) => (measure === 'yield' ? 'yieldPlanned' : `${measure}Due`);

/** Difference and part done, in per cent of what was planned, of each measure; null while one of both is not known. */
export function planningRows(rows: readonly ReportRow[]): readonly ReportRow[] {
  return byCenter(rows).map((row) => {
    const more: Record<string, number | null> = {};
    for (const measure of MEASURES) {
      const [planned, actual] = [figureOf(row, basisOf(measure)), figureOf(row, `${measure}Actual`)];
      const known = planned !== null && actual !== null;
      more[`${measure}Delta`] = known ? actual - planned : null;
      more[`${measure}Percent`] = known && planned !== 0 ? (actual / planned) * 100 : null;
    }
    return { ...row, ...more };
  });
}

/** Rows whose plan and actual are both known: what has not come yet says nothing about the plan. */
const both = (rows: readonly ReportRow[], measure: string) =>
  rows.filter((row) => figureOf(row, `${measure}Delta`) !== null);

/** Σ actual − Σ planned of the rows that have both. */
export const deltaOf =
  (measure: Measure): ReportTotal =>
  (rows) =>
    sumOf(both(rows, measure), `${measure}Delta`);

/** Σ actual ÷ Σ planned of the rows that have both, in per cent. */
export const percentOf = (measure: Measure): ReportTotal => {
  const ratio = ratioOf(`${measure}Actual`, basisOf(measure));
  return Object.assign((rows: readonly ReportRow[]) => ratio(both(rows, measure)), ratio);
};
