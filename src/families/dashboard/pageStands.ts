import { useEffect } from 'react';

const SOON_MS = 1000;

let open: () => void = () => undefined;
const standing = new Promise<void>((resolve) => (open = resolve));

/** Resolves when the first dashboard has been painted once: what it is opened for comes before the code of its cards. */
export const pageStands = (): Promise<void> => standing;

/**
 * Called by the page when it is painted. Asking for a frame while it is still being drawn would not do: drawn in
 * slices, it is on the screen many frames later.
 */
export function useNotifyPageStands(): void {
  useEffect(() => {
    let timer = 0;
    const frame = requestAnimationFrame(() => (timer = window.setTimeout(open)));
    // A page in the background is not painted, and is to be there when it comes to the front.
    const patience = window.setTimeout(open, SOON_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      clearTimeout(patience);
    };
  }, []);
}
