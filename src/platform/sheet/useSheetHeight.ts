import type { RefObject } from 'react';
import { useSpaceBelow } from '@/platform/grid/useSpaceBelow';

interface HeightWish {
  readonly wanted: 'fill' | number;
  /** Lines of the body; none while they are still to come. */
  readonly lines: number | null;
  readonly row: number;
  readonly head: number;
  readonly foot: number;
  /** What stands under the scrolling part. */
  readonly under: number;
}

/** So many lines are always in view, even when the page has to scroll for it. */
const LINES_IN_VIEW = 9;
/** Room for the words of an empty sheet. */
const LEAST_LINES = 6;
const MARGIN = 16;
/** A sideways scrollbar must not cover the last line. */
const SCROLLBAR = 16;

/** Height of head, rows and totals together: down to the bottom of the window, no more than the rows need. */
export function useSheetHeight(body: RefObject<HTMLElement | null>, wish: HeightWish): number {
  const space = useSpaceBelow(body) - wish.under - MARGIN;
  if (typeof wish.wanted === 'number') return wish.wanted;
  const around = wish.head + wish.foot;
  const fill = Math.max(space, around + LINES_IN_VIEW * wish.row);
  if (wish.lines === null) return fill;
  return Math.min(fill, around + SCROLLBAR + Math.max(wish.lines, LEAST_LINES) * wish.row);
}
