import { figureOf, sumInOneUnit, sumOf } from '@/families/report/rules/figures';
import type { ReportFoot, ReportRow, ReportTotal } from '@/families/report/reportTypes';
import { roundHalfAway } from '@/platform/format/number';

/** Fields of the months of a year, January first. */
export const MONTHS = Array.from({ length: 12 }, (_, at) => `m${String(at + 1).padStart(2, '0')}`);

/** Income and expense never add. */
export const oneSide = (field: string): ReportTotal => sumInOneUnit(field, 'side');

/**
 * Months that have begun of a year: what the mean of a month is over.
 * @param year of the report; @param today as 'YYYY-MM-DD'
 */
export function monthsBegun(year: number, today: string): number {
  const [now = 0, month = 0] = today.split('-').map(Number);
  return year < now ? 12 : year > now ? 0 : month;
}

/** Sum, monthly mean in whole cents and part of its side, in per cent, of each account. */
export function familyRows(rows: readonly ReportRow[], begun: number): readonly ReportRow[] {
  const summed = rows.map((row) => {
    const known = MONTHS.map((field) => figureOf(row, field)).filter((cents) => cents !== null);
    const total = known.length === 0 ? null : known.reduce((sum, cents) => sum + cents, 0);
    return { ...row, total, mean: total === null || begun === 0 ? null : roundHalfAway(total / begun, 0) };
  });
  return summed.map((row: ReportRow) => {
    const side = sumOf(
      summed.filter((other: ReportRow) => other['side'] === row['side']),
      'total',
    );
    const total = figureOf(row, 'total');
    return { ...row, share: total === null || !side ? null : (total / side) * 100 };
  });
}

const FIELDS = [...MONTHS, 'total', 'mean'];

const sideSum = (rows: readonly ReportRow[], side: string, field: string) =>
  sumOf(
    rows.filter((row) => row['side'] === side),
    field,
  );

const sideLine =
  (side: string): ReportFoot['figures'] =>
  (rows) =>
    Object.fromEntries(FIELDS.map((field) => [field, sideSum(rows, side, field)]));

/** Nothing on one side counts as nothing where the other is known. */
function balance(rows: readonly ReportRow[], field: string): number | null {
  const [income, expense] = [sideSum(rows, 'INCOME', field), sideSum(rows, 'EXPENSE', field)];
  return income === null && expense === null ? null : (income ?? 0) - (expense ?? 0);
}

/** What came in, what went out and what is left, month by month. */
export const FAMILY_FOOT: readonly ReportFoot[] = [
  { id: 'familyIncome', figures: sideLine('INCOME') },
  { id: 'familyExpense', figures: sideLine('EXPENSE') },
  {
    id: 'familyBalance',
    figures: (rows) => Object.fromEntries(FIELDS.map((field) => [field, balance(rows, field)])),
  },
];
