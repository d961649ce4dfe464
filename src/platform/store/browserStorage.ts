/** A browser that blocks its storage throws at the mere mention of it. */
export function unlessBlocked<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    // Nothing is in a storage that cannot be reached; what would be written there is kept in memory.
    return null;
  }
}

/** Whether this session runs on a computer that others use too; in every tab, and in the next ones. */
const SHARED_KEY = 'ep.shared';

/**
 * What the browser says, and then what it said when this page last looked: another tab that signs out takes the note
 * away, and what this page still writes must not become that of somebody's own computer.
 */
let lastSaid = false;

export const sharedNote = {
  is(): boolean {
    lastSaid ||= unlessBlocked(() => localStorage.getItem(SHARED_KEY)) != null;
    return lastSaid;
  },
  set(shared: boolean): void {
    lastSaid = shared;
    unlessBlocked(() =>
      shared ? localStorage.setItem(SHARED_KEY, '1') : localStorage.removeItem(SHARED_KEY),
    );
  },
};
