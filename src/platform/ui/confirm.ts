import type { ConfirmDialogProps } from '@/platform/ui/ConfirmDialog';

export type ConfirmRequest = Pick<
  ConfirmDialogProps,
  'title' | 'body' | 'confirmLabel' | 'cancelLabel' | 'danger'
>;

interface PendingConfirm {
  readonly request: ConfirmRequest;
  readonly answer: (yes: boolean) => void;
}

let queue: readonly PendingConfirm[] = [];
const listeners = new Set<() => void>();

function change(next: readonly PendingConfirm[]) {
  queue = next;
  listeners.forEach((listener) => listener());
}

/** Asks the user and resolves with the answer; Esc and a click outside answer no. Questions wait in line. */
export function confirm(request: ConfirmRequest): Promise<boolean> {
  return new Promise((resolve) => {
    const pending: PendingConfirm = {
      request,
      answer: (yes) => {
        change(queue.filter((other) => other !== pending));
        resolve(yes);
      },
    };
    change([...queue, pending]);
  });
}

export const confirmQueue = {
  current: (): PendingConfirm | undefined => queue[0],
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
