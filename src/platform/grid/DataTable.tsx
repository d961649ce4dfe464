import { styled, useTheme } from '@mui/material/styles';
import { useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PaperTable } from '@/platform/export/PaperTable';
import { visibleColumns } from '@/platform/grid/arrangeColumns';
import { type DataTableProps, defaultRowId } from '@/platform/grid/dataTableProps';
import { nothingToExport } from '@/platform/grid/nothingToExport';
import { GridFoot } from '@/platform/grid/parts/GridFoot';
import { GridStateView, ReloadLine, StaleNote } from '@/platform/grid/parts/GridStates';
import { TableRows } from '@/platform/grid/parts/TableRows';
import { TableTools } from '@/platform/grid/parts/TableTools';
import { TableContext } from '@/platform/grid/tableContext';
import { tableHeight } from '@/platform/grid/tableHeight';
import { type FocusRow, useKeptPlace } from '@/platform/grid/useKeptPlace';
import { useActionsOfRows } from '@/platform/grid/useActionsOfRows';
import { useSelection } from '@/platform/grid/useSelection';
import { useSpaceBelow } from '@/platform/grid/useSpaceBelow';
import { useTablePaper } from '@/platform/grid/useTablePaper';
import { useTableRows } from '@/platform/grid/useTableRows';
import { useTableStatus } from '@/platform/grid/useTableStatus';
import { useTotals } from '@/platform/grid/useTotals';
import { density as densities, radius } from '@/platform/theme/tokens';
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

const NONE: readonly never[] = [];

/**
 * A list of records: search, filters, sort, pages, choice of columns, totals, selection, row actions, export, and
 * what it shows while there are no rows. On a telephone each row is a card.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { grid, columns, status, rowActions, bulkActions, countLabel, totals: given } = props;
  const { t, i18n } = useTranslation('grid');
  const theme = useTheme();
  const body = useRef<HTMLDivElement>(null);
  const inGrid = useRef<FocusRow>(null);
  const space = useSpaceBelow(body);
  const narrow = useMedia('(max-width: 599.95px)') && props.cards !== false;
  const idOf = props.rowId ?? defaultRowId;

  const visible = useMemo(() => visibleColumns(columns, grid.layout), [columns, grid.layout]);
  const { all, page, pageIndex, total } = useTableRows(props, visible, t, i18n.language);

  const place = useKeptPlace(body, inGrid, page, idOf);

  const { search, filters } = grid.query;
  const selection = useSelection(
    bulkActions ? all : NONE,
    idOf,
    JSON.stringify([search, filters]),
    props.paging?.mode !== 'server',
  );
  const selected = bulkActions ? selection.ids : null;

  const densityName = grid.layout.density ?? theme.density.name;
  const density = { ...densities[densityName], touch: densityName === 'comfortable' };
  const { actionsOf, actionRoom, buttons } = useActionsOfRows(props, densityName);
  const totals = useTotals(visible, all, given, t);
  const sprite = useId();
  const context = useMemo(
    () => ({ actionsOf, actionRoom, sprite, totals: totals?.texts ?? null }),
    [actionsOf, actionRoom, sprite, totals],
  );
  const { exported, onPaper } = useTablePaper({ label: props.label, columns: visible, rows: all, totals });

  const hasRows = page.length > 0;
  const { pending, skeleton, narrowed, state, headless } = useTableStatus(props, hasRows);
  const clear = () => grid.setQuery({ search: '', filters: {} });

  const height = narrow
    ? undefined
    : tableHeight({
        wanted: props.height ?? 'fill',
        space: space - theme.density.foot,
        rows: page.length,
        pending: pending && !hasRows,
        narrowed,
        paged: total > grid.query.pageSize,
        row: density.row,
        head: density.head,
        totals: totals !== null,
        pageSize: grid.query.pageSize,
      });

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
          density={densityName}
          narrow={narrow}
          ownCards={props.card !== undefined}
          selectable={bulkActions && props.paging?.mode !== 'server' ? all.length : null}
          exported={exported}
          nothing={nothingToExport(status, all.length > 0)}
          idOf={idOf}
        />
      )}
      {status === 'failed' && hasRows && <StaleNote {...(props.onRetry ? { onRetry: props.onRetry } : {})} />}
      <Body ref={body} style={{ height }} {...place}>
        <ReloadLine active={pending && hasRows} />
        <TableContext value={context}>
          {!headless && (
            <TableRows
              grid={grid}
              label={props.label}
              columns={visible}
              rows={page}
              idOf={idOf}
              pageIndex={pageIndex}
              total={total}
              skeleton={skeleton}
              density={density}
              buttons={buttons}
              selected={selected}
              onSelect={selection.select}
              onOpen={props.onOpen}
              mutedRow={props.mutedRow}
              startAt={props.startAt ?? null}
              focusRow={inGrid}
              narrow={narrow}
              rowActions={rowActions}
              actionsOf={actionsOf}
              sprite={sprite}
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
              onClear={clear}
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
      <PaperTable table={onPaper} />
    </Frame>
  );
}
