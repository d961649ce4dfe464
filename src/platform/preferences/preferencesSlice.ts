import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppState } from '@/platform/store/appState';
import { useAppSelector } from '@/platform/store/hooks';
import { DEFAULT_PREFERENCES, type Preferences } from './preferences';

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: DEFAULT_PREFERENCES,
  reducers: {
    preferencesChanged: (state, { payload }: PayloadAction<Partial<Preferences>>) => ({
      ...state,
      ...payload,
    }),
  },
});

declare module '@/platform/store/appState' {
  interface AppState {
    preferences: Preferences;
  }
}

export const { preferencesChanged } = preferencesSlice.actions;
export const selectPreferences = (state: AppState): Preferences => state.preferences;
export const usePreferences = () => useAppSelector(selectPreferences);
