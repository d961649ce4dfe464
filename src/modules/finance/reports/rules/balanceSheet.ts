import { figureOf, sumOf } from '@/families/report/rules/figures';
import type { ReportFact, ReportFoot, ReportRow } from '@/families/report/reportTypes';
import { roundHalfAway } from '@/platform/format/number';
import { shareOut } from '@/platform/format/shareOut';

/** The parts of a balance sheet, in their order. */
export const SECTIONS = ['CURRENT_ASSETS', 'LONG_ASSETS', 'CURRENT_LIABILITIES', 'LONG_LIABILITIES'] as const;
type Section = (typeof SECTIONS)[number];

const ASSETS: readonly Section[] = ['CURRENT_ASSETS', 'LONG_ASSETS'];
const LIABILITIES: readonly Section[] = ['CURRENT_LIABILITIES', 'LONG_LIABILITIES'];
const WHOLE = 10_000;

const isIn = (sections: readonly Section[]) => (row: ReportRow) =>
  sections.some((section) => section === row['section']);

/** Sum of some sections in cents, nothing where they have no line; null where a line has no figure. */
function of(rows: readonly ReportRow[], field: string, ...sections: readonly Section[]): number | null {
  const own = rows.filter(isIn(sections));
  return own.some((row) => figureOf(row, field) === null) ? null : (sumOf(own, field) ?? 0);
}

const difference = (a: number | null, b: number | null) => (a === null || b === null ? null : a - b);
const percent = (value: number | null) => (value === null ? null : value * 100);
const over = (part: number | null, whole: number | null) =>
  part === null || whole === null || whole === 0 ? null : part / whole;

/** Lines with their change from each day to its neighbour, and their part of all assets, in per cent; those of the assets add up to 100,00. */
export function balanceLines(rows: readonly ReportRow[]): readonly ReportRow[] {
  const assets = of(rows, 'value', ...ASSETS);
  const own = rows.filter(isIn(ASSETS));
  const figures = own.map((row) => figureOf(row, 'value') ?? 0);
  const shares =
    assets !== null && assets > 0 && figures.every((figure) => figure >= 0) ? shareOut(WHOLE, figures) : null;
  return rows.map((row) => {
    const value = figureOf(row, 'value');
    const compared = figureOf(row, 'compared');
    const third = figureOf(row, 'third');
    const delta = difference(value, compared);
    const laterDelta = difference(compared, third);
    const at = own.indexOf(row);
    const part = over(value, assets);
    return {
      ...row,
      side: isIn(ASSETS)(row) ? 'ASSETS' : 'LIABILITIES',
      delta,
      change: percent(over(delta, compared)),
      laterDelta,
      laterChange: percent(over(laterDelta, third)),
      share:
        shares && at >= 0 ? (shares[at] ?? 0) / 100 : part === null ? null : roundHalfAway(part * 100, 2),
    };
  });
}

function sumsOf(sum: (field: string) => number | null) {
  const [value, compared, third] = [sum('value'), sum('compared'), sum('third')];
  const delta = difference(value, compared);
  const laterDelta = difference(compared, third);
  return {
    value,
    compared,
    third,
    delta,
    change: percent(over(delta, compared)),
    laterDelta,
    laterChange: percent(over(laterDelta, third)),
  };
}

/** Assets, liabilities, and what of the assets is the producer's own. */
export const BALANCE_FOOT: readonly ReportFoot[] = [
  { id: 'assets', figures: (rows) => sumsOf((field) => of(rows, field, ...ASSETS)) },
  { id: 'liabilities', figures: (rows) => sumsOf((field) => of(rows, field, ...LIABILITIES)) },
  {
    id: 'equity',
    figures: (rows) =>
      sumsOf((field) => difference(of(rows, field, ...ASSETS), of(rows, field, ...LIABILITIES))),
  },
];

/** Current = current assets ÷ current liabilities; debt = liabilities ÷ assets; short = current ÷ all liabilities. */
export const BALANCE_FACTS: readonly ReportFact[] = [
  {
    id: 'current',
    kind: 'ratio',
    figure: (rows) => over(of(rows, 'value', 'CURRENT_ASSETS'), of(rows, 'value', 'CURRENT_LIABILITIES')),
  },
  {
    id: 'debt',
    kind: 'percent',
    figure: (rows) => percent(over(of(rows, 'value', ...LIABILITIES), of(rows, 'value', ...ASSETS))),
  },
  {
    id: 'short',
    kind: 'percent',
    figure: (rows) =>
      percent(over(of(rows, 'value', 'CURRENT_LIABILITIES'), of(rows, 'value', ...LIABILITIES))),
  },
];
