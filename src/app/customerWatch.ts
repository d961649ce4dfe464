import { signedOut } from '@/domain/identity/events';
import { selectIdentity } from '@/domain/identity/selectors';
import { endSession } from '@/modules/session/sessionFlow';
import { SESSION_MARK_KEY, sessionMark } from '@/modules/session/sessionMark';
import { otherCustomerFound, selectSession } from '@/modules/session/sessionSlice';
import type { AppStore } from '@/platform/store/store';

/**
 * Compares what this tab shows with what the browser's session is about: signed out in another tab, another user
 * there, or another customer. Answers the function that stops it.
 */
export function watchCustomer(store: AppStore): () => void {
  function compare(): void {
    const { phase, switching, otherCustomer } = selectSession(store.getState());
    const identity = selectIdentity(store.getState());
    if (phase !== 'signedIn' || switching || !identity) return;
    const mark = sessionMark.read();
    if (!mark) {
      store.dispatch(endSession('elsewhere'));
      return;
    }
    if (mark.userId !== identity.id) {
      // The tokens are the other user's now and stay where they are.
      store.dispatch(signedOut('elsewhere'));
      return;
    }
    const own = identity.currentCustomer;
    const other = own !== null && mark.linkId !== own.id ? { name: mark.customerName } : null;
    if (other?.name !== otherCustomer?.name) store.dispatch(otherCustomerFound(other));
  }

  const onStorage = ({ key }: StorageEvent) => {
    // No key: everything was cleared.
    if (key === null || key === SESSION_MARK_KEY) compare();
  };
  // A sleeping or frozen tab receives no message.
  const onLook = () => {
    if (document.visibilityState === 'visible') compare();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onLook);
  document.addEventListener('visibilitychange', onLook);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onLook);
    document.removeEventListener('visibilitychange', onLook);
  };
}
