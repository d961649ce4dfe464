import { sharedNote } from '@/platform/store/browserStorage';

/** Why the map stands without Google's imagery. */
export type FallbackReason = 'noKey' | 'refused' | 'unreachable';

/**
 * A missing key is a fact of the account and said once to each person in this browser; what went wrong is said once in
 * each visit. On a shared computer each visit is the first.
 */
const place = (reason: FallbackReason, person: string) => ({
  store: reason === 'noKey' && !sharedNote.is() ? localStorage : sessionStorage,
  key: `map.notice.${reason}.${person}`,
});

export function wasShown(reason: FallbackReason, person: string): boolean {
  const { store, key } = place(reason, person);
  return store.getItem(key) !== null;
}

export function rememberShown(reason: FallbackReason, person: string): void {
  const { store, key } = place(reason, person);
  store.setItem(key, '1');
}
