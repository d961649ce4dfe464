import type { LocalDate } from '@/platform/format/date';
import type { Statement, StatementAccount, StatementLine } from '../bankTypes';

export interface StatementRow extends StatementLine {
  /** Cents in all chosen accounts after the line; null when unknown. */
  readonly balance: number | null;
  /** The balance at the end of the day, on the day's last line alone. */
  readonly dayBalance: number | null;
}

export interface StatementSums {
  /** Cents; null when unknown: an account without one, or the accounts are of different currencies. */
  readonly opening: number | null;
  readonly inCents: number | null;
  /** Positive. */
  readonly outCents: number | null;
  readonly closing: number | null;
  /** The banks' sum, when every account's bank reported its balance. */
  readonly bankClosing: number | null;
  /** The day of what the banks say, when it is one day and not the last. */
  readonly bankDay: LocalDate | null;
  /** Bank's balance less the balance here at the end of the same day. */
  readonly difference: number | null;
  readonly currency: string | null;
}

function sumOf(
  accounts: readonly StatementAccount[],
  of: (account: StatementAccount) => number | null,
): number | null {
  let sum = 0;
  for (const account of accounts) {
    const cents = of(account);
    if (cents === null) return null;
    sum += cents;
  }
  return accounts.length > 0 ? sum : null;
}

const minus = (a: number | null, b: number | null) => (a === null || b === null ? null : a - b);

/** What moved after the days of the banks' reported balances. */
function laterThanBank(accounts: readonly StatementAccount[], lines: readonly StatementLine[]): number {
  const until = new Map(accounts.map(({ id, bankClosingDay }) => [String(id), bankClosingDay ?? null]));
  return lines.reduce((sum, { accountId, day, cents }) => {
    const last = until.get(String(accountId)) ?? null;
    return last !== null && day > last ? sum + cents : sum;
  }, 0);
}

function bankDayOf(accounts: readonly StatementAccount[]): LocalDate | null {
  const days = new Set(accounts.map(({ bankClosingDay }) => bankClosingDay ?? null));
  return days.size === 1 ? ([...days][0] ?? null) : null;
}

/** Opening + in − out = closing (FA-044), in whole cents. Currencies are never added together. */
export function statementSums({ accounts, lines, unread }: Statement): StatementSums {
  const currencies = new Set(accounts.map(({ currency }) => currency));
  const one = currencies.size === 1;
  const certain = one && unread === 0;
  const opening = one ? sumOf(accounts, (account) => account.opening) : null;
  const inCents = certain ? lines.reduce((sum, { cents }) => sum + Math.max(cents, 0), 0) : null;
  const outCents = certain ? lines.reduce((sum, { cents }) => sum + Math.max(-cents, 0), 0) : null;
  const closing = opening === null || inCents === null ? null : minus(opening + inCents, outCents);
  const bankClosing = one ? sumOf(accounts, (account) => account.bankClosing) : null;
  const currency = one ? (accounts[0]?.currency ?? null) : null;
  return {
    opening,
    inCents,
    outCents,
    closing,
    bankClosing,
    bankDay: bankDayOf(accounts),
    difference: closing === null ? null : minus(bankClosing, minus(closing, laterThanBank(accounts, lines))),
    currency,
  };
}

/** The lines in the order of their days, as the bank's statement has them, with the balance after each. */
export function statementRows(statement: Statement): StatementRow[] {
  const { opening, closing } = statementSums(statement);
  const lines = statement.lines.toSorted((a, b) => a.day.localeCompare(b.day));
  let balance = opening ?? 0;
  return lines.map((line, at) => {
    balance += line.cents;
    const known = closing === null ? null : balance;
    return { ...line, balance: known, dayBalance: lines[at + 1]?.day === line.day ? null : known };
  });
}
