import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { LotValues } from '../lotSchemas';
import { derivedBy } from '../rules/derivedFigures';

type Name = keyof LotValues;

/** Keeps the pairs of the form together while one side of them is typed; shows nothing of its own. */
export function DerivedFigures() {
  const { subscribe, getValues, setValue, trigger, getFieldState } = useFormContext<LotValues>();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          // What is set here comes by as well, without a type.
          if (name === undefined || type !== 'change') return;
          const entries = Object.entries(derivedBy(name, getValues())) as [Name, LotValues[Name]][];
          for (const [field, value] of entries) {
            setValue(field, value, { shouldDirty: true });
            if (getFieldState(field).invalid) void trigger(field);
          }
        },
      }),
    [subscribe, getValues, setValue, trigger, getFieldState],
  );
  return null;
}
