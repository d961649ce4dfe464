import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { isEditor, isSamePlace, placeOf } from '@/platform/sheet/eventPlace';
import { openFigure, type SheetParts, sortBy } from '@/platform/sheet/sheetCommands';
import { useSheetKeys } from '@/platform/sheet/useSheetKeys';

/** Keys, pointer and focus of the whole sheet, handled in one place. */
export function useSheetEvents<Row extends object>(parts: SheetParts<Row>) {
  const { props, model, selection, actions } = parts;
  const { active } = selection;
  const { lines } = model;
  const onKeyDown = useSheetKeys(parts);

  const onPointerDown = (event: PointerEvent) => {
    const at = placeOf(event.target);
    if (!at || event.button !== 0 || isEditor(event.target)) return;
    selection.go(at, { extend: event.shiftKey && at.line >= 0, focus: event.shiftKey });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.buttons !== 1 || event.pointerType !== 'mouse' || isEditor(event.target)) return;
    const at = placeOf(event.target);
    const { range } = selection;
    const inBody = at !== null && at.line >= 0 && at.line < lines.length && active.line >= 0;
    if (inBody && range && !isSamePlace(at, active)) selection.go(at, { extend: true });
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const at = placeOf(event.target);
    if (!at || event.shiftKey || !(event.target instanceof Element)) return;
    if (at.line === -1 && !event.target.closest('.grip')) sortBy(parts, at.column);
    else if (at.column === 0 && actions.toggleFold(at.line)) return;
    else if (openFigure(parts, at, event.target)) return;
    else if ('pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch')
      actions.open(at);
  };
  const onDoubleClick = (event: MouseEvent) => {
    const at = placeOf(event.target);
    const cell = at && actions.cellAt(at);
    if (!cell || isEditor(event.target)) return;
    if (!actions.open(at)) props.onOpen?.(cell.line.row);
  };
  // The Tab key and assistive technology move the focus by themselves.
  const onFocus = (event: FocusEvent) => {
    const at = placeOf(event.target);
    const known = isSamePlace(at ?? active, active) && selection.range !== null;
    if (at && !known && !isEditor(event.target)) selection.go(at, { focus: false });
  };

  return { onKeyDown, onPointerDown, onPointerMove, onClick, onDoubleClick, onFocus };
}
