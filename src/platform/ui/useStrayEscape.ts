import { useEffect } from 'react';

/** Open dialogs and drawers, the one on top last; those below it are hidden from screen readers. */
const OPEN_DIALOGS = '.MuiModal-root:not(.MuiModal-hidden):not([aria-hidden="true"])';

/**
 * Escape closes the dialog on top also when nothing has the focus: the button that had it may have gone a moment ago
 * (a toast that was closed, a row that was deleted), and a dialog gets only keys that are pressed inside it.
 */
export function useStrayEscape(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.target !== document.body) return;
      const inside = { key: 'Escape', bubbles: true, cancelable: true };
      [...document.querySelectorAll(OPEN_DIALOGS)]
        .at(-1)
        ?.dispatchEvent(new KeyboardEvent('keydown', inside));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
