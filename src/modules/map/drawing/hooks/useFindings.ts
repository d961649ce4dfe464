import { useEffect } from 'react';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import { findingsOf } from '../model/checks';
import { pieceFindings } from '../model/pieceChecks';
import { type DrawSession, ownIds, type SessionState, shownDrawing } from '../model/session';

/** The hand rests: then is time to look at the neighbours. */
const PAUSE_MS = 150;
/** While it does not rest, at least so often. */
const LONGEST_MS = 600;

/** What is checked: the drawing, or the first outline being drawn. */
function checkedArea(state: SessionState): PolygonArea {
  const { sketch } = state;
  const { rings } = shownDrawing(state);
  if (rings.length > 0 || sketch?.kind !== 'outline' || sketch.path.length < 3) return rings;
  return [{ type: 'ADD', path: sketch.path }];
}

/** Looks for what is to be said about the drawing, now. */
export function refreshFindings(session: DrawSession): void {
  const state = session.get();
  const own = ownIds(state);
  const drawing = findingsOf(checkedArea(state), state.plots, own);
  session.set({ findings: [...drawing, ...pieceFindings(shownDrawing(state), state.plots, own)] });
}

/** Looks at the drawing a moment after it changed, and now and then while it is being dragged. */
export function useFindings(session: DrawSession): void {
  useEffect(() => {
    let timer = 0;
    let waitingSince = 0;
    let seen: readonly unknown[] = [];
    const look = () => {
      timer = 0;
      refreshFindings(session);
    };
    const onChange = () => {
      const state = session.get();
      const parts = [
        shownDrawing(state).rings,
        shownDrawing(state).spare,
        shownDrawing(state).merged,
        state.sketch?.path,
        state.plots,
      ];
      if (parts.every((part, at) => part === seen[at])) return;
      seen = parts;
      const now = performance.now();
      if (timer === 0) waitingSince = now;
      window.clearTimeout(timer);
      timer = window.setTimeout(look, Math.max(0, Math.min(PAUSE_MS, waitingSince + LONGEST_MS - now)));
    };
    onChange();
    const stop = session.subscribe(onChange);
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [session]);
}
