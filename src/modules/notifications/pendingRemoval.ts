/** A removal whose call waits until the time to undo it is over. */
export interface PendingRemoval {
  send: (keepalive: boolean) => Promise<void>;
  undo: () => void;
}

let waiting: PendingRemoval | null = null;

/** The one removal that may still be undone. */
export const pendingRemoval = {
  hold(removal: PendingRemoval): void {
    waiting = removal;
  },
  /** False when it has been sent or undone already. */
  take(removal: PendingRemoval): boolean {
    if (waiting !== removal) return false;
    waiting = null;
    return true;
  },
  /** Takes back what waits; for Ctrl+Z, as the panel keeps the keyboard from the toast. */
  undo(): void {
    waiting?.undo();
  },
  /** Sends what waits: another one follows, or the session is about to end. */
  async settle(): Promise<void> {
    await waiting?.send(false);
  },
};
