import { type EndReason, signedOut } from '@/domain/identity/events';
import { tokenStore } from '@/domain/identity/tokenStore';
import { log } from '@/platform/log/log';
import type { AppDispatch } from '@/platform/store/store';
import { sessionLocked } from './sessionSlice';

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
