import { styled, useTheme } from '@mui/material/styles';
import {
  DataGrid,
  GridColumnMenu,
  GridColumnMenuHideItem,
  type GridColumnMenuProps,
  type GridRowClassNameParams,
  type GridRowId,
  type GridSortModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import { enUS, ptBR } from '@mui/x-data-grid/locales';
import { type Ref, useCallback, useImperativeHandle, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { RowId } from '@/platform/grid/rowActions';
import { gridLook, headMenuLook } from '@/platform/grid/gridTheme';
import { actionsColumn, toGridColumns } from '@/platform/grid/toGridColumns';
import { GridCheckbox } from '@/platform/grid/parts/GridCheckbox';
import { TotalsStrip } from '@/platform/grid/parts/TotalsStrip';
import { useGridHandlers } from '@/platform/grid/useGridHandlers';
import type { GridState } from '@/platform/grid/useGridState';
import type { FocusRow } from '@/platform/grid/useKeptPlace';
import { useStartAt } from '@/platform/grid/useStartAt';

const localeTexts = {
  'pt-BR': ptBR.components.MuiDataGrid.defaultProps.localeText,
  'en-US': enUS.components.MuiDataGrid.defaultProps.localeText,
};

const Menu = styled(GridColumnMenu)(({ theme }) => headMenuLook(theme));

function HeadMenu(props: GridColumnMenuProps) {
  return (
    <Menu {...props} slots={{ columnMenuFilterItem: null, columnMenuColumnsItem: GridColumnMenuHideItem }} />
  );
}

const Nothing = () => null;
// One object each: the grid compares them by identity.
const slots = {
  baseCheckbox: GridCheckbox,
  columnMenu: HeadMenu,
  noRowsOverlay: Nothing,
  noResultsOverlay: Nothing,
  footer: TotalsStrip,
};
const slotProps = { loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } } as const;
const sortingOrder = ['asc', 'desc', null] as const;

/** Rows drawn beyond the edge of what is seen: each costs a search as much as one that is seen. */
const ROWS_AHEAD = 2;

export interface TableGridProps<Row> {
  readonly grid: GridState;
  readonly label: string;
  readonly columns: readonly ColumnSpec<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => RowId;
  readonly pageIndex: number;
  readonly total: number;
  /** Skeleton in the place of rows: the first load, once it takes noticeably long. */
  readonly skeleton: boolean;
  readonly density: {
    readonly row: number;
    readonly head: number;
    readonly touch: boolean;
    /** Columns are so many times as wide as they say. */
    readonly stretch: number;
  };
  /** Buttons of the actions column; 0 leaves the column out. */
  readonly buttons: number;
  readonly selected: ReadonlySet<RowId> | null;
  readonly onSelect: (ids: Iterable<RowId>) => void;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly mutedRow: ((row: Row) => boolean) | undefined;
  readonly startAt: RowId | null;
  readonly focusRow: Ref<FocusRow>;
}

// Without layout (tests) nothing would count as visible and no row be drawn.
function isLaidOut(): boolean {
  return document.documentElement.clientWidth > 0;
}

/** The library's data grid, given only what to draw: order, search and pages are settled before. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { grid, columns, rows, idOf, density, buttons, selected, onSelect, onOpen, mutedRow } = props;
  const { t, i18n } = useTranslation('grid');
  const { row: rowHeight, head, touch, stretch } = density;
  const { layout } = grid;
  const theme = useTheme();
  const gridColumns = useMemo(
    () => [
      ...(buttons > 0 ? [actionsColumn(t('actions'), buttons, touch)] : []),
      ...toGridColumns(columns, layout, t, stretch),
    ],
    [buttons, touch, columns, layout, t, stretch],
  );
  const apiRef = useGridApiRef();
  useStartAt(props.startAt, rows, idOf, (rowIndex) => apiRef.current?.scrollToIndexes({ rowIndex }));
  const firstField = gridColumns[0]?.field;
  useImperativeHandle(
    props.focusRow,
    () => (id: RowId) => firstField !== undefined && apiRef.current?.setCellFocus(id, firstField),
    [apiRef, firstField],
  );
  const sx = useMemo(() => gridLook(theme, touch), [theme, touch]);
  const { sort } = grid.query;
  // Rows may be in the order of a column that is hidden; the grid would take such an order away.
  const hiddenOrder = sort !== null && !columns.some(({ field }) => field === sort.field);
  const sortModel = useMemo(
    (): GridSortModel => (sort && !hiddenOrder ? [{ field: sort.field, sort: sort.direction }] : []),
    [sort, hiddenOrder],
  );
  const selectionModel = useMemo(
    () => ({ type: 'include' as const, ids: new Set<GridRowId>(selected ?? []) }),
    [selected],
  );
  const paginationModel = useMemo(
    () => ({ page: props.pageIndex, pageSize: grid.query.pageSize }),
    [props.pageIndex, grid.query.pageSize],
  );

  const handlers = useGridHandlers({ grid, hiddenOrder, onSelect, onOpen });
  const rowClass = useCallback(
    ({ row }: GridRowClassNameParams) => (mutedRow?.(row as Row) ? 'muted-row' : ''),
    [mutedRow],
  );
  const localeText = useMemo(
    () => ({
      ...localeTexts[i18n.language === 'en-US' ? 'en-US' : 'pt-BR'],
      checkboxSelectionSelectAllRows: t('selectPage'),
      checkboxSelectionUnselectAllRows: t('clearSelection'),
    }),
    [i18n.language, t],
  );

  return (
    <DataGrid
      apiRef={apiRef}
      aria-label={props.label}
      rows={rows as Record<string, unknown>[]}
      columns={gridColumns}
      getRowId={idOf as (row: unknown) => GridRowId}
      loading={props.skeleton}
      sx={sx}
      {...(onOpen ? { className: 'opens-rows' } : {})}
      getRowClassName={rowClass}
      rowHeight={rowHeight}
      rowBufferPx={ROWS_AHEAD * rowHeight}
      columnHeaderHeight={head}
      density="standard"
      disableVirtualization={!isLaidOut()}
      disableColumnFilter
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel
      checkboxSelection={selected !== null}
      keepNonExistentRowsSelected
      rowSelectionModel={selectionModel}
      sortingMode="server"
      sortingOrder={sortingOrder}
      sortModel={sortModel}
      filterMode="server"
      paginationMode="server"
      paginationModel={paginationModel}
      rowCount={props.total}
      {...handlers}
      slots={slots}
      slotProps={slotProps}
      localeText={localeText}
    />
  );
}
