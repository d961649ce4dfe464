import { createSlice, type Draft } from '@reduxjs/toolkit';
import { type Answer, IDLE } from './queryAnswer';
import type { createQueryLoad, QueryNames } from './queryLoad';

/** The answers of a query by their arguments. */
export function createQuerySlice<T, Args>(
  { type, keyOf }: Pick<QueryNames<Args>, 'type' | 'keyOf'>,
  { load, restored }: ReturnType<typeof createQueryLoad<T, Args>>,
) {
  const idle: Answer<T> = IDLE;
  const initialState: Record<string, Answer<T>> = {};
  return createSlice({
    name: type,
    initialState,
    reducers: {
      changed: (state, { payload }: { payload: { key: string; data: T; at: number; scope: string } }) => {
        const { key, data, at, scope } = payload;
        const former = state[key] ?? idle;
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
}
