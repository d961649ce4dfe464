import { lazy, Suspense, useState, useSyncExternalStore } from 'react';

import { toastQueue } from '@/platform/ui/toast';

// The stack and its library are no part of the start bundle: the first toast brings them.
const ToastStack = lazy(async () => ({ default: (await import('@/platform/ui/ToastStack')).ToastStack }));

/** Shows what `toast()` says. Mounted once, by the application's frame. */
export function ToastHost() {
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.current);
  const [wanted, setWanted] = useState(false);
  if (waiting.length > 0 && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  );
}
