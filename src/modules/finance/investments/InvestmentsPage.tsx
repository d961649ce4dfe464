import AddOutlined from '@mui/icons-material/AddOutlined';
import { styled } from '@mui/material/styles';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { useRequiredChoice } from '@/domain/selection/useRequiredChoice';
import { today } from '@/platform/format/date';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import { DataTable } from '@/platform/grid/DataTable';
import { useGridState } from '@/platform/grid/useGridState';
import { ChoiceBar } from '@/platform/ui/ChoiceBar';
import { Banner } from '@/platform/ui/Banner';
import { ErrorState } from '@/platform/ui/ErrorState';
import { PageHead } from '@/platform/ui/PageHead';
import { useQuery } from '@/platform/store/useQuery';
import { DepositDialog } from './dialogs/DepositDialog';
import { IncomeDialog } from './dialogs/IncomeDialog';
import { InvestDialog } from './dialogs/InvestDialog';
import { RedeemDialog } from './dialogs/RedeemDialog';
import { investmentColumns } from './investmentColumns';
import { investmentsAnswer } from './investmentsSlice';
import type { Investment } from './investmentTypes';
import { positionRow, SOON_DAYS } from './rules/positions';
import { useInvestmentActions } from './useInvestmentActions';

const ACCOUNT = 'conta';
const USUAL = { sort: { field: 'dueDate', direction: 'asc' }, pageSize: 50 } as const;
const CLIENT = { mode: 'client' } as const;
const Notes = styled('div')({ display: 'grid', gap: 8, '&:not(:empty)': { marginBottom: 12 } });

type Dialog =
  | { readonly kind: 'invest' }
  | { readonly kind: 'deposit' | 'redeem' | 'income'; readonly investment: Investment };

/** What one account has invested: principal, gain, taxes as they would be today, and when it is due. */
export function Component() {
  const { t } = useTranslation('financeInvestments');
  const grid = useGridState('finance.investments', USUAL);
  const accounts = useLookup('currentAccounts', undefined);
  const { id: accountId, unknown, choose } = useRequiredChoice('account', ACCOUNT, accounts);
  const account = accounts.options.find(({ id }) => String(id) === accountId);
  const answer = useQuery(investmentsAnswer, accountId);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const day = today();
  const rows = useMemo(
    () => (answer.data?.investments ?? []).map((investment) => positionRow(investment, day)),
    [answer.data, day],
  );
  const columns = useMemo(() => investmentColumns(t), [t]);
  const redeem = useCallback((investment: Investment) => setDialog({ kind: 'redeem', investment }), []);
  const income = useCallback((investment: Investment) => setDialog({ kind: 'income', investment }), []);
  const deposit = useCallback((investment: Investment) => setDialog({ kind: 'deposit', investment }), []);
  const actions = useInvestmentActions({ onDeposit: deposit, onRedeem: redeem, onIncome: income });
  const isChosen = accountId !== null;
  const countLabel = useCallback(
    (count: number) =>
      // Without an account nothing was counted.
      isChosen ? t('count', { count, formatted: formatNumber(count, { decimals: 0 }) }) : '',
    [t, isChosen],
  );
  const close = () => setDialog(null);
  const due = rows.filter(({ maturity }) => maturity === 'soon' || maturity === 'overdue');
  const invested = rows.reduce((sum, { principal }) => sum + principal, 0);
  const unread = answer.data?.unread ?? 0;
  const without = unknown ? 'unknownAccount' : 'beforeSearch';
  const empty = accountId === null ? without : 'empty';
  return (
    <>
      <PageHead
        title={t('title')}
        subtitle={answer.data && unread === 0 ? t('sum', { value: formatMoney(invested) }) : t('subtitle')}
        primary={{
          label: t('invest.action'),
          icon: <AddOutlined />,
          disabledReason: accountId === null ? t('beforeSearch.title') : undefined,
          onClick: () => setDialog({ kind: 'invest' }),
        }}
      />
      {accounts.failed && <ErrorState title={t('accountsFailed')} onRetry={accounts.onRetry} />}
      <ChoiceBar>
        <div className="wide">
          <AutocompleteControl
            label={t('account')}
            value={account?.id ?? null}
            onChange={choose}
            options={accounts.options}
            loading={accounts.loading}
            required
          />
        </div>
      </ChoiceBar>
      <Notes>
        {unread > 0 && <Banner tone="warning" fact={t('unread', { count: unread })} />}
        {due.length > 0 && (
          <Banner
            tone="info"
            fact={t('dueSoon', { count: due.length, days: SOON_DAYS })}
            text={due.map(({ investment }) => investment.product).join(', ')}
          />
        )}
      </Notes>
      <DataTable
        grid={grid}
        label={t('title')}
        columns={columns}
        rows={rows}
        status={accountId === null ? 'ready' : answer.status}
        error={answer.error}
        onRetry={answer.retry}
        paging={CLIENT}
        rowActions={actions}
        search={t('search')}
        countLabel={countLabel}
        exportName={t('exportName')}
        emptyState={{ title: t(`${empty}.title`), text: t(`${empty}.text`) }}
      />
      {dialog?.kind === 'invest' && accountId !== null && (
        <InvestDialog accountId={accountId} onClose={close} />
      )}
      {dialog?.kind === 'deposit' && <DepositDialog investment={dialog.investment} onClose={close} />}
      {dialog?.kind === 'redeem' && <RedeemDialog investment={dialog.investment} onClose={close} />}
      {dialog?.kind === 'income' && <IncomeDialog investment={dialog.investment} onClose={close} />}
    </>
  );
}
