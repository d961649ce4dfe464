import { styled, useTheme } from '@mui/material/styles';
import {
  DataGrid,
  type GridCellParams,
  GridColumnMenu,
  GridColumnMenuHideItem,
  type GridColumnMenuProps,
  type GridColumnResizeParams,
  type GridColumnVisibilityModel,
  type GridRowId,
  type GridRowClassNameParams,
  type GridRowSelectionModel,
  type GridSortModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import { enUS, ptBR } from '@mui/x-data-grid/locales';
import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useCallback,
  useImperativeHandle,
  useMemo,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { RowId } from '@/platform/grid/rowActions';
import { gridLook, headMenuLook } from '@/platform/grid/gridTheme';
import { ACTIONS_FIELD, actionsColumn, CHECK_FIELD, toGridColumns } from '@/platform/grid/toGridColumns';
import { GridCheckbox } from '@/platform/grid/parts/GridCheckbox';
import { TotalsStrip } from '@/platform/grid/parts/TotalsStrip';
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

/** A cell, with its row as the table has it. */
type CellOf<Row> = Omit<GridCellParams, 'row'> & { readonly row: Row };

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
  readonly density: { readonly row: number; readonly head: number; readonly touch: boolean };
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
  const { row: rowHeight, head, touch } = density;
  const { setQuery, setLayout, layout } = grid;
  const theme = useTheme();
  const gridColumns = useMemo(
    () => [
      ...(buttons > 0 ? [actionsColumn(t('actions'), buttons, touch)] : []),
      ...toGridColumns(columns, layout, t),
    ],
    [buttons, touch, columns, layout, t],
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

  // The grid draws itself anew whenever a function of ours is another one.
  const handlers = useMemo(() => {
    const open = ({ field, row }: CellOf<Row>) => {
      if (field !== CHECK_FIELD && field !== ACTIONS_FIELD) onOpen?.(row);
    };
    return {
      onCellClick: (cell: CellOf<Row>, event: MouseEvent<HTMLElement>) => {
        // A click on something of its own in a cell, and the end of marking its text, open nothing.
        const own = event.target instanceof Element && event.target.closest('a, button, input, label');
        if (!own && !window.getSelection()?.toString()) open(cell);
      },
      onCellKeyDown: (cell: CellOf<Row>, event: KeyboardEvent<HTMLElement>) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) open(cell);
      },
      onRowSelectionModelChange: ({ ids }: GridRowSelectionModel) => onSelect(ids),
      onSortModelChange: ([next]: GridSortModel) => {
        if (!next && hiddenOrder) return;
        setQuery({ sort: next?.sort ? { field: next.field, direction: next.sort } : null });
      },
      onColumnVisibilityModelChange: (model: GridColumnVisibilityModel) => {
        const hidden = { ...layout.hidden };
        for (const [field, shown] of Object.entries(model)) hidden[field] = !shown;
        setLayout({ hidden });
      },
      onColumnWidthChange: ({ colDef, width }: GridColumnResizeParams) =>
        setLayout({ widths: { ...layout.widths, [colDef.field]: Math.round(width) } }),
    };
  }, [onOpen, onSelect, setQuery, setLayout, layout, hiddenOrder]);
  const rowClass = useCallback(
    ({ row }: Pick<GridRowClassNameParams, 'row'>) => (mutedRow?.(row as Row) ? 'muted-row' : ''),
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
