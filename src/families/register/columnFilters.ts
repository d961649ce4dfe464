import type { FilterSpec } from '@/platform/filters/filterSpec';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { FILTER_KINDS } from './columnKinds';
import type { RegisterColumn } from './registerTypes';

/** A filter for each column of a register, of the kind that its values have. `columns` are the same as the grid has them. */
export function columnFilters<Row>(
  described: readonly RegisterColumn<Row>[],
  columns: readonly ColumnSpec<Row>[],
): FilterSpec<Row>[] {
  return described.flatMap(({ filter, kind = 'text', field }, index) => {
    const column = columns[index];
    const filterKind = filter === false ? null : (filter?.kind ?? FILTER_KINDS[kind]);
    if (!filterKind || !column) return [];
    const value = (filter && filter.value) ?? filteredValue(column);
    return [{ name: field, label: column.header, kind: filterKind, ...(value ? { value } : {}) }];
  });
}

/** A value that is shown with a mask is found with it and without. */
function filteredValue<Row>(column: ColumnSpec<Row>): ((row: Row) => unknown) | undefined {
  const { format, field, value } = column;
  if (!format) return value;
  const read = value ?? ((row: Row) => (row as Record<string, unknown>)[field]);
  return (row) => {
    const raw = read(row);
    return typeof raw === 'string' || typeof raw === 'number' ? `${format(raw)} ${raw}` : raw;
  };
}
