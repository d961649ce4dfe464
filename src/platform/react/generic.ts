import { lazy, memo } from 'react';

/** Any component, as the library has it. */
type Any = Parameters<typeof memo>[0];

/*
 * `lazy` and `memo` forget the type parameters of a component; these give them back. What they answer stands in JSX
 * alone: it is no function.
 */

export function lazyGeneric<Of extends Any>(load: () => Promise<Of>): Of {
  return lazy(async () => ({ default: await load() })) as unknown as Of;
}

export function memoGeneric<Of extends Any>(Component: Of): Of {
  return memo(Component) as unknown as Of;
}
