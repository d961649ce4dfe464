import { useEffect, useState } from 'react';

/** True once a state has lasted for some time: short waits show nothing. */
export function useLate(active: boolean, delayMs: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = window.setTimeout(() => setLate(true), delayMs);
    return () => {
      window.clearTimeout(timer);
      setLate(false);
    };
  }, [active, delayMs]);
  return active && late;
}
