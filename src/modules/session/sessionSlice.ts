import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type EndReason, signedOut } from '@/domain/identity/events';
import { identityLoaded } from '@/domain/identity/identitySlice';
import type { AppState } from '@/platform/store/appState';
import type { Terms } from './sessionService';

export type SessionPhase = 'starting' | 'unreachable' | 'signedOut' | 'signedIn';

interface SessionState {
  phase: SessionPhase;
  /** Why the last session ended; shown once on the sign-in screen. */
  endReason: EndReason;
  /** Terms that must be accepted before anything else. */
  terms: Terms | null;
  /** The token ran out over an open page: sign-in stands over it, the page stays mounted. */
  locked: boolean;
}

const initialState: SessionState = { phase: 'starting', endReason: null, terms: null, locked: false };

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
    sessionLocked: (state) => {
      state.locked = true;
    },
    sessionUnlocked: (state) => {
      state.locked = false;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(identityLoaded, (state) => {
        state.phase = 'signedIn';
        state.endReason = null;
      })
      .addCase(signedOut, (_state, { payload }) => ({ ...initialState, phase: 'signedOut', endReason: payload }));
  },
});

declare module '@/platform/store/appState' {
  interface AppState {
    session: SessionState;
  }
}

export const { termsFound, serverUnreachable, sessionLocked, sessionUnlocked } = sessionSlice.actions;
export const selectSession = (state: AppState): SessionState => state.session;
