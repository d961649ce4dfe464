import { useMemo } from 'react';

/**
 * The same object as long as its content is the same. State that is read anew at every render, out of the address or
 * the storage, would else rebuild columns and sort rows for nothing.
 */
export function useSame<T>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}
