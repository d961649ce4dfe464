import { NumberControl } from '@/platform/forms/fields/NumberField';
import { useField } from '@/platform/forms/useField';

interface LimitFieldProps {
  name: string;
  /** Names the cell for who does not see its row and column. */
  cell: string;
  /** What messages call it, under the cell and in the summary. */
  label: string;
  unit?: string | undefined;
  negative?: boolean | undefined;
}

/** One limit in its cell of the table: an integer. */
export function LimitField({ name, cell, label, unit, negative }: LimitFieldProps) {
  const field = useField<number | null>({ name, label });
  return (
    <NumberControl bare eraseToZero decimals={0} label={cell} unit={unit} negative={negative} {...field} />
  );
}
