import type { FilterKind, FilterSpec } from '@/platform/filters/filterSpec';
import type { ColumnKind } from '@/platform/grid/columnSpec';
import type { RegisterColumn } from './registerTypes';

const KINDS: Record<ColumnKind, FilterKind | null> = {
  text: 'text',
  id: 'number',
  number: 'numberRange',
  money: 'moneyRange',
  percent: 'numberRange',
  date: 'dateRange',
  dateTime: 'dateRange',
  yesNo: 'yesNo',
  active: 'active',
  status: 'text',
  custom: null,
};

/** A filter for each column of a register, of the kind that its values have. */
export function columnFilters<Row>(
  columns: readonly RegisterColumn<Row>[],
  labelOf: (field: string) => string,
): FilterSpec<Row>[] {
  return columns.flatMap((column) => {
    if (column.filter === false) return [];
    const kind = column.filter?.kind ?? KINDS[column.kind ?? 'text'];
    if (!kind) return [];
    const value = column.filter?.value ?? column.value;
    return [{ name: column.field, label: labelOf(column.field), kind, ...(value ? { value } : {}) }];
  });
}
