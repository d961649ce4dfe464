import { useState, useSyncExternalStore } from 'react';
import { usePreload } from '@/platform/connection/usePreload';
import { confirmQueue } from '@/platform/ui/confirm';

// Dialogs are no part of the start bundle. They are preloaded soon after it: a confirmation needs them offline too.
const PRELOAD_MS = 2500;
const loadDialog = () => import('@/platform/ui/ConfirmDialog');

/** Shows the questions of `confirm()`. Mounted once, by the application's frame. */
export function ConfirmHost() {
  const pending = useSyncExternalStore(confirmQueue.subscribe, confirmQueue.current);
  // The last question stays in the dialog while it closes.
  const [last, setLast] = useState(pending);
  if (pending && pending !== last) setLast(pending);
  const shown = pending ?? last;
  const part = usePreload(loadDialog, true, shown ? 0 : PRELOAD_MS);
  if (!shown || !part) return null;
  return (
    <part.ConfirmDialog
      {...shown.request}
      open={pending !== undefined}
      onConfirm={() => pending?.answer(true)}
      onOther={() => pending?.answer('other')}
      onCancel={() => pending?.answer(false)}
    />
  );
}
