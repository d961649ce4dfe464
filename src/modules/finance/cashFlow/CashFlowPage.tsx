import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { today } from '@/platform/format/date';
import { formatMoney } from '@/platform/format/money';
import { layout } from '@/platform/theme/tokens';
import { Banner } from '@/platform/ui/Banner';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { PageHead } from '@/platform/ui/PageHead';
import { Bone, Loading } from '@/platform/ui/Skeletons';
import { useWidget } from '@/platform/widgets/useWidget';
import { cashFlowAnswer } from './cashFlowSlice';
import type { FlowBasis } from './cashFlowTypes';
import { AnnualSheet } from './components/AnnualSheet';
import { CellDialog } from './components/CellDialog';
import { FlowChart } from './components/FlowChart';
import { FlowFilters } from './components/FlowFilters';
import { MonthlyTotals } from './components/MonthlyTotals';
import { cashFlow, type FlowRow, shortMonths } from './rules/cashFlow';
import { useFlowAddress } from './useFlowAddress';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: layout.gap });

interface BodyProps {
  readonly data: FlowBasis;
  readonly address: ReturnType<typeof useFlowAddress>;
}

function Body({ data, address: { year, monthly, shown } }: BodyProps) {
  const { t } = useTranslation('financeCashFlow');
  const day = today();
  const [cell, setCell] = useState<{ row: FlowRow; month: number | null } | null>(null);
  const flow = useMemo(() => cashFlow(data, { year, today: day, shown }), [data, year, day, shown]);
  const [short] = shortMonths(flow);
  return (
    <Stack>
      {data.unread > 0 && <Banner tone="warning" fact={t('unread', { count: data.unread })} />}
      {data.opening === null && <Banner tone="warning" fact={t('noOpening')} text={t('noOpeningText')} />}
      {data.otherCurrencies.length > 0 && (
        <Banner tone="info" fact={t('otherCurrencies')} text={data.otherCurrencies.join(', ')} />
      )}
      {short?.balance != null && (
        <Banner
          tone="warning"
          fact={t('short', {
            month: t(`months.${short.month as 1}`),
            year,
            balance: formatMoney(short.balance),
          })}
        />
      )}
      {monthly ? (
        <MonthlyTotals months={flow.months} />
      ) : (
        <AnnualSheet
          flow={flow}
          shown={shown}
          exportName={t('exportName', { year })}
          onOpen={(row, month) => setCell({ row, month })}
        />
      )}
      <FlowChart months={flow.months} />
      {cell && <CellDialog {...cell} year={year} onClose={() => setCell(null)} />}
    </Stack>
  );
}

/** What came and went by account and month, what is to come, and what is left in the banks. */
export function Component() {
  const { t } = useTranslation('financeCashFlow');
  const address = useFlowAddress();
  const { year, bankIds } = address;
  const accounts = useLookup('currentAccounts', undefined);
  const all = useMemo(() => accounts.options.map(({ id }) => String(id)), [accounts.options]);
  const accountIds = bankIds ?? all;
  const answer = useWidget(cashFlowAnswer, accountIds.length === 0 ? null : { year, accountIds });
  const body = () => {
    if (accountIds.length === 0 && !accounts.loading && !accounts.failed)
      return (
        <EmptyState
          title={t(bankIds ? 'noBank.title' : 'noAccount.title')}
          text={t(bankIds ? 'noBank.text' : 'noAccount.text')}
        />
      );
    if (accountIds.length === 0 && accounts.failed) return <ErrorState onRetry={accounts.onRetry} />;
    if (answer.data) return <Body data={answer.data} address={address} />;
    if (answer.status !== 'failed')
      return (
        <Loading>
          <Bone height={460} radius={10} />
        </Loading>
      );
    return answer.error?.kind === 'forbidden' ? <ForbiddenState /> : <ErrorState onRetry={answer.reload} />;
  };
  return (
    <>
      <PageHead title={t('title')} subtitle={t('subtitle')} />
      <FlowFilters address={address} accounts={accounts} />
      {body()}
    </>
  );
}
