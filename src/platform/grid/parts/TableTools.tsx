import { styled } from '@mui/material/styles';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportCell } from '@/platform/export/exportTable';
import { FilterButton } from '@/platform/filters/FilterButton';
import { FilterChips } from '@/platform/filters/FilterChips';
import type { RawFilters } from '@/platform/filters/filterValues';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { DataTableProps } from '@/platform/grid/dataTableProps';
import type { NothingToExport } from '@/platform/grid/nothingToExport';
import { ColumnsMenu } from '@/platform/grid/parts/ColumnsMenu';
import { DensityMenu } from '@/platform/grid/parts/DensityMenu';
import { BulkBar, GridToolbar } from '@/platform/grid/parts/GridToolbar';
import { ExportMenu } from '@/platform/grid/parts/ExportMenu';
import { SortMenu } from '@/platform/grid/parts/SortMenu';
import type { RowId } from '@/platform/grid/rowActions';
import { usePrintNote } from '@/platform/grid/usePrintNote';
import { toExportTable } from '@/platform/grid/toExportTable';
import { useSame } from '@/platform/react/useSame';
import type { Selection } from '@/platform/grid/useSelection';
import { memoGeneric } from '@/platform/react/generic';
import { useStable } from '@/platform/react/useStable';
import { SearchField } from '@/platform/ui/SearchField';

// Gives way to the tools beside it, down to a width in which a word can still be read.
const SearchBox = styled('div')({
  '& input': { textOverflow: 'ellipsis' },
  flex: '0 1 270px',
  minWidth: 150,
  '@media (max-width: 599.95px)': { flex: '1 0 100%' },
  // On paper it tells what was searched for, if anything.
  '@media print': { '&:has(input:placeholder-shown)': { display: 'none' } },
});

/** The rows as they are now, with the sums under them: requested when they are written to a file. */
export interface Exported<Row> {
  readonly all: readonly Row[];
  readonly totals: readonly ExportCell[] | null;
}

type Optional =
  | 'bulkActions'
  | 'search'
  | 'paging'
  | 'filters'
  | 'floatingFilters'
  | 'exportName'
  | 'alwaysExported'
  | 'toolbar';
type Shown<Row> = Pick<DataTableProps<Row>, 'grid' | 'columns' | 'label'> & {
  readonly [Name in Optional]: DataTableProps<Row>[Name] | undefined;
};

interface Own<Row> {
  readonly visible: readonly ColumnSpec<Row>[];
  readonly selection: Selection<Row>;
  readonly density: 'compact' | 'comfortable';
  readonly narrow: boolean;
  /** The page brings its own cards: they have no columns to choose. */
  readonly ownCards: boolean;
  /** How many there are to select; null where they are not all here, or nothing is done to several. */
  readonly selectable: number | null;
  readonly exported: () => Exported<Row>;
  readonly nothing: NothingToExport | null;
  readonly idOf: (row: Row) => RowId;
}

type TableToolsProps<Row> = Shown<Row> & Own<Row>;

function Tools<Row extends object>(tools: TableToolsProps<Row>) {
  const { grid, columns, bulkActions, search = '', paging, filters } = tools;
  const { visible, selection, narrow, exported, label } = tools;
  const { t } = useTranslation('grid');
  // The tools stay as they are while rows are searched, sorted and paged.
  const { setQuery } = grid;
  const raw = useSame(grid.query.filters);
  const setFilters = useCallback((next: RawFilters) => setQuery({ filters: next }), [setQuery]);
  const client = paging?.mode !== 'server';
  const printNote = usePrintNote();

  const tableOfRows = (rows: readonly Row[], onPaper: boolean) => {
    const hidden = columns.filter(
      (column) => tools.alwaysExported?.includes(column.field) && !visible.includes(column),
    );
    return toExportTable(label, onPaper ? visible : [...visible, ...hidden], rows, t);
  };
  const tableOf = useStable(async (signal: AbortSignal, onPaper: boolean) => {
    const { all, totals } = exported();
    const every =
      paging?.mode === 'server' && paging.loadAll ? await paging.loadAll(grid.query, signal) : all;
    return { ...tableOfRows(every, onPaper), totals };
  });
  // Sums are those of the whole list: of some rows there are none.
  const tableOfSelected = useStable((_signal: AbortSignal, onPaper: boolean) => {
    // In the order of the list, where it is all here; else as they were chosen.
    const ordered = exported().all.filter((row) => selection.ids.has(tools.idOf(row)));
    const rows = ordered.length === selection.rows.length ? ordered : selection.rows;
    return Promise.resolve(tableOfRows(rows, onPaper));
  });
  if (bulkActions && selection.rows.length > 0) {
    return (
      <BulkBar
        actions={bulkActions}
        rows={selection.rows}
        selectable={tools.selectable}
        onSelectAll={() => selection.select(exported().all.map(tools.idOf))}
        onClear={() => selection.select([])}
        end={
          tools.exportName !== false && (
            <ExportMenu
              label={t('export.selected')}
              name={tools.exportName ?? label}
              tableOf={tableOfSelected}
              note={printNote}
              nothing={null}
            />
          )
        }
      />
    );
  }
  return (
    <>
      <GridToolbar
        tools={
          <>
            {filters && (
              <FilterButton
                specs={filters}
                filters={raw}
                onFilters={setFilters}
                floating={tools.floatingFilters === true}
                compact={narrow && tools.toolbar !== undefined}
              />
            )}
            {narrow && <SortMenu grid={grid} columns={visible} />}
            {!(narrow && tools.ownCards) && (
              <ColumnsMenu layout={grid.layout} setLayout={grid.setLayout} columns={columns} />
            )}
            {!narrow && <DensityMenu setLayout={grid.setLayout} current={tools.density} />}
            {tools.exportName !== false && (
              <ExportMenu
                name={tools.exportName ?? label}
                tableOf={tableOf}
                note={printNote}
                nothing={tools.nothing}
              />
            )}
          </>
        }
      >
        {search !== false && (
          <SearchBox>
            <SearchField
              label={search || t('search')}
              value={grid.query.search}
              delay={client ? 150 : 500}
              width="100%"
              onSearch={(text) => grid.setQuery({ search: text })}
            />
          </SearchBox>
        )}
        {tools.toolbar}
      </GridToolbar>
      {filters && <FilterChips specs={filters} filters={raw} onFilters={setFilters} />}
    </>
  );
}

/**
 * Over the rows: the toolbar, or what can be done with the selected rows; under it the filters that are set. Other rows
 * alone are no reason to draw it anew.
 */
export const TableTools = memoGeneric(Tools);
