import { useState, useSyncExternalStore } from 'react';

import { usePreload } from '@/platform/connection/usePreload';
import { toastQueue } from '@/platform/ui/toast';

// The stack and its library are no part of the start bundle: the first toast brings them.
const stack = () => import('@/platform/ui/ToastStack');

/**
 * Shows what `toast()` says. Mounted once, by the application's frame. The first thing said may be that the connection
 * is gone: then the stack comes once it is back, and what was said waits for it.
 */
export function ToastHost() {
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.current);
  const [wanted, setWanted] = useState(false);
  if (waiting.length > 0 && !wanted) setWanted(true);
  const part = usePreload(stack, wanted, 0);
  return part && <part.ToastStack />;
}
