import { useCallback } from 'react';
import { useCustomer } from './selectors';

/** A test for menu keys of the current customer: does one of its menu entries carry this constant filter? */
export function useHoldsMenuKey(): (key: string) => boolean {
  const permissions = useCustomer()?.permissions;
  return useCallback(
    (key) => permissions?.some(({ constantFilter }) => constantFilter === key) ?? false,
    [permissions],
  );
}
