import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type AppError, asAppError } from '@/platform/http/appError';
import type { AppState } from '@/platform/store/appState';
import type { LoadStatus } from '@/platform/store/resourceState';
import { currentScope } from '@/platform/store/scope';
import { injectPart, readPart } from '@/platform/store/store';
import { lookupCalls } from './lookupService';
import type { LookupName, LookupOption } from './lookupTypes';

interface Entry {
  status: LoadStatus;
  options: LookupOption[];
  error: AppError | null;
  requestId: string;
}

interface Question {
  name: LookupName;
  params: object | undefined;
}

type State = Record<string, Entry>;

const MODULE = 'domain';
const PART = 'lookups';
const initialState: State = {};

/** One entry for each list and each set of parameters. */
function lookupKey({ name, params }: Question): string {
  return params ? `${name}?${new URLSearchParams(params as Record<string, string>).toString()}` : name;
}

const readState = (state: AppState): State => readPart<State>(state, MODULE, PART) ?? initialState;

/** Fills a list, unless it is there or on its way already. A change of customer empties the whole cache. */
export const loadLookup = createAsyncThunk<
  LookupOption[],
  Question & { again?: boolean },
  { rejectValue: AppError; pendingMeta: { scope: string }; state: AppState }
>(
  'lookups/load',
  async ({ name, params }, { signal, rejectWithValue }) => {
    try {
      return await lookupCalls[name](params, signal);
    } catch (thrown) {
      return rejectWithValue(asAppError(thrown));
    }
  },
  {
    condition: (question, { getState }) => {
      const status = readState(getState())[lookupKey(question)]?.status;
      return question.again === true || (status !== 'loading' && status !== 'ready');
    },
    getPendingMeta: () => ({ scope: currentScope() }),
  },
);

const slice = createSlice({
  name: PART,
  initialState,
  reducers: {
    // A record was written: lists that may hold it are asked for again by whoever shows them.
    lookupsForgotten: (state, { payload }: PayloadAction<readonly LookupName[]>) => {
      for (const key of Object.keys(state)) {
        if (payload.some((name) => key === name || key.startsWith(`${name}?`))) delete state[key];
      }
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadLookup.pending, (state, { meta }) => {
        const key = lookupKey(meta.arg);
        const options = state[key]?.options ?? [];
        state[key] = { status: 'loading', options, error: null, requestId: meta.requestId };
      })
      .addCase(loadLookup.fulfilled, (state, { payload, meta }) => {
        const entry = state[lookupKey(meta.arg)];
        // Emptied meanwhile by another customer, or asked again: not this answer's place.
        if (entry?.requestId !== meta.requestId) return;
        entry.status = 'ready';
        entry.options = payload;
      })
      .addCase(loadLookup.rejected, (state, { payload, meta }) => {
        const entry = state[lookupKey(meta.arg)];
        if (entry?.requestId !== meta.requestId) return;
        entry.status = 'failed';
        entry.error = payload ?? null;
      });
  },
});

export const { lookupsForgotten } = slice.actions;

injectPart(MODULE, { reducerPath: PART, reducer: slice.reducer });

export const selectLookup = (state: AppState, question: Question): Entry | undefined =>
  readState(state)[lookupKey(question)];
