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
export function verdictOf(side: Side, line: Compared): Verdict | null {
  const delta = deltaOf(line);
  if (delta === null) return null;
  if (delta === 0) return 'even';
  return delta > 0 === (side === 'INCOME') ? 'good' : 'bad';
}

interface Sold {
  readonly quantity: number;
  /** Reais of one unit. */
  readonly price: number;
}

/**
 * A difference of income in the part of the quantity (at the planned price) and the part of the price (at the actual
 * quantity), in cents. Their sum is the difference.
 */
export function splitDifference(planned: Sold, actual: Sold) {
  const difference =
    Math.round(actual.quantity * actual.price * 100) - Math.round(planned.quantity * planned.price * 100);
  const quantity = Math.round((actual.quantity - planned.quantity) * planned.price * 100);
  return { difference, quantity, price: difference - quantity };
}
