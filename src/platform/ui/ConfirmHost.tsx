import { useState, useSyncExternalStore } from 'react';
import { usePreload } from '@/platform/connection/usePreload';
import { confirmQueue } from '@/platform/ui/confirm';

// Dialogs are no part of the start bundle. They come soon after it: without a connection questions are asked too.
const EARLY_MS = 2500;
const loadDialog = () => import('@/platform/ui/ConfirmDialog');

/** Shows the questions of `confirm()`. Mounted once, by the application's frame. */
export function ConfirmHost() {
  const asked = useSyncExternalStore(confirmQueue.subscribe, confirmQueue.current);
  // The last question stays in the dialog while it closes.
  const [last, setLast] = useState(asked);
  if (asked && asked !== last) setLast(asked);
  const shown = asked ?? last;
  const part = usePreload(loadDialog, true, shown ? 0 : EARLY_MS);
  if (!shown || !part) return null;
  return (
    <part.ConfirmDialog
      {...shown.request}
      open={asked !== undefined}
      onConfirm={() => asked?.answer(true)}
      onCancel={() => asked?.answer(false)}
    />
  );
}
