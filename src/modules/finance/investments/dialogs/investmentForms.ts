import { array, number, object, string } from 'yup';
import { formatMoney } from '@/platform/format/money';
import { today } from '@/platform/format/date';
import type { FormMessage } from '@/platform/forms/formMessage';
import type { Within } from '@/platform/forms/formSchema';
import {
  biggerThanZero,
  greaterOrEqualZero,
  maxDate,
  maxLength,
  mostMoney,
  validDate,
} from '@/platform/forms/validators';
import type { InvestmentType } from '../investmentTypes';
import { sameDueDates } from '../rules/positions';
import { PRODUCT_LIMIT } from './productLimit';

export interface InvestForm {
  type: InvestmentType;
  product: string;
  deposits: { day: string; cents: number; dueDate: string | null }[];
}

export interface RedeemForm {
  day: string;
  principal: number;
  income: number;
  incomeTax: number;
  iof: number;
}

/** Says something of the module's own words. */
const says = (fault: string, values: Readonly<Record<string, string>> = {}) =>
  ({ key: 'invalid', says: `financeInvestments:faults.${fault}`, values }) satisfies FormMessage;

const pastDay = () =>
  string()
    .required()
    .test(validDate())
    .test(maxDate(() => today()));
const money = () => number().nullable().required().test(greaterOrEqualZero()).test(mostMoney());

const deposit = object({
  day: pastDay(),
  cents: number().nullable().required().test(biggerThanZero()).test(mostMoney()),
  dueDate: string()
    .nullable()
    .defined()
    .test(validDate())
    .test('after', (value, { parent, createError }: Within<{ day: string | null }>) => {
      const { day } = parent;
      return !value || !day || value > day || createError({ message: says('dueBeforeDay') });
    }),
});

/** FA-277: the due dates of recurring deposits are all empty or all the same. */
export const investSchema = object({
  type: string<InvestmentType>().nullable().required(),
  product: string().nullable().trim().required().test(maxLength(PRODUCT_LIMIT)),
  deposits: array(deposit)
    .required()
    .min(1)
    .test('dueDates', (rows, { createError }) => {
      const same = sameDueDates((rows ?? []).map(({ dueDate }) => dueDate || null));
      return same || createError({ message: says('dueDates') });
    }),
});

/** One more deposit: not before the last redemption, nor when the position is due. */
export const depositSchema = (since: string | null, dueDate: string | null) =>
  object({
    day: pastDay()
      .test('since', (value, { createError }) =>
        !value || since === null || value >= since
          ? true
          : createError({ message: says('beforeRedemption') }),
      )
      .test('due', (value, { createError }) =>
        !value || dueDate === null || value < dueDate ? true : createError({ message: says('afterDue') }),
      ),
    cents: number().nullable().required().test(biggerThanZero()).test(mostMoney()),
  });

/** What is redeemed: no more than is invested, not before it was, and taxes no more than the gain. */
export const redeemSchema = (balance: number, since: string) =>
  object({
    day: pastDay().test('since', (value, { createError }) =>
      !value || value >= since ? true : createError({ message: says('beforePurchase') }),
    ),
    principal: number()
      .nullable()
      .required()
      .test(biggerThanZero())
      .test('balance', (value, { createError }) =>
        value == null || value <= balance
          ? true
          : createError({ message: says('tooMuch', { value: formatMoney(balance) }) }),
      ),
    income: money(),
    incomeTax: money().test('taxes', (value, { parent, createError }: Within<RedeemForm>) => {
      const { income, iof } = parent;
      return value == null || value + (iof ?? 0) <= (income ?? 0) || createError({ message: says('taxes') });
    }),
    iof: money(),
  });

export const incomeSchema = (since: string) =>
  object({
    income: money(),
    day: pastDay().test('since', (value, { createError }) =>
      !value || value >= since ? true : createError({ message: says('beforePurchase') }),
    ),
  });
