import { useEffect, useState } from 'react';
import { useAppSelector } from '@/platform/store/hooks';
import { COUNTDOWN_MS } from '../rules/countdown';
import { onDue } from '../rules/dueTimer';
import { selectSession } from '../sessionSlice';

/** Milliseconds left during the last minutes of a session, else null. */
export function useCountdown(): number | null {
  const { phase, locked, expiresAt } = useAppSelector(selectSession);
  const at = phase === 'signedIn' && !locked ? expiresAt : null;
  const [remaining, setRemaining] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return;
    let interval: ReturnType<typeof setInterval> | undefined;
    const tick = () => setRemaining(at - Date.now());
    const cancel = onDue(at - COUNTDOWN_MS, () => {
      tick();
      interval = setInterval(tick, 1000);
    });
    return () => {
      cancel();
      clearInterval(interval);
      setRemaining(null);
    };
  }, [at]);
  return remaining;
}
