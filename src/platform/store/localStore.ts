import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { sharedNote, unlessBlocked } from './browserStorage';
import { endsWithWindow } from './deviceStores';

/** What the browser would not take: it lasts for as long as this page. */
const inMemory = new Map<string, string>();

const keysOf = (storage: () => Storage): string[] => unlessBlocked(() => Object.keys(storage())) ?? [];
const local = () => localStorage;
const ofWindow = () => sessionStorage;

/** On a computer that others use too, what is of somebody dies with the window (`deviceStores`). */
const placeOf = (key: string) => (sharedNote.is() && endsWithWindow(key) ? ofWindow : local);

/**
 * The browser's local storage, for whatever the application itself must not stumble over: on a device without room, or
 * in a window that may write nothing, it is as if the storage ended with the page. Each key is in `deviceStores`.
 */
export const localStore = {
  read: (key: string): string | null =>
    unlessBlocked(() => placeOf(key)().getItem(key)) ?? inMemory.get(key) ?? null,
  keep(key: string, text: string): void {
    const place = placeOf(key);
    try {
      place().setItem(key, text);
      inMemory.delete(key);
    } catch (thrown) {
      // The former value would be read instead of the new one.
      unlessBlocked(() => place().removeItem(key));
      inMemory.set(key, text);
      log.warn('not kept', { key, reason: faultOf(thrown) });
    }
  },
  drop(key: string): void {
    inMemory.delete(key);
    unlessBlocked(() => local().removeItem(key));
    unlessBlocked(() => ofWindow().removeItem(key));
  },
  has: (isMeant: (key: string) => boolean): boolean => keysOf(local).some(isMeant),
  /** Drops every key that is meant, of this browser and of this window. */
  dropWhere(isMeant: (key: string) => boolean): void {
    for (const key of new Set([...keysOf(local), ...keysOf(ofWindow), ...inMemory.keys()]))
      if (isMeant(key)) localStore.drop(key);
  },
};
