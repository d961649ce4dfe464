import { faultOf } from '@/platform/log/faultOf';
import { ANSWER_DAYS } from '@/platform/drafts/keptDays';
import { sharedComputer } from '@/platform/drafts/sharedComputer';
import { log } from '@/platform/log/log';

/** An answer that was good once, shown again until a newer one arrives. */
export interface Kept<T> {
  readonly data: T;
  /** When it was requested, milliseconds since 1970. */
  readonly at: number;
}

/** Where kept answers lie. Each function may fail: what cannot be kept is requested again. */
export interface KeptFunctions {
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, kept: Kept<unknown>) => Promise<void>;
}

// Loaded with the first widget: nothing on the way to the sign-in waits for it.
const indexedDb: KeptFunctions = {
  get: async (key) => (await import('idb-keyval')).get<unknown>(key),
  set: async (key, kept) => (await import('idb-keyval')).set(key, kept),
};

let functions = indexedDb;

/** For tests: where they lie. */
export function configureKeptData(store: KeptFunctions = indexedDb): void {
  functions = store;
}

const DAY_MS = 86_400_000;

/** The key of a widget's answer, or null while the user is unknown, and on a shared computer. */
function keptKey(scope: string, name: string): string | null {
  if (sharedComputer.is()) return null;
  return scope && `kept|${scope}|${name}`;
}

function isKept(value: unknown): value is Kept<unknown> {
  return typeof value === 'object' && value !== null && 'data' in value && 'at' in value;
}

/** The last good answer of that scope, or null. */
export async function readKept(scope: string, name: string): Promise<Kept<unknown> | null> {
  const key = keptKey(scope, name);
  if (!key) return null;
  try {
    const kept = await functions.get(key);
    return isKept(kept) && Date.now() - kept.at < ANSWER_DAYS * DAY_MS ? kept : null;
  } catch (thrown) {
    // A private window: the answer of the server comes all the same.
    log.warn('kept data not read', { reason: faultOf(thrown) });
    return null;
  }
}

export async function keepData(scope: string, name: string, kept: Kept<unknown>): Promise<void> {
  const key = keptKey(scope, name);
  if (!key) return;
  try {
    await functions.set(key, kept);
  } catch (thrown) {
    log.warn('data not kept', { reason: faultOf(thrown) });
  }
}
