import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { PaperTable } from '@/platform/export/PaperTable';
import type { DataTableProps } from '@/platform/grid/dataTableProps';
import { nothingToExport } from '@/platform/grid/nothingToExport';
import { GridFoot } from '@/platform/grid/parts/GridFoot';
import { GridStateView, ReloadLine, StaleNote } from '@/platform/grid/parts/GridStates';
import { TableRows } from '@/platform/grid/parts/TableRows';
import { TableTools } from '@/platform/grid/parts/TableTools';
import { TableContext } from '@/platform/grid/tableContext';
import type { FocusRow } from '@/platform/grid/useKeptPlace';
import { useTable, useTableHeight } from '@/platform/grid/useTable';
import { radius } from '@/platform/theme/tokens';
import { useMedia } from '@/platform/theme/useMedia';

const Frame = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  // It has the focus only when its last row went; what it holds shows its own.
  '&:focus': { outline: 'none' },
}));
const Body = styled('div')({ position: 'relative', display: 'flex', flexDirection: 'column', minWidth: 0 });
const Over = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  backgroundColor: theme.tokens.surface,
}));

/**
 * A list of records: search, filters, sort, pages, choice of columns, totals, selection, row actions, export, and
 * what it shows while there are no rows. On a telephone each row is a card.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { grid, columns, status, rowActions, bulkActions, countLabel } = props;
  const body = useRef<HTMLDivElement>(null);
  const inGrid = useRef<FocusRow>(null);
  const narrow = useMedia('(max-width: 599.95px)') && props.cards !== false;
  const table = useTable(props, body, inGrid);
  const { idOf, visible, selection, selected, density, totals } = table;
  const { pending, state, headless } = table;
  const { all, page, pageIndex, total, has: hasRows } = table.rows;
  const height = useTableHeight(props, table, body, narrow);

  return (
    <Frame aria-label={props.label} aria-busy={pending} tabIndex={-1}>
      {state !== 'forbidden' && (
        <TableTools
          grid={grid}
          columns={columns}
          bulkActions={bulkActions}
          search={props.search}
          paging={props.paging}
          filters={props.filters}
          floatingFilters={props.floatingFilters}
          label={props.label}
          exportName={props.exportName}
          alwaysExported={props.alwaysExported}
          toolbar={props.toolbar}
          visible={visible}
          selection={selection}
          density={table.densityName}
          narrow={narrow}
          ownCards={props.card !== undefined}
          selectable={bulkActions && props.paging?.mode !== 'server' ? all.length : null}
          exported={table.exported}
          nothing={nothingToExport(status, all.length > 0)}
          idOf={idOf}
        />
      )}
      {status === 'failed' && hasRows && <StaleNote {...(props.onRetry ? { onRetry: props.onRetry } : {})} />}
      <Body ref={body} style={{ height }} {...table.place}>
        <ReloadLine active={pending && hasRows} />
        <TableContext value={table.context}>
          {!headless && (
            <TableRows
              grid={grid}
              label={props.label}
              columns={visible}
              rows={page}
              idOf={idOf}
              pageIndex={pageIndex}
              total={total}
              skeleton={table.skeleton}
              density={density}
              buttons={table.actions.buttons}
              selected={selected}
              onSelect={selection.select}
              onOpen={props.onOpen}
              mutedRow={props.mutedRow}
              startAt={props.startAt ?? null}
              focusRow={inGrid}
              narrow={narrow}
              rowActions={rowActions}
              actionsOf={table.actions.of}
              sprite={table.sprite}
              totals={totals?.texts ?? null}
              card={props.card}
            />
          )}
        </TableContext>
        {state && (
          <Over style={narrow ? { position: 'static' } : { top: headless ? 0 : density.head }}>
            <GridStateView
              state={state}
              error={props.error}
              onRetry={props.onRetry}
              emptyState={props.emptyState}
              onClear={() => grid.setQuery({ search: '', filters: {} })}
            />
          </Over>
        )}
      </Body>
      {!headless && (
        <GridFoot
          pageSize={grid.query.pageSize}
          setQuery={grid.setQuery}
          pageIndex={pageIndex}
          total={pending && !hasRows ? null : total}
          selected={selection.rows.length}
          countLabel={countLabel}
        />
      )}
      <PaperTable table={table.onPaper} />
    </Frame>
  );
}
