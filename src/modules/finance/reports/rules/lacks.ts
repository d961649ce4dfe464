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
 * What a rural result lacks: activities without land, or without a quantity that counts in one unit, and the costs that
 * no account pays, without which the margins below are not known.
 */
export function resultLacks(
  rows: readonly ReportRow[],
  ways: Readonly<Record<'area' | 'produced' | 'worn', string>>,
): readonly ReportLack[] {
  const activities = new Map(rows.map((row) => [wordsOf(row, 'activity'), row]));
  const named = [...activities].filter(([name]) => name !== '');
  const without = (field: string, what: 'area' | 'produced') =>
    named
      .filter(([, row]) => !figureOf(row, field))
      .map(([name]): ReportLack => ({ what, name, to: ways[what] }));
  const has = (part: string) => rows.some((row) => row['part'] === part);
  const worn: readonly ReportLack[] =
    rows.length > 0 && !has('DEPRECIATION') ? [{ what: 'depreciation', name: '', to: ways.worn }] : [];
  return [...without('area', 'area'), ...without('produced', 'produced'), ...worn];
}
