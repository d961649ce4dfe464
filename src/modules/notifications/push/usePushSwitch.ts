import { useState } from 'react';
import { useIdentity } from '@/domain/identity/selectors';
import { usePreload } from '@/platform/connection/usePreload';
import { loadPushParts } from './loadPushParts';
import { usePushStatus } from './pushStatus';

/** The notifications of this browser as a switch: where they stand, whether that is changing, and how to change it. */
export function usePushSwitch() {
  const identity = useIdentity();
  const status = usePushStatus() ?? 'unsupported';
  const [busy, setBusy] = useState(false);
  // In hand before it is pressed: browsers take their question only straight from a click.
  const parts = usePreload(loadPushParts, status !== 'unsupported', 0);

  async function change(on: boolean): Promise<void> {
    if (!identity || !parts) return;
    setBusy(true);
    try {
      await parts.switchPush(identity, on);
    } finally {
      setBusy(false);
    }
  }
  return { status, busy: busy || parts === null, change };
}
