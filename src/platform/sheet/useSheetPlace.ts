import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { SheetProps } from '@/platform/sheet/sheetProps';
import type { SheetModel } from '@/platform/sheet/useSheetModel';

/** After so many frames the sheet is as high as it gets. */
const MOST_FRAMES = 60;

/** Scrolls to where the reader stood once there are lines, and tells where they stand when the sheet goes away. */
export function useSheetPlace<Row>(
  scroller: RefObject<HTMLElement | null>,
  { startAt, onLeave }: Pick<SheetProps<Row>, 'startAt' | 'onLeave'>,
  { lines, search, chosenFolds }: SheetModel<Row>,
): void {
  const returned = useRef(false);
  const some = lines.length > 0;
  const comeBack = useEffectEvent(() => {
    if (!startAt || returned.current) return undefined;
    returned.current = true;
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
