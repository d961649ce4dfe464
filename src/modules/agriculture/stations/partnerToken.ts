import { useSyncExternalStore } from 'react';
import { currentScope } from '@/platform/store/scope';

let kept: { scope: string; token: string } | null = null;
const listeners = new Set<() => void>();
const read = () => (kept?.scope === currentScope() ? kept.token : null);

function change(next: typeof kept) {
  kept = next;
  listeners.forEach((listener) => listener());
}

/** The partner account's token: for as long as the page of stations is open, of the customer it was typed for. */
export const partnerToken = {
  keep: (token: string) => change({ scope: currentScope(), token }),
  forget: () => change(null),
  read,
};

export function usePartnerToken(): string | null {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, read);
}
