import { selectIdentity } from '@/domain/identity/selectors';
import { asAppError } from '@/platform/http/appError';
import { log } from '@/platform/log/log';
import type { AppState } from '@/platform/store/appState';
import type { AppDispatch } from '@/platform/store/store';
import * as service from './sessionService';
import { selectSession, termsFound } from './sessionSlice';

/** A minute after the entry, then ever more seldom, at least every quarter of an hour. */
const FIRST_MS = 60_000;
const LONGEST_MS = 900_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** After a sign-in or sign-out: a step of the former user is dropped. */
export function stopAskingForTerms(): void {
  clearTimeout(timer);
}

/**
 * Asks for the terms again that could not be read at the entry. Found, they stand before the next page that is opened:
 * work under way is not interrupted.
 */
export function askForTermsLater(delay: number = FIRST_MS) {
  return (dispatch: AppDispatch, getState: () => AppState): void => {
    stopAskingForTerms();
    const ask = async () => {
      const userId = selectIdentity(getState())?.id;
      // Signed out meanwhile, or locked: the next entry asks by itself.
      if (userId === undefined || selectSession(getState()).locked) return;
      try {
        const terms = await service.termsToAccept({ silent: true });
        if (selectIdentity(getState())?.id === userId) dispatch(termsFound(terms));
      } catch (thrown) {
        if (selectIdentity(getState())?.id !== userId) return;
        log.warn('terms not read again', { error: asAppError(thrown).kind });
        dispatch(askForTermsLater(Math.min(delay * 2, LONGEST_MS)));
      }
    };
    timer = setTimeout(() => void ask(), delay);
  };
}
