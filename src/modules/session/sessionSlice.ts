import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { customerSelected, type EndReason, signedOut } from '@/domain/identity/events';
import { identityLoaded } from '@/domain/identity/identitySlice';
import type { Language } from '@/platform/i18n/i18n';
import type { AppState } from '@/platform/store/appState';
import type { Terms } from './sessionWire';

export type SessionPhase = 'starting' | 'unreachable' | 'signedOut' | 'signedIn';

interface SessionState {
  phase: SessionPhase;
  /** Why the last session ended; shown once on the sign-in screen. */
  endReason: EndReason;
  /** Terms that must be accepted before anything else. */
  terms: Terms | null;
  /** When the access token runs out, milliseconds; null when it does not say so. */
  expiresAt: number | null;
  /** The token ran out over an open page: sign-in stands over it, the page stays mounted. */
  locked: boolean;
  /** Sign-in over the page before the token has run out, because the user chose to. */
  reentry: boolean;
  /** This tab is changing the current customer: what other tabs say about it does not count yet. */
  switching: boolean;
  /** Another tab works for another customer of this user; `name` is null while it is still choosing. */
  otherCustomer: { name: string | null } | null;
  /** The server has not taken the last sign-out: its own session still stands. */
  serverSessionOpen: boolean;
  /** Picked on the sign-in screen: stronger than what the server keeps for the user. */
  chosenLanguage: Language | null;
}

const initialState: SessionState = {
  phase: 'starting',
  endReason: null,
  terms: null,
  expiresAt: null,
  locked: false,
  reentry: false,
  switching: false,
  otherCustomer: null,
  serverSessionOpen: false,
  chosenLanguage: null,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    termsFound: (state, { payload }: PayloadAction<Terms | null>) => {
      state.terms = payload;
    },
    serverUnreachable: (state) => {
      state.phase = 'unreachable';
    },
    tokenKept: (state, { payload }: PayloadAction<number | null>) => {
      state.expiresAt = payload;
    },
    sessionLocked: (state) => {
      state.locked = true;
      state.reentry = false;
    },
    sessionUnlocked: (state) => {
      state.locked = false;
      state.reentry = false;
    },
    reentryRequested: (state) => {
      state.reentry = true;
    },
    reentryLeft: (state) => {
      state.reentry = false;
    },
    customerSwitching: (state, { payload }: PayloadAction<boolean>) => {
      state.switching = payload;
    },
    otherCustomerFound: (state, { payload }: PayloadAction<{ name: string | null } | null>) => {
      state.otherCustomer = payload;
    },
    serverSessionFound: (state, { payload }: PayloadAction<boolean>) => {
      state.serverSessionOpen = payload;
    },
    languageChosen: (state, { payload }: PayloadAction<Language>) => {
      state.chosenLanguage = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(identityLoaded, (state) => {
        state.phase = 'signedIn';
        state.endReason = null;
        state.locked = false;
        state.reentry = false;
        state.otherCustomer = null;
        state.serverSessionOpen = false;
        state.chosenLanguage = null;
      })
      .addCase(customerSelected, (state) => {
        state.otherCustomer = null;
      })
      .addCase(signedOut, (_state, { payload }) => ({
        ...initialState,
        phase: 'signedOut',
        endReason: payload,
      }));
  },
});

declare module '@/platform/store/appState' {
  interface AppState {
    session: SessionState;
  }
}

export const {
  termsFound,
  serverUnreachable,
  tokenKept,
  sessionLocked,
  sessionUnlocked,
  reentryRequested,
  reentryLeft,
  customerSwitching,
  otherCustomerFound,
  serverSessionFound,
  languageChosen,
} = sessionSlice.actions;
export const selectSession = (state: AppState): SessionState => state.session;
