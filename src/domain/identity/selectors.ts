import type { AppState } from '@/platform/store/appState';
import { useAppSelector } from '@/platform/store/hooks';
import type { CurrentCustomer, Identity } from './identityWire';

export const selectIdentity = (state: AppState): Identity | null => state.identity.identity;
export const selectCustomer = (state: AppState): CurrentCustomer | null =>
  state.identity.identity?.currentCustomer ?? null;

/** Whose data the store holds: the user-to-customer link, or the user where no customer is picked. */
export const selectScope = (state: AppState): string => {
  const identity = selectIdentity(state);
  return identity ? `${identity.id}/${identity.currentCustomer?.id ?? '-'}` : '';
};

export const useIdentity = () => useAppSelector(selectIdentity);
export const useCustomer = () => useAppSelector(selectCustomer);
