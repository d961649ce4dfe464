import { useState } from 'react';
import { type AppError, asAppError } from '@/platform/http/appError';
import { currentScope } from './scope';
import { useLoad } from './useLoad';

interface Answered<T> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly data: T | null;
  /** Of the last answer; it stands until the next one comes. */
  readonly error: AppError | null;
}

const NOTHING = { status: 'loading', data: null, error: null } as const;

/**
 * An answer that its one reader alone keeps, and that goes with it: bytes of a file, and calls that are handed in. (What
 * has a name in the store is a `createQuery`.) It is requested when the reader appears and whenever `key` or the
 * customer change; null asks nothing. Another question and leaving abort the call, and its answer is not shown. Asking
 * again leaves standing what is there.
 */
export function useAnswer<T>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<T>,
): Answered<T> & { readonly retry: () => void } {
  const [stored, setStored] = useState<Answered<T> & { readonly of: string | null }>({
    ...NOTHING,
    of: null,
  });
  const of = key === null ? null : `${currentScope()} ${key}`;
  const put = (change: Partial<Answered<T>>) =>
    setStored((before) => ({ ...(before.of === of ? before : NOTHING), of, ...change }));
  const retry = useLoad(of ?? '', () => {
    if (of === null) return null;
    const call = new AbortController();
    const { signal } = call;
    put({ status: 'loading' });
    const run = ask(signal).then(
      (data) => {
        if (!signal.aborted) put({ status: 'ready', data, error: null });
        return {};
      },
      (thrown: unknown) => {
        const error = asAppError(thrown);
        if (signal.aborted || error.kind === 'cancelled') return {};
        put({ status: 'failed', error });
        return { payload: error };
      },
    );
    return Object.assign(run, { abort: () => call.abort() });
  });
  const { status, data, error } = stored.of === of ? stored : NOTHING;
  return { status, data, error, retry };
}
