import { useEffect, useState } from 'react';
import { countdownTo } from '../rules/deadlines';

const SECOND_MS = 1000;
const EVERY_MS = 20_000;

/** The present moment, by the second while one of the deadlines is in its last hour; nought asks for none. */
export function useNow(deadlines: readonly (number | null)[]): number {
  const [now, setNow] = useState(() => Date.now());
  const isClose = deadlines.some((until) => until !== null && countdownTo(until, now).state === 'last');
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = window.setInterval(look, isClose ? SECOND_MS : EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isClose]);
  return now;
}
