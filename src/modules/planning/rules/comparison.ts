/** Planned and actual of one line, in cents. */
interface Compared {
  readonly planned: number | null;
  readonly actual: number | null;
}

export type Side = 'INCOME' | 'EXPENSE';
export type Verdict = 'good' | 'bad' | 'even';

/** Actual less planned; null while one of both is not known. */
export function deltaOf({ planned, actual }: Compared): number | null {
  return planned === null || actual === null ? null : actual - planned;
}

/** The difference in percent of what was planned; null where nothing was planned. */
export function deltaPercentOf(line: Compared): number | null {
  const delta = deltaOf(line);
  return delta === null || !line.planned ? null : (delta / Math.abs(line.planned)) * 100;
}

/** More income than planned is good, more expense is bad. */
export function verdictOf(side: Side | null, line: Compared): Verdict | null {
  const delta = deltaOf(line);
  if (delta === null || side === null) return null;
  if (delta === 0) return 'even';
  return delta > 0 === (side === 'INCOME') ? 'good' : 'bad';
}

/** So much of a product, and what it is worth in cents, as it was entered. */
interface Worth {
  readonly quantity: number;
  readonly cents: number;
}

/**
 * A difference of income in the part of the quantity (at the planned price) and the part of the price (at the actual
 * quantity), in cents. Their sum is the difference: no price is rounded before it is multiplied.
 * @param price cents of one unit as planned
 */
export function splitDifference(planned: Worth, actual: Worth, price: number) {
  const difference = actual.cents - planned.cents;
  const quantity = Math.round((actual.quantity - planned.quantity) * price);
  return { difference, quantity, price: difference - quantity };
}
