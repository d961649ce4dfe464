import { useFieldArray, useFormContext } from 'react-hook-form';
import { isLocalDate } from '@/platform/format/date';
import { canSplit, dueDates, evenParts, MOST_INSTALLMENTS, spreadRest } from '../rules/splitInstallments';
import type { TitleInput } from './titleValues';

/** The installments of the form around, and what makes them follow the fields over them. */
export function useInstallments() {
  const { getValues, setValue, trigger, clearErrors } = useFormContext<TitleInput>();
  const { fields, replace } = useFieldArray<TitleInput, 'installments'>({ name: 'installments' });

  const valuesFor = (count: number): (number | null)[] => {
    const total = getValues('total');
    // A sum of fewer cents than parts cannot be split.
    if (total === null || !canSplit(total, count)) return Array.from({ length: count }, () => null);
    return evenParts(total, count);
  };
  /** Makes all lines anew: their number, the first day or the interval is another. */
  const rebuild = () => {
    const { count, firstDue, interval, intervalDays } = getValues();
    const days = intervalDays ?? 0;
    if (count === null || !Number.isInteger(count)) return;
    // Said at once: lines of another number would look like the answer.
    void trigger('count');
    if (count < 1 || count > MOST_INSTALLMENTS) return replace([]);
    if (!isLocalDate(firstDue) || (interval === 'CUSTOM' && days < 1)) return;
    const values = valuesFor(count);
    const dates = dueDates(firstDue, count, interval ?? 'MONTH', days);
    replace(dates.map((dueDate, at) => ({ dueDate, value: values[at] ?? null })));
    clearErrors('installments');
  };
  const put = (values: readonly (number | null)[], leaving?: number) => {
    values.forEach((value, at) => {
      if (at !== leaving) setValue(`installments.${at}.value`, value, { shouldDirty: true });
    });
    clearErrors('installments');
  };
  /** Another total is shared out evenly over the lines there are. */
  const follow = () => {
    put(valuesFor(getValues('installments').length));
    if (getValues('count') !== 1) void trigger('count');
  };
  /** One value was typed: the others make up for it. */
  const spread = (at: number) => {
    const total = getValues('total');
    const values = getValues('installments').map(({ value }) => value ?? 0);
    if (total !== null && total > 0) put(spreadRest(total, values, at), at);
  };
  return { fields, rebuild, follow, spread };
}
