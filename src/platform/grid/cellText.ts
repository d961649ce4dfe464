import type { TFunction } from 'i18next';
import { formatDate } from '@/platform/format/date';
import { formatDateTime } from '@/platform/format/instant';
import { formatCents } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { type CellValue, type ColumnSpec, kindOf, valueOf } from '@/platform/grid/columnSpec';

export type GridTexts = TFunction<'grid'>;

function asNumber(value: CellValue): number | null {
  if (typeof value === 'number') return value;
  const number = typeof value === 'string' && value.trim() ? Number(value) : NaN;
  return Number.isFinite(number) ? number : null;
}

/** Writes a value the way the column's kind asks; empty for what is missing, unless its column says otherwise. */
export function formatCell<Row>(column: ColumnSpec<Row>, value: CellValue, t: GridTexts): string {
  if (value === null || value === '') return column.nothing ?? '';
  if (column.format) return column.format(value);
  switch (kindOf(column)) {
    case 'money':
      return formatCents(asNumber(value));
    case 'number':
    case 'percent':
      return formatNumber(asNumber(value), { decimals: column.decimals ?? 2 });
    case 'date':
      return typeof value === 'string' ? formatDate(value) : '';
    case 'dateTime':
      return typeof value === 'string' ? formatDateTime(value) : '';
    case 'yesNo':
      return value ? t('yes') : t('no');
    case 'active':
      return value ? t('active') : t('inactive');
    case 'id':
    case 'text':
    case 'status':
    case 'custom':
      return String(value);
  }
}

/** The text of a cell as it is read: what search, tooltip, card and clipboard use. */
export function cellText<Row>(column: ColumnSpec<Row>, row: Row, t: GridTexts): string {
  return formatCell(column, valueOf(column, row), t);
}
