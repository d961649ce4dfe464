import { useEffect, useRef } from 'react';

/** Leaving the page and coming back within a few seconds asks once. */
const PAUSE_MS = 5000;

/**
 * Calls `look` every `everyMs` milliseconds while the page is in view, and when the user comes back to it. A hidden
 * page does not poll.
 */
export function usePoll(look: () => void, everyMs: number): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    let lastPoll = Date.now();
    const again = () => {
      if (document.visibilityState !== 'visible') return;
      lastPoll = Date.now();
      latest.current();
    };
    const back = () => {
      if (Date.now() - lastPoll > PAUSE_MS) again();
    };
    const timer = setInterval(again, everyMs);
    window.addEventListener('focus', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, [everyMs]);
}
