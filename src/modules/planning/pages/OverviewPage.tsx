import EditCalendarOutlined from '@mui/icons-material/EditCalendarOutlined';
import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';
import TimelineOutlined from '@mui/icons-material/TimelineOutlined';
import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useBegunFilter } from '@/domain/selection/useBegunFilter';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { formatCents } from '@/platform/format/money';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { DataTable } from '@/platform/grid/DataTable';
import { useGridState } from '@/platform/grid/useGridState';
import { href } from '@/platform/routing/href';
import { useAppSelector } from '@/platform/store/hooks';
import { useLoad } from '@/platform/store/useLoad';
import { layout } from '@/platform/theme/tokens';
import { ChoiceBar } from '@/platform/ui/ChoiceBar';
import { MetricTile } from '@/platform/ui/MetricTile';
import { PageHead } from '@/platform/ui/PageHead';
import { ACTIVITIES } from '../activities/activities';
import { StaleNote } from '../components/StaleNote';
import { summaries } from '../planningSlice';
import type { SummaryRow } from '../planningTypes';
import { activityName, missingName } from '../planningWords';
import { SeasonSelect } from '../components/SeasonSelect';
import { seasonName, usePlanningYear } from '../seasonYear';

// Beside the choices where there is room, so that the first row of the page stands high.
const Top = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', columnGap: 24 });
const Choices = styled('div')({ flex: '0 1 452px', maxWidth: '100%' });
const Sums = styled('section')({
  display: 'grid',
  flex: '1 1 600px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))',
  gap: layout.gap,
  marginBottom: 12,
});
const ALL = 0;
const NONE: readonly SummaryRow[] = [];
const USUAL = { sort: { field: 'activity', direction: 'asc' } } as const;

const marginOf = ({ income, expense }: SummaryRow) =>
  income === null || expense === null ? null : income - expense;

// All of them stand side by side at 1366 px.
const overviewColumns = (t: TFunction<'planning'>): readonly ColumnSpec<SummaryRow>[] => [
  {
    field: 'activity',
    header: t('list.activity'),
    width: 126,
    value: (row) => activityName(t, row.activity),
  },
  { field: 'centerName', header: t('overview.center'), wraps: true, identifying: true },
  { field: 'title', header: t('list.title'), wraps: true, width: 168 },
  { field: 'income', header: t('list.income'), kind: 'money', width: 120 },
  { field: 'expense', header: t('list.expense'), kind: 'money', width: 120 },
  { field: 'margin', header: t('list.margin'), kind: 'money', width: 120, value: marginOf },
  { field: 'progress', header: t('overview.progress'), kind: 'percent', width: 112, decimals: 0 },
  {
    field: 'missing',
    header: t('overview.missing'),
    wraps: true,
    width: 128,
    value: ({ missing, outdated }) =>
      [...missing.map((each) => missingName(t, each)), ...(outdated ? [t('list.outdated')] : [])].join(
        ', ',
      ) || t('overview.nothing'),
  },
  { field: 'farmName', header: t('overview.farm'), wraps: true, width: 172 },
];

/** What is known of a figure; null when no row knows it. */
function sumOf(rows: readonly SummaryRow[], read: (row: SummaryRow) => number | null): number | null {
  const known = rows.map(read).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((all, value) => all + value, 0);
}

function YearSums({ rows }: { readonly rows: readonly SummaryRow[] }) {
  const { t } = useTranslation('planning');
  const money = (cents: number | null) => (cents === null ? '–' : formatCents(cents));
  const tile = (label: string, read: (row: SummaryRow) => number | null) => {
    const unknown = rows.filter((row) => read(row) === null).length;
    return (
      <MetricTile
        label={label}
        unit="R$"
        value={money(sumOf(rows, read))}
        note={unknown > 0 ? t('overview.unknownSums', { count: unknown }) : undefined}
      />
    );
  };
  return (
    <Sums aria-label={t('overview.sums')}>
      {tile(t('list.income'), ({ income }) => income)}
      {tile(t('list.expense'), ({ expense }) => expense)}
      {tile(t('list.margin'), marginOf)}
    </Sums>
  );
}

/** The year on one page: every activity and cost center with income, expense, margin and what is missing. */
export function Component() {
  const { t } = useTranslation('planning');
  const navigate = useNavigate();
  const holds = useHoldsMenuKey();
  const [year, chooseYear] = usePlanningYear();
  const grid = useGridState('planning.overview', USUAL);
  const retry = useLoad(`summary ${year}`, (dispatch) => dispatch(summaries.loadItem(year)), summaries.tags);
  const item = useAppSelector(summaries.selectItem);
  // Rows of the year before stay out while this one's are on their way.
  const mine = item.id === year;
  const ofYear = mine && item.data ? item.data.rows : NONE;
  const farmIds = useMemo(
    () => (mine && item.data ? item.data.rows.map((row) => String(row.farmId)) : null),
    [mine, item.data],
  );
  const { number: farmId, choose: chooseFarm } = useBegunFilter('farm', 'propriedade', farmIds);
  const rows = useMemo(
    () => ofYear.filter((row) => farmId === null || row.farmId === farmId),
    [ofYear, farmId],
  );
  const farms = new Map(
    ofYear.flatMap((row) => (row.farmId === null ? [] : [[row.farmId, row.farmName] as const])),
  );
  const columns = useMemo(() => overviewColumns(t), [t]);
  const open = useCallback(
    ({ activity, planningId }: SummaryRow) => {
      const slug = ACTIVITIES.find((each) => each.activity === activity)?.slug;
      if (slug) void navigate(`${href('planningProduction')}/${slug}/${planningId}`);
    },
    [navigate],
  );
  const go = (to: string) => () => void navigate(to);
  const actions = [
    ...(holds('PLANNING_INCOME_EXPENSE')
      ? [
          {
            label: t('overview.incomeExpense'),
            icon: <CompareArrowsOutlined />,
            onClick: go(href('planningIncomeExpense', {}, { safra: year })),
          },
        ]
      : []),
    ...(holds('PLANNING_PROGRESS')
      ? [
          {
            label: t('overview.recalculate'),
            icon: <TimelineOutlined />,
            onClick: go(href('planningProgress', {}, { safra: year })),
          },
        ]
      : []),
    ...(holds('REPORT_PLANNING')
      ? [
          {
            label: t('overview.report'),
            icon: <SummarizeOutlined />,
            onClick: () =>
              void navigate(href('financeReportPlanning', {}, { consulta: 1, 'filtro.anoSafra': year })),
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHead
        title={t('pages.overview')}
        subtitle={t('overview.subtitle', { year: seasonName(year) })}
        actions={actions}
        primary={
          holds('PLANNING_PRODUCTION')
            ? {
                label: t('overview.plan'),
                icon: <EditCalendarOutlined />,
                onClick: go(href('planningProduction')),
              }
            : undefined
        }
      />
      <Top>
        <Choices>
          <ChoiceBar>
            <SeasonSelect label={t('overview.year')} year={year} onYear={chooseYear} />
            <SelectControl
              label={t('overview.farm')}
              value={farmId ?? ALL}
              clearable={false}
              options={[
                { id: ALL, name: t('overview.allFarms') },
                ...[...farms].map(([id, name]) => ({ id, name })),
              ]}
              onChange={(next) => chooseFarm(next ? String(next) : null)}
            />
          </ChoiceBar>
        </Choices>
        {rows.length > 0 && <YearSums rows={rows} />}
      </Top>
      <StaleNote harvestYear={year} rows={rows} />
      <DataTable
        grid={grid}
        label={t('pages.overview')}
        columns={columns}
        rows={rows}
        status={mine ? item.status : 'loading'}
        error={mine ? item.error : null}
        onRetry={retry}
        onOpen={open}
        exportName={t('overview.exportName')}
        emptyState={{ title: t('overview.emptyTitle'), text: t('overview.emptyText') }}
      />
    </>
  );
}
