import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { memo } from 'react';
import { RowActionButtons } from '@/platform/grid/parts/RowActionButtons';
import { cellText, type GridTexts } from '@/platform/grid/cellText';
import { type ColumnSpec, headOf, isNumeric, kindOf, TWO_LINES, valueOf } from '@/platform/grid/columnSpec';
import type { GridLayout } from '@/platform/grid/gridPreferences';
import { useTableContext } from '@/platform/grid/tableContext';
import { activeStatus } from '@/platform/theme/status';
import { StatusChip } from '@/platform/ui/StatusChip';

export const ACTIONS_FIELD = '__actions__';
export const CHECK_FIELD = '__check__';

interface GridRow {
  readonly [key: string]: unknown;
}

const WIDTHS = {
  text: 160,
  id: 84,
  number: 112,
  money: 128,
  percent: 96,
  date: 112,
  dateTime: 148,
  yesNo: 88,
  active: 118,
  status: 182,
  custom: 160,
} as const;

function widthOf<Row>(column: ColumnSpec<Row>, layout: GridLayout, stretch: number): Partial<GridColDef> {
  const chosen = layout.widths[column.field];
  const roomy = (px: number) => Math.round(px * stretch);
  const minWidth = roomy(column.minWidth ?? (column.identifying ? 180 : 72));
  if (chosen !== undefined) return { width: chosen, minWidth };
  const flex = column.flex ?? (column.identifying ? 1 : undefined);
  const width = roomy(column.width ?? WIDTHS[kindOf(column)]);
  return flex === undefined
    ? { width, minWidth }
    : { flex, minWidth: Math.max(minWidth, roomy(column.width ?? 0)) };
}

export function cellContent<Row>(column: ColumnSpec<Row>, row: Row, t: GridTexts) {
  if (column.render) return column.render(row);
  if (column.status) {
    const chip = column.status(row);
    return chip && <StatusChip {...chip} />;
  }
  const value = valueOf(column, row);
  if (kindOf(column) === 'active' && value !== null) {
    const look = value ? activeStatus.true : activeStatus.false;
    return <StatusChip {...look} label={value ? t('active') : t('inactive')} />;
  }
  return cellText(column, row, t);
}

function isPlain<Row>(column: ColumnSpec<Row>): boolean {
  return !column.render && !column.status && kindOf(column) !== 'active';
}

/**
 * The library's columns for ours, their widths times `stretch`. Sorting and search are done before the rows arrive, so
 * values stay plain.
 */
export function toGridColumns<Row>(
  columns: readonly ColumnSpec<Row>[],
  layout: GridLayout,
  t: GridTexts,
  stretch = 1,
): GridColDef<GridRow>[] {
  return columns.map((column, index): GridColDef<GridRow> => {
    const side = isNumeric(column) ? 'right' : 'left';
    const look = [column.wraps && TWO_LINES, index === columns.length - 1 && 'end-cell'].filter(Boolean);
    return {
      field: column.field,
      headerName: headOf(column),
      align: side,
      headerAlign: side,
      sortable: column.sortable ?? true,
      hideable: column.hideable !== false && !column.identifying,
      ...(column.identifying ? { rowHeader: true } : {}),
      ...(look.length > 0 ? { cellClassName: look.join(' ') } : {}),
      ...widthOf(column, layout, stretch),
      valueGetter: (_value: unknown, row: GridRow) => cellText(column, row as Row, t),
      // The text of a plain cell has been made for its value.
      renderCell: ({ row, value }: GridRenderCellParams<GridRow>) =>
        isPlain(column) ? (value as string) : cellContent(column, row as Row, t),
    } as GridColDef<GridRow>;
  });
}

// The library draws each cell of a new row twice; its buttons are drawn once.
const ActionsCell = memo(function ActionsCell({
  row,
  hasFocus,
  tabIndex,
}: Pick<GridRenderCellParams<GridRow>, 'row' | 'hasFocus' | 'tabIndex'>) {
  const { actionsOf, actionRoom, sprite } = useTableContext();
  return (
    <RowActionButtons
      actions={actionsOf(row)}
      room={actionRoom}
      sprite={sprite}
      focused={hasFocus}
      tabIndex={tabIndex}
    />
  );
});

/** The first column, with room for so many icons. */
export function actionsColumn(head: string, buttons: number, touch: boolean): GridColDef<GridRow> {
  const width = touch ? buttons * 40 - 16 : buttons * 28 - 4;
  return {
    field: ACTIONS_FIELD,
    headerName: head,
    width: Math.max(72, width + 24),
    minWidth: 72,
    sortable: false,
    hideable: false,
    resizable: false,
    disableColumnMenu: true,
    cellClassName: 'actions-cell',
    renderCell: ({ row, hasFocus, tabIndex }) => (
      <ActionsCell row={row} hasFocus={hasFocus} tabIndex={tabIndex} />
    ),
  };
}
