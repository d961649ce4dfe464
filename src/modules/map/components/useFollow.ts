import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * Keeps a computed value of the form equal to what it follows; `undefined` follows nothing yet. What is equal already
 * is left alone: a form that only opened counts as untouched.
 */
export function useFollow(name: string, value: string | number | boolean | null | undefined): void {
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    if (value !== undefined && getValues(name) !== value) setValue(name, value);
  }, [getValues, setValue, name, value]);
}
