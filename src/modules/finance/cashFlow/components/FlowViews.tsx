import { styled } from '@mui/material/styles';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import { addDays, today } from '@/platform/format/date';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { useQuery, type Reading } from '@/platform/store/useQuery';
import { layout } from '@/platform/theme/tokens';
import { FailedState } from '@/platform/ui/FailedState';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { cashFlowAnswer, monthlyAnswer, nextDaysAnswer } from '../cashFlowSlice';
import type { FlowBasis, FlowQuery } from '../cashFlowTypes';
import { accumulated, cashFlow, type FlowRow, type FlowShown, type FlowMonth } from '../rules/cashFlow';
import { DAYS_AHEAD } from '../rules/nextDays';
import { AnnualSheet } from './AnnualSheet';
import { CellDialog } from './CellDialog';
import { FlowNotes } from './FlowNotes';
import { MonthlyTotals } from './MonthlyTotals';
import { NextDays } from './NextDays';

/** What comes and goes, and what is left at the end of each month. */
function FlowChart({ months }: { readonly months: readonly FlowMonth[] }) {
  const { t } = useTranslation('financeCashFlow');
  const x = useMemo(
    (): ColumnSpec<FlowMonth> => ({
      field: 'month',
      header: t('columns.month'),
      value: ({ month }) => t(`months.${month}`, String(month)),
    }),
    [t],
  );
  const series = useMemo(
    () =>
      (['inCents', 'outCents', 'balance'] as const).map((field): ColumnSpec<FlowMonth> => ({
        field,
        header: t(`totals.${field}`),
        kind: 'money',
      })),
    [t],
  );
  return <ChartCard title={t('chart')} kind="line" rows={months} x={x} series={series} />;
}

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: layout.gap });

interface AnsweredProps<T> {
  readonly answer: Reading<T>;
  readonly children: (data: T) => ReactNode;
}

/** What is shown of an answer, or why there is nothing to show. */
function Answered<T>({ answer, children }: AnsweredProps<T>) {
  if (answer.data !== null) return <Stack>{children(answer.data)}</Stack>;
  if (answer.status !== 'failed')
    return (
      <Loading>
        <SkeletonBlock height={460} radius={10} />
      </Loading>
    );
  return <FailedState error={answer.error} onRetry={answer.retry} />;
}

interface AnnualBodyProps {
  readonly data: FlowBasis;
  readonly year: number;
  readonly shown: FlowShown;
}

function AnnualBody({ data, year, shown }: AnnualBodyProps) {
  const { t } = useTranslation('financeCashFlow');
  const day = today();
  const [cell, setCell] = useState<{ row: FlowRow; month: number | null } | null>(null);
  const flow = useMemo(() => cashFlow(data, { year, today: day, shown }), [data, year, day, shown]);
  return (
    <>
      <FlowNotes {...data} months={flow.months} year={year} />
      <AnnualSheet
        flow={flow}
        shown={shown}
        exportName={t('exportName', { year })}
        onOpen={(row, month) => setCell({ row, month })}
      />
      <FlowChart months={flow.months} />
      {cell && <CellDialog {...cell} year={year} onClose={() => setCell(null)} />}
    </>
  );
}

/** The account tree by months. */
export function AnnualView({ query, shown }: { readonly query: FlowQuery; readonly shown: FlowShown }) {
  const answer = useQuery(cashFlowAnswer, query);
  return (
    <Answered answer={answer}>
      {(data) => <AnnualBody data={data} year={query.year} shown={shown} />}
    </Answered>
  );
}

/** One line a month, as the server sums it. */
export function MonthlyView({ query }: { readonly query: FlowQuery }) {
  const { year } = query;
  const answer = useQuery(monthlyAnswer, query);
  return (
    <Answered answer={answer}>
      {(data) => {
        const months = accumulated(data, { year, today: today() });
        return (
          <>
            <FlowNotes {...data} months={months} year={year} />
            <MonthlyTotals months={months} />
            <FlowChart months={months} />
          </>
        );
      }}
    </Answered>
  );
}

/** The next 90 days; the request is for the year in which they end, whose answer begins with this year. */
export function DaysView({ accountIds }: Pick<FlowQuery, 'accountIds'>) {
  const query = useMemo(
    () => ({ year: Number(addDays(today(), DAYS_AHEAD).slice(0, 4)), accountIds }),
    [accountIds],
  );
  const answer = useQuery(nextDaysAnswer, query);
  return (
    <Answered answer={answer}>
      {(data) => (
        <>
          <FlowNotes {...data} />
          <NextDays data={data} />
        </>
      )}
    </Answered>
  );
}
