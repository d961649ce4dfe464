import { roundHalfAway } from '@/platform/format/number';
import type { ReportRow } from '../../reportTypes';
import type { Board, BoardPart, Indicator, PartMerge, Parts } from '../boardTypes';
import { figureOf, wordsOf } from '../../rules/figures';

/** `year` is a calendar year of a board of months; of one of harvests, `period` is the harvest. */
export interface BoardPeriod {
  readonly current: readonly string[];
  readonly former: readonly string[];
}

const periodOf = (row: ReportRow) => wordsOf(row, 'period');

/** The periods that rows tell of, the oldest first. */
export const periodsIn = (rows: readonly ReportRow[]): readonly string[] =>
  [...new Set(rows.map(periodOf))].toSorted();

/**
 * The months of a year that are known, and the same months of the year before: a year that has only begun is compared
 * with as much of the former one.
 * @param year 'YYYY'
 */
export function monthsOfYear(rows: readonly ReportRow[], year: string): BoardPeriod {
  const current = periodsIn(rows).filter((period) => period.startsWith(`${year}-`));
  const before = String(Number(year) - 1);
  return { current, former: current.map((period) => `${before}${period.slice(4)}`) };
}

/** One harvest and the one before it. */
export function harvestPeriods(rows: readonly ReportRow[], harvest: string): BoardPeriod {
  const all = periodsIn(rows);
  const at = all.indexOf(harvest);
  const before = at > 0 ? all[at - 1] : undefined;
  return { current: at < 0 ? [] : [harvest], former: before === undefined ? [] : [before] };
}

const MERGES: Readonly<Record<PartMerge, (values: readonly number[]) => number | undefined>> = {
  sum: (values) => (values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0)),
  mean: (values) =>
    values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length,
  first: (values) => values[0],
  last: (values) => values.at(-1),
};

function partOf(
  { field, merge, meanOfGroups = false }: BoardPart,
  rows: readonly ReportRow[],
  periods: readonly string[],
) {
  const sums = periods.flatMap((period) => {
    const known = rows
      .filter((row) => periodOf(row) === period)
      .map((row) => figureOf(row, field))
      .filter((value) => value !== null);
    if (known.length === 0) return [];
    const sum = known.reduce((all, value) => all + value, 0);
    return [meanOfGroups ? sum / known.length : sum];
  });
  const merged = MERGES[merge](sums);
  return merged === undefined ? null : roundHalfAway(merged, 6);
}

/** The quantities of some rows over some periods: summed over farms, merged over months as each part says. */
export function partsOf(board: Board, rows: readonly ReportRow[], periods: readonly string[]): Parts {
  return Object.fromEntries(board.parts.map((part) => [part.field, partOf(part, rows, periods)]));
}

/** part ÷ whole × times; null where one of both is not known, or the whole is nothing. */
export function quotient(part: number | null | undefined, whole: number | null | undefined, times = 1) {
  return part == null || whole == null || whole === 0 ? null : (part / whole) * times;
}

/** The figure of an indicator; money in whole cents. */
export function indicatorFigure({ figure, kind }: Indicator, parts: Parts): number | null {
  const value = figure(parts);
  if (value === null || !Number.isFinite(value)) return null;
  return kind === 'money' ? roundHalfAway(value, 0) : value;
}

/** The quantities of an indicator that are unknown. */
export const missingParts = ({ parts }: Indicator, known: Parts): readonly string[] =>
  parts.filter((field) => (known[field] ?? null) === null);

export interface Change {
  readonly direction: 'up' | 'down' | 'flat';
  /** Of the former figure, in per cent. */
  readonly percent: number;
  readonly sense?: 'good' | 'bad';
}

/** How a figure moved against its former one; null when unknown. */
export function changeOf({ better }: Indicator, value: number | null, former: number | null): Change | null {
  if (value === null || former === null || former === 0) return null;
  const percent = roundHalfAway(((value - former) / Math.abs(former)) * 100, 1);
  const direction = percent === 0 ? 'flat' : percent > 0 ? 'up' : 'down';
  if (better === undefined || direction === 'flat') return { direction, percent };
  return { direction, percent, sense: direction === better ? 'good' : 'bad' };
}
