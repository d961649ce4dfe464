import { useCallback, useContext } from 'react';
import { type NavigateOptions, UNSAFE_DataRouterContext, useSearchParams } from 'react-router-dom';

type ChangeParams = (change: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * The search part of the address, and how to change it. A change goes on from what the address is, not from what is
 * drawn of it: a slow page draws a search after the next click, which would else take it back.
 */
export function useAddressParams(): readonly [drawn: URLSearchParams, change: ChangeParams] {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const [drawn, setDrawn] = useSearchParams();
  const change = useCallback<ChangeParams>(
    (next, options) =>
      setDrawn((seen) => next(router ? new URLSearchParams(router.state.location.search) : seen), options),
    [router, setDrawn],
  );
  return [drawn, change];
}
