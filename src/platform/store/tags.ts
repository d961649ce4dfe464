import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppState } from './appState';

/**
 * What answers are about. Rooms that know the records declare their names here ('persons', 'loans'); a resource's own
 * tag is its module and name.
 */
export interface TagNames {}

export type Tag = keyof TagNames | `${string}/${string}`;

declare module './appState' {
  interface AppState {
    readonly tags: Readonly<Record<string, number>>;
  }
}

const initialState: Record<string, number> = {};

export const tagsSlice = createSlice({
  name: 'tags',
  initialState,
  reducers: {
    /** A write made stale what is known under these tags: readers of an answer with one of them ask again. */
    invalidate: (state, { payload }: PayloadAction<readonly Tag[]>) => {
      for (const tag of payload) state[tag] = (state[tag] ?? 0) + 1;
    },
  },
});

export const { invalidate } = tagsSlice.actions;

/** How often these tags were invalidated, as text: an answer that was requested at another reading is stale. */
export function selectMarks(state: AppState, tags: readonly Tag[]): string {
  return tags.map((tag) => state.tags[tag] ?? 0).join();
}
