import { useState, useSyncExternalStore } from 'react';
import { useEarly } from '@/platform/connection/useEarly';
import { toastQueue } from '@/platform/ui/toast';

// The stack and its library are no part of the start bundle. They come soon after it: the connection, whose loss a
// toast may have to say, may be gone by the time of the first one.
const EARLY_MS = 2500;
const loadStack = () => import('@/platform/ui/ToastStack');

/** Shows what `toast()` says. Mounted once, by the application's frame. */
export function ToastHost() {
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.current);
  const [wanted, setWanted] = useState(false);
  if (waiting.length > 0 && !wanted) setWanted(true);
  const part = useEarly(loadStack, true, wanted ? 0 : EARLY_MS);
  return wanted && part ? <part.ToastStack /> : null;
}
