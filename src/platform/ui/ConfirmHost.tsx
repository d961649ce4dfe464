import { lazy, Suspense, useState, useSyncExternalStore } from 'react';

import { confirmQueue } from '@/platform/ui/confirm';

// Dialogs are no part of the start bundle: the first question brings them.
const ConfirmDialog = lazy(async () => ({
  default: (await import('@/platform/ui/ConfirmDialog')).ConfirmDialog,
}));

/** Shows the questions of `confirm()`. Mounted once, by the application's frame. */
export function ConfirmHost() {
  const asked = useSyncExternalStore(confirmQueue.subscribe, confirmQueue.current);
  // The last question stays in the dialog while it closes.
  const [last, setLast] = useState(asked);
  if (asked && asked !== last) setLast(asked);
  const shown = asked ?? last;
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        {...shown.request}
        open={asked !== undefined}
        onConfirm={() => asked?.answer(true)}
        onCancel={() => asked?.answer(false)}
      />
    </Suspense>
  );
}
