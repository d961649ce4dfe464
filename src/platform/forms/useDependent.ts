import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';

interface Dependence {
  /** The field that others hang on. */
  readonly on: string;
  /** Fields emptied when it changes. */
  readonly clears: readonly string[];
}

/**
 * Empties what hangs on a field when that field changes: another farm has other plots. Values that arrive together
 * (a record, a draft, a reset) are left as they are.
 */
export function useDependent({ on, clears }: Dependence): void {
  const { subscribe, getValues, setValue } = useFormContext();
  const clear = useEffectEvent(() => {
    for (const name of clears) {
      const value: unknown = getValues(name);
      if (value != null) setValue(name, Array.isArray(value) ? [] : null, { shouldDirty: true });
    }
  });
  useEffect(() => {
    let last: unknown = getValues(on);
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        const value: unknown = getValues(on);
        const changed = name === on && value !== last;
        last = value;
        // After all listeners of this change: in the middle of it, some would receive the old values last.
        if (changed) queueMicrotask(clear);
      },
    });
  }, [subscribe, getValues, on]);
}
