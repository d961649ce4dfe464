import { roundHalfAway } from '@/platform/format/number';
import { shareOut } from '@/platform/format/shareOut';

/** Decimals of a percentage, as it is typed. */
const DECIMALS = 2;

/**
 * The part of a total that a percentage is.
 * @param total in cents
 * @param percentage the number before the sign
 * @returns cents, rounded half away from zero
 */
export function valueOf(total: number, percentage: number): number {
  return roundHalfAway((total * percentage) / 100, 0);
}

/**
 * The percentage that a part is of a total, two decimals; 0 of nothing.
 * @param total in cents
 * @param value in cents
 */
export function percentageOf(total: number, value: number): number {
  return total === 0 ? 0 : roundHalfAway((value / total) * 100, DECIMALS);
}

interface Share {
  percentage: number | null;
  value: number | null;
}

/**
 * The values of lines under another total, from their percentages. Where these make 100 % the values make the total to
 * the cent; else each is its own part.
 * @param total in cents
 */
export function valuesUnder(total: number, shares: readonly Share[]): number[] {
  const percentages = shares.map(({ percentage }) => percentage ?? 0);
  const sum = percentages.reduce((all, each) => all + each, 0);
  const whole = Math.abs(sum - 100) <= tolerance(shares.length);
  return whole ? shareOut(total, percentages) : percentages.map((each) => valueOf(total, each));
}

/**
 * By weights, alike or the hectares of cost centers: percentages that make 100.00, values that make the total, each by the
 * largest remainder. 10 000,00 over 50, 30 and 40,5 ha: 4 149,38 + 2 489,63 + 3 360,99.
 * @param total in cents
 */
export function shareByWeight(total: number, weights: readonly number[]): Share[] {
  const percentages = shareOut(10_000, weights);
  const values = shareOut(total, weights);
  return percentages.map((part, index) => ({ percentage: part / 100, value: values[index] ?? 0 }));
}

/** How far a sum of so many rounded percentages may lie from 100: half of the last decimal for each of them. */
export function tolerance(count: number): number {
  return count * 0.005 + 1e-9;
}
