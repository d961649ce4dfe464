import { styled } from '@mui/material/styles';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { applyFilters } from '@/platform/filters/applyFilters';
import { parseFilters } from '@/platform/filters/filterValues';
import { today } from '@/platform/format/date';
import { formatNumber } from '@/platform/format/number';
import { visibleColumns } from '@/platform/grid/arrangeColumns';
import { DataTable } from '@/platform/grid/DataTable';
import { useGridPreference } from '@/platform/grid/gridPreferences';
import { searchRows } from '@/platform/grid/rowPipeline';
import type { GridState } from '@/platform/grid/useGridState';
import type { AppError } from '@/platform/http/appError';
import type { LoadStatus } from '@/platform/store/resourceState';
import { radius } from '@/platform/theme/tokens';
import { useMedia } from '@/platform/theme/useMedia';
import { recordOf } from '@/platform/typed/records';
import { CountTabs, panelProps } from '@/platform/ui/CountTabs';
import { monthFilters, PERIOD, SITUATION, useTitleFilters } from '../hooks/useTitleFilters';
import { type TitleDoings, useTitleActions } from '../hooks/useTitleActions';
import type { TitleAddress } from '../hooks/useTitleAddress';
import type { TitlePeriod } from '../rules/titlePeriod';
import type { TitleRow } from '../rules/titleRow';
import { sumTitles } from '../rules/titleSums';
import { isOnTab, TABS, type TitleTab } from '../rules/titleTabs';
import { type CardName, CARDS, TitleCards } from './TitleCards';
import { MonthStepper } from './MonthStepper';
import { PhoneCard } from './PhoneCard';
import { titleColumns } from './titleColumns';

// Tabs and list are one card: the list brings no frame of its own.
const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  '& [role=tabpanel] > section': { border: 0, borderRadius: 0 },
  [theme.breakpoints.down('sm')]: { marginInline: -16, borderInline: 0, borderRadius: 0 },
}));

const ID = 'titles';
/** Open titles are requested whatever the period. */
const ALWAYS_WHOLE: readonly TitleTab[] = ['a-pagar', 'a-receber'];

interface TitleListProps {
  readonly address: TitleAddress;
  readonly grid: GridState;
  readonly rows: readonly TitleRow[];
  readonly status: LoadStatus;
  readonly error: AppError | null;
  /** Whether any answer came yet. */
  readonly known: boolean;
  /** Whether the rows are those of this period: until then what is settled in it is not known. */
  readonly periodKnown: boolean;
  readonly period: TitlePeriod;
  readonly doings: TitleDoings;
  readonly onRetry: () => void;
}

/** Which card the list is filtered by, if it is exactly one. */
function activeCard(tab: TitleTab, situation: string | undefined): CardName | null {
  if (tab === 'baixados') return 'paid';
  return CARDS.find((name) => name === situation) ?? null;
}

/** Cards and list over the same rows: a card's sums are those of the rows it leads to. */
export function TitleList(props: TitleListProps) {
  const { address, grid, rows, known, periodKnown, period, doings } = props;
  const { t } = useTranslation('financeTitles');
  const { tab, setTab, show } = address;
  const raw = grid.query.filters;
  const filters = useTitleFilters(raw);
  const day = today();

  const filtered = useMemo(() => {
    const others = filters.filter(({ name }) => name !== SITUATION);
    return applyFilters(rows, others, parseFilters(others, raw));
  }, [rows, filters, raw]);
  const { from, to } = period;
  const days = useMemo(() => ({ from, to }), [from, to]);
  const tabRows = useMemo(() => rows.filter((row) => isOnTab(row, tab, days)), [rows, tab, days]);
  const wide = useMedia('(min-width: 1600px)');
  const columns = useMemo(
    () => titleColumns({ tab, today: day, wide, days, rows: tabRows, t }),
    [tab, day, wide, days, tabRows, t],
  );
  const { t: tGrid } = useTranslation('grid');
  const { search } = grid.query;
  // What the list leaves out by its search is in no card and no tab either.
  const found = useMemo(() => {
    const shown = visibleColumns(columns, grid.layout);
    const hidden = columns.filter((column) => column.alwaysSearched && !shown.includes(column));
    return searchRows(filtered, [...shown, ...hidden], search, tGrid);
  }, [filtered, columns, grid.layout, search, tGrid]);
  const sums = useMemo(() => {
    if (!known) return null;
    const all = sumTitles(found, day, days);
    return periodKnown ? all : { ...all, paid: null };
  }, [known, periodKnown, found, day, days]);
  const counts = useMemo(
    () => recordOf(TABS, (name) => found.filter((row) => isOnTab(row, name, days)).length),
    [found, days],
  );
  const actions = useTitleActions(doings, show);
  const openRow = useCallback((row: TitleRow) => show({ kind: 'view', id: String(row.id) }), [show]);
  const countLabel = useCallback(
    (count: number) => t('count', { count, formatted: formatNumber(count, { decimals: 0 }) }),
    [t],
  );

  const active = activeCard(tab, raw[SITUATION]);
  const [, keep] = useGridPreference(grid.id);
  const pick = useCallback(
    (name: CardName) => {
      const { [SITUATION]: _chosen, ...others } = grid.query.filters;
      const off = name === active;
      const next = off || name === 'paid' ? others : { ...others, [SITUATION]: name };
      keep({ query: { filters: next } });
      if (name === 'paid') setTab(off ? 'todos' : 'baixados', next);
      else setTab(tab === 'baixados' ? 'todos' : tab, next);
    },
    [grid, tab, setTab, active, keep],
  );

  const { setQuery } = grid;
  const byMonth = useCallback(
    (month: string | null) => setQuery({ filters: monthFilters(raw, month, tab) }),
    [setQuery, raw, tab],
  );
  const phoneCard = useCallback(
    (row: TitleRow) => (
      <PhoneCard
        row={row}
        today={day}
        onOpen={openRow}
        onWriteOff={({ id }) => show({ kind: 'writeOff', ids: [id] })}
      />
    ),
    [day, openRow, show],
  );

  return (
    <>
      {props.error?.kind !== 'forbidden' && (
        <TitleCards
          sums={sums}
          failed={props.status === 'failed'}
          days={days}
          active={active}
          onPick={pick}
        />
      )}
      <Frame>
        <CountTabs
          label={t('tabs.label')}
          value={tab}
          tabs={TABS.map((value) => ({
            value,
            label: t(`tabs.${value}`),
            count: (ALWAYS_WHOLE.includes(value) ? known : periodKnown) ? counts[value] : null,
          }))}
          onChange={setTab}
          idBase={ID}
        />
        <div {...panelProps(ID, tab)}>
          <DataTable
            grid={grid}
            label={t('title')}
            columns={columns}
            rows={tabRows}
            status={props.status}
            error={props.error}
            onRetry={props.onRetry}
            filters={filters}
            floatingFilters
            rowActions={actions.row}
            inlineActions={1}
            card={phoneCard}
            toolbar={
              <MonthStepper
                from={from}
                to={to}
                chosen={raw[PERIOD] !== undefined}
                today={day}
                onMonth={byMonth}
              />
            }
            bulkActions={actions.bulk}
            onOpen={openRow}
            search={t('search')}
            countLabel={countLabel}
            exportName={t('exportName')}
            emptyState={{ title: t(`empty.${tab}`), text: t('empty.text') }}
          />
        </div>
      </Frame>
    </>
  );
}
