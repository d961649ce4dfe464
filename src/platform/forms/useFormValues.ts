import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';

/** All values of the form around, as they are typed. They are whole: every form is given all its defaults. */
export function useFormValues<Values extends FieldValues>(): Values {
  const { control } = useFormContext<Values>();
  // The library's type allows for a form without defaults.
  return useWatch({ control }) as Values;
}
