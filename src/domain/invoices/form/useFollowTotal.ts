import { useFormContext } from 'react-hook-form';
import { valuesUnder } from '../apportion';
import { payableOf } from '../invoiceChecks';
import type { InvoiceEntry } from '../invoiceEntry';

/**
 * What hangs on the total goes with it: the parts of the apportionment, and a single payment, which pays all that is to
 * be paid. It also follows what is retained.
 */
export function useFollowTotal(): (total: number | null) => void {
  const { getValues, setValue } = useFormContext<InvoiceEntry>();
  return (total) => {
    const { apportionments, payments, retainedValue, withoutPayment } = getValues();
    if (total === null) return;
    valuesUnder(total, apportionments).forEach((value, index) =>
      setValue(`apportionments.${index}.value`, value, { shouldDirty: true }),
    );
    const payable = payableOf({ totalValue: total, retainedValue, withoutPayment });
    if (payments.length === 1) setValue('payments.0.value', payable, { shouldDirty: true });
  };
}
