import type { Tone } from '@/platform/theme/schemeTypes';

export interface ToastRequest {
  readonly tone: Tone;
  readonly text: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** Called once when it goes, whichever way: its time is over, closed, pushed out, or its action was taken. */
  readonly onClose?: () => void;
  /** Takes it back when it has nothing to offer any more. */
  readonly withdrawn?: AbortSignal | undefined;
}

export interface QueuedToast extends ToastRequest {
  readonly id: number;
}

let waiting: readonly QueuedToast[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly QueuedToast[]) {
  waiting = next;
  listeners.forEach((listener) => listener());
}

/** Says something briefly at the top of the screen. May be called from anywhere, before any host is there. */
export function toast(request: ToastRequest): void {
  count += 1;
  change([...waiting, { ...request, id: count }]);
}

/** What waits to be shown; the stack takes it from here. */
export const toastQueue = {
  current: () => waiting,
  take(): readonly QueuedToast[] {
    const taken = waiting;
    if (taken.length > 0) change([]);
    return taken;
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
