import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { customerSelected, signedOut } from './events';
import type { Identity } from './identityWire';

interface IdentityState {
  identity: Identity | null;
}

const initialState: IdentityState = { identity: null };

export const identitySlice = createSlice({
  name: 'identity',
  initialState,
  reducers: {
    identityLoaded: (state, { payload }: PayloadAction<Identity>) => {
      state.identity = payload;
    },
    /** The person's new picture: shown from here on, before the person is requested again. */
    pictureChanged: (state, { payload }: PayloadAction<string>) => {
      if (state.identity) state.identity.imageName = payload;
    },
    supportAccessChanged: (state, { payload }: PayloadAction<boolean>) => {
      if (state.identity?.currentCustomer) state.identity.currentCustomer.hasSupport = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(customerSelected, (state, { payload }) => {
        if (state.identity) state.identity.currentCustomer = payload;
      })
      .addCase(signedOut, () => initialState);
  },
});

declare module '@/platform/store/appState' {
  interface AppState {
    identity: IdentityState;
  }
}

export const { identityLoaded, pictureChanged, supportAccessChanged } = identitySlice.actions;
