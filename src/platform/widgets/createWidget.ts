import { createAction, createAsyncThunk, createSlice, type Draft } from '@reduxjs/toolkit';
import { type AppError, asAppError } from '@/platform/http/appError';
import type { AppDispatch } from '@/platform/store/store';
import type { AppState } from '@/platform/store/appState';
import { currentScope } from '@/platform/store/scope';
import { injectPart, readPart } from '@/platform/store/store';
import { takeTurn } from './cardLine';
import { keepData, type Kept, readKept } from './keptData';

export interface WidgetState<T> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly data: T | null;
  /** When `data` was asked for, milliseconds; null while there is none. */
  readonly at: number | null;
  /** The data are of an earlier visit: nothing newer has come yet. */
  readonly kept: boolean;
  readonly error: AppError | null;
  /** What the data answer, as text: data of another question are not shown. */
  readonly asked: string | null;
  readonly requestId: string | null;
  readonly scope: string;
}

interface Asked<Args> {
  readonly args: Args;
  readonly isSeen: (() => boolean) | undefined;
}

interface WidgetOptions {
  /** Shows the last good answer at once on the next visit. On by default. */
  readonly keep?: boolean;
}

/** Slow lines and servers get their time; after that the card offers to try again. */
const LONGEST_MS = 60_000;

const IDLE = { status: 'idle', data: null, at: null, kept: false, error: null, asked: null, requestId: null };

/**
 * State of one widget's answer: idle → loading → ready | failed, for one question at a time (`args`, plain data).
 * A failed or aborted refresh leaves the former answer standing. Answers of an older request or a former customer are
 * ignored. The last good answer is kept in the browser and shown until the new one comes.
 */
export function createWidget<T, Args = void>(
  module: string,
  name: string,
  ask: (args: Args, signal: AbortSignal) => Promise<T>,
  { keep = true }: WidgetOptions = {},
) {
  type State = WidgetState<T>;
  const type = `${module}/${name}`;
  const initial = { ...IDLE, scope: '' } as State;
  const questionOf = (args: Args) => JSON.stringify(args ?? null);
  const restored = createAction<{ kept: Kept<T>; asked: string; scope: string }>(`${type}/restored`);
  const keptName = (asked: string) => `${type}|${asked}`;
  const present = () => ({ scope: currentScope() });

  const load = createAsyncThunk<
    { data: T; at: number },
    Asked<Args>,
    {
      dispatch: AppDispatch;
      rejectValue: AppError;
      pendingMeta: { scope: string };
      fulfilledMeta: { scope: string };
      rejectedMeta: { scope: string };
    }
  >(
    `${type}/load`,
    async ({ args, isSeen }, { dispatch, signal, fulfillWithValue, rejectWithValue }) => {
      const asked = questionOf(args);
      const scope = currentScope();
      if (keep) {
        void readKept(scope, keptName(asked)).then((kept) => {
          if (kept && currentScope() === scope) dispatch(restored({ kept: kept as Kept<T>, asked, scope }));
        });
      }
      let giveBack: () => void = () => undefined;
      if (isSeen) {
        try {
          giveBack = await takeTurn(isSeen, signal);
        } catch {
          // Left the line: the card does not want to know any more.
          return rejectWithValue({ kind: 'cancelled' }, present());
        }
      }
      const at = Date.now();
      const limit = new AbortController();
      const stop = () => limit.abort();
      const timer = setTimeout(stop, LONGEST_MS);
      signal.addEventListener('abort', stop);
      try {
        const data = await ask(args, limit.signal);
        if (keep && currentScope() === scope) void keepData(scope, keptName(asked), { data, at });
        return fulfillWithValue({ data, at }, present());
      } catch (thrown) {
        // Aborted by nobody but the clock: that is a failure, and shown as one.
        const late = limit.signal.aborted && !signal.aborted;
        const error: AppError = late
          ? { kind: 'unexpected', message: 'no answer in time' }
          : asAppError(thrown);
        return rejectWithValue(error, present());
      } finally {
        giveBack();
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
      }
    },
    { getPendingMeta: present },
  );

  const slice = createSlice({
    name: type,
    initialState: initial,
    reducers: {
      changed: (state, { payload }: { payload: { data: T; at: number } }) => {
        state.data = payload.data as Draft<State>['data'];
        state.at ??= payload.at;
        // What was asked before the change would bring the former data back.
        if (state.status === 'loading') state.status = 'ready';
        state.requestId = null;
      },
    },
    extraReducers: (builder) => {
      builder
        .addCase(load.pending, (state, { meta }) => {
          const asked = questionOf(meta.arg.args);
          const same = state.asked === asked && state.scope === meta.scope;
          return {
            ...(same ? state : initial),
            status: 'loading',
            asked,
            requestId: meta.requestId,
            scope: meta.scope,
          };
        })
        .addCase(restored, (state, { payload }) => {
          const waits = state.data === null && state.asked === payload.asked && state.scope === payload.scope;
          if (!waits) return;
          state.data = payload.kept.data as Draft<State>['data'];
          state.at = payload.kept.at;
          state.kept = true;
        })
        .addCase(load.fulfilled, (state, { payload, meta }) => {
          if (state.requestId !== meta.requestId || state.scope !== meta.scope) return;
          state.status = 'ready';
          state.data = payload.data as Draft<State>['data'];
          state.at = payload.at;
          state.kept = false;
          state.error = null;
        })
        .addCase(load.rejected, (state, { payload, meta }) => {
          if (state.requestId !== meta.requestId) return;
          if (meta.aborted || payload?.kind === 'cancelled') {
            state.status = state.data !== null && !state.kept ? 'ready' : 'idle';
          } else if (state.scope === meta.scope) {
            state.status = 'failed';
            state.error = payload ?? null;
          }
        });
    },
  });

  injectPart(module, { reducerPath: name, reducer: slice.reducer });

  const select = (state: AppState): State => readPart<State>(state, module, name) ?? initial;

  return {
    name: type,
    // A thunk's own type depends on whether its argument may be left out, which no generic caller can know.
    load: ((args: Args, isSeen?: () => boolean) => load({ args, isSeen })) as unknown as (
      args: Args,
      /** Given for a card that asks in line (`cardLine`). */
      isSeen?: () => boolean,
    ) => (dispatch: AppDispatch) => ReturnType<ReturnType<typeof load>>,
    /** A change that the server has taken: shown, and kept, without asking again. */
    changed: (data: T) => (dispatch: AppDispatch, getState: () => AppState) => {
      dispatch(slice.actions.changed({ data, at: Date.now() }));
      const { asked, at, scope } = select(getState());
      if (keep && asked !== null && at !== null) void keepData(scope, keptName(asked), { data, at });
    },
    questionOf,
    select,
  };
}

export type Widget<T, Args> = ReturnType<typeof createWidget<T, Args>>;
