import { useCallback, useEffect, useState } from 'react';
import { type AppError, asAppError } from '@/platform/http/appError';
import { onResumed } from '@/platform/store/resumed';
import { assistService } from '../assistService';
import { type Prefetched, takePrefetched } from '../desk/prefetch';

export type LoadedDocument = Prefetched & { readonly loads: number };

type Loading =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: AppError }
  | { readonly phase: 'ready'; readonly loaded: LoadedDocument };

/** One document with all that belongs to it: as it was fetched ahead, else requested now. */
export function useDocumentDetails(id: number) {
  const [state, setState] = useState<Loading>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const call = new AbortController();
    const load = async () => {
      try {
        const ahead = attempt === 0 ? await takePrefetched(id) : null;
        const details = ahead?.details ?? (await assistService.get(id, { signal: call.signal }));
        if (call.signal.aborted) return;
        setState({
          phase: 'ready',
          loaded: { details, firstFile: ahead?.firstFile ?? null, loads: attempt },
        });
      } catch (thrown) {
        const error = asAppError(thrown);
        if (error.kind !== 'cancelled') setState({ phase: 'failed', error });
      }
    };
    void load();
    return () => call.abort();
  }, [id, attempt]);

  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const retry = useCallback(() => {
    setState({ phase: 'loading' });
    again();
  }, [again]);
  const failedInPassing =
    state.phase === 'failed' && (state.error.kind === 'offline' || state.error.kind === 'unauthorized');
  useEffect(() => (failedInPassing ? onResumed(retry) : undefined), [failedInPassing, retry]);
  return { state, again, retry };
}
