import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { useAppSelector } from '@/platform/store/hooks';
import { useLoad } from '@/platform/store/useLoad';
import { layout } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { EmptyState } from '@/platform/ui/EmptyState';
import { PageHead } from '@/platform/ui/PageHead';
import { ComparisonSheet } from '../components/ComparisonSheet';
import { LoadState } from '../components/LoadState';
import { MonthsChart } from '../components/MonthsChart';
import { SplitTable } from '../components/SplitTable';
import { useBasis } from '../components/useBasis';
import { comparisonKey, comparisons } from '../planningSlice';
import type { BasisPlan, Comparison } from '../planningTypes';
import { comparedRows, SEASON_MONTHS } from '../rules/comparedRows';
import { seasonName, seasonOptions, usePlanningAddress } from '../seasonYear';

const Bar = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 240px))',
  gap: layout.gap,
  marginBottom: 8,
});
const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: layout.gap });
const Note = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: 0,
  color: theme.tokens.textMuted,
}));
const ALL = 0;

/** From which version of each planning the planned figures come. */
function BasisNote({ plans }: { readonly plans: readonly BasisPlan[] }) {
  const { t } = useTranslation('planning');
  const known = plans.flatMap(({ title, version, approved }) => {
    const number = approved?.number ?? version;
    if (number === null) return [];
    return [t(approved ? 'compare.basisApproved' : 'compare.basisDraft', { title, number })];
  });
  if (known.length === 0) return null;
  return (
    <Note>
      {t('compare.basisPlans')} {known.join(' · ')}
    </Note>
  );
}

function Body({ data, month }: { readonly data: Comparison; readonly month: number | null }) {
  const { t } = useTranslation('planning');
  const rows = useMemo(() => comparedRows(data.accounts, month), [data.accounts, month]);
  if (data.accounts.length === 0)
    return <EmptyState title={t('compare.emptyTitle')} text={t('compare.emptyText')} />;
  return (
    <Stack>
      <Note>{t('compare.open')}</Note>
      <BasisNote plans={data.plans} />
      <ComparisonSheet rows={rows} />
      <MonthsChart accounts={data.accounts} />
      {data.products.length > 0 && <SplitTable products={data.products} />}
    </Stack>
  );
}

/** Income and expense of a crop year as planned and as they came, by account. */
export function Component() {
  const { t } = useTranslation('planning');
  const { t: words } = useTranslation('activity');
  const { params, year, number, set } = usePlanningAddress();
  const centerId = number('centro');
  const basis = params.get('regime') === 'emissao' ? 'ISSUE' : 'PAYMENT';
  const typed = number('mes');
  const month = typed !== null && typed >= 1 && typed <= 12 ? typed : null;
  const key = comparisonKey({ harvestYear: year, centerId, basis });
  const reload = useLoad(key, (dispatch) => dispatch(comparisons.loadItem(key)));
  const item = useAppSelector(comparisons.selectItem);
  const { basis: lists } = useBasis();
  const mine = item.id === key;
  const basisName = t(basis === 'ISSUE' ? 'compare.issueBasis' : 'compare.paymentBasis');
  return (
    <>
      <PageHead
        title={t('pages.incomeExpense')}
        subtitle={t('compare.subtitle', { year: seasonName(year), basis: basisName.toLowerCase() })}
      />
      <Bar>
        <SelectControl
          label={t('overview.year')}
          value={year}
          clearable={false}
          options={seasonOptions(year)}
          onChange={(next) => set('safra', next === null ? null : String(next))}
        />
        <SelectControl
          label={t('compare.center')}
          value={centerId ?? ALL}
          clearable={false}
          options={[
            { id: ALL, name: t('compare.allCenters') },
            ...(lists?.centers ?? []).map(({ id, name, groupName }) => ({
              id,
              name: `${name} · ${groupName}`,
            })),
          ]}
          onChange={(next) => set('centro', next ? String(next) : null)}
        />
        <SelectControl
          label={t('compare.basis')}
          value={basis}
          clearable={false}
          options={[
            { id: 'PAYMENT', name: t('compare.paymentBasis') },
            { id: 'ISSUE', name: t('compare.issueBasis') },
          ]}
          onChange={(next) => set('regime', next === 'ISSUE' ? 'emissao' : null)}
        />
        <SelectControl
          label={t('compare.view')}
          value={month ?? ALL}
          clearable={false}
          options={[
            { id: ALL, name: t('compare.whole') },
            ...SEASON_MONTHS.map((at) => ({ id: at + 1, name: words(`months.${at + 1}` as 'months.1') })),
          ]}
          onChange={(next) => set('mes', next ? String(next) : null)}
        />
      </Bar>
      {mine && item.data ? (
        <Body data={item.data} month={month === null ? null : month - 1} />
      ) : (
        <LoadState
          failed={mine && item.status === 'failed'}
          error={mine ? item.error : null}
          onRetry={reload}
        />
      )}
    </>
  );
}
