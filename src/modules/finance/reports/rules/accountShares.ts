import { figureOf, wordsOf } from '@/families/report/rules/figures';
import type { ReportRow } from '@/families/report/reportTypes';
import { shareOut } from '@/platform/format/shareOut';

/** A hundred per cent, in hundredths. */
const WHOLE = 10_000;

/**
 * What part each account is of its side, in per cent that add up to 100,00. Where something of a side could not be
 * read, is below zero or is nothing altogether, parts are unknown.
 */
export function withShares(rows: readonly ReportRow[]): readonly ReportRow[] {
  const parts = new Map<ReportRow, number>();
  for (const side of new Set(rows.map((row) => wordsOf(row, 'nature')))) {
    const own = rows.filter((row) => wordsOf(row, 'nature') === side);
    const figures = own.map((row) => figureOf(row, 'realized'));
    const known = figures.filter((figure) => figure !== null && figure >= 0);
    if (known.length < own.length || !known.some((figure) => figure !== 0)) continue;
    const shares = shareOut(
      WHOLE,
      figures.map((figure) => figure ?? 0),
    );
    own.forEach((row, at) => parts.set(row, (shares[at] ?? 0) / 100));
  }
  return rows.map((row) => ({ ...row, share: parts.get(row) ?? null }));
}
