import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { NoteProps } from '@/families/register/registerTypes';
import type { LotValues } from '../lotSchemas';
import { derivedBy } from '../rules/derivedFigures';

type Name = keyof LotValues;

/** Keeps the pairs of the form together while one side of them is typed; shows nothing of its own. */
export function DerivedFigures(_props: NoteProps<LotValues>) {
  const { watch, setValue, trigger, getFieldState } = useFormContext<LotValues>();
  useEffect(() => {
    const { unsubscribe } = watch((_values, { name, type }) => {
      // What is set here comes by as well, without a type.
      if (name === undefined || type !== 'change') return;
      const entries = Object.entries(derivedBy(name, watch())) as [Name, LotValues[Name]][];
      for (const [field, value] of entries) {
        setValue(field, value, { shouldDirty: true });
        if (getFieldState(field).invalid) void trigger(field);
      }
    });
    return unsubscribe;
  }, [watch, setValue, trigger, getFieldState]);
  return null;
}
