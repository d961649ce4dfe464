import { useEffect } from 'react';
import { type DrawSession, isUnsaved } from '../model/session';
import { forgetDrawing, keepDrawing } from './drawingDraft';

/** Changes that follow each other faster are kept together: arrow keys that move a vertex on. */
const PAUSE_MS = 400;

/**
 * Keeps the drawing on this device while it is unsaved: through reload, sign-out and loss of network. A change is kept
 * at once: what is only begun when the page goes is not finished.
 */
export function useDraftKeeper(session: DrawSession): void {
  useEffect(() => {
    let timer = 0;
    let kept = session.get().history.present;
    let isKept = false;
    let keptAt = -PAUSE_MS;
    const keep = () => {
      window.clearTimeout(timer);
      timer = 0;
      const state = session.get();
      if (state.history.present === kept) return;
      kept = state.history.present;
      const unsaved = isUnsaved(state);
      if (unsaved && state.target) {
        keptAt = performance.now();
        void keepDrawing(state.target, kept);
      } else if (isKept) void forgetDrawing();
      isKept = unsaved;
    };
    const onChange = () => {
      const { target, history } = session.get();
      // Nothing is open any more: what was kept is offered again.
      if (target === null) {
        kept = history.present;
        isKept = false;
        window.clearTimeout(timer);
        timer = 0;
        return;
      }
      if (history.present === kept || timer !== 0) return;
      const wait = keptAt + PAUSE_MS - performance.now();
      if (wait <= 0) keep();
      else timer = window.setTimeout(keep, wait);
    };
    const stop = session.subscribe(onChange);
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [session]);
}
