/** Why the map stands without Google's imagery. */
export type FallbackReason = 'noKey' | 'refused' | 'unreachable';

const KEY = 'map.notice';

/**
 * True once per reason and person: a missing key is a fact of the account and said once in this browser, what went wrong
 * is said once in this visit.
 */
export function shouldTell(reason: FallbackReason, person: string): boolean {
  const store = reason === 'noKey' ? localStorage : sessionStorage;
  const key = `${KEY}.${reason}.${person}`;
  if (store.getItem(key) !== null) return false;
  store.setItem(key, '1');
  return true;
}
