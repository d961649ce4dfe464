import { useCallback, useEffect, useRef, useState } from 'react';
import { type AppError, asAppError } from '@/platform/http/appError';
import { isPassing } from './isPassing';
import { onResumed } from './resumed';
import { currentScope } from './scope';

interface Answered<T> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly data: T | null;
  /** Of the last answer; it stands until the next one comes. */
  readonly error: AppError | null;
}

const NOTHING = { status: 'loading', data: null, error: null } as const;

/** Bytes, or with them what was read from them. */
type Bytes = Blob | { readonly file: Blob };

/**
 * The bytes of a file, which no store can hold: its one reader keeps them, and they go with it. (Plain data is a
 * `createQuery`.) They are requested when the reader appears and whenever `key` or the customer change; null asks
 * nothing. Another file and leaving abort the call, and its answer is not shown. Asking again leaves standing what is
 * there. A request that failed because the session or the network was away is made again once it is back.
 */
export function useFileBytes<T extends Bytes>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<T>,
): Answered<T> & { readonly retry: () => void } {
  const [stored, setStored] = useState<Answered<T> & { readonly of: string | null }>({
    ...NOTHING,
    of: null,
  });
  const of = key === null ? null : `${currentScope()} ${key}`;
  const latest = useRef(ask);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    latest.current = ask;
  });

  const request = useCallback(() => {
    running.current?.abort();
    if (of === null) return;
    const call = new AbortController();
    running.current = call;
    const { signal } = call;
    const put = (change: Partial<Answered<T>>) =>
      setStored((before) => ({ ...(before.of === of ? before : NOTHING), of, ...change }));
    put({ status: 'loading' });
    void latest.current(signal).then(
      (data) => {
        if (!signal.aborted) put({ status: 'ready', data, error: null });
      },
      (thrown: unknown) => {
        const error = asAppError(thrown);
        if (!signal.aborted && error.kind !== 'cancelled') put({ status: 'failed', error });
      },
    );
  }, [of]);
  useEffect(() => {
    request();
    return () => running.current?.abort();
  }, [request]);

  const { status, data, error } = stored.of === of ? stored : NOTHING;
  const isLost = status === 'failed' && isPassing(error);
  useEffect(() => (isLost ? onResumed(request) : undefined), [isLost, request]);
  return { status, data, error, retry: request };
}
