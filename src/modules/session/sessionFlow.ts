import { createAsyncThunk } from '@reduxjs/toolkit';
import { isExpired } from '@/domain/identity/accessToken';
import { signedOut } from '@/domain/identity/events';
import { tokenStore } from '@/domain/identity/tokenStore';
import { sharedComputer } from '@/platform/drafts/sharedComputer';
import { type AppError, asAppError } from '@/platform/http/appError';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import type { AppDispatch } from '@/platform/store/store';
import { admit, loadEntrant, SignedOutElsewhere } from './sessionEntry';
import { endSession } from './sessionEnd';
import { afterOthers } from './afterOthers';
import * as service from './sessionService';
import { serverUnreachable, termsFound } from './sessionSlice';
import { failureOf, failureOfEntry, type SignInFailure } from './signInFailure';
import { dropOwedSignOut, endClosedWindow, repeatSignOut, stopOwedSignOut } from './signOutFlow';

export { selectCustomer } from './customerFlow';
export { endSession, lockSession } from './sessionEnd';
export { loadLeaveQuestions, onBeforeSignOut, signOut } from './signOutFlow';

/** No answer at all, or a proxy's word that the server behind it is down: says nothing about the token. */
function isUnreachable(error: AppError): boolean {
  return error.kind === 'offline' || (error.kind === 'server' && [502, 503, 504].includes(error.status));
}

/** Goes on without a network, on a browser that has opened a page which is meant for that; true where it could. */
function enterOffline(error: AppError) {
  return async (dispatch: AppDispatch): Promise<boolean> => {
    if (error.kind !== 'offline' || !navigator.serviceWorker?.controller) return false;
    try {
      const { startOffline } = await import('./offlineEntry');
      return await dispatch(startOffline());
    } catch (reason) {
      log.warn('not started offline', { reason: faultOf(reason) });
      return false;
    }
  };
}

/**
 * What happens on start: no token shows the sign-in, an expired one ends the session, a valid one loads the user.
 * No answer at all keeps the token, goes on with who was seen here last where pages are used without a network, and
 * else offers to try again; a refusal ends the session.
 */
export function startSession(now: number = Date.now()) {
  return async (dispatch: AppDispatch): Promise<void> => {
    const token = tokenStore.access();
    if (!token) {
      dispatch(signedOut(null));
      await endClosedWindow();
      void dispatch(repeatSignOut());
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
      else if (isUnreachable(asAppError(thrown))) {
        if (!(await dispatch(enterOffline(asAppError(thrown))))) dispatch(serverUnreachable());
      } else dispatch(endSession('tokenLoginFailed'));
    }
  };
}

export interface Credentials {
  email: string;
  password: string;
  /** Others use this computer too: nothing of the work is kept in it. Left as it is when not said. */
  shared?: boolean;
}

export const signIn = createAsyncThunk<
  void,
  Credentials,
  { dispatch: AppDispatch; rejectValue: SignInFailure }
>('session/signIn', async ({ email, password, shared }, { dispatch, rejectWithValue }) => {
  let accepted = false;
  stopOwedSignOut();
  try {
    const refusal = await service.signIn(email, password);
    if (refusal) return rejectWithValue(refusal);
    accepted = true;
    // A former user's tokens must not name the new one.
    tokenStore.clear();
    dropOwedSignOut();
    if (shared !== undefined) sharedComputer.set(shared);
    const entrant = await loadEntrant(false);
    dispatch(admit(entrant));
    void afterOthers(entrant.identity.id);
    return undefined;
  } catch (thrown) {
    return rejectWithValue((accepted ? failureOfEntry : failureOf)(asAppError(thrown)));
  }
});

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
