import type { Position } from '@/platform/sheet/sheetPosition';
import type { SheetProps } from '@/platform/sheet/sheetProps';
import type { ColumnLayout } from '@/platform/sheet/useColumnLayout';
import type { SheetActions } from '@/platform/sheet/useSheetActions';
import type { SheetModel } from '@/platform/sheet/useSheetModel';
import type { SheetSelection } from '@/platform/sheet/useSheetSelection';

/** What the events of a sheet act on. */
export interface SheetParts<Row extends object> {
  readonly props: SheetProps<Row>;
  readonly model: SheetModel<Row>;
  readonly selection: SheetSelection;
  readonly actions: SheetActions<Row>;
  readonly layout: ColumnLayout;
  /** Lines that one page holds. */
  readonly page: () => number;
}

/** Sorts by a column, or turns its order; false where it cannot be sorted. */
export function sortBy<Row extends object>({ props, model }: SheetParts<Row>, column: number): boolean {
  const spec = props.columns[column];
  if (!spec || spec.sortable === false) return false;
  model.turnSort(spec.field);
  return true;
}

/** Opens the figure at a place; false where the sheet has nothing to open there. */
export function openFigure<Row extends object>(
  { props, model }: SheetParts<Row>,
  { line: lineAt, column: columnAt }: Position,
  target: EventTarget,
): boolean {
  const { lines } = model;
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
}
