import type { UseStore } from 'idb-keyval';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { currentScope } from '@/platform/store/scope';
import { DRAFT_DAYS } from './keptDays';
import { sharedComputer } from './sharedComputer';

/** Typed values that were not saved yet. */
export interface Draft {
  /** Of the form's shape: a draft of another version is of no use. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly values: unknown;
  /** The state of the record over which it was typed, where that is known. */
  readonly basis?: string;
  /** The values of that record: what was typed is what differs from them. */
  readonly read?: unknown;
}

/** Where drafts lie. Each function may fail; typing goes on all the same. */
export interface DraftFunctions {
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, draft: Draft) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

const DAY_MS = 86_400_000;

type Library = typeof import('idb-keyval');
interface Opened {
  readonly library: Library;
  readonly store: UseStore;
}

// Loaded with the first draft: no page waits for it. A module that is there is handed over a task later all the same,
// too late for the draft of a page that is unloaded: so the write is kept open.
let opened: Opened | undefined;
async function open(): Promise<Opened> {
  const library = await import('idb-keyval');
  opened ??= { library, store: library.createStore('keyval-store', 'keyval') };
  return opened;
}

const indexedDb: DraftFunctions = {
  get: async (key) => {
    const { library, store } = opened ?? (await open());
    return library.get<unknown>(key, store);
  },
  set: async (key, draft) => {
    const { library, store } = opened ?? (await open());
    await store('readwrite', (kept) => {
      kept.put(draft, key);
      const done = library.promisifyRequest(kept.transaction);
      // A write that is still open when its page goes is taken back.
      kept.transaction.commit();
      return done;
    });
  },
  remove: async (key) => {
    const { library, store } = opened ?? (await open());
    return library.del(key, store);
  },
};

const inMemory = new Map<string, unknown>();
/** Of a session on a shared computer: typed values last as long as the page. */
const memory: DraftFunctions = {
  get: (key) => Promise.resolve(inMemory.get(key)),
  set: (key, draft) => Promise.resolve(void inMemory.set(key, draft)),
  remove: (key) => Promise.resolve(void inMemory.delete(key)),
};

let configured = indexedDb;
const functions = () => (sharedComputer.is() ? memory : configured);
/** Keys of this beginning are not written: their user has left and wants nothing kept. */
let closed: string | null = null;
let scopeOf: () => string = currentScope;

/**
 * Says whose drafts they are (user and customer; '' while the user is unknown, and then none are kept), and for tests
 * where they lie.
 */
export function configureDrafts(scope: () => string, store: DraftFunctions = indexedDb): void {
  scopeOf = scope;
  configured = store;
}

/** The key of a form's draft on the page it stands on, or null while the user is unknown. */
export function draftKey(formKey: string, route: string = location.pathname): string | null {
  const scope = scopeOf();
  if (scope) closed = null;
  return scope && `draft|${scope}|${route}|${formKey}`;
}

async function quietly<T>(work: () => Promise<T>, what: string): Promise<T | undefined> {
  try {
    return await work();
  } catch (thrown) {
    // A private window or a full disk: typing goes on, the draft is not kept.
    log.warn(`draft not ${what}`, { reason: faultOf(thrown) });
    return undefined;
  }
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'values' in value && 'savedAt' in value;
}

/** The draft of that key, unless it is of another version or older than thirty days; such a one is thrown away. */
export async function readDraft(key: string, version: number): Promise<Draft | null> {
  const draft = await quietly(() => functions().get(key), 'read');
  if (!isDraft(draft)) return null;
  if (draft.version === version && Date.now() - draft.savedAt < DRAFT_DAYS * DAY_MS) return draft;
  await removeDraft(key);
  return null;
}

/** How many drafts last as long as this page, which is a shared computer's. */
export const countInMemory = (userId: string): number =>
  [...inMemory.keys()].filter((key) => key.startsWith(`draft|${userId}/`)).length;

/** From here on nothing more of that user is kept, until a form opens for somebody who is signed in. */
export function closeDrafts(userId: string): void {
  closed = `draft|${userId}/`;
  inMemory.clear();
}

/** Whether there is a draft under that key, of any version. */
export async function hasDraft(key: string): Promise<boolean> {
  return isDraft(await quietly(() => functions().get(key), 'read'));
}

/**
 * @param basis the state of the record over which the values were typed
 * @param read the values of that record
 */
export async function writeDraft(
  key: string,
  version: number,
  values: unknown,
  basis?: string,
  read?: unknown,
): Promise<void> {
  // A form that closes because its user leaves writes once more.
  if (closed !== null && key.startsWith(closed)) return;
  await quietly(
    () =>
      functions().set(key, {
        version,
        savedAt: Date.now(),
        values,
        ...(basis === undefined ? {} : { basis, read }),
      }),
    'kept',
  );
}

export async function removeDraft(key: string): Promise<void> {
  await quietly(() => functions().remove(key), 'removed');
}
