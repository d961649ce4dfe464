import { useCallback, useEffect, useState } from 'react';
import { type AppError, asAppError } from '@/platform/http/appError';
import { onResumed } from '@/platform/store/resumed';
import type { AssistDocumentDetails } from '../assistSchemas';
import { assistService } from '../assistService';
import { type Prefetched, takePrefetched } from '../desk/prefetch';

export type LoadedDocument = Prefetched & { readonly loads: number };

type Loading =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: AppError }
  | { readonly phase: 'ready'; readonly loaded: LoadedDocument };

/** An answer without document is none; lists that are missing are empty. */
function checked(answer: AssistDocumentDetails): AssistDocumentDetails {
  const sent = answer as Partial<AssistDocumentDetails> | null;
  if (typeof sent?.document?.id !== 'number')
    throw { kind: 'unexpected', message: '/CustomerAssistDocument/GetById: no document' };
  const { document } = sent;
  const files: unknown = document.customerAssistDocumentAttachments;
  return {
    document: {
      ...document,
      customerAssistDocumentAttachments: Array.isArray(files)
        ? document.customerAssistDocumentAttachments
        : [],
    },
    preReleasedInvoice: sent.preReleasedInvoice ?? null,
    aiResult: sent.aiResult ?? null,
    logs: Array.isArray(sent.logs) ? sent.logs : [],
  };
}

/** One document with all that belongs to it: as it was fetched ahead, else asked for now. */
export function useDocumentDetails(id: number) {
  const [state, setState] = useState<Loading>({ phase: 'loading' });
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const call = new AbortController();
    const load = async () => {
      try {
        const ahead = asked === 0 ? await takePrefetched(id) : null;
        const details = checked(ahead?.details ?? (await assistService.get(id, { signal: call.signal })));
        if (call.signal.aborted) return;
        setState({ phase: 'ready', loaded: { details, firstFile: ahead?.firstFile ?? null, loads: asked } });
      } catch (thrown) {
        const error = asAppError(thrown);
        if (error.kind !== 'cancelled') setState({ phase: 'failed', error });
      }
    };
    void load();
    return () => call.abort();
  }, [id, asked]);

  const reload = useCallback(() => setAsked((count) => count + 1), []);
  const retry = useCallback(() => {
    setState({ phase: 'loading' });
    reload();
  }, [reload]);
  const failedInPassing =
    state.phase === 'failed' && (state.error.kind === 'offline' || state.error.kind === 'unauthorized');
  useEffect(() => (failedInPassing ? onResumed(retry) : undefined), [failedInPassing, retry]);
  return { state, reload, retry };
}
