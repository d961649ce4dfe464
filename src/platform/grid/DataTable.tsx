import { styled, useTheme } from '@mui/material/styles';
import { useCallback, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PaperTable } from '@/platform/export/PaperTable';
import { visibleColumns } from '@/platform/grid/arrangeColumns';
import { type DataTableProps, defaultRowId } from '@/platform/grid/dataTableProps';
import { ActionSprite } from '@/platform/grid/parts/ActionSprite';
import { nothingToExport } from '@/platform/grid/nothingToExport';
import { CardList } from '@/platform/grid/parts/CardList';
import { CellTips } from '@/platform/grid/parts/CellTips';
import { GridFoot } from '@/platform/grid/parts/GridFoot';
import { GridStateView, ReloadLine, StaleNote, stateOf } from '@/platform/grid/parts/GridStates';
import { TableGrid } from '@/platform/grid/parts/TableGrid';
import { type Exported, TableTools } from '@/platform/grid/parts/TableTools';
import { bindActions } from '@/platform/grid/rowActions';
import { TableContext } from '@/platform/grid/tableContext';
import { tableHeight } from '@/platform/grid/tableHeight';
import { type FocusRow, useKeptPlace } from '@/platform/grid/useKeptPlace';
import { toExportTable } from '@/platform/grid/toExportTable';
import { useLate } from '@/platform/grid/useLate';
import { usePrintNote } from '@/platform/grid/usePrintNote';
import { useSelection } from '@/platform/grid/useSelection';
import { useSpaceBelow } from '@/platform/grid/useSpaceBelow';
import { useTableRows } from '@/platform/grid/useTableRows';
import { useTotals } from '@/platform/grid/useTotals';
import { density as densities, motion, radius } from '@/platform/theme/tokens';
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
const Tips = styled(CellTips)({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });
const Over = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  backgroundColor: theme.tokens.surface,
}));

const NONE: readonly never[] = [];
const NONE_LASTING: readonly string[] = [];

/** How many icons of row actions stand side by side before the rest goes behind ⋮. */
const ROOM = { compact: 5, comfortable: 3 } as const;

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
  const { inlineActions } = props;
  const usualRoom = props.everyAction ? ROOM.compact : ROOM[densityName];
  // ⋮ takes the place of one more.
  const actionRoom = inlineActions === undefined ? usualRoom : inlineActions + 1;
  const buttons = Math.min(rowActions?.length ?? 0, actionRoom);

  const actionsOf = useCallback(
    (row: unknown) => (rowActions ? bindActions(rowActions, row as Row) : []),
    [rowActions],
  );
  const totals = useTotals(visible, all, given, t);
  const sprite = useId();
  const context = useMemo(
    () => ({ actionsOf, actionRoom, sprite, totals: totals?.texts ?? null }),
    [actionsOf, actionRoom, sprite, totals],
  );
  const latest = useRef<Exported<Row>>({ all, totals: null });
  useLayoutEffect(() => {
    latest.current = { all, totals: totals?.cells ?? null };
  });
  const exported = useCallback(() => latest.current, []);

  const pending = status === 'idle' || status === 'loading';
  const skeleton = useLate(pending && page.length === 0, motion.delayMs.skeleton);
  const lasting = props.filters?.filter((spec) => spec.lasting).map(({ name }) => name) ?? NONE_LASTING;
  const narrowed = search !== '' || Object.keys(filters).some((name) => !lasting.includes(name));
  const state = stateOf(status, props.error, page.length > 0, narrowed);
  const headless = state === 'forbidden' || state === 'failed';
  const clear = () => grid.setQuery({ search: '', filters: {} });

  const height = narrow
    ? undefined
    : tableHeight({
        wanted: props.height ?? 'fill',
        space: space - theme.density.foot,
        rows: page.length,
        pending: pending && page.length === 0,
        narrowed,
        paged: total > grid.query.pageSize,
        row: density.row,
        head: density.head,
        totals: totals !== null,
        pageSize: grid.query.pageSize,
      });

  const printNote = usePrintNote();
  const onPaper = () => {
    if (all.length === 0) return null;
    const table = { ...toExportTable(props.label, visible, all, t), totals: totals?.cells ?? null };
    return { table, note: printNote(table) };
  };

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
      {status === 'failed' && page.length > 0 && (
        <StaleNote {...(props.onRetry ? { onRetry: props.onRetry } : {})} />
      )}
      <Body ref={body} style={{ height }} {...place}>
        <ReloadLine active={pending && page.length > 0} />
        <TableContext value={context}>
          {!headless && !narrow && (
            <Tips>
              {rowActions && <ActionSprite id={sprite} actions={rowActions} />}
              <TableGrid
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
              />
            </Tips>
          )}
          {!headless && narrow && (
            <CardList
              label={props.label}
              columns={visible}
              rows={page}
              skeleton={skeleton}
              idOf={idOf}
              actionsOf={actionsOf}
              totals={totals?.texts ?? null}
              selected={selected}
              onSelect={selection.select}
              onOpen={props.onOpen}
              mutedRow={props.mutedRow}
              startAt={props.startAt ?? null}
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
          total={pending && page.length === 0 ? null : total}
          selected={selection.rows.length}
          countLabel={countLabel}
        />
      )}
      <PaperTable table={onPaper} />
    </Frame>
  );
}
