import { log } from '@/platform/log/log';

/** What the browser would not take: it lasts for as long as this page. */
const held = new Map<string, string>();

/**
 * The browser's local storage, for whatever the application itself must not stumble over: on a device without room, or
 * in a window that may write nothing, it is as if the storage ended with the page.
 */
export const localStore = {
  read: (key: string): string | null => localStorage.getItem(key) ?? held.get(key) ?? null,
  keep(key: string, text: string): void {
    try {
      localStorage.setItem(key, text);
      held.delete(key);
    } catch (thrown) {
      // The former value would be read instead of the new one.
      localStorage.removeItem(key);
      held.set(key, text);
      log.warn('not kept', { key, reason: String(thrown) });
    }
  },
  drop(key: string): void {
    held.delete(key);
    localStorage.removeItem(key);
  },
};
