import { useEffect, useMemo, useState } from 'react';

/** Rows beyond the edge that are drawn too, so that an arrow key finds its next cell. */
const OVERSCAN = 6;
/** The range moves in steps: a wheel turn then draws once for several rows. */
const STEP = 4;
/** Assumed while nothing is laid out. */
const ASSUMED = 640;

/** Where each row begins, px, and at last where they end. */
function offsetsOf(heights: readonly number[]): readonly number[] {
  let sum = 0;
  return [0, ...heights.map((height) => (sum += height))];
}

/** Which row a height lies in, by halving. */
function rowAt(offsets: readonly number[], y: number): number {
  let [low, high] = [0, offsets.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The rows around what is seen, from the first up to one that is left out. */
function rangeOf(offsets: readonly number[], top: number, height: number) {
  const count = offsets.length - 1;
  const start = Math.max(0, Math.floor((rowAt(offsets, top) - OVERSCAN) / STEP) * STEP);
  const end = Math.min(count, Math.ceil((rowAt(offsets, top + height) + 1 + OVERSCAN) / STEP) * STEP);
  return { start: Math.min(start, end), end };
}

/**
 * The rows of a long table that have to be drawn, and the height of those before and after them.
 * @param heights of every row, px
 */
export function useRowsInView(heights: readonly number[]) {
  const offsets = useMemo(() => offsetsOf(heights), [heights]);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [seen, setSeen] = useState({ top: 0, height: ASSUMED });
  useEffect(() => {
    if (!element) return;
    // Scrolling within the rows that are drawn draws nothing.
    const look = () =>
      setSeen((now) => {
        const next = { top: element.scrollTop, height: element.clientHeight || ASSUMED };
        const [before, after] = [now, next].map(({ top, height }) => rangeOf(offsets, top, height));
        return before?.start === after?.start && before?.end === after?.end ? now : next;
      });
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [element, offsets]);
  const { start, end } = rangeOf(offsets, seen.top, seen.height);
  return {
    attach: setElement,
    start,
    end,
    before: offsets[start] ?? 0,
    after: (offsets.at(-1) ?? 0) - (offsets[end] ?? 0),
  };
}
