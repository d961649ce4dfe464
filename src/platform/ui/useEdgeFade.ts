import { useEffect, useRef } from 'react';

/** How wide what does not fit fades out, in pixels. */
export const EDGE_FADE = 40;

/**
 * Tells how much of a sideways scroller is out of sight: sets `--fade-start` and `--fade-end` on the frame
 * that the returned ref is given to. `selector` finds the scroller inside it.
 */
export function useEdgeFade(selector: string) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = frame.current;
    const scroller = root?.querySelector(selector);
    if (!root || !scroller) return;
    const measure = () => {
      const rest = scroller.scrollWidth - scroller.clientWidth - scroller.scrollLeft;
      root.style.setProperty('--fade-start', `${Math.min(EDGE_FADE, scroller.scrollLeft)}px`);
      root.style.setProperty('--fade-end', `${Math.min(EDGE_FADE, Math.max(0, rest))}px`);
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(scroller);
    if (scroller.firstElementChild) sizes.observe(scroller.firstElementChild);
    // Tabs and cards come later, too: what is there keeps its size.
    const children = new MutationObserver(measure);
    children.observe(scroller, { childList: true });
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      children.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, [selector]);
  return frame;
}
