import { styled } from '@mui/material/styles';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { useBegunFilter } from '@/domain/selection/useBegunFilter';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { DataTable } from '@/platform/grid/DataTable';
import { useGridState } from '@/platform/grid/useGridState';
import { href } from '@/platform/routing/href';
import { useItem } from '@/platform/store/useResource';
import { ChoiceBar } from '@/platform/ui/ChoiceBar';
import { PageHead } from '@/platform/ui/PageHead';
import { ACTIVITIES } from '../activities/activities';
import { overviewColumns } from '../components/overviewColumns';
import { SeasonSelect } from '../components/SeasonSelect';
import { StaleNote } from '../components/StaleNote';
import { useOverviewActions } from '../components/useOverviewActions';
import { YearSums } from '../components/YearSums';
import { comparisonKey, comparisons, summaries } from '../planningSlice';
import type { SummaryRow } from '../planningTypes';
import { doneSoFar } from '../rules/yearSums';
import { seasonName, usePlanningYear } from '../seasonYear';

// Beside the choices where there is room, so that the first row of the page stands high.
const Top = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', columnGap: 24 });
const Choices = styled('div')({ flex: '0 1 452px', maxWidth: '100%' });
const ALL = 0;
const NONE: readonly SummaryRow[] = [];
const USUAL = { sort: { field: 'activity', direction: 'asc' } } as const;

/** The year on one page: every activity and cost center with income, expense, margin and what is missing. */
export function Component() {
  const { t } = useTranslation('planning');
  const navigate = useNavigate();
  const [year, chooseYear] = usePlanningYear();
  const grid = useGridState('planning.overview', USUAL);
  const { data, status, error, retry } = useItem(summaries, year, { follows: true });
  const ofYear = data?.rows ?? NONE;
  const former = useItem(summaries, year - 1).data?.rows;
  const farmIds = useMemo(() => data?.rows.map((row) => String(row.farmId)) ?? null, [data]);
  const { number: farmId, choose: chooseFarm } = useBegunFilter('farm', 'propriedade', farmIds);
  const rows = useMemo(
    () => ofYear.filter((row) => farmId === null || row.farmId === farmId),
    [ofYear, farmId],
  );
  const before = useMemo(() => {
    const own = former?.filter((row) => farmId === null || row.farmId === farmId) ?? NONE;
    return own.length > 0 ? { season: seasonName(year - 1), rows: own } : null;
  }, [former, farmId, year]);
  const holds = useHoldsMenuKey();
  // What came is compared for all farms together, as the page of income and expenses does.
  const isCompared = holds('PLANNING_INCOME_EXPENSE') && farmId === null && rows.length > 0;
  const compared = useItem(
    comparisons,
    isCompared ? comparisonKey({ harvestYear: year, centerId: null, basis: 'PAYMENT' }) : null,
    { follows: true },
  ).data;
  const done = useMemo(
    () => (isCompared && compared && compared.unread === 0 ? doneSoFar(compared.accounts) : null),
    [isCompared, compared],
  );
  const farms = new Map(
    ofYear.flatMap((row) => (row.farmId === null ? [] : [[row.farmId, row.farmName] as const])),
  );
  const columns = useMemo(() => overviewColumns(t), [t]);
  const { actions, primary } = useOverviewActions(year);
  const open = useCallback(
    ({ activity, planningId }: SummaryRow) => {
      const slug = ACTIVITIES.find((each) => each.activity === activity)?.slug;
      if (slug) void navigate(`${href('planningProduction')}/${slug}/${planningId}`);
    },
    [navigate],
  );
  return (
    <>
      <PageHead
        title={t('pages.overview')}
        subtitle={t('overview.subtitle', { year: seasonName(year) })}
        actions={actions}
        primary={primary}
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
        {rows.length > 0 && <YearSums rows={rows} before={before} done={done} />}
      </Top>
      <StaleNote harvestYear={year} rows={rows} />
      <DataTable
        grid={grid}
        label={t('pages.overview')}
        columns={columns}
        rows={rows}
        status={status}
        error={error}
        onRetry={retry}
        onOpen={open}
        exportName={t('overview.exportName')}
        emptyState={{ title: t('overview.emptyTitle'), text: t('overview.emptyText') }}
      />
    </>
  );
}
