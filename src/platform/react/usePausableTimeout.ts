import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';

/** Calls back once after `ms`, never for null. The time starts anew whenever the pointer or the focus, having been on the element, leaves it. */
export function usePausableTimeout(callback: () => void, ms: number | null) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const elapsed = useEffectEvent(callback);
  const paused = hovered || focused;

  useEffect(() => {
    if (paused || ms === null) return;
    const timer = setTimeout(elapsed, ms);
    return () => clearTimeout(timer);
  }, [paused, ms]);

  return {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent<HTMLElement>) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  };
}
