import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { createAppStore, injectPart } from './store';

const slice = createSlice({
  name: 'sample',
  initialState: { kept: null as unknown },
  reducers: { kept: (state, { payload }: PayloadAction<unknown>) => void (state.kept = payload) },
});

const freshStore = () => createAppStore({ isReset: () => false, keep: [] }, [slice]);

it('says nothing of how long its checks take, on however slow a machine', () => {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 60_000));
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  freshStore().dispatch(slice.actions.kept([1, 2, 3]));
  expect(warned).not.toHaveBeenCalled();
});

it('still complains of a value that no store can hold', () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  freshStore().dispatch(slice.actions.kept(new Map()));
  expect(String(complained.mock.calls[0]?.[0])).toMatch(/non-serializable/);
});

it('takes no part under the name of a slice that stands by itself', () => {
  freshStore();
  const part = { reducerPath: 'part', reducer: slice.reducer };
  expect(() => injectPart('sample', part)).toThrow("'sample' is a slice of its own: part cannot join it");
});
