import { styled } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '@/platform/format/date';
import { formatNumber } from '@/platform/format/number';
import { DataTable } from '@/platform/grid/DataTable';
import type { GridState } from '@/platform/grid/useGridState';
import type { AppError } from '@/platform/http/appError';
import type { LoadStatus } from '@/platform/store/resourceState';
import { radius } from '@/platform/theme/tokens';
import { CountTabs, panelProps } from '@/platform/ui/CountTabs';
import { ProducersDialog } from '../form/ProducersDialog';
import { useCardFilter } from '../hooks/useCardFilter';
import { monthFilters, PERIOD } from '../hooks/useTitleFilters';
import { useTitleSums } from '../hooks/useTitleSums';
import { type TitleDoings, useTitleActions } from '../hooks/useTitleActions';
import type { TitleAddress } from '../hooks/useTitleAddress';
import type { TitlePeriod } from '../rules/titlePeriod';
import type { TitleRow } from '../rules/titleRow';
import { TABS, type TitleTab } from '../rules/titleTabs';
import { TitleCards } from './TitleCards';
import { MonthStepper } from './MonthStepper';
import { PhoneCard } from './PhoneCard';

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

/** Cards and list over the same rows: a card's sums are those of the rows it leads to. */
export function TitleList(props: TitleListProps) {
  const { address, grid, rows, known, periodKnown, period, doings } = props;
  const { t } = useTranslation('financeTitles');
  const { tab, setTab, show } = address;
  const raw = grid.query.filters;
  const day = today();
  const { from, to } = period;
  const { filters, days, columns, tabRows, sums, counts } = useTitleSums({
    tab,
    grid,
    rows,
    period,
    known,
    periodKnown,
  });
  const { active, pick } = useCardFilter(grid, address);

  const [naming, setNaming] = useState<readonly TitleRow[] | null>(null);
  const actions = useTitleActions(doings, show, setNaming);
  const openRow = useCallback((row: TitleRow) => show({ kind: 'view', id: String(row.id) }), [show]);
  const countLabel = useCallback(
    (count: number) => t('count', { count, formatted: formatNumber(count, { decimals: 0 }) }),
    [t],
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
      {naming && <ProducersDialog rows={naming} onClose={() => setNaming(null)} />}
    </>
  );
}
