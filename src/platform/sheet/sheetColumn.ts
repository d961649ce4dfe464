import {
  type CellValue,
  type ColumnKind,
  type ColumnSpec,
  isNumeric,
  kindOf,
} from '@/platform/grid/columnSpec';

export interface SheetOption {
  readonly value: string;
  readonly label: string;
}

/** How a cell is edited. Money is in cents, as everywhere. */
export interface SheetEdit<Row> {
  readonly as: 'number' | 'integer' | 'money' | 'text' | 'select';
  /** Numbers below zero are refused unless allowed. */
  readonly negative?: boolean;
  readonly maxLength?: number;
  /** Choices of a `select`. */
  readonly options?: readonly SheetOption[];
  /** What is wrong with a value that reads well, as a sentence; null when nothing is. */
  readonly validate?: (value: CellValue, row: Row) => string | null;
  /** False where this row's cell is only read. */
  readonly allowed?: (row: Row) => boolean;
}

/** A column of a sheet: a grid's column that may be edited in place. */
export interface SheetColumn<Row> extends ColumnSpec<Row> {
  readonly edit?: SheetEdit<Row>;
}

const WIDTHS: Readonly<Record<ColumnKind, number>> = {
  text: 180,
  id: 88,
  number: 120,
  money: 136,
  percent: 96,
  date: 104,
  dateTime: 144,
  yesNo: 80,
  active: 96,
  status: 182,
  custom: 160,
};
const IDENTIFYING = 240;

const LEAST_WIDTH = 56;
const MOST_WIDTH = 640;

/** The default width of a column. */
export function usualWidth<Row>(column: SheetColumn<Row>): number {
  return column.width ?? (column.identifying ? IDENTIFYING : WIDTHS[kindOf(column)]);
}

export function clampWidth<Row>(column: SheetColumn<Row>, width: number): number {
  return Math.round(Math.min(MOST_WIDTH, Math.max(column.minWidth ?? LEAST_WIDTH, width)));
}

/** The column that takes the free room when all of them are narrower than the sheet. */
export function growingColumn<Row>(columns: readonly SheetColumn<Row>[]): number {
  const named = columns.findIndex((column) => column.identifying);
  if (named >= 0) return named;
  const text = columns.findIndex((column) => !isNumeric(column));
  return Math.max(text, 0);
}

/** Only a cell that may be edited opens an editor; one that may not has its reason in the page, not here. */
export function editOf<Row>(column: SheetColumn<Row>, row: Row): SheetEdit<Row> | null {
  const { edit } = column;
  return edit && (edit.allowed?.(row) ?? true) ? edit : null;
}
