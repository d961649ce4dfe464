import type { KeyboardEvent } from 'react';
import { placeOf } from '@/platform/sheet/eventPlace';
import { openFigure, type SheetParts, sortBy } from '@/platform/sheet/sheetCommands';
import { parentIndex } from '@/platform/sheet/sheetLines';
import { type Bounds, positionAfter } from '@/platform/sheet/sheetPosition';

/** One press of a key widens or narrows a column by so much. */
const WIDTH_STEP = 16;

const isTyped = (event: KeyboardEvent) => event.key.length === 1 && event.key !== ' ' && !event.altKey;

/** The keys of a sheet; each part answers whether a press was its own. */
export function useSheetKeys<Row extends object>(parts: SheetParts<Row>) {
  const { props, model, selection, actions, layout, page } = parts;
  const { active } = selection;
  const { lines } = model;

  const widen = (by: number): boolean => {
    const spec = props.columns[active.column];
    if (spec) layout.setWidth(spec.field, (layout.widths[active.column] ?? 0) + by);
    return true;
  };

  const headKey = ({ key, shiftKey }: KeyboardEvent): boolean => {
    if (active.line !== -1) return false;
    if (key === 'Enter' || key === ' ') return sortBy(parts, active.column);
    if (shiftKey && key === 'ArrowLeft') return widen(-WIDTH_STEP);
    return shiftKey && key === 'ArrowRight' && widen(WIDTH_STEP);
  };

  const figureKey = (event: KeyboardEvent): boolean =>
    (event.key === 'Enter' || event.key === ' ') && openFigure(parts, active, event.target);

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

  return (event: KeyboardEvent) => {
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
}
