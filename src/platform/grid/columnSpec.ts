import type { ReactNode } from 'react';
import { valueAt } from '@/platform/typed/records';
import type { StatusChipProps } from '@/platform/ui/StatusChip';

export type ColumnKind =
  | 'text'
  | 'id'
  | 'number'
  | 'money'
  | 'percent'
  | 'date'
  | 'dateTime'
  | 'yesNo'
  | 'active'
  | 'status'
  | 'custom';

/** What a cell holds before it is written: money in cents, dates as ISO text, yes/no as boolean. */
export type CellValue = string | number | boolean | null;

/** One column of a grid, as data. Grid, search, totals, cards, export and print all read it. */
export interface ColumnSpec<Row> {
  readonly field: string;
  /** Translated head. The unit is added behind it. */
  readonly header: string;
  readonly kind?: ColumnKind;
  /** Decimals of `number` and `percent`; 2 by default (0 for neither). */
  readonly decimals?: number;
  /** Stands in the head, in parentheses: 'ha', 'kg'. Money has 'R$' and percentages '%' by themselves. */
  readonly unit?: string;
  readonly width?: number;
  readonly flex?: number;
  readonly minWidth?: number;
  /** Text that does not fit takes a second line before it is cut: names, of which the end tells one from another. */
  readonly wraps?: true;
  /** The column that names the row: takes the free room, never narrower than 180, title of the card on a phone. */
  readonly identifying?: boolean;
  /** False keeps the column out of the column choice. */
  readonly hideable?: boolean;
  /** Hidden until the user chooses it. */
  readonly hidden?: boolean;
  /** Searched while it is hidden too: what the search's own label promises. */
  readonly alwaysSearched?: boolean;
  readonly sortable?: boolean;
  /** Writes a value that no kind writes: a document with its mask. It is sorted by the value and found by both. */
  readonly format?: (value: string | number | boolean) => string;
  /** Read from the row; the property named like the field by default. */
  readonly value?: (row: Row) => unknown;
  /** Stands where there is no value: '–' where a figure is not known or cannot be divided. */
  readonly nothing?: string;
  /** Own look of the cell. Text for search, tooltip and export still comes from value and kind. */
  readonly render?: (row: Row) => ReactNode;
  /** The chip of a `status` column; its label is also what is searched, sorted and exported. */
  readonly status?: (row: Row) => StatusChipProps | null;
  /** Figure of the totals strip: a sum, or computed from all the rows that the filters leave. */
  readonly total?: 'sum' | ((rows: readonly Row[]) => number | null);
  /** What export and print write, where it differs from the value. */
  readonly exportValue?: (row: Row) => CellValue;
}

/** The class of a cell whose text may take two lines. */
export const TWO_LINES = 'two-lines';

const NUMERIC: readonly ColumnKind[] = ['id', 'number', 'money', 'percent'];

export function kindOf<Row>(column: ColumnSpec<Row>): ColumnKind {
  return column.kind ?? 'text';
}

/** Numbers and their heads stand at the right. */
export function isNumeric<Row>(column: ColumnSpec<Row>): boolean {
  return NUMERIC.includes(kindOf(column));
}

/** The head with its unit, once: 'Saldo (R$)'. */
export function headOf<Row>(column: ColumnSpec<Row>): string {
  const usual = column.kind === 'money' ? 'R$' : column.kind === 'percent' ? '%' : '';
  const unit = column.unit ?? usual;
  return unit && !column.header.endsWith(`(${unit})`) ? `${column.header} (${unit})` : column.header;
}

/** The raw content of a cell; what is no plain value counts as empty. */
export function valueOf<Row>(column: ColumnSpec<Row>, row: Row): CellValue {
  if (column.status && !column.value) return column.status(row)?.label ?? null;
  const value = column.value ? column.value(row) : valueAt(row, column.field);
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** The column that names a row: the one marked so, else the first of text. */
export function identifyingColumn<Row>(columns: readonly ColumnSpec<Row>[]): ColumnSpec<Row> | undefined {
  return columns.find((column) => column.identifying) ?? columns.find((column) => kindOf(column) === 'text');
}
