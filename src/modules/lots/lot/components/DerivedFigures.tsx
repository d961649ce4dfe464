import { useEffect } from 'react';
import { type FieldPath, type FieldValues, type PathValue, useFormContext } from 'react-hook-form';

interface DerivedFiguresProps<Values> {
  /** What follows from a field that was typed. */
  readonly by: (changed: string, all: Values) => Partial<Values>;
}

/** Keeps the pairs of the form together while one side of them is typed; shows nothing of its own. */
export function DerivedFigures<Values extends FieldValues>({ by }: DerivedFiguresProps<Values>) {
  const { subscribe, getValues, setValue, trigger, getFieldState } = useFormContext<Values>();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          // What is set here comes by as well, without a type.
          if (name === undefined || type !== 'change') return;
          for (const [key, value] of Object.entries(by(name, getValues()))) {
            const field = key as FieldPath<Values>;
            setValue(field, value as PathValue<Values, typeof field>, { shouldDirty: true });
            if (getFieldState(field).invalid) void trigger(field);
          }
        },
      }),
    [by, subscribe, getValues, setValue, trigger, getFieldState],
  );
  return null;
}
