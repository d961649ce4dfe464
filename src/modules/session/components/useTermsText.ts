import { useCallback, useEffect, useState } from 'react';
import { type AppError, asAppError } from '@/platform/http/appError';
import { latestTerms } from '../sessionService';

type TermsText =
  { status: 'loading' } | { status: 'failed'; error: AppError } | { status: 'ready'; html: string };

/** The latest terms of use; abandoned when the page closes. */
export function useTermsText(): { text: TermsText; retry: () => void } {
  const [text, setText] = useState<TermsText>({ status: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const request = new AbortController();
    latestTerms(request.signal).then(
      (terms) => setText({ status: 'ready', html: terms?.htmlCode ?? '' }),
      (thrown: unknown) => {
        const error = asAppError(thrown);
        if (error.kind !== 'cancelled') setText({ status: 'failed', error });
      },
    );
    return () => request.abort();
  }, [round]);
  const retry = useCallback(() => {
    setText({ status: 'loading' });
    setRound((count) => count + 1);
  }, []);
  return { text, retry };
}
