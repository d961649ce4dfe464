import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';

import { useConnection } from '@/platform/connection/connection';
import { inBackground } from '@/platform/connection/newVersion';
import { log } from '@/platform/log/log';
import { toastQueue } from '@/platform/ui/toast';

/**
 * Shows what `toast()` says. Mounted once, by the application's frame. The stack and its library are no part of the
 * start bundle: the first toast brings them. Often that toast tells of a lost network, which takes them away too: then
 * the page goes on without, and they are asked for again with the next toast or when the network is back.
 */
export function ToastHost() {
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.current);
  const { offlineSince } = useConnection();
  const [stack, setStack] = useState<{ Stack: ComponentType } | null>(null);

  useEffect(() => {
    if (stack || waiting.length === 0) return undefined;
    let wanted = true;
    inBackground(() => import('@/platform/ui/ToastStack')).then(
      ({ ToastStack }) => {
        if (wanted) setStack({ Stack: ToastStack });
      },
      (error: unknown) => log.warn('toasts not loaded', { error: String(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [stack, waiting, offlineSince]);

  return stack && <stack.Stack />;
}
