import { figureOf, ratioOf, sumOf } from '@/families/report/rules/figures';
import type { ReportRow, ReportTotal } from '@/families/report/reportTypes';

const MEASURES = ['yield', 'income', 'expense'] as const;

/** Difference and part done, in per cent of what was planned, of each measure; null while one of both is not known. */
export function planningRows(rows: readonly ReportRow[]): readonly ReportRow[] {
  return rows.map((row) => {
    const more: Record<string, number | null> = {};
    for (const measure of MEASURES) {
      const [planned, actual] = [figureOf(row, `${measure}Planned`), figureOf(row, `${measure}Actual`)];
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
  (measure: string): ReportTotal =>
  (rows) =>
    sumOf(both(rows, measure), `${measure}Delta`);

/** Σ actual ÷ Σ planned of the rows that have both, in per cent. */
export const percentOf = (measure: string): ReportTotal => {
  const ratio = ratioOf(`${measure}Actual`, `${measure}Planned`);
  return Object.assign((rows: readonly ReportRow[]) => ratio(both(rows, measure)), ratio);
};
