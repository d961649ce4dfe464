import { createSlice, type Draft, isDraft, original } from '@reduxjs/toolkit';
import { type Answer, IDLE } from './queryAnswer';
import type { createQueryLoad, QueryNames } from './queryLoad';

interface Brought<T> {
  readonly key: string;
  readonly data: T;
  readonly at: number;
  readonly scope: string;
}

/** The answers of a query by their arguments. */
export function createQuerySlice<T, Args>(
  { type, keyOf }: Pick<QueryNames<Args>, 'type' | 'keyOf'>,
  { load, restored }: ReturnType<typeof createQueryLoad<T, Args>>,
  merge?: (former: T, next: T) => T,
) {
  const idle: Answer<T> = IDLE;
  const initialState: Record<string, Answer<T>> = {};
  type Data = Draft<Answer<T>>['data'];
  const merged = ({ data: standing }: { readonly data: unknown }, data: T): Data => {
    if (!merge || standing === null) return data as Data;
    return merge((isDraft(standing) ? original(standing) : standing) as T, data) as Data;
  };
  return createSlice({
    name: type,
    initialState,
    reducers: {
      changed: (state, { payload }: { payload: Brought<T> }) => {
        const { key, data, at, scope } = payload;
        const former = state[key] ?? idle;
        state[key] = {
          ...former,
          data: data as Data,
          at: former.at ?? at,
          scope,
          // A request from before the change would bring the former data back.
          status: former.status === 'loading' ? 'ready' : former.status,
          requestId: null,
        };
      },
      answered: (state, { payload }: { payload: Brought<T> }) => {
        const { key, data, at, scope } = payload;
        const answer = state[key];
        if (answer?.scope !== scope) return;
        // What is under way is from before.
        Object.assign(answer, { status: 'ready', error: null, requestId: null, kept: false, at });
        answer.data = merged(answer, data);
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
          answer.data = payload.kept.data as Data;
          answer.at = payload.kept.at;
          answer.kept = true;
        })
        .addCase(load.fulfilled, (state, { payload, meta }) => {
          const answer = state[keyOf(meta.arg.args)];
          if (answer?.requestId !== meta.requestId || answer.scope !== meta.scope) return;
          answer.status = 'ready';
          answer.data = merged(answer, payload.data);
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
}
