import { useEffect, useRef } from 'react';

/**
 * The button that changed a state often goes with it, and the focus would fall to the top of the document: then the
 * page's heading takes it, from where the keyboard goes on.
 */
export function useKeptFocus(state: string): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
  }, [state]);
}
