import { useEffect, useState } from 'react';
import { useCustomer, useIdentity } from '@/domain/identity/selectors';
import { usePreload } from '@/platform/connection/usePreload';
import { deviceToken, readChoice, usePushValue } from './deviceMemory';
import { mayAsk } from './mayAsk';
import { loadPushParts } from './loadPushParts';
import { pushStatus } from './pushStatus';

/** The page comes first: no question and no registration before it is painted. */
const REST_MS = 1500;

interface PushWatchProps {
  /** The bell was opened and closed again; the caller remembers it, because this may come after. */
  readonly bellWasOpened: boolean;
}

/** Brings what notifications of this browser need, where there is anything to ask, to receive or to end. */
export function PushWatch({ bellWasOpened }: PushWatchProps) {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  // What the browser allows is not even looked up before: it is requested from another process while the page waits.
  return rested && <RestedWatch bellWasOpened={bellWasOpened} />;
}

function RestedWatch({ bellWasOpened }: PushWatchProps) {
  const identity = useIdentity();
  const customer = useCustomer();
  const wanted = usePushValue(() => {
    if (!identity || !customer) return false;
    const kept = deviceToken.read();
    if (kept && kept.userId !== identity.id) return true;
    const choice = readChoice(identity.id);
    switch (pushStatus(identity)) {
      case 'default':
        return bellWasOpened && mayAsk(choice, Date.now());
      case 'on':
        return identity.keys.firebase !== null;
      case 'unsupported':
      case 'pushUnsupported':
        return !choice.notified;
      case 'denied':
      case 'off':
        return false;
    }
  });
  const parts = usePreload(loadPushParts, wanted, 0);
  const shown = parts && wanted && identity && customer;
  return shown && <parts.PushParts identity={identity} customer={customer} ask={bellWasOpened} />;
}
