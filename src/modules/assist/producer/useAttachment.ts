import { useCallback, useEffect, useState } from 'react';
import { type AppError, asAppError } from '@/platform/http/appError';
import type { AssistAttachment } from '../assistSchemas';
import { assistService } from '../assistService';

type Fetched =
  | { readonly id: number; readonly phase: 'ready'; readonly blob: Blob }
  | { readonly id: number; readonly phase: 'failed'; readonly error: AppError };

/** The bytes of an attachment, fetched when it is looked at; those looked at before are kept while the part is open. */
export function useAttachment(attachment: AssistAttachment | undefined) {
  const [known, setKnown] = useState<ReadonlyMap<number, Fetched>>(new Map());
  const id = attachment?.id;
  const fetched = id === undefined ? undefined : known.get(id);
  const missing = fetched === undefined;
  useEffect(() => {
    if (id === undefined || !missing) return undefined;
    const call = new AbortController();
    const put = (next: Fetched) => setKnown((now) => new Map(now).set(id, next));
    const load = async () => {
      try {
        const blob = await assistService.getAttachment(id, { signal: call.signal, silent: true });
        put({ id, phase: 'ready', blob });
      } catch (thrown) {
        const error = asAppError(thrown);
        if (error.kind !== 'cancelled') put({ id, phase: 'failed', error });
      }
    };
    void load();
    return () => call.abort();
  }, [id, missing]);
  const retry = useCallback(() => {
    if (id === undefined) return;
    setKnown((now) => {
      const next = new Map(now);
      next.delete(id);
      return next;
    });
  }, [id]);
  return { fetched, retry };
}
