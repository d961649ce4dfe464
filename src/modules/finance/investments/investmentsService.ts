import type { LocalDate } from '@/platform/format/date';
import { fromCents } from '@/platform/format/money';
import { assumed, http } from '@/platform/http/http';
import { orElse } from '@/platform/http/wire';
import type { Deposit, Investment, InvestmentType, Redemption } from './investmentTypes';
import { InvestmentWire } from './investmentsWire';

interface Positions {
  readonly investments: readonly Investment[];
  /** Positions of the answer that could not be read. */
  readonly unread: number;
}

type Versioned = Pick<Investment, 'id' | 'version'>;
const versionOf = ({ id, version }: Versioned) => ({ id, version });

/** Every position of one account, those that are redeemed too. */
export async function findInvestments(accountId: string, signal: AbortSignal): Promise<Positions> {
  const rows = await http.list(assumed('/FinancialInvestment/GetGridData'), {
    params: { currentAccountId: accountId },
    signal,
    contained: true,
    shape: orElse(InvestmentWire, null),
  });
  const investments = rows.filter((row) => row !== null);
  return { investments, unread: rows.length - investments.length };
}

interface InvestValues {
  readonly type: InvestmentType;
  readonly product: string;
  readonly deposits: readonly Deposit[];
  readonly dueDate: LocalDate | null;
}

export const invest = (accountId: string, { type, product, deposits, dueDate }: InvestValues) =>
  http.post<unknown>(assumed('/FinancialInvestment/Invest'), {
    currentAccountId: Number(accountId),
    type,
    bankProduct: product,
    deposits: deposits.map(({ day, cents }) => ({ date: day, value: fromCents(cents), dueDate })),
  });

/** Puts more money into a position. Refused with 409 when it has changed since it was read. */
export const addDeposit = (investment: Versioned, { day, cents }: Deposit) =>
  http.post<unknown>(assumed('/FinancialInvestment/Deposit'), {
    ...versionOf(investment),
    date: day,
    value: fromCents(cents),
  });

/** Takes money out, in part or all of it. Refused with 409 when the position has changed since it was read. */
export const redeem = (investment: Versioned, redemption: Omit<Redemption, 'id'>) =>
  http.post<unknown>(assumed('/FinancialInvestment/Redeem'), {
    ...versionOf(investment),
    date: redemption.day,
    principal: fromCents(redemption.principal),
    income: fromCents(redemption.income),
    incomeTax: fromCents(redemption.incomeTax),
    iof: fromCents(redemption.iof),
  });

/** Keeps what the bank says a position has earned. */
export const setIncome = (investment: Versioned, income: number, day: LocalDate) =>
  http.put<unknown>(assumed('/FinancialInvestment/SetIncome'), {
    ...versionOf(investment),
    income: fromCents(income),
    date: day,
  });

/** Takes the last redemption back: its money is invested again. */
export const reverseRedemption = (investment: Versioned) =>
  http.post<unknown>(assumed('/FinancialInvestment/ReverseRedemption'), versionOf(investment), {
    contained: true,
  });

export const removeInvestment = ({ id }: Versioned) =>
  http.delete<unknown>(assumed('/FinancialInvestment/Delete'), { params: { id }, contained: true });
