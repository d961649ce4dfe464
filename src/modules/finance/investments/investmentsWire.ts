import { array } from 'valibot';
import { anyId, choice, every, made, only, optionalText, record } from '@/platform/http/wire';
import { cents, centsOrNone, changeCount, day, givenCents, givenDay } from '@/platform/http/wireValues';
import { type Deposit, type Investment, INVESTMENT_TYPES, type Redemption } from './investmentTypes';

const byDay = <T extends { readonly day: string }>(all: readonly T[]) =>
  all.toSorted((a, b) => a.day.localeCompare(b.day));

const DepositWire = made(record({ date: givenDay, value: givenCents }), (sent): Deposit => ({
  day: sent.date,
  cents: sent.value,
}));

const RedemptionWire = made(
  record({
    id: anyId,
    date: givenDay,
    principal: givenCents,
    income: givenCents,
    incomeTax: centsOrNone,
    iof: centsOrNone,
  }),
  ({ date, ...rest }): Redemption => ({ ...rest, day: date }),
);

/** One position; none when a part of its money cannot be read, for its sums would be wrong. */
export const InvestmentWire = made(
  record({
    id: anyId,
    version: changeCount,
    type: choice(INVESTMENT_TYPES, ''),
    bankProduct: optionalText,
    deposits: only(array(DepositWire), 'deposits', (all) => all.length > 0),
    redemptions: every(RedemptionWire),
    dueDate: day,
    income: cents,
    incomeDate: day,
  }),
  ({ bankProduct: product, deposits, redemptions, incomeDate: incomeDay, ...rest }): Investment => ({
    ...rest,
    product,
    deposits: byDay(deposits),
    redemptions: byDay(redemptions),
    incomeDay,
  }),
);
