import { type RefObject, useLayoutEffect } from 'react';
import type { RowWindowStore } from '@/platform/sheet/rowWindow';
import type { ColumnLayout } from '@/platform/sheet/useColumnLayout';
import type { SheetSelection } from '@/platform/sheet/useSheetSelection';
import { useStable } from '@/platform/react/useStable';

/** Brings the column into view, beside the frozen ones. */
function revealColumn(element: HTMLElement, layout: ColumnLayout, column: number): void {
  if (column < layout.frozen) return;
  const left = layout.leftOf(column);
  const right = left + (layout.widths[column] ?? 0);
  const covered = layout.leftOf(layout.frozen);
  if (left - covered < element.scrollLeft) element.scrollLeft = left - covered;
  else if (right > element.scrollLeft + element.clientWidth) element.scrollLeft = right - element.clientWidth;
}

/** Moves the focus to the active cell when it is requested, and the sheet so that the cell is seen. */
export function useCellFocus(
  scroller: RefObject<HTMLElement | null>,
  selection: SheetSelection,
  layout: ColumnLayout,
  store: RowWindowStore,
  bodyLines: number,
): void {
  const { focusRequests, active } = selection;
  const follow = useStable(() => {
    const element = scroller.current;
    if (!element) return;
    if (active.line >= 0 && active.line < bodyLines) store.reveal(active.line);
    revealColumn(element, layout, active.column);
    const cell = element.querySelector<HTMLElement>(
      `[aria-rowindex="${active.line + 2}"] > [aria-colindex="${active.column + 1}"]`,
    );
    // An editor inside it has the focus already.
    if (cell && !cell.contains(document.activeElement)) cell.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    if (focusRequests > 0) follow();
  }, [focusRequests, follow]);
}
