import type {
  GridCellParams,
  GridColumnResizeParams,
  GridColumnVisibilityModel,
  GridRowSelectionModel,
  GridSortModel,
} from '@mui/x-data-grid';
import { type KeyboardEvent, type MouseEvent, useMemo } from 'react';
import type { RowId } from '@/platform/grid/rowActions';
import { ACTIONS_FIELD, CHECK_FIELD } from '@/platform/grid/toGridColumns';
import type { GridState } from '@/platform/grid/useGridState';

/** A cell, with its row as the table has it. */
type CellOf<Row> = Omit<GridCellParams, 'row'> & { readonly row: Row };

interface HandlerParts<Row> {
  readonly grid: GridState;
  /** Rows are in the order of a column that is hidden. */
  readonly hiddenOrder: boolean;
  readonly onSelect: (ids: Iterable<RowId>) => void;
  readonly onOpen: ((row: Row) => void) | undefined;
}

/** What the grid of the library reports: opened and chosen rows, another order, columns hidden or widened. */
export function useGridHandlers<Row>({ grid, hiddenOrder, onSelect, onOpen }: HandlerParts<Row>) {
  const { setQuery, setLayout, layout } = grid;
  // The grid draws itself anew whenever a function of ours is another one.
  return useMemo(() => {
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
}
