import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { GridLayout } from '@/platform/grid/gridPreferences';

/** Columns in the order the user gave them; those he never moved keep their place at the end of the known ones. */
export function orderColumns<Row>(
  columns: readonly ColumnSpec<Row>[],
  order: readonly string[],
): readonly ColumnSpec<Row>[] {
  const known = order.flatMap((field) => columns.filter((column) => column.field === field));
  return known.length === 0
    ? columns
    : [...known, ...columns.filter((column) => !order.includes(column.field))];
}

export function isHidden<Row>(column: ColumnSpec<Row>, layout: GridLayout): boolean {
  if (column.hideable === false || column.identifying) return false;
  return layout.hidden[column.field] ?? column.hidden ?? false;
}

/** The columns that are shown, in their order: what the user sees is also what export and print write. */
export function visibleColumns<Row>(
  columns: readonly ColumnSpec<Row>[],
  layout: GridLayout,
): readonly ColumnSpec<Row>[] {
  return orderColumns(columns, layout.order).filter((column) => !isHidden(column, layout));
}

/** The order with one column moved up or down among all. */
export function moveColumn<Row>(
  columns: readonly ColumnSpec<Row>[],
  field: string,
  by: -1 | 1,
): readonly string[] {
  const fields = columns.map((column) => column.field);
  const from = fields.indexOf(field);
  const to = from + by;
  const other = fields[to];
  if (from < 0 || other === undefined) return fields;
  return fields.map((each, index) => (index === from ? other : index === to ? field : each));
}
