import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Height between an element's upper edge and the bottom of the window, were the page not scrolled; 0 while nothing
 * is laid out. Followed when the window or what stands above changes.
 */
export function useSpaceBelow(ref: RefObject<HTMLElement | null>): number {
  const [space, setSpace] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      let top = element.getBoundingClientRect().top;
      for (let at = element.parentElement; at; at = at.parentElement) top += at.scrollTop;
      setSpace(Math.max(0, Math.floor(window.innerHeight - top)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(document.documentElement);
    for (let at = element.parentElement; at; at = at.parentElement) observer.observe(at);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [ref]);
  return space;
}
