import { useTheme } from '@mui/material/styles';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type CustomContentProps } from 'notistack';
import { useEffect, useRef, useState, useSyncExternalStore, type Ref } from 'react';

import { ToastCard } from '@/platform/ui/ToastCard';
import { toastQueue, type QueuedToast } from '@/platform/ui/toast';

const mostAtOnce = 3;

/**
 * Toasts live beside the application, and stay audible while a dialog hides the rest from screen readers. An open dialog
 * takes the focus back as soon as it learns that it left; it does not learn of one that comes here.
 */
function makeRoot(): HTMLElement {
  const root = document.createElement('div');
  root.addEventListener('focusin', (event) => event.stopPropagation());
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

/** The same failure in this time is one failure, said by several parts of a page; later it is a new one. */
const ONE_FAILURE_MS = 2000;
const said = new Map<string, { readonly key: string | number; readonly at: number }>();

/** The last success that was said, without anything to do about it. */
let done: { readonly id: number; readonly at: number } | null = null;

/** A success is news until the next one: what was said of an earlier act goes. */
function replaceDone({ id, tone, action, onClose }: QueuedToast): void {
  if (tone !== 'success' || action || onClose) return;
  const now = Date.now();
  if (done && now - done.at >= ONE_FAILURE_MS) closeSnackbar(done.id);
  done = { id, at: now };
}

const wordsOf = ({ tone, text }: QueuedToast): string => `${tone} ${text}`;

/** The key of a toast: that of an equal failure which was said just now, else one of its own. An older equal one goes. */
function keyOf(toast: QueuedToast): string | number {
  const { id, tone, action, onClose } = toast;
  if (tone === 'success' || action || onClose) return id;
  const words = wordsOf(toast);
  const before = said.get(words);
  if (before && Date.now() - before.at < ONE_FAILURE_MS) return before.key;
  if (before) closeSnackbar(before.key);
  said.set(words, { key: id, at: Date.now() });
  return id;
}

function showWaiting() {
  for (const toast of toastQueue.take()) {
    if (toast.withdrawn?.aborted) continue;
    const key = keyOf(toast);
    replaceDone(toast);
    let open = true;
    toast.withdrawn?.addEventListener('abort', () => {
      closeSnackbar(key);
      // The same words of the next try are a failure of their own, however soon it comes.
      said.delete(wordsOf(toast));
    });
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

/** The key that leads to the toasts and on to the next; Escape closes one, and the focus is where it was. */
const TOAST_KEY = 'F8';

function useToastKey(root: HTMLElement): void {
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const cards = [...root.querySelectorAll<HTMLElement>('[data-toast]')];
      if (event.key !== TOAST_KEY || cards.length === 0) return;
      event.preventDefault();
      const here = document.activeElement;
      const at = cards.findIndex((card) => card.contains(here));
      if (at < 0 && here instanceof HTMLElement) before.current = here;
      cards[(at + 1) % cards.length]?.querySelector('button')?.focus();
    };
    const goBack = new MutationObserver(() => {
      const { current } = before;
      // A card that went with the focus leaves it on the page's body.
      if (!current || document.activeElement !== document.body) return;
      current.focus();
      before.current = null;
    });
    goBack.observe(root, { childList: true, subtree: true });
    window.addEventListener('keydown', onKeyDown);
    return () => {
      goBack.disconnect();
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [root]);
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

  useToastKey(root);

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
