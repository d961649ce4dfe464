import { useEffect, useEffectEvent } from 'react';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';

/**
 * Checks a list of a form again whenever something in it changes, while something is wrong with it: what one row is
 * refused for may be mended in another.
 */
export function useRecheck<Values extends FieldValues>(name: FieldPath<Values>, rows: unknown) {
  const {
    trigger,
    formState: { errors },
  } = useFormContext<Values>();
  const recheck = useEffectEvent(() => {
    if (errors[name] !== undefined) void trigger(name);
  });
  useEffect(() => recheck(), [rows]);
}
