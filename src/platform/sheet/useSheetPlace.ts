import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { SheetProps } from '@/platform/sheet/sheetProps';
import type { SheetModel } from '@/platform/sheet/useSheetModel';

/** After so many frames the sheet is as high as it gets. */
const MOST_FRAMES = 60;
/** What a reader does to go elsewhere in the sheet. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to where the reader stood once there are lines, and tells where they stand when the sheet goes away. */
export function useSheetPlace<Row>(
  scroller: RefObject<HTMLElement | null>,
  { startAt, onLeave }: Pick<SheetProps<Row>, 'startAt' | 'onLeave'>,
  { lines, search, chosenFolds }: SheetModel<Row>,
): void {
  const moved = useRef(false);
  const some = lines.length > 0;
  useLayoutEffect(() => {
    const element = scroller.current;
    const onMove = () => {
      moved.current = true;
    };
    MOVES.forEach((kind) => element?.addEventListener(kind, onMove, { passive: true }));
    return () => MOVES.forEach((kind) => element?.removeEventListener(kind, onMove));
  }, [scroller]);
  // Lines may come twice: kept ones, then those of a new answer. Until the reader moves, each time leads back.
  const comeBack = useEffectEvent(() => {
    if (!startAt || moved.current) return undefined;
    let frame = 0;
    // The sheet takes its height from the window after it has lines: until then there is nothing to scroll.
    const go = (left: number) => {
      scroller.current?.scrollTo(startAt.left, startAt.top);
      const there = Math.abs((scroller.current?.scrollTop ?? 0) - startAt.top) <= 1;
      if (!there && left > 0) frame = requestAnimationFrame(() => go(left - 1));
    };
    go(MOST_FRAMES);
    return () => cancelAnimationFrame(frame);
  });
  useLayoutEffect(() => (some ? comeBack() : undefined), [some]);

  const leave = useEffectEvent((element: HTMLElement) =>
    onLeave?.({
      search,
      folded: chosenFolds && [...chosenFolds],
      top: element.scrollTop,
      left: element.scrollLeft,
    }),
  );
  useLayoutEffect(() => {
    const element = scroller.current;
    return () => {
      if (element) leave(element);
    };
  }, [scroller]);
}
