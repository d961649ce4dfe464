import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { choose, type SelectedKind, selectChosen } from './selection';

/** What was chosen last of a kind, on whichever page, and how to choose another. */
export function useChosen(kind: SelectedKind) {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector((state) => selectChosen(state, kind));
  const change = useCallback((id: string | null) => dispatch(choose(kind, id)), [dispatch, kind]);
  return [chosen, change] as const;
}
