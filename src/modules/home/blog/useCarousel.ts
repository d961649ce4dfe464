import { type RefObject, useRef, useState } from 'react';

interface Carousel {
  /** The box that scrolls sideways, one slide wide. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly at: number;
  readonly onScroll: () => void;
  readonly go: (to: number) => void;
}

/** Slides that are swiped with a finger and stepped with buttons; after the last comes the first. */
export function useCarousel(count: number): Carousel {
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, Math.max(0, count - 1));
  return {
    box,
    at,
    onScroll: () => {
      const { scrollLeft = 0, clientWidth = 0 } = box.current ?? {};
      if (clientWidth > 0) setChosen(Math.round(scrollLeft / clientWidth));
    },
    go: (to) => {
      const next = (to + count) % count;
      setChosen(next);
      // Without an animation of its own: on the way the slides between would count as chosen.
      box.current?.scrollTo({ left: next * box.current.clientWidth, behavior: 'instant' });
    },
  };
}
