import { useSyncExternalStore } from 'react';

/** Whether the network answers, as far as this page knows. */
export interface Connection {
  /** Since when nothing has come through, milliseconds; null while all is well. */
  readonly offlineSince: number | null;
}

let current: Connection = { offlineSince: null };
/** Whether a failed call has already announced this offline period. */
let announced = false;
const listeners = new Set<() => void>();

function change(offlineSince: number | null): void {
  if ((offlineSince === null) === (current.offlineSince === null)) return;
  current = { offlineSince };
  if (offlineSince === null) announced = false;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const connection = {
  current: () => current,
  subscribe,
  wentOffline: (now: number = Date.now()) => change(now),
  cameBack: () => change(null),
  /** A call got no answer. True for the first one of an offline period: only that one is worth saying. */
  callFailed(now: number = Date.now()): boolean {
    change(now);
    const first = !announced;
    announced = true;
    return first;
  },
};

export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, connection.current);
}
