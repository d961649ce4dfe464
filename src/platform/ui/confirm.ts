import type { ConfirmDialogProps } from '@/platform/ui/ConfirmDialog';

export type ConfirmRequest = Pick<
  ConfirmDialogProps,
  'title' | 'body' | 'confirmLabel' | 'cancelLabel' | 'danger' | 'otherLabel'
>;

/** 'other' is the middle button's. */
type Answer = 'confirmed' | 'other' | 'cancelled';

interface PendingConfirm {
  readonly request: ConfirmRequest;
  readonly answer: (yes: boolean | 'other') => void;
}

let queue: readonly PendingConfirm[] = [];
const listeners = new Set<() => void>();

function change(next: readonly PendingConfirm[]) {
  queue = next;
  listeners.forEach((listener) => listener());
}

/** Asks the user between two ways and none; Esc and a click outside choose none. Questions wait in line. */
export function choose(request: ConfirmRequest): Promise<Answer> {
  return new Promise((resolve) => {
    const pending: PendingConfirm = {
      request,
      answer: (yes) => {
        change(queue.filter((other) => other !== pending));
        if (yes === 'other') resolve('other');
        else resolve(yes ? 'confirmed' : 'cancelled');
      },
    };
    change([...queue, pending]);
  });
}

/** Asks the user and resolves with the answer; Esc and a click outside answer no. Questions wait in line. */
export const confirm = async (request: Omit<ConfirmRequest, 'otherLabel'>): Promise<boolean> =>
  (await choose(request)) === 'confirmed';

export const confirmQueue = {
  current: (): PendingConfirm | undefined => queue[0],
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
