import { daysBetween, type LocalDate } from '@/platform/format/date';
import { roundHalfAway } from '@/platform/format/number';
import { shareOut } from '@/platform/format/shareOut';
import type { Deposit, Investment } from '../investmentTypes';
import { incomeTaxRate, iofRate } from './investmentTaxes';

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** What is left of each deposit: what came in first goes out first. */
function depositsLeft({ deposits, redemptions }: Pick<Investment, 'deposits' | 'redemptions'>): Deposit[] {
  let out = sum(redemptions.map(({ principal }) => principal));
  return deposits
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .flatMap(({ day, cents }) => {
      const taken = Math.min(out, cents);
      out -= taken;
      return cents > taken ? [{ day, cents: cents - taken }] : [];
    });
}

/** Principal that is still invested. Cents. */
export const principalOf = (investment: Pick<Investment, 'deposits' | 'redemptions'>): number =>
  sum(depositsLeft(investment).map(({ cents }) => cents));

/** The day of the last redemption; null while there is none. What was taken out by then is settled. */
export const lastRedemptionDay = ({ redemptions }: Pick<Investment, 'redemptions'>): LocalDate | null =>
  redemptions
    .map(({ day }) => day)
    .toSorted()
    .at(-1) ?? null;

interface Proposal {
  readonly income: number;
  readonly incomeTax: number;
  readonly iof: number;
  /** Principal + gain − taxes. */
  readonly net: number;
}

/** Principal + gain − taxes: what comes into the account. */
export const netOf = (principal: number, { income, incomeTax, iof }: Omit<Proposal, 'net'>): number =>
  principal + income - incomeTax - iof;

/**
 * IR and IOF on a gain (finance-decisions §4.8): 100 000,00 with a gain of 6 000,00 after 300 days owe 20 %, 1 200,00; net
 * 104 800,00. The gain of several deposits is shared by money and time; IOF is taken off before income tax is computed.
 * @param principal cents that are redeemed
 * @param income cents of gain on them
 */
export function taxesOf(
  investment: Pick<Investment, 'type' | 'deposits' | 'redemptions'>,
  {
    principal,
    income,
    day,
  }: { readonly principal: number; readonly income: number; readonly day: LocalDate },
): Proposal {
  let left = principal;
  const parts = depositsLeft(investment).flatMap((deposit) => {
    const cents = Math.min(left, deposit.cents);
    left -= cents;
    return cents > 0 ? [{ cents, days: Math.max(daysBetween(deposit.day, day), 0) }] : [];
  });
  const gains = shareOut(
    Math.max(income, 0),
    parts.map(({ cents, days }) => cents * Math.max(days, 1)),
  );
  let iof = 0;
  let incomeTax = 0;
  for (const [at, { days }] of parts.entries()) {
    const gain = gains[at] ?? 0;
    const ownIof = roundHalfAway((gain * iofRate(investment.type, days, day)) / 100, 0);
    iof += ownIof;
    incomeTax += roundHalfAway(((gain - ownIof) * incomeTaxRate(investment.type, days, day)) / 100, 0);
  }
  const proposal = { income, incomeTax, iof };
  return { ...proposal, net: netOf(principal, proposal) };
}

/** The part of the gain that belongs to a part of the principal. Cents; null when the gain is not known. */
export function incomeOfPart(income: number | null, principal: number, whole: number): number | null {
  if (income === null) return null;
  return whole === 0 ? 0 : roundHalfAway((income * principal) / whole, 0);
}

export type Maturity = 'redeemed' | 'overdue' | 'soon' | 'later' | 'none';

/** So many days before it is due a position is said to be due soon. */
export const SOON_DAYS = 30;

export function maturityOf(investment: Investment, today: LocalDate): Maturity {
  if (principalOf(investment) === 0) return 'redeemed';
  if (investment.dueDate === null) return 'none';
  const days = daysBetween(today, investment.dueDate);
  return days < 0 ? 'overdue' : days <= SOON_DAYS ? 'soon' : 'later';
}

/** One position as the statement shows it; what is not known is null. */
export interface PositionRow {
  readonly id: Investment['id'];
  readonly investment: Investment;
  readonly firstDay: LocalDate | null;
  readonly principal: number;
  readonly income: number | null;
  readonly incomeTax: number | null;
  readonly iof: number | null;
  readonly net: number | null;
  /** Gain of what was redeemed. */
  readonly realised: number;
  readonly maturity: Maturity;
}

export function positionRow(investment: Investment, today: LocalDate): PositionRow {
  const principal = principalOf(investment);
  const { income } = investment;
  const proposal = income === null ? null : taxesOf(investment, { principal, income, day: today });
  return {
    id: investment.id,
    investment,
    firstDay: investment.deposits.map(({ day }) => day).toSorted()[0] ?? null,
    principal,
    income,
    incomeTax: proposal?.incomeTax ?? null,
    iof: proposal?.iof ?? null,
    net: proposal?.net ?? null,
    realised: sum(investment.redemptions.map((each) => each.income)),
    maturity: maturityOf(investment, today),
  };
}

/** Of deposits that recur: their due dates are all empty or all the same (FA-277). */
export function sameDueDates(dueDates: readonly (LocalDate | null)[]): boolean {
  return new Set(dueDates).size <= 1;
}
