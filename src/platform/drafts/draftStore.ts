import type { UseStore } from 'idb-keyval';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { currentScope } from '@/platform/store/scope';

/** Typed values that were not saved yet. */
export interface Draft {
  /** Of the form's shape: a draft of another version is of no use. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly values: unknown;
}

/** Where drafts lie. Each function may fail; nobody who types is troubled by it. */
export interface DraftFunctions {
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, draft: Draft) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;

type Library = typeof import('idb-keyval');
interface Opened {
  readonly library: Library;
  readonly store: UseStore;
}

// Loaded with the first draft: no page waits for it. A module that is there is handed over a task later all the same,
// too late for the draft of a page that goes: so it is held.
let held: Opened | undefined;
async function open(): Promise<Opened> {
  const library = await import('idb-keyval');
  held ??= { library, store: library.createStore('keyval-store', 'keyval') };
  return held;
}

const indexedDb: DraftFunctions = {
  get: async (key) => {
    const { library, store } = held ?? (await open());
    return library.get<unknown>(key, store);
  },
  set: async (key, draft) => {
    const { library, store } = held ?? (await open());
    await store('readwrite', (kept) => {
      kept.put(draft, key);
      const done = library.promisifyRequest(kept.transaction);
      // A write that is still open when its page goes is taken back.
      kept.transaction.commit();
      return done;
    });
  },
  remove: async (key) => {
    const { library, store } = held ?? (await open());
    return library.del(key, store);
  },
};

let functions = indexedDb;
let scopeOf: () => string = currentScope;

/**
 * Says whose drafts they are (user and customer; '' while nobody is known, and then none are kept), and for tests
 * where they lie.
 */
export function configureDrafts(scope: () => string, store: DraftFunctions = indexedDb): void {
  scopeOf = scope;
  functions = store;
}

/** The key of a form's draft on the page it stands on, or null when nobody is known whose it would be. */
export function draftKey(formKey: string, route: string = location.pathname): string | null {
  const scope = scopeOf();
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
  const draft = await quietly(() => functions.get(key), 'read');
  if (!isDraft(draft)) return null;
  if (draft.version === version && Date.now() - draft.savedAt < KEPT_DAYS * DAY_MS) return draft;
  await removeDraft(key);
  return null;
}

export async function writeDraft(key: string, version: number, values: unknown): Promise<void> {
  await quietly(() => functions.set(key, { version, savedAt: Date.now(), values }), 'kept');
}

export async function removeDraft(key: string): Promise<void> {
  await quietly(() => functions.remove(key), 'removed');
}
