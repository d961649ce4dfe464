import { tokenExpiry } from '@/domain/identity/accessToken';
import { identityLoaded } from '@/domain/identity/identitySlice';
import type { Identity } from '@/domain/identity/identityWire';
import { tokenStore } from '@/domain/identity/tokenStore';
import { asAppError } from '@/platform/http/appError';
import { log } from '@/platform/log/log';
import {
  DEFAULT_PREFERENCES,
  holdsUnsentPreferences,
  readPreferences,
  storedPreferences,
} from '@/platform/preferences/preferences';
import { preferencesChanged, selectPreferences } from '@/platform/preferences/preferencesSlice';
import type { AppState } from '@/platform/store/appState';
import type { AppDispatch } from '@/platform/store/store';
import { markOf, sessionMark } from './sessionMark';
import * as service from './sessionService';
import type { Terms } from './sessionWire';
import { selectSession, termsFound, tokenKept } from './sessionSlice';
import { holdWindow } from './signOutFlow';
import { askForTermsLater, stopAskingForTerms } from './termsAgain';

/** The signed-in user, with the steps before the first page. */
interface Entrant {
  identity: Identity;
  /** 'unread' when they could not be read: then they are requested again. */
  terms: Terms | null | 'unread';
}

async function readTerms(): Promise<Entrant['terms']> {
  try {
    return await service.termsToAccept();
  } catch (thrown) {
    const error = asAppError(thrown);
    if (error.kind === 'unauthorized') throw error;
    // Terms that cannot be read now are requested later; they must not shut anybody out.
    log.warn('terms not read', { error: error.kind });
    return 'unread';
  }
}

/**
 * When the token in hand runs out, or null when its own word is of no use: a token that is over in the very moment
 * it arrives speaks of a wrong clock in this computer, and the server is left to judge it.
 */
export function expiryInHand(now: number): number | null {
  const token = tokenStore.access();
  const expiry = token ? tokenExpiry(token) : null;
  return expiry !== null && expiry > now ? expiry : null;
}

/** Another tab signed out while this one was still starting. */
export class SignedOutElsewhere extends Error {}

/** Loads the user that cookie or bearer names and keeps the tokens. */
async function loadUser(hasBearer: boolean): Promise<Identity> {
  const { identity, accessToken, tokenForm } = await service.getLoggedUser();
  // The answer to a call made before another tab signed out must not bring its token back.
  if (hasBearer && !tokenStore.access()) throw new SignedOutElsewhere();
  tokenStore.keep(accessToken, tokenForm);
  return identity;
}

/** The user, and the terms still to accept. With a bearer in hand already, both are requested at once. */
export async function loadEntrant(hasBearer: boolean): Promise<Entrant> {
  const pendingTerms = hasBearer ? readTerms() : undefined;
  // Its failure is read below; until then it must not count as unhandled.
  pendingTerms?.catch(() => undefined);
  const identity = await loadUser(hasBearer);
  return { identity, terms: await (pendingTerms ?? readTerms()) };
}

/** Terms to accept stand before the pages from here on; those that could not be read are requested again. */
export function takeTerms(terms: Entrant['terms']) {
  return (dispatch: AppDispatch): void => {
    stopAskingForTerms();
    dispatch(termsFound(terms === 'unread' ? null : terms));
    if (terms === 'unread') dispatch(askForTermsLater());
  };
}

/** Makes the entrant the signed-in user of this tab, with the look that they keep. */
export function admit({ identity, terms }: Entrant) {
  return (dispatch: AppDispatch, getState: () => AppState): void => {
    const { language } = selectPreferences(getState());
    const { chosenLanguage } = selectSession(getState());
    sessionMark.keep(markOf(identity));
    holdWindow();
    dispatch(
      preferencesChanged({
        ...DEFAULT_PREFERENCES,
        language,
        ...storedPreferences(identity.id),
        ...readPreferences(identity.preferences),
        // An unsent change is newer than the server's answer.
        ...(holdsUnsentPreferences(identity.id) ? storedPreferences(identity.id) : {}),
      }),
    );
    dispatch(takeTerms(terms));
    dispatch(tokenKept(expiryInHand(Date.now())));
    dispatch(identityLoaded(identity));
    // After the entry, so that it counts as a change of the user's and is kept for them.
    if (chosenLanguage) dispatch(preferencesChanged({ language: chosenLanguage }));
  };
}
