import { type EndReason, signedOut } from '@/domain/identity/events';
import { tokenStore } from '@/domain/identity/tokenStore';
import { log } from '@/platform/log/log';
import type { AppState } from '@/platform/store/appState';
import type { AppDispatch } from '@/platform/store/store';
import { selectSession, sessionLocked } from './sessionSlice';

/** A refusal so close to the token's end is its end: the clocks of server and computer differ by as much. */
const LAST_MINUTE_MS = 60_000;

/** What this browser ends by itself when a session is over; the server takes no call of it any more. */
const afterEnd = new Set<() => Promise<unknown>>();

export function onSessionGone(step: () => Promise<unknown>): () => void {
  afterEnd.add(step);
  return () => void afterEnd.delete(step);
}

function tokensGone(): void {
  tokenStore.clear();
  for (const step of afterEnd) {
    step().catch((thrown: unknown) => {
      log.warn('step after the session failed', {
        reason: thrown instanceof Error ? thrown.name : 'unknown',
      });
    });
  }
}

/** Ends the session on this side: tokens go first, so that no request from here on carries them. */
export function endSession(reason: EndReason) {
  return (dispatch: AppDispatch): void => {
    tokensGone();
    dispatch(signedOut(reason));
  };
}

/** The token ran out over an open page: it goes, the page stays and sign-in stands over it. */
export function lockSession() {
  return (dispatch: AppDispatch): void => {
    tokensGone();
    dispatch(sessionLocked());
  };
}

/** The server takes the session's token no more: it ran out over an open page, or the session is over. */
export function sessionRefused(bearer: string | null) {
  return (dispatch: AppDispatch, getState: () => AppState): void => {
    // The answer to a token that has been replaced meanwhile says nothing of the present one.
    if (bearer !== tokenStore.access()) return;
    const { phase, locked, reentry, expiresAt } = selectSession(getState());
    // Before the entry and under the sign-in over a page there is no session that could end.
    if (phase !== 'signedIn' || locked || reentry) return;
    const ending = expiresAt !== null && expiresAt - Date.now() <= LAST_MINUTE_MS;
    dispatch(ending ? lockSession() : endSession('invalid'));
  };
}
