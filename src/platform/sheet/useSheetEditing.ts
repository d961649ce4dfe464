import { useCallback, useEffect, useRef, useState } from 'react';
import { type EditFault, readCell } from '@/platform/sheet/cellEditing';
import { type CellValue, valueOf } from '@/platform/grid/columnSpec';
import { editOf, type SheetColumn } from '@/platform/sheet/sheetColumn';
import type { RowLine } from '@/platform/sheet/sheetLines';
import type { SheetAnswer, SheetProps } from '@/platform/sheet/sheetProps';

/** What was typed into a cell and is not in its row (yet): refused with a reason, or on its way. */
export interface EditedCell {
  readonly text: string;
  /** Null while it is being saved. */
  readonly fault: EditFault | null;
}
export type EditedRow = Readonly<Record<string, EditedCell>>;

export interface OpenEditor {
  readonly id: string;
  readonly field: string;
  readonly text: string;
  /** Typing over a cell goes on at the end; opening it selects what stands there. */
  readonly select: boolean;
  readonly fault: EditFault | null;
}

const sentence = (answer: SheetAnswer): EditFault | null => (answer ? { text: answer } : null);

/** The open editor, and what was typed but not taken. */
export function useSheetEditing<Row>(
  onEdit: SheetProps<Row>['onEdit'],
  onRejectedChange: SheetProps<Row>['onRejectedChange'],
) {
  const [open, setOpen] = useState<OpenEditor | null>(null);
  const [edited, setEdited] = useState<ReadonlyMap<string, EditedRow>>(new Map());

  const hold = useCallback((id: string, field: string, cell: EditedCell | null, instead?: EditedCell) => {
    setEdited((now) => {
      // Typed over while it was being saved: the newer text stays.
      if (instead && now.get(id)?.[field] !== instead) return now;
      const { [field]: _, ...others } = now.get(id) ?? {};
      const row = cell ? { ...others, [field]: cell } : others;
      const next = new Map(now);
      if (Object.keys(row).length > 0) next.set(id, row);
      else next.delete(id);
      return next;
    });
  }, []);

  const send = useCallback(
    (line: RowLine<Row>, field: string, text: string, value: CellValue) => {
      const answer = onEdit?.({ id: line.id, row: line.row, field, value });
      if (!(answer instanceof Promise)) {
        const fault = sentence(answer);
        return hold(line.id, field, fault && { text, fault });
      }
      const saving: EditedCell = { text, fault: null };
      hold(line.id, field, saving);
      answer.then(
        (refusal) => hold(line.id, field, sentence(refusal) && { text, fault: sentence(refusal) }, saving),
        () => hold(line.id, field, { text, fault: { key: 'notSaved' } }, saving),
      );
      return undefined;
    },
    [onEdit, hold],
  );

  /** Takes what was typed. False when the editor stays open over what cannot be taken, which `insist` asks for. */
  const take = useCallback(
    (line: RowLine<Row>, column: SheetColumn<Row>, text: string, insist: boolean): boolean => {
      const { id } = line;
      const { field } = column;
      const edit = editOf(column, line.row);
      if (!edit) return true;
      const read = readCell(edit, line.row, text);
      if ('fault' in read) {
        if (insist) setOpen({ id, field, text, select: false, fault: read.fault });
        else {
          setOpen(null);
          hold(id, field, { text, fault: read.fault });
        }
        return !insist;
      }
      setOpen(null);
      const before = valueOf(column, line.row);
      const same = read.value === before || (read.value === '' && before === null);
      if (same) hold(id, field, null);
      else send(line, field, text, read.value);
      return true;
    },
    [hold, send],
  );

  const cancel = useCallback(() => setOpen(null), []);
  const forget = useCallback((id: string, field: string) => hold(id, field, null), [hold]);

  const rejected = [...edited.values()]
    .flatMap((row) => Object.values(row))
    .filter((cell) => cell.fault).length;
  const notify = useRef(onRejectedChange);
  useEffect(() => {
    notify.current = onRejectedChange;
  });
  useEffect(() => notify.current?.(rejected), [rejected]);

  return { open, setOpen, edited, take, cancel, forget, rejected };
}
