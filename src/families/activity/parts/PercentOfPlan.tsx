import { type ComponentProps, useState } from 'react';
import { NumberControl } from '@/platform/forms/fields/NumberField';

interface PercentOfPlanProps extends Omit<
  ComponentProps<typeof NumberControl>,
  'value' | 'onChange' | 'unit'
> {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A percentage that is 0 unless it is typed: an emptied field stays empty until it is left, or typing would go on before the 0. */
export function PercentOfPlan({ value, onChange, ...props }: PercentOfPlanProps) {
  const [emptied, setEmptied] = useState(false);
  return (
    <NumberControl
      {...props}
      unit="%"
      value={emptied && value === 0 ? null : value}
      onChange={(next) => {
        setEmptied(next === null);
        onChange(next ?? 0);
      }}
      onBlur={() => setEmptied(false)}
    />
  );
}
