import i18next from 'i18next';
import { selectIdentity } from '@/domain/identity/selectors';
import { onBeforeSignOut } from '@/modules/session/sessionFlow';
import { savePreferences } from '@/modules/session/sessionService';
import { asAppError } from '@/platform/http/appError';
import { log } from '@/platform/log/log';
import {
  holdsUnsentPreferences,
  keepPreferences,
  markUnsentPreferences,
} from '@/platform/preferences/preferences';
import { selectPreferences } from '@/platform/preferences/preferencesSlice';
import type { AppStore } from '@/platform/store/store';

const DELAY_MS = 1000;

function speak(language: string): void {
  if (language !== i18next.language) void i18next.changeLanguage(language);
}

/**
 * Keeps the look of the application: in this browser for each user and, for the sign-in screen, the last one; on the
 * server once the user has changed something and rests. Answers the function that stops it.
 */
export function syncPreferences(store: AppStore): () => void {
  let known = selectPreferences(store.getState());
  let userId: string | undefined = selectIdentity(store.getState())?.id;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    // The session's end takes the pending change with it: it is in the browser already.
    if (userId === undefined) return;
    const sent = known;
    const sender = userId;
    try {
      await savePreferences(sent);
      if (sent === known) markUnsentPreferences(sender, false);
    } catch (thrown) {
      log.warn('preferences not kept on the server', { error: asAppError(thrown).kind });
    }
  }

  function follow(): void {
    const preferences = selectPreferences(store.getState());
    const id = selectIdentity(store.getState())?.id;
    const sameUser = id === userId;
    if (sameUser && preferences === known) return;
    speak(preferences.language);
    known = preferences;
    userId = id;
    keepPreferences(preferences, id);
    clearTimeout(timer);
    timer = undefined;
    if (id === undefined) return;
    // What comes with an entry is what the server has said; only later changes are the user's, and those that a
    // reload or a failure kept from being sent.
    if (sameUser) markUnsentPreferences(id, true);
    if (sameUser || holdsUnsentPreferences(id)) timer = setTimeout(() => void send(), DELAY_MS);
  }

  const unsubscribe = store.subscribe(follow);
  const forget = onBeforeSignOut(send);
  speak(known.language);
  if (userId !== undefined) {
    keepPreferences(known, userId);
    if (holdsUnsentPreferences(userId)) timer = setTimeout(() => void send(), DELAY_MS);
  }
  return () => {
    unsubscribe();
    forget();
    clearTimeout(timer);
  };
}
