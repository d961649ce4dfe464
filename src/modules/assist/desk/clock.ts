import { createContext, useSyncExternalStore } from 'react';

const TICK_MS = 15_000;

let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}

/** The present minute in milliseconds since 1970: ages on the screen grow without any action. */
export function minuteNow(): number {
  // After a return the time is the present one, not that of leaving.
  if (Date.now() - now >= TICK_MS) now = Date.now();
  return Math.floor(now / 60_000) * 60_000;
}

export function useMinute(): number {
  return useSyncExternalStore(subscribe, minuteNow);
}

/** The minute as the desk has it: a list of cells each following the clock would look at it as often. */
export const Minute = createContext(0);
