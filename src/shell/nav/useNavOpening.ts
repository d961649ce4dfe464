import { useCallback, useEffect, useRef, useState } from 'react';
import { motion } from '@/platform/theme/tokens';
import { lineThatStays, walkNav } from './navKeys';

/**
 * Opening of the folded navigation: by hovering for a moment, at once by keyboard focus, closed a moment after the
 * pointer has left or by Escape. Short crossings of the rail open nothing.
 */
export function useNavOpening(pinned: boolean) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const after = useCallback((delay: number, next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  }, []);
  const setNow = useCallback((next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  }, []);
  const openNow = useCallback(() => setNow(true), [setNow]);
  const close = useCallback(() => setNow(false), [setNow]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    open,
    openNow,
    close,
    handlers: {
      // Opened between pressing and letting go, what was pressed would have moved away and nothing would happen.
      onMouseDown: () => {
        if (!open) clearTimeout(timer.current);
      },
      onMouseEnter: () => after(motion.delayMs.navHover, true),
      onMouseLeave: (event: React.MouseEvent<HTMLElement>) => {
        // While the keyboard is inside, the pointer's leaving is no reason to fold it away.
        if (!event.currentTarget.contains(document.activeElement)) after(motion.delayMs.navLeave, false);
        else clearTimeout(timer.current);
      },
      onFocus: (event: React.FocusEvent<HTMLElement>) => {
        if (event.target.matches(':focus-visible')) setOpen(true);
      },
      onBlur: (event: React.FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget) && !event.currentTarget.matches(':hover'))
          close();
      },
      onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Escape') return walkNav(event);
        if (pinned) return;
        // First, for the focus opens the panel.
        if (event.target instanceof HTMLElement) lineThatStays(event.currentTarget, event.target)?.focus();
        close();
      },
    },
  };
}
