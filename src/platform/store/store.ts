import {
  combineSlices,
  configureStore,
  createAction,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { AppState } from './appState';
import { tagsSlice } from './tags';

interface Part {
  reducerPath: string;
  reducer: Reducer;
}

/** Dispatched after a part joins a running store, so that its initial state stands before anybody reads it. */
const partInjected = createAction<string>('store/partInjected');

const emptySlice = () => combineSlices({ injected: (state: number = 0) => state });

const root = emptySlice();
root.inject(tagsSlice);
const moduleReducers = new Map<string, ReturnType<typeof emptySlice>>();
/** Names of slices that stand at the root by themselves: no part joins them. */
const rootNames = new Set<string>();

/** What survives a sign-out or a change of customer, and which actions mean one. Set by `app`. */
export interface ResetRules {
  isReset: (action: UnknownAction) => boolean;
  keep: readonly string[];
}

let rules: ResetRules = { isReset: () => false, keep: [] };

const rootReducer: Reducer<AppState> = (state, action: UnknownAction) => {
  const kept =
    state && rules.isReset(action)
      ? Object.fromEntries(Object.entries(state).filter(([key]) => rules.keep.includes(key)))
      : state;
  // The parts of the state are declared where their slices are; the combined reducer learns of them at run time.
  return root(kept as Parameters<typeof root>[0], action) as unknown as AppState;
};

function makeStore() {
  return configureStore({
    reducer: rootReducer,
    // Development's checks walk the whole state; how long that takes tells of the machine, not of a fault.
    middleware: (defaults) =>
      defaults({ serializableCheck: { warnAfter: Infinity }, immutableCheck: { warnAfter: Infinity } }),
  });
}

let running: ReturnType<typeof makeStore> | undefined;

/** Makes the application's store, or a fresh one for a test. */
export function createAppStore(resetRules: ResetRules, slices: readonly Part[]) {
  rules = resetRules;
  for (const slice of slices) {
    rootNames.add(slice.reducerPath);
    root.inject(slice, { overrideExisting: true });
  }
  running = makeStore();
  return running;
}

/** Adds one part (`communities`) under its module's key (`map`). Adding it twice changes nothing. */
export function injectPart(module: string, part: Part): void {
  if (rootNames.has(module))
    throw new Error(`'${module}' is a slice of its own: ${part.reducerPath} cannot join it`);
  const reducer = moduleReducers.get(module) ?? emptySlice();
  moduleReducers.set(module, reducer);
  reducer.inject(part, { overrideExisting: true });
  root.inject({ reducerPath: module, reducer: reducer }, { overrideExisting: true });
  running?.dispatch(partInjected(`${module}/${part.reducerPath}`));
}

/** Reads a lazily injected part; undefined until it is injected. */
export function readPart<T>(state: AppState, module: string, part: string): T | undefined {
  const branch = (state as unknown as Record<string, Record<string, unknown> | undefined>)[module];
  return branch?.[part] as T | undefined;
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
