import { useTheme } from '@mui/material/styles';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { ToastCard } from '@/platform/ui/ToastCard';
import { toastQueue } from '@/platform/ui/toast';

const mostAtOnce = 3;

/** Toasts live beside the application, and stay audible while a dialog hides the rest from screen readers. */
function makeRoot(): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'));
  new MutationObserver(() => {
    if (root.hasAttribute('aria-hidden')) root.removeAttribute('aria-hidden');
  }).observe(root, { attributes: true, attributeFilter: ['aria-hidden'] });
  return root;
}

function showWaiting() {
  for (const queued of toastQueue.take()) {
    enqueueSnackbar({
      key: queued.id,
      // The card keeps its own time: it also waits while the keyboard is on it.
      autoHideDuration: null,
      content: (key) => <ToastCard toast={queued} onClose={() => closeSnackbar(key)} />,
    });
  }
}

export function ToastStack() {
  const { motion, transitions } = useTheme();
  const [root] = useState(makeRoot);
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.current);

  useEffect(() => {
    if (waiting.length > 0) showWaiting();
  }, [waiting]);
  useEffect(() => () => root.remove(), [root]);

  const still = motion.reducedMotion === 'always';
  return (
    <SnackbarProvider
      maxSnack={mostAtOnce}
      domRoot={root}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      transitionDuration={
        still ? 1 : { enter: transitions.duration.enteringScreen, exit: transitions.duration.leavingScreen }
      }
    />
  );
}
