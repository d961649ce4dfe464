import type { TFunction } from 'i18next';
import { useState } from 'react';
import { cellText } from '@/platform/grid/cellText';
import { clearedText, editorText, keptText } from '@/platform/sheet/cellEditing';
import { nextEditable, nextRowLine } from '@/platform/sheet/nextCell';
import type { EditEnd, RowTexts } from '@/platform/sheet/parts/SheetRow';
import { editOf, type SheetColumn } from '@/platform/sheet/sheetColumn';
import type { CellRange, Position } from '@/platform/sheet/sheetPosition';
import { rangeText } from '@/platform/sheet/sheetText';
import type { SheetProps } from '@/platform/sheet/sheetProps';
import { useSheetEditing } from '@/platform/sheet/useSheetEditing';
import type { SheetModel } from '@/platform/sheet/useSheetModel';
import type { SheetSelection } from '@/platform/sheet/useSheetSelection';
import { useStable } from '@/platform/react/useStable';

/** The note of the visited cell: whether there may be one, and opening it. */
function noteOfVisited<Row extends object>(
  props: SheetProps<Row>,
  { lines }: SheetModel<Row>,
  { active, focusRequests, range }: SheetSelection,
  grid: TFunction<'grid'>,
) {
  const columns: readonly SheetColumn<Row>[] = props.columns;
  const noted = lines[active.line];
  const notedColumn = columns[active.column];
  // Without a visited cell there is none.
  const mayNote = Boolean(props.notes && noted && notedColumn && (focusRequests > 0 || range));
  const openNote = (): boolean => {
    if (!props.notes || !noted || !notedColumn) return false;
    const [first] = columns;
    const row = noted.kind === 'row' ? noted.row : null;
    const named = columns.find(({ identifying }) => identifying) ?? first;
    const label = noted.kind === 'group' ? noted.label : named ? cellText(named, noted.row, grid) : '';
    props.notes.onOpen({ row, id: noted.id, label, field: notedColumn.field });
    return true;
  };
  return { mayNote, openNote };
}

/** What was last copied, or would not be. */
export interface Copied {
  readonly range: CellRange;
  readonly failed: boolean;
}

/** What can be done with a cell: opened, cleared, copied, folded. */
export function useSheetActions<Row extends object>(
  props: SheetProps<Row>,
  model: SheetModel<Row>,
  selection: SheetSelection,
  texts: RowTexts,
) {
  const columns: readonly SheetColumn<Row>[] = props.columns;
  const { lines } = model;
  const editing = useSheetEditing(props.onEdit, props.onRejectedChange);
  const [copied, setCopied] = useState<Copied | null>(null);

  const cellAt = ({ line: lineAt, column: columnAt }: Position) => {
    const line = lines[lineAt];
    const column = columns[columnAt];
    if (line?.kind !== 'row' || !column) return null;
    const edit = props.onEdit ? editOf(column, line.row) : null;
    return { line, column, edit };
  };

  /** Opens the editor of a cell, over what stands there or with what was typed. */
  const open = (at: Position, typed?: string): boolean => {
    const cell = cellAt(at);
    if (!cell?.edit) return false;
    const { line, column, edit } = cell;
    const start = typed === undefined ? undefined : keptText(edit, typed);
    if (start === '' && typed !== '') return true;
    const edited = editing.edited.get(line.id)?.[column.field];
    selection.go(at, { focus: false });
    editing.setOpen({
      id: line.id,
      field: column.field,
      text: start ?? edited?.text ?? editorText(column, edit, line.row),
      select: start === undefined,
      fault: start === undefined ? (edited?.fault ?? null) : null,
    });
    return true;
  };

  const clear = (at: Position): boolean => {
    const cell = cellAt(at);
    if (!cell?.edit) return false;
    editing.take(cell.line, cell.column, clearedText(cell.edit), false);
    return true;
  };

  const endEdit = useStable((text: string, end: EditEnd) => {
    const { open: editor } = editing;
    const place = editor && selection.find(editor.id, editor.field);
    const cell = place && cellAt(place);
    if (!place || !cell) return;
    if (end === 'cancel') {
      editing.cancel();
      editing.forget(cell.line.id, cell.column.field);
      return selection.go(place);
    }
    if (!editing.take(cell.line, cell.column, text, end !== 'left') || end === 'left') return;
    const step = end === 'down' || end === 'next' ? 1 : -1;
    if (end === 'down' || end === 'up') {
      return selection.go({ ...place, line: nextRowLine(lines, place.line, step) });
    }
    const next = nextEditable(lines, columns, place, step);
    selection.go(next ?? place);
    if (next) open(next);
  });

  /** What a range says, or the one cell, as text. */
  const copy = () => {
    const { range } = selection;
    if (!range) return;
    navigator.clipboard.writeText(rangeText(lines, columns, range, texts.grid)).then(
      () => setCopied({ range, failed: false }),
      () => setCopied({ range, failed: true }),
    );
  };

  const toggleFold = (lineAt: number, closed?: boolean): boolean => {
    const line = lines[lineAt];
    if (line?.kind !== 'group') return false;
    const isClosed = model.folded.has(line.id);
    if (closed === isClosed) return false;
    model.fold([line.id], !isClosed);
    return true;
  };

  return {
    editing,
    open,
    clear,
    endEdit,
    copy,
    copied,
    toggleFold,
    cellAt,
    ...noteOfVisited(props, model, selection, texts.grid),
  };
}

export type SheetActions<Row extends object> = ReturnType<typeof useSheetActions<Row>>;
