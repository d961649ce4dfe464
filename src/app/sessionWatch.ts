import { tokenExpiry } from '@/domain/identity/accessToken';
import { ACCESS_TOKEN_KEY, tokenStore } from '@/domain/identity/tokenStore';
import { onDue } from '@/modules/session/rules/dueTimer';
import { lockSession } from '@/modules/session/sessionFlow';
import { selectSession, sessionUnlocked, tokenKept } from '@/modules/session/sessionSlice';
import type { AppStore } from '@/platform/store/store';

/**
 * Ends a session when its token runs out, and takes up the token that another tab has got meanwhile.
 * Answers the function that stops it.
 */
export function watchSession(store: AppStore): () => void {
  let cancel: () => void = () => undefined;
  let armed: number | null = null;

  function check(): void {
    const { phase, locked, expiresAt } = selectSession(store.getState());
    if (phase !== 'signedIn') return;
    const token = tokenStore.access();
    const expiry = token ? tokenExpiry(token) : null;
    if (expiry !== null && expiry > Date.now()) {
      // Whose token it is has been settled by the mark, which is written before it.
      if (expiry !== expiresAt) store.dispatch(tokenKept(expiry));
      if (locked) store.dispatch(sessionUnlocked());
    } else if (!locked && expiresAt !== null && expiresAt <= Date.now()) {
      store.dispatch(lockSession());
    }
  }

  function arm(): void {
    const { phase, locked, expiresAt } = selectSession(store.getState());
    const at = phase === 'signedIn' && !locked ? expiresAt : null;
    if (at === armed) return;
    armed = at;
    cancel();
    cancel = at === null ? () => undefined : onDue(at, check);
  }

  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === ACCESS_TOKEN_KEY && newValue) check();
  };
  const onLook = () => {
    if (document.visibilityState === 'visible') check();
  };
  const unsubscribe = store.subscribe(arm);
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onLook);
  arm();
  return () => {
    cancel();
    unsubscribe();
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onLook);
  };
}
