import { sharedNote } from './browserStorage';
import { goesOf, isListed, isOfUser } from './deviceStores';
import { localStore } from './localStore';

/** Other keys of this origin are those of the former site. */
const isOurs = (key: string) => isListed(key) || key.startsWith('ep.');

/**
 * Empties what this browser's storage keeps of a session that ends.
 * @param userId whose session it was; null where nobody knows any more
 */
export function leaveDevice(userId: string | null): void {
  const shared = sharedNote.is();
  localStore.dropWhere((key) => {
    if (!isOurs(key)) return false;
    const goes = goesOf(key);
    if (goes === 'session' || goes === 'tabs') return true;
    return goes === 'shared' && shared && userId !== null && isOfUser(key, userId);
  });
}

/** Somebody signs in: what a session that ended by itself has left of somebody else goes. */
export function dropOfOthers(userId: string): void {
  localStore.dropWhere((key) => key.startsWith('ep.recent.') && !isOfUser(key, userId));
}
