import { createAction, createAsyncThunk } from '@reduxjs/toolkit';
import { type AppError, asAppError } from '@/platform/http/appError';
import type { AppState } from './appState';
import { keepData, type Kept, readKept } from './keptAnswers';
import { currentScope } from './scope';
import type { AppDispatch } from './store';
import { selectMarks, type Tag } from './tags';

/** Waits until it may ask; resolves with the function that gives the turn back. */
export type Turn = (signal: AbortSignal) => Promise<() => void>;

/** How a question is asked. */
export interface AskOptions {
  /** The user does not wait for it: its failure is not shown over the page. */
  readonly background: boolean;
}

/** The call of a query. */
export type Ask<T, Args> = (args: Args, signal: AbortSignal, asking: AskOptions) => Promise<T>;

interface LoadArgs<Args> extends AskOptions {
  readonly args: Args;
  readonly turn: Turn | undefined;
}

/** How a query names its answers and what they are about. */
export interface QueryNames<Args> {
  readonly type: string;
  readonly keyOf: (args: Args) => string;
  /** The name under which an answer stays for the next visit. */
  readonly keptName: (key: string) => string;
  readonly isKept: () => boolean;
  readonly tagsOf: (args: Args) => readonly Tag[];
  /** After so long a request has failed; null waits as long as it takes. */
  readonly timeoutMs: number | null;
}

interface Config {
  dispatch: AppDispatch;
  state: AppState;
  rejectValue: AppError;
  pendingMeta: { scope: string; marks: string };
  fulfilledMeta: { scope: string };
  rejectedMeta: { scope: string };
}

const present = () => ({ scope: currentScope() });

/** Asks one question of the server, and meanwhile brings back the answer of an earlier visit. */
export function createQueryLoad<T, Args>(
  { type, keyOf, keptName, isKept, tagsOf, timeoutMs }: QueryNames<Args>,
  ask: Ask<T, Args>,
) {
  const restored = createAction<{ kept: Kept<T>; key: string; scope: string }>(`${type}/restored`);
  const load = createAsyncThunk<{ data: T; at: number }, LoadArgs<Args>, Config>(
    `${type}/load`,
    async ({ args, turn, background }, { dispatch, signal, fulfillWithValue, rejectWithValue }) => {
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
      const timer = timeoutMs === null ? undefined : setTimeout(stop, timeoutMs);
      signal.addEventListener('abort', stop);
      try {
        const data = await ask(args, limit.signal, { background });
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
  return { load, restored };
}
