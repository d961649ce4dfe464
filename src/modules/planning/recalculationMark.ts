import { useSyncExternalStore } from 'react';
import { localStore } from '@/platform/store/localStore';
import { currentScope } from '@/platform/store/scope';

const listeners = new Set<() => void>();
const keyOf = () => `planning.recalculation.${currentScope()}`;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether this browser has seen a recalculation of the current customer run, and not yet its end. */
export const useRecalculationMark = () =>
  useSyncExternalStore(subscribe, () => localStore.read(keyOf()) !== null);

/** Keeps, or drops, that one runs: it is followed on other pages and found again after a reload. */
export function markRecalculation(running: boolean): void {
  if (running) localStore.keep(keyOf(), '1');
  else localStore.drop(keyOf());
  for (const listener of listeners) listener();
}
