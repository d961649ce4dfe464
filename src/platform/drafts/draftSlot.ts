import { sharedComputer } from './sharedComputer';

/** How many forms of one name may stand in several tabs at once, each with a draft of its own. */
const MOST_SLOTS = 6;
/** A page that is left gives its place free a moment after the next one begins: seconds later on a busy computer. */
const PATIENCE_MS = 2000;
/** A page that was loaded anew knows that the place was its own. */
const RELOAD_PATIENCE_MS = 3000;

function patience(): number {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'type' in entry && entry.type === 'reload' ? RELOAD_PATIENCE_MS : PATIENCE_MS;
}

/** What tells tabs apart: `navigator.locks`, where the browser has it. */
type Locks = Pick<LockManager, 'request'>;

interface Held {
  readonly name: string;
  readonly release: () => void;
}

/** What this tab holds, by the key of the form: a form that is shown again goes on with its own draft. */
const claimed = new Map<string, Promise<Held>>();
const kept = new Map<string, Held>();

const slotName = (key: string, number: number) => (number === 1 ? key : `${key}#${number}`);

/** Takes a name that no other tab holds; null where one does. */
function take(locks: Locks, name: string, milliseconds: number): Promise<Held | null> {
  return new Promise((resolve) => {
    const options = milliseconds > 0 ? { signal: AbortSignal.timeout(milliseconds) } : { ifAvailable: true };
    locks
      .request(name, options, (lock) => {
        if (!lock) {
          resolve(null);
          return undefined;
        }
        return new Promise<void>((release) => resolve({ name, release }));
      })
      .catch(() => resolve(null));
  });
}

/**
 * The first place of a form's draft that no other tab holds and that has a draft, else the first that none holds. The
 * draft of a tab that was closed is found again; two tabs never write over one another.
 */
async function claim(locks: Locks, key: string, hasDraft: (name: string) => Promise<boolean>): Promise<Held> {
  let empty: Held | null = null;
  for (let number = 1; number <= MOST_SLOTS; number += 1) {
    const own = await take(locks, slotName(key, number), number === 1 ? patience() : 0);
    if (!own) continue;
    if (await hasDraft(own.name)) {
      empty?.release();
      return own;
    }
    if (empty) own.release();
    else empty = own;
  }
  return empty ?? { name: slotName(key, MOST_SLOTS), release: () => undefined };
}

const browserLocks = (): Locks | undefined =>
  typeof navigator === 'undefined' || sharedComputer.is() ? undefined : navigator.locks;

/** Where a form keeps its draft, once that is known: at once where no tabs can be reported apart. */
export function draftSlot(
  key: string,
  hasDraft: (name: string) => Promise<boolean>,
  locks: Locks | undefined = browserLocks(),
): string | Promise<string> {
  if (!locks) return key;
  const own = kept.get(key);
  if (own) return own.name;
  const before = claimed.get(key);
  if (before) return before.then(({ name }) => name);
  const claiming = claim(locks, key, hasDraft).then((got) => {
    kept.set(key, got);
    return got;
  });
  claimed.set(key, claiming);
  return claiming.then(({ name }) => name);
}

/** Gives the places of this page free: it is being left. */
export function releaseSlots(): void {
  for (const { release } of kept.values()) release();
  kept.clear();
  claimed.clear();
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', releaseSlots);
