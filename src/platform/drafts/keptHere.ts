import { log } from '@/platform/log/log';
import { ANSWER_DAYS, DRAFT_DAYS } from './keptDays';

const DAY_MS = 86_400_000;

const DRAFT = 'draft|';
const ANSWER = 'kept|';

type Entry = readonly [key: string, value: unknown];

/** Where drafts and kept answers lie. */
interface KeptFunctions {
  readonly entries: () => Promise<readonly Entry[]>;
  readonly remove: (keys: string[]) => Promise<void>;
}

const indexedDb: KeptFunctions = {
  entries: async () => {
    if (typeof indexedDB === 'undefined') return [];
    const all = await (await import('idb-keyval')).entries<IDBValidKey, unknown>();
    return all.flatMap(([key, value]) => (typeof key === 'string' ? [[key, value] as const] : []));
  },
  remove: async (keys) => (await import('idb-keyval')).delMany(keys),
};

let functions = indexedDb;

/** For tests: where they lie. */
export function configureKeptHere(store: KeptFunctions = indexedDb): void {
  functions = store;
}

function timeOf(value: unknown, name: 'savedAt' | 'at'): number {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return typeof found === 'number' ? found : 0;
}

/** True for a draft or an answer that is shown no more; milliseconds since 1970. */
function isExpired([key, value]: Entry, now: number): boolean {
  if (key.startsWith(DRAFT)) return now - timeOf(value, 'savedAt') >= DRAFT_DAYS * DAY_MS;
  return key.startsWith(ANSWER) && now - timeOf(value, 'at') >= ANSWER_DAYS * DAY_MS;
}

async function removeWhere(isMeant: (entry: Entry) => boolean): Promise<void> {
  try {
    const keys = (await functions.entries()).filter(isMeant).map(([key]) => key);
    if (keys.length > 0) await functions.remove(keys);
  } catch (thrown) {
    log.warn('kept data not removed', { reason: thrown instanceof Error ? thrown.name : 'unknown' });
  }
}

const ownDrafts = (userId: string) => `${DRAFT}${userId}/`;

/** Removes what is too old to be shown, of any user. */
export const sweepKept = (now: number = Date.now()): Promise<void> =>
  removeWhere((entry) => isExpired(entry, now));

/** How many drafts of a user lie in this browser; 0 where that cannot be read. */
export async function countDrafts(userId: string): Promise<number> {
  try {
    return (await functions.entries()).filter(([key]) => key.startsWith(ownDrafts(userId))).length;
  } catch (thrown) {
    log.warn('drafts not counted', { reason: thrown instanceof Error ? thrown.name : 'unknown' });
    return 0;
  }
}

/** Removes every kept answer, and the drafts of a user too if that is wanted. */
export const forgetKept = (userId: string | null, withDrafts: boolean): Promise<void> =>
  removeWhere(
    ([key]) => key.startsWith(ANSWER) || (withDrafts && userId !== null && key.startsWith(ownDrafts(userId))),
  );

/** Removes the kept answers of everybody but that user: a session that ended by itself has left them. */
export const forgetAnswersOfOthers = (userId: string): Promise<void> =>
  removeWhere(([key]) => key.startsWith(ANSWER) && !key.startsWith(`${ANSWER}${userId}/`));
