import { createAsyncThunk } from '@reduxjs/toolkit';
import { isExpired } from '@/domain/identity/accessToken';
import { customerSelected, type EndReason, signedOut } from '@/domain/identity/events';
import { identityLoaded } from '@/domain/identity/identitySlice';
import type { UserLink } from '@/domain/identity/identityTypes';
import { tokenStore } from '@/domain/identity/tokenStore';
import { type AppError, asAppError, isAppError } from '@/platform/http/appError';
import { readPreferences, storedPreferences } from '@/platform/preferences/preferences';
import { preferencesChanged } from '@/platform/preferences/preferencesSlice';
import type { AppDispatch } from '@/platform/store/store';
import { log } from '@/platform/log/log';
import * as service from './sessionService';
import { serverUnreachable, termsFound } from './sessionSlice';

/** Ends the session on this side: tokens go first, so that nothing asked from here on carries them. */
export function endSession(reason: EndReason) {
  return (dispatch: AppDispatch): void => {
    tokenStore.clear();
    dispatch(signedOut(reason));
  };
}

/** Loads the user that cookie or bearer names, keeps the tokens, then asks for terms still to accept. */
async function enter(dispatch: AppDispatch): Promise<void> {
  const { identity, accessToken, tokenForm } = await service.getLoggedUser();
  tokenStore.keep(accessToken, tokenForm);
  const terms = await service.termsToAccept().catch((error: unknown) => {
    // Terms that cannot be read now are asked for at the next entry; they must not shut anybody out.
    log.warn('terms not read', { error: asAppError(error).kind });
    return null;
  });
  dispatch(preferencesChanged({ ...storedPreferences(identity.id), ...readPreferences(identity.preferences) }));
  dispatch(termsFound(terms));
  dispatch(identityLoaded(identity));
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
      await enter(dispatch);
    } catch (thrown) {
      if (asAppError(thrown).kind === 'offline') dispatch(serverUnreachable());
      else dispatch(endSession('tokenLoginFailed'));
    }
  };
}

/** The message of a refused sign-in, from a 200 or a 4xx body alike; null lets the screen say its own. */
function refusal(error: AppError): string | null {
  return error.kind === 'validation' ? (error.message ?? null) : null;
}

export type SignInFailure = { message: string } | { key: 'wrong' | 'offline' | 'server' };

function failureOf(error: AppError): SignInFailure {
  const message = refusal(error);
  if (message) return { message };
  if (error.kind === 'offline') return { key: 'offline' };
  if (error.kind === 'server') return error.messages[0] ? { message: error.messages[0] } : { key: 'server' };
  return { key: error.kind === 'unexpected' ? 'server' : 'wrong' };
}

export const signIn = createAsyncThunk<
  void,
  { email: string; password: string },
  { dispatch: AppDispatch; rejectValue: SignInFailure }
>('session/signIn', async ({ email, password }, { dispatch, rejectWithValue }) => {
  try {
    const answer = await service.signIn(email, password);
    if (answer?.success !== true) {
      const message = answer?.error?.message;
      return rejectWithValue(message ? { message } : { key: 'wrong' });
    }
    // A former user's tokens must not name the new one.
    tokenStore.clear();
    await enter(dispatch);
    return undefined;
  } catch (thrown) {
    return rejectWithValue(failureOf(isAppError(thrown) ? thrown : asAppError(thrown)));
  }
});

export function signOut() {
  return async (dispatch: AppDispatch): Promise<void> => {
    const told = service.signOutOnServer().catch((error: unknown) => {
      log.warn('sign-out not told to the server', { error: asAppError(error).kind });
    });
    await told;
    dispatch(endSession(null));
  };
}

/** Makes a customer the current one, notes the access, and drops what the store held of the former customer. */
export const selectCustomer = createAsyncThunk<void, UserLink, { dispatch: AppDispatch; rejectValue: AppError }>(
  'session/selectCustomer',
  async (link, { dispatch, rejectWithValue }) => {
    try {
      const customer = await service.setCustomer(link.customerId);
      dispatch(customerSelected(customer));
      await service.logAccess(link.id).catch((error: unknown) => {
        log.warn('access not logged', { error: asAppError(error).kind });
      });
      return undefined;
    } catch (thrown) {
      return rejectWithValue(asAppError(thrown));
    }
  },
);

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
