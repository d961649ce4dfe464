import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';

/** What the browser would not take: it lasts for as long as this page. */
const inMemory = new Map<string, string>();

/** A browser that blocks its storage throws at the mere mention of it. */
function unlessBlocked<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    // Nothing is in a storage that cannot be reached; what would be written there is kept in memory.
    return null;
  }
}

/**
 * The browser's local storage, for whatever the application itself must not stumble over: on a device without room, or
 * in a window that may write nothing, it is as if the storage ended with the page.
 */
export const localStore = {
  read: (key: string): string | null =>
    unlessBlocked(() => localStorage.getItem(key)) ?? inMemory.get(key) ?? null,
  keep(key: string, text: string): void {
    try {
      localStorage.setItem(key, text);
      inMemory.delete(key);
    } catch (thrown) {
      // The former value would be read instead of the new one.
      unlessBlocked(() => localStorage.removeItem(key));
      inMemory.set(key, text);
      log.warn('not kept', { key, reason: faultOf(thrown) });
    }
  },
  drop(key: string): void {
    inMemory.delete(key);
    unlessBlocked(() => localStorage.removeItem(key));
  },
  /** Drops every key of that beginning. */
  dropAll(prefix: string): void {
    const keys = unlessBlocked(() => Object.keys(localStorage)) ?? [];
    for (const key of [...keys, ...inMemory.keys()]) if (key.startsWith(prefix)) localStore.drop(key);
  },
};
