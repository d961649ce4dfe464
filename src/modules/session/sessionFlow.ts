import { createAsyncThunk } from '@reduxjs/toolkit';
import { isExpired } from '@/domain/identity/accessToken';
import { type EndReason, signedOut } from '@/domain/identity/events';
import { tokenStore } from '@/domain/identity/tokenStore';
import { type AppError, asAppError } from '@/platform/http/appError';
import { log } from '@/platform/log/log';
import type { AppDispatch } from '@/platform/store/store';
import { admit, loadEntrant, SignedOutElsewhere } from './sessionEntry';
import { sessionMark } from './sessionMark';
import * as service from './sessionService';
import { serverUnreachable, sessionLocked, termsFound } from './sessionSlice';
import { failureOf, failureOfEntry, type SignInFailure } from './signInFailure';

export { selectCustomer } from './customerFlow';

/** Ends the session on this side: tokens go first, so that nothing asked from here on carries them. */
export function endSession(reason: EndReason) {
  return (dispatch: AppDispatch): void => {
    tokenStore.clear();
    dispatch(signedOut(reason));
  };
}

/** The token ran out over an open page: it goes, the page stays and sign-in stands over it. */
export function lockSession() {
  return (dispatch: AppDispatch): void => {
    tokenStore.clear();
    dispatch(sessionLocked());
  };
}

/** No answer at all, or a proxy's word that the server behind it is down: says nothing about the token. */
function isUnreachable(error: AppError): boolean {
  return error.kind === 'offline' || (error.kind === 'server' && [502, 503, 504].includes(error.status));
}

/**
 * What happens on start: no token shows the sign-in, an expired one ends the session, a valid one loads the user.
 * No answer at all keeps the token and offers to try again; a refusal ends the session.
 */
export function startSession(now: number = Date.now()) {
  return async (dispatch: AppDispatch): Promise<void> => {
    const token = tokenStore.access();
    if (!token) {
      dispatch(signedOut(null));
      return;
    }
    if (isExpired(token, now)) {
      dispatch(endSession('expired'));
      return;
    }
    try {
      dispatch(admit(await loadEntrant(true)));
    } catch (thrown) {
      if (thrown instanceof SignedOutElsewhere) dispatch(signedOut('elsewhere'));
      else if (isUnreachable(asAppError(thrown))) dispatch(serverUnreachable());
      else dispatch(endSession('tokenLoginFailed'));
    }
  };
}

export interface Credentials {
  email: string;
  password: string;
}

export const signIn = createAsyncThunk<
  void,
  Credentials,
  { dispatch: AppDispatch; rejectValue: SignInFailure }
>('session/signIn', async ({ email, password }, { dispatch, rejectWithValue }) => {
  let accepted = false;
  try {
    const refusal = await service.signIn(email, password);
    if (refusal) return rejectWithValue(refusal);
    accepted = true;
    // A former user's tokens must not name the new one.
    tokenStore.clear();
    dispatch(admit(await loadEntrant(false)));
    return undefined;
  } catch (thrown) {
    return rejectWithValue((accepted ? failureOfEntry : failureOf)(asAppError(thrown)));
  }
});

/** What other parts do while the session still stands, each in at most the time that sign-out waits. */
const beforeSignOut = new Set<() => Promise<unknown>>();
const PATIENCE_MS = 3000;

export function onBeforeSignOut(step: () => Promise<unknown>): () => void {
  beforeSignOut.add(step);
  return () => void beforeSignOut.delete(step);
}

/** Gives a call its chance without letting a dead server keep anybody signed in. */
async function attempt(what: string, run: () => Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  const told = run().catch((error: unknown) => log.warn(what, { error: asAppError(error).kind }));
  await Promise.race([told, patience]);
  clearTimeout(timer);
}

/** The person leaves, and with this tab all others of this browser. */
export function signOut() {
  return async (dispatch: AppDispatch): Promise<void> => {
    await Promise.all([...beforeSignOut].map((step) => attempt('step before sign-out failed', step)));
    await attempt('sign-out not told to the server', service.signOutOnServer);
    sessionMark.clear();
    dispatch(endSession(null));
  };
}

export const acceptTerms = createAsyncThunk<void, number, { dispatch: AppDispatch; rejectValue: AppError }>(
  'session/acceptTerms',
  async (id, { dispatch, rejectWithValue }) => {
    try {
      await service.acceptTerms(id);
      dispatch(termsFound(null));
      return undefined;
    } catch (thrown) {
      return rejectWithValue(asAppError(thrown));
    }
  },
);
