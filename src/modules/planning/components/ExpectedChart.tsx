import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import { formatMoney } from '@/platform/format/money';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { ComparedAccount } from '../planningTypes';
import { type ExpectedMonth, expectedMonths } from '../rules/comparedRows';

const SERIES = ['plannedIncome', 'expectedIncome', 'plannedExpense', 'expectedExpense'] as const;

/** Both sides accumulated over the crop year, and where its end is expected. */
export function ExpectedChart({ accounts }: { readonly accounts: readonly ComparedAccount[] }) {
  const { t } = useTranslation('planning');
  const { t: words } = useTranslation('activity');
  const rows = useMemo(() => expectedMonths(accounts), [accounts]);
  const x = useMemo(
    (): ColumnSpec<ExpectedMonth> => ({
      field: 'month',
      header: t('compare.month'),
      value: ({ month }) => words(`months.${month}` as 'months.1').slice(0, 3),
    }),
    [t, words],
  );
  const series = useMemo(
    () =>
      SERIES.map((field): ColumnSpec<ExpectedMonth> => ({
        field,
        header: t(`expected.${field}`),
        kind: 'money',
      })),
    [t],
  );
  const end = rows.at(-1);
  return (
    <ChartCard
      title={t('expected.title')}
      aside={
        end &&
        t('expected.end', {
          income: formatMoney(end.expectedIncome),
          expense: formatMoney(end.expectedExpense),
          result: formatMoney(end.expectedIncome - end.expectedExpense),
          planned: formatMoney(end.plannedIncome - end.plannedExpense),
        })
      }
      kind="line"
      rows={rows}
      x={x}
      series={series}
    />
  );
}
