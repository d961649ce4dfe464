import { figureOf, quotientArithmetic, sumOf } from '@/families/report/rules/figures';
import type { ReportResult, ReportRow, ReportTotal } from '@/families/report/reportTypes';
import { roundHalfAway } from '@/platform/format/number';

/** What a result is made of, in the order in which it is computed. */
export const PARTS = [
  'INCOME',
  'DEDUCTION',
  'PAID_COST',
  'DEPRECIATION',
  'FAMILY_LABOUR',
  'LAND_CAPITAL',
] as const;
type Part = (typeof PARTS)[number];

const isIn = (parts: readonly Part[]) => (row: ReportRow) => parts.some((part) => part === row['part']);

/** The areas of the activities that the rows belong to, each once; null where one is not known, or has no land. */
function areaOf(rows: readonly ReportRow[]): number | null {
  const areas = new Map(rows.map((row) => [row['activity'], figureOf(row, 'area')]));
  let sum = 0;
  for (const area of areas.values()) {
    if (area === null || area === 0) return null;
    sum += area;
  }
  return sum;
}

/** Cents of a hectare: what some rows come to over the area of the activities of all that stand with them. */
function hectareOf(rows: readonly ReportRow[], all: readonly ReportRow[]): number | null {
  const [value, area] = [sumOf(rows, 'value'), areaOf(all)];
  return value === null || area === null || area === 0 ? null : roundHalfAway(value / area, 0);
}

export const perHectare: ReportTotal = Object.assign((rows: readonly ReportRow[]) => hectareOf(rows, rows), {
  explain: (rows: readonly ReportRow[]) =>
    quotientArithmetic(
      rows,
      { field: 'value', value: sumOf(rows, 'value') },
      { field: 'area', value: areaOf(rows) },
      1,
    ),
});

/**
 * Cents of a unit produced: what the rows of one activity come to over what it produced. Null across activities, whose
 * units differ, and where the quantity is not known.
 */
export const perUnit: ReportTotal = (rows) => {
  const [first] = rows;
  const alike = new Set(rows.map(({ activity }) => activity)).size === 1;
  const [value, produced] = [sumOf(rows, 'value'), first ? figureOf(first, 'produced') : null];
  return !alike || value === null || !produced ? null : roundHalfAway(value / produced, 0);
};

/** Costs are below nought, so that whatever stands together sums to its result. */
export function resultRows(rows: readonly ReportRow[]): readonly ReportRow[] {
  const signed = rows.map((row): ReportRow => {
    const stated = figureOf(row, 'stated');
    return { ...row, value: stated === null ? null : row['part'] === 'INCOME' ? stated : -stated };
  });
  return signed.map((row) => {
    const own = signed.filter(({ activity }) => activity === row['activity']);
    const net = sumOf(own.filter(isIn(['INCOME', 'DEDUCTION'])), 'value');
    const value = figureOf(row, 'value');
    return {
      ...row,
      net,
      hectare: perHectare([row]),
      each: perUnit([{ ...row, value }]),
      share: value === null || net === null || net === 0 ? null : (value / net) * 100,
    };
  });
}

/**
 * What is left after so many parts. Unknown where a required one has no line; without income there is none to begin with,
 * and what was spent stands as a loss.
 */
function after(parts: readonly Part[], needed: readonly Part[] = []) {
  return (rows: readonly ReportRow[]) => {
    const known = rows.length > 0 && needed.every((part) => rows.some(isIn([part])));
    const own = rows.filter(isIn(parts));
    const value = !known ? null : own.length === 0 ? 0 : sumOf(own, 'value');
    const net = sumOf(rows.filter(isIn(['INCOME', 'DEDUCTION'])), 'value');
    return {
      value,
      hectare: known && own.length > 0 ? hectareOf(own, rows) : null,
      share: value === null || net === null || net === 0 ? null : (value / net) * 100,
    };
  };
}

/**
 * Income − deductions = net; − paid costs (COE) = gross margin; − depreciation and family labour (COT) = net margin;
 * − land and capital (CT) = profit. Depreciation wears whatever somebody owns: without its line both below are not known.
 * Who pays no family labour and no land has none; `resultLacks` names both, so that nobody takes them for counted.
 */
export const RESULT_LINES: readonly ReportResult[] = [
  { id: 'netIncome', through: 'DEDUCTION', figures: after(PARTS.slice(0, 2)) },
  { id: 'grossMargin', through: 'PAID_COST', figures: after(PARTS.slice(0, 3)) },
  { id: 'netMargin', through: 'FAMILY_LABOUR', figures: after(PARTS.slice(0, 5), ['DEPRECIATION']) },
  { id: 'profit', through: 'LAND_CAPITAL', figures: after(PARTS, ['DEPRECIATION']) },
];

/** A part of net income, of rows of one activity. */
export const shareOfNet: ReportTotal = (rows) => {
  const nets = new Set(rows.map(({ net }) => net));
  const [net] = nets;
  const value = sumOf(rows, 'value');
  const alike = new Set(rows.map(({ activity }) => activity)).size === 1;
  return !alike || value === null || typeof net !== 'number' || net === 0 ? null : (value / net) * 100;
};
