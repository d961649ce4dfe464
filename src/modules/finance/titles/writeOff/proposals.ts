import type { UseFormReturn } from 'react-hook-form';
import { isLocalDate } from '@/platform/format/date';
import type { FormInput } from '@/platform/forms/useAppForm';
import { lateCharges } from '../rules/lateCharges';
import type { TitleRow } from '../rules/titleRow';
import type { WriteOffValues } from './writeOffSchema';
import type { Amount } from './WriteOffLines';

type Form = Pick<UseFormReturn<FormInput<WriteOffValues>, unknown, WriteOffValues>, 'getValues' | 'setValue'>;

/**
 * Interest and penalty follow the day of payment and the value, until somebody types their own. Which ones are somebody's
 * own is part of the form: a draft that is put back knows it too.
 */
export function proposals(rows: readonly TitleRow[], { getValues, setValue }: Form) {
  const propose = (at: number) => {
    const row = rows[at];
    const paymentDate = getValues('paymentDate');
    if (!row || !isLocalDate(paymentDate)) return;
    const charges = lateCharges(row, getValues(`lines.${at}.value`) ?? 0, paymentDate);
    const own = getValues('own') ?? [];
    for (const name of ['interest', 'penalty'] as const)
      if (!own.includes(`${at}.${name}`))
        setValue(`lines.${at}.${name}`, charges[name], { shouldDirty: true });
  };
  return {
    onTyped: (at: number, amount: Amount) => {
      if (amount === 'value') propose(at);
      else setValue('own', [...(getValues('own') ?? []), `${at}.${amount}`]);
    },
    onPaymentDate: () => rows.forEach((_, at) => propose(at)),
  };
}
