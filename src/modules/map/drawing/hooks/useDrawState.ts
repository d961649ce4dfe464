import { useSyncExternalStore } from 'react';
import type { DrawSession, SessionState } from '../model/session';

/** A part of the drawing's state. The selector answers the same value while nothing it reads has changed. */
export function useDrawState<Value>(session: DrawSession, select: (state: SessionState) => Value): Value {
  return useSyncExternalStore(session.subscribe, () => select(session.get()));
}
