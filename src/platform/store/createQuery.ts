import { createAction, createAsyncThunk, createSlice, type Draft } from '@reduxjs/toolkit';
import { type AppError, asAppError } from '@/platform/http/appError';
import type { AppState } from './appState';
import { keepData, type Kept, readKept } from './keptAnswers';
import { currentScope } from './scope';
import { type AppDispatch, injectPart, readPart } from './store';
import { selectMarks, type Tag } from './tags';

/** One answer, as it stands. */
export interface Answer<T> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly data: T | null;
  /** When `data` was requested, milliseconds; null while there is none. */
  readonly at: number | null;
  /** The data are of an earlier visit: nothing newer has come yet. */
  readonly kept: boolean;
  readonly error: AppError | null;
  readonly requestId: string | null;
  readonly scope: string;
  /** The query's tags at its request: it is stale where they differ now. */
  readonly marks: string;
}

/** Waits until it may ask; resolves with the function that gives the turn back. */
export type Turn = (signal: AbortSignal) => Promise<() => void>;

interface LoadArgs<Args> {
  readonly args: Args;
  readonly turn: Turn | undefined;
}

interface QueryOptions<Args> {
  /** Shows the last good answer at once on the next visit. On by default. */
  readonly keep?: boolean | (() => boolean);
  /** What its answers are about; a write that makes one of them stale has them requested again. */
  readonly tags?: readonly Tag[] | ((args: Args) => readonly Tag[]);
  /** An answer stands until one of its tags is stale. Otherwise each page that opens asks anew. */
  readonly lasting?: boolean;
}

/** A request under way: it can be aborted, and resolves with the action that ended it. */
interface Request extends PromiseLike<unknown> {
  readonly abort: () => void;
}

/** One reader of an answer. */
export interface Reader {
  /** Resolves with the action that ended the request it shares; with null where none was needed. */
  readonly ended: Promise<unknown>;
  readonly leave: () => void;
}

/** An answer with readers. */
interface Read {
  readers: number;
  request: Request | null;
}

/** Slow lines and servers get their time; after that the reader may try again. */
const LONGEST_MS = 60_000;

const IDLE = {
  status: 'idle',
  data: null,
  at: null,
  kept: false,
  error: null,
  requestId: null,
  scope: '',
  marks: '',
} as const;

/**
 * The answers to one question of the server, by its arguments (plain data): each idle → loading → ready | failed.
 * - Readers of the same arguments share a request; it is aborted when the last of them leaves.
 * - Answers of an older request or a former customer are ignored.
 * - A failed or aborted refresh leaves the former answer standing.
 * - Of the answers without a reader only the last one stays, for the way back.
 */
export function createQuery<T, Args = void>(
  module: string,
  name: string,
  ask: (args: Args, signal: AbortSignal) => Promise<T>,
  { keep = true, tags = [], lasting = false }: QueryOptions<Args> = {},
) {
  type State = Record<string, Answer<T>>;
  const type = `${module}/${name}`;
  const idle: Answer<T> = IDLE;
  const keyOf = (args: Args) => JSON.stringify(args ?? null);
  const keptName = (key: string) => `${type}|${key}`;
  const isKept = () => (typeof keep === 'function' ? keep() : keep);
  const tagsOf = (args: Args) => (typeof tags === 'function' ? tags(args) : tags);
  const restored = createAction<{ kept: Kept<T>; key: string; scope: string }>(`${type}/restored`);

  interface Config {
    dispatch: AppDispatch;
    state: AppState;
    rejectValue: AppError;
    pendingMeta: { scope: string; marks: string };
    fulfilledMeta: { scope: string };
    rejectedMeta: { scope: string };
  }
  const present = () => ({ scope: currentScope() });

  const load = createAsyncThunk<{ data: T; at: number }, LoadArgs<Args>, Config>(
    `${type}/load`,
    async ({ args, turn }, { dispatch, signal, fulfillWithValue, rejectWithValue }) => {
      const key = keyOf(args);
      const scope = currentScope();
      if (isKept()) {
        void readKept(scope, keptName(key)).then((kept) => {
          if (kept && currentScope() === scope) dispatch(restored({ kept: kept as Kept<T>, key, scope }));
        });
      }
      let giveBack: () => void = () => undefined;
      if (turn) {
        try {
          giveBack = await turn(signal);
        } catch {
          // Left the line: the card is no longer shown.
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
        if (isKept() && currentScope() === scope) void keepData(scope, keptName(key), { data, at });
        return fulfillWithValue({ data, at }, present());
      } catch (thrown) {
        // Aborted by the clock alone: that is a failure, and shown as one.
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
    {
      getPendingMeta: ({ arg }, { getState }) => ({
        ...present(),
        marks: selectMarks(getState(), tagsOf(arg.args)),
      }),
    },
  );

  const initialState: State = {};
  const slice = createSlice({
    name: type,
    initialState,
    reducers: {
      changed: (state, { payload }: { payload: { key: string; data: T; at: number; scope: string } }) => {
        const { key, data, at, scope } = payload;
        const former = state[key] ?? (idle as Draft<Answer<T>>);
        state[key] = {
          ...former,
          data: data as Draft<Answer<T>>['data'],
          at: former.at ?? at,
          scope,
          // A request from before the change would bring the former data back.
          status: former.status === 'loading' ? 'ready' : former.status,
          requestId: null,
        };
      },
      dropped: (state, { payload }: { payload: string }) => {
        delete state[payload];
      },
    },
    extraReducers: (builder) => {
      builder
        .addCase(load.pending, (state, { meta }) => {
          const key = keyOf(meta.arg.args);
          const former = state[key]?.scope === meta.scope ? state[key] : (idle as Draft<Answer<T>>);
          const { requestId, scope, marks } = meta;
          state[key] = { ...former, status: 'loading', requestId, scope, marks };
        })
        .addCase(restored, (state, { payload }) => {
          const answer = state[payload.key];
          if (!answer || answer.data !== null || answer.scope !== payload.scope) return;
          answer.data = payload.kept.data as Draft<Answer<T>>['data'];
          answer.at = payload.kept.at;
          answer.kept = true;
        })
        .addCase(load.fulfilled, (state, { payload, meta }) => {
          const answer = state[keyOf(meta.arg.args)];
          if (answer?.requestId !== meta.requestId || answer.scope !== meta.scope) return;
          answer.status = 'ready';
          answer.data = payload.data as Draft<Answer<T>>['data'];
          answer.at = payload.at;
          answer.kept = false;
          answer.error = null;
        })
        .addCase(load.rejected, (state, { payload, meta }) => {
          const answer = state[keyOf(meta.arg.args)];
          if (answer?.requestId !== meta.requestId) return;
          if (meta.aborted || payload?.kind === 'cancelled') {
            answer.status = answer.data !== null && !answer.kept ? 'ready' : 'idle';
          } else if (answer.scope === meta.scope) {
            answer.status = 'failed';
            answer.error = payload ?? null;
          }
        });
    },
  });

  injectPart(module, { reducerPath: name, reducer: slice.reducer });

  const select = (state: AppState, args: Args): Answer<T> =>
    readPart<State>(state, module, name)?.[keyOf(args)] ?? idle;

  const reads = new Map<string, Read>();
  let lastLeft: string | null = null;

  function left(key: string, read: Read, dispatch: AppDispatch): void {
    if (read.readers > 0) return;
    read.request?.abort();
    if (reads.get(key) === read) reads.delete(key);
    if (lasting || lastLeft === key) return;
    if (lastLeft !== null && !reads.has(lastLeft)) dispatch(slice.actions.dropped(lastLeft));
    lastLeft = key;
  }

  /**
   * Joins the readers of an answer, and asks where it is not there, not on its way, or stale. `again` asks in any case:
   * what is under way may be from before a write.
   */
  function read(args: Args, { turn, again = false }: { turn?: Turn | undefined; again?: boolean } = {}) {
    return (dispatch: AppDispatch, getState: () => AppState): Reader => {
      const key = keyOf(args);
      const own: Read = reads.get(key) ?? { readers: 0, request: null };
      reads.set(key, own);
      const stands = select(getState(), args);
      const fresh = stands.scope === currentScope() && stands.marks === selectMarks(getState(), tagsOf(args));
      const good = fresh && stands.status === 'ready' && (lasting || own.readers > 0);
      const underWay = own.request !== null && fresh && stands.status === 'loading';
      own.readers += 1;
      if (again || (!underWay && !good)) {
        own.request?.abort();
        own.request = dispatch(load({ args, turn }));
      }
      let joined = true;
      return {
        ended: Promise.resolve(own.request),
        leave: () => {
          if (!joined) return;
          joined = false;
          own.readers -= 1;
          // A page that takes the place of another reads on.
          queueMicrotask(() => left(key, own, dispatch));
        },
      };
    };
  }

  return {
    name: type,
    read,
    /** A change that the server has taken: shown, and kept, without asking again. */
    changed: (data: T, args: Args) => (dispatch: AppDispatch, getState: () => AppState) => {
      const key = keyOf(args);
      dispatch(slice.actions.changed({ key, data, at: Date.now(), scope: currentScope() }));
      const { at, scope } = select(getState(), args);
      if (keep && at !== null) void keepData(scope, keptName(key), { data, at });
    },
    keyOf,
    tagsOf,
    select,
  };
}

export type Query<T, Args> = ReturnType<typeof createQuery<T, Args>>;
