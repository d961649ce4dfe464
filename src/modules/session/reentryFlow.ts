import { createAsyncThunk } from '@reduxjs/toolkit';
import { signedOut } from '@/domain/identity/events';
import { identityLoaded } from '@/domain/identity/identitySlice';
import type { Identity } from '@/domain/identity/identityWire';
import { selectIdentity } from '@/domain/identity/selectors';
import { tokenStore } from '@/domain/identity/tokenStore';
import { asAppError } from '@/platform/http/appError';
import type { AppState } from '@/platform/store/appState';
import type { AppDispatch } from '@/platform/store/store';
import { afterOthers } from './afterOthers';
import { admit, expiryInHand, loadEntrant, takeTerms } from './sessionEntry';
import type { Credentials } from './sessionFlow';
import { markOf, sessionMark } from './sessionMark';
import * as service from './sessionService';
import { selectSession, tokenKept } from './sessionSlice';
import { failureOf, failureOfEntry, type SignInFailure } from './signInFailure';

/** The user as the server knows them now, at the customer whose page is open. */
async function atFormerCustomer(fresh: Identity, signedIn: Identity): Promise<Identity> {
  const customer = signedIn.currentCustomer;
  if (!customer || fresh.currentCustomer?.id === customer.id) return fresh;
  // A new session of the server knows no customer yet.
  return { ...fresh, currentCustomer: await service.setCustomer(customer.customerId, { quiet: true }) };
}

/**
 * Sign-in over the open page. The same user goes on where they were, with new tokens; anybody else starts afresh,
 * and nothing of the former user stays.
 */
export const reenter = createAsyncThunk<
  void,
  Credentials,
  { dispatch: AppDispatch; state: AppState; rejectValue: SignInFailure }
>('session/reenter', async ({ email, password }, { dispatch, getState, rejectWithValue }) => {
  const former = { access: tokenStore.access(), form: tokenStore.form() };
  let accepted = false;
  try {
    const refusal = await service.signIn(email, password);
    if (refusal) return rejectWithValue(refusal);
    accepted = true;
    // The new session is known by its cookie; a bearer of the former one would name that instead.
    tokenStore.clear();
    const { identity, terms } = await loadEntrant(false);
    const signedIn = selectIdentity(getState());
    if (signedIn?.id !== identity.id) {
      dispatch(signedOut(null));
      dispatch(admit({ identity, terms }));
      void afterOthers(identity.id);
      return undefined;
    }
    const continued = await atFormerCustomer(identity, signedIn);
    sessionMark.keep(markOf(continued));
    dispatch(takeTerms(terms));
    dispatch(tokenKept(expiryInHand(Date.now())));
    dispatch(identityLoaded(continued));
    return undefined;
  } catch (thrown) {
    if (selectSession(getState()).locked) tokenStore.clear();
    else tokenStore.keep(former.access, former.form);
    return rejectWithValue((accepted ? failureOfEntry : failureOf)(asAppError(thrown)));
  }
});
