import type { UseFormReturn } from 'react-hook-form';
import { isLocalDate } from '@/platform/format/date';
import type { FormInput } from '@/platform/forms/useAppForm';
import { earlyDiscount } from '../rules/earlyDiscount';
import { lateCharges } from '../rules/lateCharges';
import type { TitleRow } from '../rules/titleRow';
import { amountsForTotal, exchangeOf } from '../rules/writeOffLines';
import type { WriteOffValues } from './writeOffSchema';
import type { Amount } from './WriteOffLines';

const DERIVED = ['interest', 'penalty', 'discount'] as const;

type Form = Pick<UseFormReturn<FormInput<WriteOffValues>, unknown, WriteOffValues>, 'getValues' | 'setValue'>;

/**
 * Interest, penalty and discount follow the day of payment and the value, until somebody types their own. Which ones are somebody's
 * own is part of the form: a draft that is put back knows it too.
 */
export function proposals(rows: readonly TitleRow[], { getValues, setValue }: Form) {
  /** The exchange difference follows the value and the rate of the day. */
  const exchange = (at: number) => {
    const [value, rate] = [getValues(`lines.${at}.value`), getValues(`lines.${at}.rate`)];
    const cents = exchangeOf(value ?? 0, rows[at]?.quotation ?? null, rate ?? null);
    setValue(`lines.${at}.exchange`, cents, { shouldDirty: true });
  };
  const propose = (at: number) => {
    const row = rows[at];
    const paymentDate = getValues('paymentDate');
    if (!row || !isLocalDate(paymentDate)) return;
    const value = getValues(`lines.${at}.value`) ?? 0;
    const charges = {
      ...lateCharges(row, value, paymentDate),
      discount: earlyDiscount(row, value, paymentDate),
    };
    exchange(at);
    const own = getValues('own') ?? [];
    for (const name of DERIVED)
      if (!own.includes(`${at}.${name}`))
        setValue(`lines.${at}.${name}`, charges[name], { shouldDirty: true });
  };
  const keep = (at: number, names: readonly Amount[]) =>
    setValue('own', [...new Set([...(getValues('own') ?? []), ...names.map((name) => `${at}.${name}`)])]);
  return {
    /** What was paid in all is known: what it is made of follows. */
    onTotal: (at: number, total: number) => {
      const row = rows[at];
      if (!row) return;
      const value = getValues(`lines.${at}.value`) ?? Math.min(total, row.open);
      const paymentDate = getValues('paymentDate');
      const due = isLocalDate(paymentDate) ? lateCharges(row, value, paymentDate).penalty : 0;
      // The rate of the day says what of the total is exchange difference; the rest is made of the other amounts.
      const more = exchangeOf(value, row.quotation, getValues(`lines.${at}.rate`) ?? null);
      const amounts = { value, ...amountsForTotal(value, total - more, due) };
      for (const name of ['value', ...DERIVED] as const)
        setValue(`lines.${at}.${name}`, amounts[name], { shouldDirty: true });
      exchange(at);
      keep(at, DERIVED);
    },
    onRate: exchange,
    onTyped: (at: number, amount: Amount) => {
      if (amount === 'value') propose(at);
      else keep(at, [amount]);
    },
    onPaymentDate: () => rows.forEach((_, at) => propose(at)),
  };
}
