import { useQuery } from '@/platform/store/useQuery';
import { lookups } from './lookupStore';
import type { LookupName, LookupOption, LookupParams } from './lookupTypes';

export interface LookupState {
  options: LookupOption[];
  loading: boolean;
  failed: boolean;
  /** Asks again after a failure. */
  onRetry: () => void;
}

const NONE: LookupOption[] = [];

/**
 * A select list of the backend, loaded once and shared by every screen of the same customer.
 * `params: null` asks nothing: what the list hangs on is not chosen yet.
 */
export function useLookup<Name extends LookupName>(
  name: Name,
  params: LookupParams[Name] | null,
): LookupState {
  const { status, data, kept, retry } = useQuery(lookups, params === null ? null : { name, params });
  return {
    options: data ?? NONE,
    loading: params !== null && status !== 'ready' && status !== 'failed',
    // Without a network the list of the last visit stands.
    failed: status === 'failed' && !kept,
    onRetry: retry,
  };
}
