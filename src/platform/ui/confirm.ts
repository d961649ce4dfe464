import type { ConfirmDialogProps } from '@/platform/ui/ConfirmDialog';

export type ConfirmRequest = Pick<
  ConfirmDialogProps,
  'title' | 'body' | 'confirmLabel' | 'cancelLabel' | 'danger'
>;

interface Asked {
  readonly request: ConfirmRequest;
  readonly answer: (yes: boolean) => void;
}

let queue: readonly Asked[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Asked[]) {
  queue = next;
  listeners.forEach((listener) => listener());
}

/** Asks the user and resolves with the answer; Esc and a click outside answer no. Questions wait in line. */
export function confirm(request: ConfirmRequest): Promise<boolean> {
  return new Promise((resolve) => {
    const asked: Asked = {
      request,
      answer: (yes) => {
        change(queue.filter((other) => other !== asked));
        resolve(yes);
      },
    };
    change([...queue, asked]);
  });
}

export const confirmQueue = {
  current: (): Asked | undefined => queue[0],
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
