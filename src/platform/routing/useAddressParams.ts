import { useCallback, useContext } from 'react';
import {
  type NavigateOptions,
  UNSAFE_DataRouterContext,
  useLocation,
  useSearchParams,
} from 'react-router-dom';

export interface AddressOptions extends NavigateOptions {
  /** Change nothing once the page is left, also while the next one is loading: for what a page writes by itself. */
  readonly onlyHere?: boolean;
}

type ChangeParams = (change: (now: URLSearchParams) => URLSearchParams, options?: AddressOptions) => void;

/**
 * The search part of the address, and how to change it. A change goes on from what the address is, not from what is
 * drawn of it: a slow page draws a search after the next click, which would else take it back.
 */
export function useAddressParams(): readonly [drawn: URLSearchParams, change: ChangeParams] {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const [drawn, setDrawn] = useSearchParams();
  const { pathname } = useLocation();
  const change = useCallback<ChangeParams>(
    (next, { onlyHere = false, ...options } = {}) => {
      const { location, navigation } = router?.state ?? {};
      const going = navigation?.location ?? location;
      if (onlyHere && going && going.pathname !== pathname) return;
      setDrawn((seen) => next(location ? new URLSearchParams(location.search) : seen), options);
    },
    [router, setDrawn, pathname],
  );
  return [drawn, change];
}
