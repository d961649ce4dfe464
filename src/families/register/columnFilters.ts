import type { FilterKind, FilterSpec } from '@/platform/filters/filterSpec';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { valueAt } from '@/platform/typed/records';
import { FILTER_KINDS, type RegisterColumnKind } from './columnKinds';
import type { RegisterColumn } from './registerTypes';

/** How some kinds write what their filter asks for: durations are kept in minutes. */
const FIGURES: Partial<Record<RegisterColumnKind, Pick<FilterSpec, 'unit' | 'decimals'>>> = {
  duration: { unit: 'min', decimals: 0 },
  count: { decimals: 0 },
};

/**
 * A filter for each column of a register, of the kind that its values have. `columns` are the same as the grid has them.
 * Columns of few values are chosen from where all rows are known; a server that filters is sent what is typed.
 */
export function columnFilters<Row>(
  described: readonly RegisterColumn<Row>[],
  columns: readonly ColumnSpec<Row>[],
  paging: 'client' | 'server' = 'client',
): FilterSpec<Row>[] {
  return described.flatMap(({ filter, kind = 'text', field, value: own }, index) => {
    const column = columns[index];
    const wanted = filter === false ? null : (filter?.kind ?? FILTER_KINDS[kind]);
    const filterKind = wanted === 'multiSelect' && paging === 'server' ? 'text' : wanted;
    if (!filterKind || !column) return [];
    const value =
      (filter && filter.value) ??
      filteredValue({ kind, field, ...(own ? { value: own } : {}) }, column, filterKind);
    const { wordOf, choices } = filter || {};
    return [
      {
        name: field,
        label: column.header,
        kind: filterKind,
        ...FIGURES[kind],
        ...(value ? { value } : {}),
        ...(wordOf ? { wordOf } : {}),
        ...(choices ? { choices } : {}),
      },
    ];
  });
}

/** What a filter compares with; undefined where that is what the row keeps under the field's name. */
function filteredValue<Row>(
  described: RegisterColumn<Row>,
  { format, value }: ColumnSpec<Row>,
  filterKind: FilterKind,
): ((row: Row) => unknown) | undefined {
  const kept = (row: Row) => valueAt(row, described.field);
  // Whether there is a picture; the cell itself has no value.
  if (described.kind === 'image') return described.value ?? kept;
  // What is kept says it in every language; a column made of several fields has its words alone.
  if (filterKind === 'multiSelect') return (row) => textOf(kept(row)) || textOf(described.value?.(row));
  if (!format || filterKind !== 'text') return value;
  const read = value ?? kept;
  // A value that is shown with a mask is found with it and without.
  return (row) => {
    const raw = read(row);
    return typeof raw === 'string' || typeof raw === 'number' ? `${format(raw)} ${raw}` : raw;
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
