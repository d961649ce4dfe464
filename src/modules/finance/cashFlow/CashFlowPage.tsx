import ShowChartOutlined from '@mui/icons-material/ShowChartOutlined';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { FlowFilters } from './components/FlowFilters';
import { AnnualView, DaysView, MonthlyView } from './components/FlowViews';
import { useFlowAddress, VIEW_WORDS } from './useFlowAddress';

/** What came and went by account and month, what is to come, and what is left in the banks. */
export function Component() {
  const { t } = useTranslation('financeCashFlow');
  const address = useFlowAddress();
  const { year, bankIds, view, shown, set } = address;
  const accounts = useLookup('currentAccounts', undefined);
  const all = useMemo(() => accounts.options.map(({ id }) => String(id)), [accounts.options]);
  const accountIds = bankIds ?? all;
  const query = useMemo(() => ({ year, accountIds }), [year, accountIds]);
  const body = () => {
    if (accountIds.length === 0 && accounts.loading)
      return (
        <Loading>
          <SkeletonBlock height={460} radius={10} />
        </Loading>
      );
    if (accountIds.length === 0 && accounts.failed) return <ErrorState onRetry={accounts.onRetry} />;
    if (accountIds.length === 0)
      return (
        <EmptyState
          title={t(bankIds ? 'noBank.title' : 'noAccount.title')}
          text={t(bankIds ? 'noBank.text' : 'noAccount.text')}
        />
      );
    if (view === 'days') return <DaysView accountIds={accountIds} />;
    return view === 'monthly' ? <MonthlyView query={query} /> : <AnnualView query={query} shown={shown} />;
  };
  const ahead = {
    label: t('filters.days'),
    icon: <ShowChartOutlined />,
    onClick: () => set('ver', VIEW_WORDS.days),
  };
  return (
    <>
      <PageHead
        title={t('title')}
        subtitle={t(view === 'days' ? 'days.subtitle' : 'subtitle')}
        actions={view === 'days' ? [] : [ahead]}
      />
      <FlowFilters address={address} accounts={accounts} />
      {body()}
    </>
  );
}
