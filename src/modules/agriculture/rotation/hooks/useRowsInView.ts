import { useCallback, useLayoutEffect, useMemo, useState } from 'react';

/** Rows beyond the edge that are drawn too, so that an arrow key finds its next cell. */
const OVERSCAN = 6;
/** The range moves in steps: a wheel turn then draws once for several rows. */
const STEP = 4;
/** Assumed while nothing is laid out. */
const ASSUMED = 640;

interface Range {
  readonly start: number;
  /** Left out. */
  readonly end: number;
}

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

/**
 * The rows of a long table that have to be drawn, and the height of those before and after them.
 * @param heights of every row, px
 */
export function useRowsInView(heights: readonly number[]) {
  const offsets = useMemo(() => offsetsOf(heights), [heights]);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [seen, setSeen] = useState<Range>({ start: 0, end: 0 });
  const count = heights.length;
  const look = useCallback(() => {
    const top = element?.scrollTop ?? 0;
    const height = element?.clientHeight || ASSUMED;
    const start = Math.max(0, Math.floor((rowAt(offsets, top) - OVERSCAN) / STEP) * STEP);
    const end = Math.min(count, Math.ceil((rowAt(offsets, top + height) + 1 + OVERSCAN) / STEP) * STEP);
    setSeen((now) => (now.start === start && now.end === end ? now : { start, end }));
  }, [element, offsets, count]);
  useLayoutEffect(() => {
    look();
    if (!element) return;
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [element, look]);
  const end = Math.min(seen.end, count);
  return {
    ref: setElement,
    start: Math.min(seen.start, end),
    end,
    before: offsets[Math.min(seen.start, end)] ?? 0,
    after: (offsets[count] ?? 0) - (offsets[end] ?? 0),
  };
}
