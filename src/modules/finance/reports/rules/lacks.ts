import { figureOf, wordsOf } from '@/families/report/rules/figures';
import type { ReportLack, ReportRow, ReportTarget } from '@/families/report/reportTypes';

type Way = (row: ReportRow) => ReportTarget | null;

/** Rows of which a figure is not known, each named by a field, with the way to its record. */
export const lackOf =
  (what: string, field: string, name: string, way: Way) =>
  (rows: readonly ReportRow[]): readonly ReportLack[] =>
    rows.flatMap((row) => {
      if (figureOf(row, field) !== null) return [];
      const target = way(row);
      return [{ what, name: wordsOf(row, name), to: target && 'to' in target ? target.to : null }];
    });

/**
 * What a rural result lacks: activities without land, or without a quantity that counts in one unit; depreciation,
 * without which the margins below are not known; and what no account brought, family labour and land with capital, which
 * the margins then leave out.
 */
export function resultLacks(
  rows: readonly ReportRow[],
  ways: Readonly<Record<'area' | 'produced' | 'worn' | 'accounts', string>>,
): readonly ReportLack[] {
  const activities = new Map(rows.map((row) => [wordsOf(row, 'activity'), row]));
  const named = [...activities].filter(([name]) => name !== '');
  const without = (field: string, what: 'area' | 'produced') =>
    named
      .filter(([, row]) => !figureOf(row, field))
      .map(([name]): ReportLack => ({ what, name, to: ways[what] }));
  const missing = (part: string, what: string, to: string): readonly ReportLack[] =>
    rows.length > 0 && rows.every((row) => row['part'] !== part) ? [{ what, name: '', to }] : [];
  return [
    ...without('area', 'area'),
    ...without('produced', 'produced'),
    ...missing('DEPRECIATION', 'depreciation', ways.worn),
    ...missing('FAMILY_LABOUR', 'familyLabour', ways.accounts),
    ...missing('LAND_CAPITAL', 'landCapital', ways.accounts),
  ];
}
