import { roundHalfAway } from '@/platform/format/number';
import type { ReferenceKind } from '../referenceChoices';
import { DAY_COLUMNS, type FigureName, LAST_DAY, type ReferenceDay } from './dayColumns';

/** A day as it stands in a file: in the order of its lines. */
export interface PlacedDay extends ReferenceDay {
  /** Of the file, the first being 1. */
  readonly line: number;
}

/** What is wrong with a set of days, and on which line. */
export type DayFault = { readonly line: number } & (
  | { readonly why: 'twice'; readonly day: number; readonly other: number }
  | { readonly why: 'missing'; readonly from: number; readonly to: number }
  | { readonly why: 'start'; readonly day: number }
  | { readonly why: 'range'; readonly day: number }
  | { readonly why: 'required'; readonly day: number; readonly figure: FigureName }
  | { readonly why: 'zero'; readonly day: number; readonly figure: FigureName }
  | { readonly why: 'most'; readonly figure: FigureName; readonly most: number }
  | {
      readonly why: 'falls';
      readonly figure: FigureName;
      readonly day: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly why: 'order'; readonly low: FigureName; readonly high: FigureName }
);

/** Of each pair the first may not be above the second. */
const ORDERED = [
  ['temperatureMin', 'temperatureIdeal'],
  ['temperatureIdeal', 'temperatureMax'],
  ['temperatureMin', 'temperatureMax'],
  ['humidityMin', 'humidityMax'],
] as const satisfies readonly (readonly [FigureName, FigureName])[];

function ownFaults(row: PlacedDay, kind: ReferenceKind): DayFault[] {
  const { line, day } = row;
  const faults: DayFault[] = [];
  if (!Number.isInteger(day) || day < 0 || day > LAST_DAY) faults.push({ line, why: 'range', day });
  for (const { name, required, most, above, decimals } of DAY_COLUMNS[kind]) {
    const value = row[name];
    if (value === null) {
      if (required) faults.push({ line, why: 'required', day, figure: name });
    } else if (above && roundHalfAway(value, decimals) <= 0)
      faults.push({ line, why: 'zero', day, figure: name });
    else if (Math.abs(value) > most) faults.push({ line, why: 'most', figure: name, most });
  }
  const wrong = ORDERED.find(
    ([low, high]) => row[low] !== null && row[high] !== null && row[low] > row[high],
  );
  if (wrong) faults.push({ line, why: 'order', low: wrong[0], high: wrong[1] });
  return faults;
}

/** Figures that grow with the birds are compared with the last day that has them. */
function falls(days: readonly PlacedDay[], kind: ReferenceKind): DayFault[] {
  return DAY_COLUMNS[kind].flatMap(({ name, rises }) => {
    if (!rises) return [];
    let before: number | null = null;
    return days.flatMap((row): DayFault[] => {
      const value = row[name];
      if (value === null) return [];
      const from = before;
      before = value;
      return from !== null && value < from
        ? [{ line: row.line, why: 'falls', figure: name, day: row.day, from, to: value }]
        : [];
    });
  });
}

/**
 * Everything that is wrong with the days of a set, by line: a day twice, days that are missing between the first and the
 * last, a first day other than 0 or 1, figures out of their limits, weights and sums that fall, a minimum above a maximum.
 */
export function checkDays(rows: readonly PlacedDay[], kind: ReferenceKind): DayFault[] {
  const faults = rows.flatMap((row) => ownFaults(row, kind));
  const byDay = rows.toSorted((a, b) => a.day - b.day || a.line - b.line);
  const [first] = byDay;
  if (first && first.day > 1) faults.push({ line: first.line, why: 'start', day: first.day });
  const single = byDay.filter((row, index) => {
    const before = byDay[index - 1];
    if (before === undefined) return true;
    if (before.day === row.day) {
      faults.push({ line: row.line, why: 'twice', day: row.day, other: before.line });
      return false;
    }
    if (row.day > before.day + 1)
      faults.push({ line: row.line, why: 'missing', from: before.day + 1, to: row.day - 1 });
    return true;
  });
  return [...faults, ...falls(single, kind)].toSorted((a, b) => a.line - b.line);
}
