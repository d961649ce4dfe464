import { selectSession } from '@/modules/session/sessionSlice';
import { connection } from '@/platform/connection/connection';
import { resumed } from '@/platform/store/resumed';
import type { AppStore } from '@/platform/store/store';

/** Tells the screens when a sign-in over the page or a returning network lets their calls through again. */
export function watchResume(store: AppStore): () => void {
  let locked = selectSession(store.getState()).locked;
  let offline = connection.current().offlineSince !== null;
  const unsubscribeStore = store.subscribe(() => {
    const { locked: now, phase } = selectSession(store.getState());
    const unlocked = locked && !now && phase === 'signedIn';
    locked = now;
    if (unlocked) resumed();
  });
  const unsubscribeConnection = connection.subscribe(() => {
    const now = connection.current().offlineSince !== null;
    const back = offline && !now;
    offline = now;
    if (back) resumed();
  });
  return () => {
    unsubscribeStore();
    unsubscribeConnection();
  };
}
