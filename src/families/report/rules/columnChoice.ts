import { isHidden, orderColumns } from '@/platform/grid/arrangeColumns';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { DEFAULT_LAYOUT, type GridLayout } from '@/platform/grid/gridPreferences';
import type { Report } from '../reportTypes';

/** Which columns stand in a sheet, and in which order. */
export type ColumnChoice = Pick<GridLayout, 'hidden' | 'order'>;

/** As the report itself has them. */
export const USUAL_COLUMNS: ColumnChoice = { hidden: {}, order: [] };

const HIDDEN = '-';
const BETWEEN = ',';

/** Columns as an address keeps them: every one in its order, those that are hidden after a hyphen; null as usual. */
export function columnsText<Row>(columns: readonly ColumnSpec<Row>[], choice: ColumnChoice): string | null {
  const text = (some: readonly ColumnSpec<Row>[], look: GridLayout) =>
    some.map((column) => (isHidden(column, look) ? HIDDEN : '') + column.field).join(BETWEEN);
  const chosen = text(orderColumns(columns, choice.order), { ...DEFAULT_LAYOUT, ...choice });
  return chosen === text(columns, DEFAULT_LAYOUT) ? null : chosen;
}

/** The same for a report that stands by itself. */
export const reportColumnsText = ({ columns }: Pick<Report, 'columns'>, choice: ColumnChoice) =>
  columnsText(
    columns.map(({ field, hidden = false, identifying = false }) => ({
      field,
      header: field,
      hidden,
      identifying,
    })),
    choice,
  );

/** An order with the columns of a comparison behind those they belong to, unless they have places of their own. */
export const withParts = (order: readonly string[], fields: readonly string[]): readonly string[] =>
  order.flatMap((field) => [
    field,
    ...fields.filter((part) => part.startsWith(`${field}~`) && !order.includes(part)),
  ]);

/** Reads them back; a column that the address does not name stays as the report has it. */
export function readColumns(text: string | null): ColumnChoice {
  if (!text) return USUAL_COLUMNS;
  const named = text.split(BETWEEN).filter((field) => field !== '' && field !== HIDDEN);
  const fieldOf = (name: string) => (name.startsWith(HIDDEN) ? name.slice(HIDDEN.length) : name);
  return {
    hidden: Object.fromEntries(named.map((name) => [fieldOf(name), name.startsWith(HIDDEN)])),
    order: named.map(fieldOf),
  };
}
