import { useTranslation } from 'react-i18next';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { DataTableProps } from '@/platform/grid/dataTableProps';
import { ColumnsMenu } from '@/platform/grid/parts/ColumnsMenu';
import { DensityMenu } from '@/platform/grid/parts/DensityMenu';
import { BulkBar, GridToolbar } from '@/platform/grid/parts/GridToolbar';
import { SortMenu } from '@/platform/grid/parts/SortMenu';
import type { RowId } from '@/platform/grid/rowActions';
import type { Selection } from '@/platform/grid/useSelection';
import { SearchField } from '@/platform/ui/SearchField';

interface TableToolsProps<Row> {
  readonly props: DataTableProps<Row>;
  readonly visible: readonly ColumnSpec<Row>[];
  readonly all: readonly Row[];
  readonly selection: Selection<Row>;
  readonly density: 'compact' | 'comfortable';
  readonly narrow: boolean;
  readonly idOf: (row: Row) => RowId;
}

/** Over the rows: the toolbar, or what can be done with the selected rows; under it the filters that are set. */
export function TableTools<Row extends object>(tools: TableToolsProps<Row>) {
  const { props, visible, all, selection, narrow } = tools;
  const { grid, columns, bulkActions, search = '', paging } = props;
  const { t } = useTranslation('grid');
  const client = paging?.mode !== 'server';

  if (bulkActions && selection.rows.length > 0) {
    return (
      <BulkBar
        actions={bulkActions}
        rows={selection.rows}
        selectable={client ? all.length : null}
        onSelectAll={() => selection.select(all.map(tools.idOf))}
        onClear={() => selection.select([])}
      />
    );
  }
  return (
    <GridToolbar
      tools={
        <>
          {narrow ? (
            <SortMenu grid={grid} columns={visible} />
          ) : (
            <DensityMenu grid={grid} current={tools.density} />
          )}
          <ColumnsMenu grid={grid} columns={columns} />
        </>
      }
    >
      {search !== false && (
        <SearchField
          label={search || t('search')}
          value={grid.query.search}
          delay={client ? 150 : 500}
          width={narrow ? '100%' : 270}
          onSearch={(text) => grid.setQuery({ search: text })}
        />
      )}
      {props.toolbar}
    </GridToolbar>
  );
}
