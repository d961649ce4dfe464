import { useState } from 'react';
import { selectScope } from '@/domain/identity/selectors';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useAppSelector } from '@/platform/store/hooks';

/**
 * The page was opened without anything in its address, by this user for this customer. After a switch of the customer it
 * is about to be left: what the next one chose last is for the next page.
 */
export function useOpenedBare(): boolean {
  const scope = useAppSelector(selectScope);
  const { params } = useAddressValues();
  const [bareFor] = useState(() => (params.size === 0 ? scope : null));
  return bareFor === scope;
}
