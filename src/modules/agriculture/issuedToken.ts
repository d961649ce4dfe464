import { useSyncExternalStore } from 'react';

interface Issued {
  readonly name: string;
  /** The key; '' where the server did not answer it. */
  readonly token: string;
}

let issued: Issued | null = null;
const listeners = new Set<() => void>();

function change(next: Issued | null) {
  issued = next;
  listeners.forEach((listener) => listener());
}

/** The key that was just made, until its dialog is closed or the page left. Kept in no store, draft or address. */
export const issuedToken = {
  show: (next: Issued) => change(next),
  forget: () => change(null),
};

export function useIssuedToken(): Issued | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => issued,
  );
}
