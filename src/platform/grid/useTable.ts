import { useTheme } from '@mui/material/styles';
import { type RefObject, useId, useMemo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { visibleColumns } from '@/platform/grid/arrangeColumns';
import { type DataTableProps, defaultRowId } from '@/platform/grid/dataTableProps';
import { stateOf } from '@/platform/grid/parts/GridStates';
import { rowHeightOf, useReaderSpacing } from '@/platform/grid/readerSpacing';
import { bindActions } from '@/platform/grid/rowActions';
import { tableHeight } from '@/platform/grid/tableHeight';
import { type FocusRow, useKeptPlace } from '@/platform/grid/useKeptPlace';
import { useLate } from '@/platform/grid/useLate';
import { useSelection } from '@/platform/grid/useSelection';
import { useSpaceBelow } from '@/platform/grid/useSpaceBelow';
import { useTablePaper } from '@/platform/grid/useTablePaper';
import { useTableRows } from '@/platform/grid/useTableRows';
import { useTotals } from '@/platform/grid/useTotals';
import { density as densities, motion } from '@/platform/theme/tokens';

/** How many icons of row actions stand side by side before the rest goes behind ⋮. */
const ROOM = { compact: 5, comfortable: 3 } as const;

/** The actions of each row, the places they have side by side, and how many of these are taken. */
function useActionsOfRows<Row extends object>(
  { rowActions, inlineActions, everyAction }: DataTableProps<Row>,
  density: keyof typeof ROOM,
) {
  const usualRoom = everyAction ? ROOM.compact : ROOM[density];
  // ⋮ takes the place of one more.
  const actionRoom = inlineActions === undefined ? usualRoom : inlineActions + 1;
  const actionsOf = useCallback(
    (row: unknown) => (rowActions ? bindActions(rowActions, row as Row) : []),
    [rowActions],
  );
  return { actionsOf, actionRoom, buttons: Math.min(rowActions?.length ?? 0, actionRoom) };
}

const NONE_LASTING: readonly string[] = [];

/** What a table shows instead of rows, or while they come. */
function useTableStatus<Row extends object>(
  { grid, status, error, filters }: DataTableProps<Row>,
  hasRows: boolean,
) {
  const { search, filters: chosen } = grid.query;
  const pending = status === 'idle' || status === 'loading';
  const skeleton = useLate(pending && !hasRows, motion.delayMs.skeleton);
  const lasting = filters?.filter((spec) => spec.lasting).map(({ name }) => name) ?? NONE_LASTING;
  const narrowed = search !== '' || Object.keys(chosen).some((name) => !lasting.includes(name));
  const state = stateOf(status, error, hasRows, narrowed);
  return { pending, skeleton, narrowed, state, headless: state === 'forbidden' || state === 'failed' };
}

const NONE: readonly never[] = [];

/** What a list shows now: columns, the rows of its page, what is chosen of them, actions, totals, and what it says instead. */
export function useTable<Row extends object>(
  props: DataTableProps<Row>,
  body: RefObject<HTMLDivElement | null>,
  inGrid: RefObject<FocusRow | null>,
) {
  const { grid, columns, bulkActions, totals: given } = props;
  const { t, i18n } = useTranslation('grid');
  const theme = useTheme();
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
  const spacing = useReaderSpacing();
  const { row, ...usual } = densities[densityName];
  const density = {
    ...usual,
    row: rowHeightOf(row, spacing),
    touch: densityName === 'comfortable',
    stretch: spacing.stretch,
  };
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
  return {
    idOf,
    visible,
    rows: { all, page, pageIndex, total, has: hasRows },
    place,
    selection,
    selected,
    densityName,
    density,
    actions: { of: actionsOf, buttons },
    totals,
    sprite,
    context,
    exported,
    onPaper,
    pending,
    skeleton,
    narrowed,
    state,
    headless,
  };
}

/** Height of a list's rows, px; undefined where each is a card. */
export function useTableHeight<Row extends object>(
  props: DataTableProps<Row>,
  table: ReturnType<typeof useTable<Row>>,
  body: RefObject<HTMLDivElement | null>,
  narrow: boolean,
): number | undefined {
  const theme = useTheme();
  const space = useSpaceBelow(body);
  const { pageSize } = props.grid.query;
  const { page, total } = table.rows;
  if (narrow) return undefined;
  return tableHeight({
    wanted: props.height ?? 'fill',
    space: space - theme.density.foot,
    rows: page.length,
    pending: table.pending && page.length === 0,
    narrowed: table.narrowed,
    paged: total > pageSize,
    row: table.density.row,
    head: table.density.head,
    totals: table.totals !== null,
    pageSize,
  });
}
