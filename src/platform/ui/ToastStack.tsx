import { useTheme } from '@mui/material/styles';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type CustomContentProps } from 'notistack';
import { useEffect, useState, useSyncExternalStore, type Ref } from 'react';

import { ToastCard } from '@/platform/ui/ToastCard';
import { toastQueue, type QueuedToast } from '@/platform/ui/toast';

const mostAtOnce = 3;

/** Toasts live beside the application, and stay audible while a dialog hides the rest from screen readers. */
function makeRoot(): HTMLElement {
  const root = document.createElement('div');
  new MutationObserver(() => {
    if (root.hasAttribute('aria-hidden')) root.removeAttribute('aria-hidden');
  }).observe(root, { attributes: true, attributeFilter: ['aria-hidden'] });
  return root;
}

declare module 'notistack' {
  interface VariantOverrides {
    app: { toast: QueuedToast };
  }
}

interface StackedToastProps extends CustomContentProps {
  readonly toast: QueuedToast;
  readonly ref: Ref<HTMLDivElement>;
}

function StackedToast({ id, toast, style, ref }: StackedToastProps) {
  return <ToastCard ref={ref} style={style ?? {}} toast={toast} onClose={() => closeSnackbar(id)} />;
}

function showWaiting() {
  for (const toast of toastQueue.take()) {
    if (toast.withdrawn?.aborted) continue;
    // A failure that is told already is not told again: five cards of one page may fail for one reason.
    const once = toast.tone !== 'success' && !toast.action && !toast.onClose;
    const key = once ? `${toast.tone} ${toast.text}` : toast.id;
    let open = true;
    toast.withdrawn?.addEventListener('abort', () => closeSnackbar(key));
    // The card keeps its own time: it also waits while the keyboard is on it.
    enqueueSnackbar({
      variant: 'app',
      key,
      toast,
      autoHideDuration: null,
      preventDuplicate: true,
      // The library tells of one closing more than once.
      onClose: () => {
        if (open) toast.onClose?.();
        open = false;
      },
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
  useEffect(() => {
    document.body.append(root);
    return () => root.remove();
  }, [root]);

  const still = motion.reducedMotion === 'always';
  return (
    <SnackbarProvider
      maxSnack={mostAtOnce}
      Components={{ app: StackedToast }}
      domRoot={root}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      transitionDuration={
        still ? 1 : { enter: transitions.duration.enteringScreen, exit: transitions.duration.leavingScreen }
      }
    />
  );
}
