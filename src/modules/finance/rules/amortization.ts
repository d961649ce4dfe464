import { addMonths, daysBetween, type LocalDate } from '@/platform/format/date';
import { roundHalfAway } from '@/platform/format/number';

/** How a loan is paid back: even payments, even principal, or the principal at the end. */
export const AMORTIZATIONS = ['PRICE', 'SAC', 'BULLET'] as const;
export type Amortization = (typeof AMORTIZATIONS)[number];

/** How far apart installments fall due. */
export const LOAN_INTERVALS = ['MONTHLY', 'QUARTERLY', 'SEMIANNUAL', 'ANNUAL'] as const;
export type LoanInterval = (typeof LOAN_INTERVALS)[number];

const MONTHS: Readonly<Record<LoanInterval, number>> = {
  MONTHLY: 1,
  QUARTERLY: 3,
  SEMIANNUAL: 6,
  ANNUAL: 12,
};
const MONTHS_A_YEAR = 12;
const DAYS_A_YEAR = 365;

/** More than these no contract has: forty years of months. */
export const MOST_INSTALLMENTS = 480;

export interface LoanTerms {
  /** In cents. */
  readonly principal: number;
  /** Per cent a year, effective: 8 is 8% a year. */
  readonly interestRate: number;
  readonly contractDate: LocalDate;
  readonly firstDueDate: LocalDate;
  readonly installments: number;
  readonly interval: LoanInterval;
  readonly amortization: Amortization;
}

/** One period of a loan. All but the number in cents. */
export interface Period {
  /** From 1. */
  readonly number: number;
  /** Owed before the payment, without the interest of the period. */
  readonly opening: number;
  readonly interest: number;
  /** What the payment takes off the principal. */
  readonly amortization: number;
  readonly payment: number;
  /** Owed after the payment. */
  readonly balance: number;
}

export interface LoanInstallment extends Period {
  readonly dueDate: LocalDate;
}

const whole = (value: number) => roundHalfAway(value, 0);

/**
 * The even payment of the French system (Tabela Price): PMT = PV · i ÷ (1 − (1 + i)⁻ⁿ); without interest PV ÷ n.
 * `principal` in cents, `rate` of one period as a fraction; answers whole cents.
 */
function evenPayment(principal: number, count: number, rate: number): number {
  return whole(rate === 0 ? principal / count : (principal * rate) / (1 - (1 + rate) ** -count));
}

/**
 * Pays a principal back in `count` periods. Interest of a period is its rate on what is owed, rounded to the cent, and is
 * paid with the installment; nothing is added to the principal.
 *
 * - PRICE (French system): even payments of `PV · i ÷ (1 − (1 + i)⁻ⁿ)`; what is left of them after the interest
 *   amortizes.
 * - SAC (Hamburg system): amortization `PV ÷ n`, payments fall.
 * - BULLET (American system): interest alone until the last payment, which takes the whole principal.
 *
 * The last amortization takes what rounding left over, so that amortizations sum to the principal to the cent.
 * Where the first period is longer or shorter than the others (a grace, broken days) its interest is charged at
 * `firstRate`, and the difference is paid with the first installment; amortizations stay those of even periods.
 *
 * Formulas: the systems of amortization as textbooks of financial mathematics have them (A. Assaf Neto, "Matemática
 * Financeira e suas Aplicações"); the tests compare with published tables.
 *
 * @param principal in cents, above 0
 * @param count number of periods, a whole number from 1
 * @param rate of one period as a fraction: 0.01 is 1%
 * @param firstRate of the first period, the same by default
 */
export function amortize(
  system: Amortization,
  principal: number,
  count: number,
  rate: number,
  firstRate = rate,
): Period[] {
  const even = evenPayment(principal, count, rate);
  const constant = whole(principal / count);
  const periods: Period[] = [];
  let opening = principal;
  for (let number = 1; number <= count; number += 1) {
    const regular = whole(opening * rate);
    const interest = number === 1 ? whole(opening * firstRate) : regular;
    const planned = system === 'PRICE' ? even - regular : system === 'SAC' ? constant : 0;
    const amortization = number === count ? opening : Math.max(0, Math.min(planned, opening));
    const balance = opening - amortization;
    periods.push({ number, opening, interest, amortization, payment: interest + amortization, balance });
    opening = balance;
  }
  return periods;
}

/**
 * The rate of a part of a year that compounds to a yearly one: (1 + i)^t − 1. Rates of rural credit are effective yearly
 * ones ("taxa efetiva de juros", Manual de Crédito Rural of the Central Bank).
 * @param yearly per cent a year: 8 is 8%
 * @param years the part, 1/12 for a month
 */
const rateOf = (yearly: number, years: number) => (1 + yearly / 100) ** years - 1;

/**
 * Every installment of a loan with its due date: one interval after the other from the first, on the same day of the
 * month or that month's last. Even intervals count as parts of a year (a month is 1/12); the time from the contract to
 * the first due date, where it is no such interval, counts by its days over 365. Taxes, insurance and fees are left out.
 */
export function loanSchedule(terms: LoanTerms): LoanInstallment[] {
  const { principal, interestRate, contractDate, firstDueDate, installments, interval, amortization } = terms;
  const months = MONTHS[interval];
  const rate = rateOf(interestRate, months / MONTHS_A_YEAR);
  const regular = addMonths(contractDate, months) === firstDueDate;
  const first = regular ? rate : rateOf(interestRate, daysBetween(contractDate, firstDueDate) / DAYS_A_YEAR);
  return amortize(amortization, principal, installments, rate, first).map((period) => ({
    ...period,
    dueDate: addMonths(firstDueDate, months * (period.number - 1)),
  }));
}

/** The day on which the next installment falls due, today included; null when all have, or the terms are not known. */
export function nextDueDate(terms: LoanTerms | null, today: LocalDate): LocalDate | null {
  if (!terms) return null;
  const { firstDueDate, installments, interval } = terms;
  for (let at = 0; at < installments; at += 1) {
    const due = addMonths(firstDueDate, MONTHS[interval] * at);
    if (due >= today) return due;
  }
  return null;
}

/** The sums of a schedule, in cents. */
export function scheduleTotals(schedule: readonly Period[]) {
  const sum = (part: 'interest' | 'amortization' | 'payment') =>
    schedule.reduce((total, period) => total + period[part], 0);
  return { interest: sum('interest'), amortization: sum('amortization'), payment: sum('payment') };
}
