import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { loadLookup, selectLookup } from './lookupStore';
import type { LookupName, LookupOption, LookupParams } from './lookupTypes';

export interface LookupState {
  options: LookupOption[];
  loading: boolean;
  failed: boolean;
  /** Asks again after a failure. */
  onRetry: () => void;
}

const NONE: LookupOption[] = [];

function questionOf(name: LookupName, content: string) {
  return { name, params: (JSON.parse(content) as object | null) ?? undefined };
}

/**
 * A select list of the backend, loaded once and shared by every screen of the same customer.
 * `params: null` asks nothing: what the list hangs on is not chosen yet.
 */
export function useLookup<Name extends LookupName>(
  name: Name,
  params: LookupParams[Name] | null,
): LookupState {
  const dispatch = useAppDispatch();
  const asked = params !== null;
  // Callers write their parameters in place; as text they compare by content.
  const content = JSON.stringify(params ?? null);
  const entry = useAppSelector((state) =>
    asked ? selectLookup(state, questionOf(name, content)) : undefined,
  );
  const emptied = entry === undefined;
  useEffect(() => {
    if (asked && emptied) void dispatch(loadLookup(questionOf(name, content)));
  }, [dispatch, asked, emptied, name, content]);
  const onRetry = useCallback(() => {
    void dispatch(loadLookup({ ...questionOf(name, content), again: true }));
  }, [dispatch, name, content]);
  return {
    options: entry?.options ?? NONE,
    loading: asked && entry?.status !== 'ready' && entry?.status !== 'failed',
    failed: entry?.status === 'failed',
    onRetry,
  };
}
