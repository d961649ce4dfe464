import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppState } from '@/platform/store/appState';
import { customerSelected, signedOut } from './events';

/** Number of notifications that the user has not read: written where they are loaded, shown on the bell. */
export const unreadSlice = createSlice({
  name: 'unread',
  initialState: 0,
  reducers: {
    unreadCounted: (_state, { payload }: PayloadAction<number>) => payload,
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => 0).addCase(customerSelected, () => 0);
  },
});

declare module '@/platform/store/appState' {
  interface AppState {
    unread: number;
  }
}

export const { unreadCounted } = unreadSlice.actions;
export const selectUnreadCount = (state: AppState): number => state.unread;
