import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import { today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatCents } from '@/platform/format/money';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { DataTable } from '@/platform/grid/DataTable';
import { useLocalGridState } from '@/platform/grid/useGridState';
import type { RowId } from '@/platform/store/resourceState';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { MetricTile } from '@/platform/ui/MetricTile';
import { createQuery } from '@/platform/store/createQuery';
import { useQuery } from '@/platform/store/useQuery';
import { loanCalls } from '../financeService';
import { type LoanInstallment, loanSchedule, scheduleTotals } from '../rules/amortization';
import { loanTerms } from '../rules/loanTerms';
import type { Loan } from '../loanWire';

const NONE: readonly LoanInstallment[] = [];
const loan = createQuery<Loan, RowId>('finance', 'loanSchedule', (id, signal) => loanCalls.get(id, signal), {
  keep: false,
});
const numberOf = (row: LoanInstallment) => row.number;

const Tiles = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))',
  gap: 16,
  marginBottom: 12,
  padding: 16,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
}));
const Note = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: '0 0 12px',
  color: theme.tokens.textMuted,
}));

/** What comes next and what it all costs. What was paid is unknown here: the figures are the contract's. */
function Figures({
  schedule,
  symbol,
}: {
  readonly schedule: readonly LoanInstallment[];
  readonly symbol: string;
}) {
  const { t } = useTranslation('finance');
  const { interest, payment } = scheduleTotals(schedule);
  const day = today();
  const next = schedule.find(({ dueDate }) => dueDate >= day);
  const owed = next?.opening ?? 0;
  return (
    <Tiles>
      {next && (
        <MetricTile
          label={t('schedule.next', { number: next.number, count: schedule.length })}
          unit={symbol}
          value={formatCents(next.payment)}
          note={t('schedule.dueOn', { date: dayText(next.dueDate) })}
        />
      )}
      <MetricTile
        label={t('schedule.owed')}
        unit={symbol}
        value={formatCents(owed)}
        note={t(next ? 'schedule.owedNote' : 'schedule.overNote')}
      />
      <MetricTile label={t('schedule.interestTotal')} unit={symbol} value={formatCents(interest)} />
      <MetricTile label={t('schedule.paymentTotal')} unit={symbol} value={formatCents(payment)} />
    </Tiles>
  );
}

/** The installments of a loan, as its saved terms make them. */
export function Panel({ id }: { readonly id: RowId }) {
  const { t } = useTranslation('finance');
  const { status, data, error, retry } = useQuery(loan, id);
  const schedule = useMemo(() => {
    const terms = data && loanTerms(data);
    return terms ? loanSchedule(terms) : NONE;
  }, [data]);
  const grid = useLocalGridState('finance.loanSchedule', { sort: { field: 'number', direction: 'asc' } });
  const unit = data?.currencySymbol ?? '';
  const columns: ColumnSpec<LoanInstallment>[] = [
    { field: 'number', header: t('schedule.number'), kind: 'number', decimals: 0, width: 112 },
    { field: 'dueDate', header: t('schedule.dueDate'), kind: 'date', identifying: true },
    {
      field: 'amortization',
      header: t('schedule.amortization'),
      kind: 'money',
      unit,
      width: 170,
      total: 'sum',
    },
    { field: 'interest', header: t('schedule.interest'), kind: 'money', unit, width: 150, total: 'sum' },
    { field: 'payment', header: t('schedule.payment'), kind: 'money', unit, width: 170, total: 'sum' },
    { field: 'balance', header: t('schedule.balance'), kind: 'money', unit, width: 180 },
  ];
  const filters: FilterSpec<LoanInstallment>[] = [
    { name: 'dueDate', label: t('schedule.dueDate'), kind: 'dateRange' },
  ];
  return (
    <>
      {schedule.length > 0 && <Figures schedule={schedule} symbol={unit} />}
      <Note>{t('schedule.basis')}</Note>
      <DataTable
        grid={grid}
        label={t('schedule.title')}
        columns={columns}
        rows={schedule}
        rowId={numberOf}
        status={status}
        error={error}
        onRetry={retry}
        filters={filters}
        search={false}
        countLabel={(count) => t('schedule.count', { count })}
        height="content"
        exportName="parcelas-do-emprestimo"
        emptyState={{ title: t('schedule.empty'), text: t('schedule.emptyText') }}
      />
    </>
  );
}
