import { shareOut } from '@/platform/format/shareOut';
import { times } from './production';

/** What a value of an expense counts for. */
export const EXPENSE_WAYS = ['YEAR', 'MONTH', 'HECTARE', 'HEAD', 'UNIT'] as const;
export type ExpenseWay = (typeof EXPENSE_WAYS)[number];

/** When it is spent: evenly, as the activity spends, or in one month (1 to 12). */
export const SPREADS = [
  'EVEN',
  'CALENDAR',
  ...Array.from({ length: 12 }, (_, at) => String(at + 1)),
] as const;

/** Twelve months that were typed one by one. */
export const TYPED = 'MONTHS';

/** A crop year runs from July to June; these are indexes of months that begin in January. */
export const SEASON_MONTHS = [6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5] as const;

const EVEN = Array.from({ length: 12 }, () => 1);

/** What per-hectare, per-head and per-unit values are multiplied with. */
export interface Measures {
  readonly area: number | null;
  readonly heads: number | null;
  readonly units: number | null;
}

/** Cents a year of an expense; null where what it counts for is not known. */
export function yearOf(
  value: number | null,
  way: ExpenseWay,
  { area, heads, units }: Measures,
): number | null {
  const factor = { YEAR: 1, MONTH: 12, HECTARE: area, HEAD: heads, UNIT: units }[way];
  const year = times(value, factor);
  return year === null ? null : Math.round(year);
}

/**
 * The twelve months of a year's cents, January first; their sum is the year to the cent. Months that were typed keep
 * their proportion when the year changes.
 */
export function monthsOf(
  year: number,
  spread: string,
  calendar: readonly number[],
  typed: readonly number[] | null | undefined = null,
): readonly number[] {
  if (spread === TYPED)
    return shareOut(year, typed?.length === 12 && typed.some((each) => each !== 0) ? typed : EVEN);
  const only = Number(spread);
  if (Number.isInteger(only) && only >= 1 && only <= 12)
    return EVEN.map((_, at) => (at === only - 1 ? year : 0));
  return shareOut(year, spread === 'CALENDAR' && calendar.length === 12 ? calendar : EVEN);
}
