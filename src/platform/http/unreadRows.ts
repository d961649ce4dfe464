import { useSyncExternalStore } from 'react';

/** How many rows of a list could not be read, by list and the page that asked for it. */
const counts = new Map<string, number>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** `page` is a path of the customer: the same of another customer is another. */
const countOf = (page: string): number => {
  let sum = 0;
  for (const [key, count] of counts) if (key.startsWith(`${page} `)) sum += count;
  return sum;
};

export const unreadRows = {
  countOf,
  /** A list was read for a page, all but so many of its rows. */
  read(page: string, list: string, count: number): void {
    const key = `${page} ${list}`;
    if ((counts.get(key) ?? 0) === count) return;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
    listeners.forEach((listener) => listener());
  },
};

/** How many rows of the lists of a page could not be read, as last answered. */
export const useUnreadRows = (page: string): number => useSyncExternalStore(subscribe, () => countOf(page));
