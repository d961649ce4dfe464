import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { hasUnsavedChanges, isLeavingBlocked, giveUpAll } from '@/platform/forms/leaveGuard';
import { useAskDiscard } from '@/platform/forms/useAskDiscard';

/** Asks before a changed form is left, whichever way. Mounted once inside the router: it knows one blocker only. */
export function LeaveGuardHost() {
  const askDiscard = useAskDiscard();
  const asking = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    isLeavingBlocked(currentLocation, nextLocation),
  );

  const ask = useEffectEvent(async () => {
    if (asking.current) return;
    asking.current = true;
    const leave = await askDiscard();
    asking.current = false;
    if (leave) giveUpAll();
    if (leave) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return null;
}
