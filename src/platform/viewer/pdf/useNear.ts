import { type RefObject, useEffect, useState } from 'react';

/** So much more than what is in view is drawn, above and below. */
const AHEAD = '100% 0px';

/** Whether an element is in view of a scroller, or soon will be. */
export function useNear(
  element: RefObject<HTMLElement | null>,
  scroller: HTMLElement | null,
  first: boolean,
): boolean {
  const [near, setNear] = useState(first);
  useEffect(() => {
    const watched = element.current;
    if (!watched || !scroller) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: scroller,
      rootMargin: AHEAD,
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, scroller]);
  return near;
}
