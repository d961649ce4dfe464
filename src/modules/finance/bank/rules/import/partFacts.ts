import type { LocalDate } from '@/platform/format/date';
import type { OfxAccount, OfxBalance, OfxLine } from '../ofx/ofxTypes';

interface Sums {
  /** Cents; money that went out is positive. */
  readonly inCents: number;
  readonly outCents: number;
}

/** What the lines bring into an account and take out of it. */
export function sumsOf(lines: readonly Pick<OfxLine, 'cents'>[]): Sums {
  let inCents = 0;
  let outCents = 0;
  for (const { cents } of lines) {
    if (cents === null) continue;
    if (cents > 0) inCents += cents;
    else outCents -= cents;
  }
  return { inCents, outCents };
}

/** What statements of one account say of themselves. */
interface StatementFacts extends Sums {
  /** As the bank names the period, else from the first to the last movement; null when neither is known. */
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  /** The last balance that the bank gives; null when it gives none. */
  readonly balance: OfxBalance | null;
}

export function factsOf(accounts: readonly OfxAccount[]): StatementFacts {
  const entries = accounts.flatMap(({ lines }) => lines.filter(({ state }) => state === 'entry'));
  const days = entries.flatMap(({ day }) => day ?? []);
  const firsts = accounts.flatMap(({ start }) => start ?? []);
  const lasts = accounts.flatMap(({ end }) => end ?? []);
  const balances = accounts.flatMap(({ balance, end }) =>
    balance ? [{ ...balance, day: balance.day ?? end }] : [],
  );
  return {
    ...sumsOf(entries),
    from: [...firsts, ...days].toSorted()[0] ?? null,
    to: [...lasts, ...days].toSorted().at(-1) ?? null,
    balance: balances.toSorted((a, b) => (a.day ?? '').localeCompare(b.day ?? '')).at(-1) ?? null,
  };
}
