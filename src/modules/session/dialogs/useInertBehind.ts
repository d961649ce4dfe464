import { useEffect, useState } from 'react';

/**
 * Takes everything but the dialog out of reach (pointer, keyboard, screen reader) without unmounting any of it, other
 * dialogs of the page included. When the dialog goes, the focus returns to where it was.
 */
export function useInertBehind(dialog: HTMLElement | null): void {
  // Read before the dialog takes the focus.
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    if (!dialog) return;
    const silenced = [...document.body.children].filter(
      (part): part is HTMLElement => part instanceof HTMLElement && !part.contains(dialog) && !part.inert,
    );
    for (const part of silenced) part.inert = true;
    return () => {
      for (const part of silenced) part.inert = false;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [dialog, before]);
}
