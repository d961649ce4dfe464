import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { parentIndex } from '@/platform/sheet/sheetLines';
import { type Bounds, type Position, positionAfter } from '@/platform/sheet/sheetPosition';
import type { SheetProps } from '@/platform/sheet/sheetProps';
import type { ColumnLayout } from '@/platform/sheet/useColumnLayout';
import type { SheetActions } from '@/platform/sheet/useSheetActions';
import type { SheetModel } from '@/platform/sheet/useSheetModel';
import type { SheetSelection } from '@/platform/sheet/useSheetSelection';

/** One press of a key widens or narrows a column by so much. */
const WIDTH_STEP = 16;

interface EventParts<Row extends object> {
  readonly props: SheetProps<Row>;
  readonly model: SheetModel<Row>;
  readonly selection: SheetSelection;
  readonly actions: SheetActions<Row>;
  readonly layout: ColumnLayout;
  readonly page: () => number;
}

/** The cell an event happened in, by the places that its elements tell. */
function placeOf(target: EventTarget): Position | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest('[aria-colindex]');
  const row = cell?.closest('[aria-rowindex]');
  if (!cell || !row) return null;
  return {
    line: Number(row.getAttribute('aria-rowindex')) - 2,
    column: Number(cell.getAttribute('aria-colindex')) - 1,
  };
}

const same = (a: Position, b: Position) => a.line === b.line && a.column === b.column;
const isTyped = (event: KeyboardEvent) => event.key.length === 1 && event.key !== ' ' && !event.altKey;

/** Keys, pointer and focus of the whole sheet, heard in one place. */
export function useSheetEvents<Row extends object>(parts: EventParts<Row>) {
  const { props, model, selection, actions, layout, page } = parts;
  const { active } = selection;
  const { lines } = model;

  const sort = (column: number): boolean => {
    const spec = props.columns[column];
    if (!spec || spec.sortable === false) return false;
    model.turnSort(spec.field);
    return true;
  };
  const widen = (by: number): boolean => {
    const spec = props.columns[active.column];
    if (spec) layout.setWidth(spec.field, (layout.widths[active.column] ?? 0) + by);
    return true;
  };

  const headKey = ({ key, shiftKey }: KeyboardEvent): boolean => {
    if (active.line !== -1) return false;
    if (key === 'Enter' || key === ' ') return sort(active.column);
    if (shiftKey && key === 'ArrowLeft') return widen(-WIDTH_STEP);
    return shiftKey && key === 'ArrowRight' && widen(WIDTH_STEP);
  };

  /** Opens the figure at a place, where the sheet has something to open there. */
  const openFigure = ({ line: lineAt, column: columnAt }: Position, target: EventTarget): boolean => {
    const look = props.figureLook;
    const column = props.columns[columnAt];
    const cell = target instanceof Element ? target.closest<HTMLElement>('[aria-colindex]') : null;
    if (!look || !column || !cell?.classList.contains('opens')) return false;
    const { field } = column;
    const line = lines[lineAt];
    const foot = model.foot[lineAt - lines.length];
    if (line?.kind === 'row') look.onOpenRow?.(line.row, field);
    else if (line && !line.result)
      look.onOpen?.({ field, label: line.label, foot: null, rows: line.rows }, cell);
    else if (foot) look.onOpen?.({ field, label: foot.label, foot: foot.id, rows: model.found }, cell);
    else return false;
    return true;
  };
  const figureKey = (event: KeyboardEvent): boolean =>
    (event.key === 'Enter' || event.key === ' ') && openFigure(active, event.target);

  const foldKey = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    if (!props.groups || !lines[active.line]) return false;
    if (key === 'Enter' || key === ' ') return actions.toggleFold(active.line);
    if (active.column !== 0 || shiftKey || ctrlKey || metaKey) return false;
    if (key === 'ArrowRight') return actions.toggleFold(active.line, false);
    if (key !== 'ArrowLeft') return false;
    if (actions.toggleFold(active.line, true)) return true;
    const above = parentIndex(lines, active.line);
    if (above >= 0) selection.go({ line: above, column: 0 });
    return true;
  };

  const noteKey = ({ key, shiftKey }: KeyboardEvent): boolean =>
    key === 'F2' && shiftKey && actions.openNote();

  const cellKey = (event: KeyboardEvent): boolean => {
    const cell = actions.cellAt(active);
    if (!cell) return false;
    const { key } = event;
    if (key === 'F2') return actions.open(active);
    if (key === 'Enter') {
      if (actions.open(active)) return true;
      props.onOpen?.(cell.line.row);
      return props.onOpen !== undefined;
    }
    if (key === 'Backspace' || key === 'Delete') return actions.clear(active);
    return isTyped(event) && actions.open(active, key);
  };

  const commandKey = ({ key }: KeyboardEvent): boolean => {
    if (key.toLowerCase() === 'a') selection.selectAll();
    else if (key.toLowerCase() === 'c') actions.copy();
    else return false;
    return true;
  };

  const moveKey = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
    const bounds: Bounds = {
      count: lines.length,
      foot: model.foot.length,
      columns: props.columns.length,
      page: page(),
    };
    const next = positionAfter(key, ctrlKey || metaKey, active, bounds);
    if (!next) return false;
    const inBody = next.line >= 0 && next.line < lines.length;
    if (inBody || !shiftKey) selection.go(next, { extend: shiftKey });
    return true;
  };

  const escapeKey = ({ key }: KeyboardEvent): boolean => {
    if (key !== 'Escape') return false;
    const cell = actions.cellAt(active);
    const edited = cell && actions.editing.edited.get(cell.line.id)?.[cell.column.field];
    if (edited && cell) actions.editing.forget(cell.line.id, cell.column.field);
    else if (!selection.range || selection.range.top === selection.range.bottom) return false;
    selection.go(active);
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!placeOf(event.target) || event.nativeEvent.isComposing) return;
    const command = event.ctrlKey || event.metaKey;
    const done = command
      ? commandKey(event) || moveKey(event)
      : headKey(event) ||
        noteKey(event) ||
        figureKey(event) ||
        foldKey(event) ||
        cellKey(event) ||
        escapeKey(event) ||
        moveKey(event);
    if (done) event.preventDefault();
  };

  const isEditor = (target: EventTarget) => target instanceof Element && target.closest('.open') !== null;

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
    if (inBody && range && !same(at, active)) selection.go(at, { extend: true });
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const at = placeOf(event.target);
    if (!at || event.shiftKey || !(event.target instanceof Element)) return;
    if (at.line === -1 && !event.target.closest('.grip')) sort(at.column);
    else if (at.column === 0 && actions.toggleFold(at.line)) return;
    else if (openFigure(at, event.target)) return;
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
    const known = same(at ?? active, active) && selection.range !== null;
    if (at && !known && !isEditor(event.target)) selection.go(at, { focus: false });
  };

  return { onKeyDown, onPointerDown, onPointerMove, onClick, onDoubleClick, onFocus };
}
