import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { ComparedAccount } from '../planningTypes';
import { type MonthFigures, monthFigures } from '../rules/comparedRows';

const SERIES = ['plannedIncome', 'actualIncome', 'plannedExpense', 'actualExpense'] as const;

/** Planned and actual of both sides, July first. */
export function MonthsChart({ accounts }: { readonly accounts: readonly ComparedAccount[] }) {
  const { t } = useTranslation('planning');
  const { t: words } = useTranslation('activity');
  const rows = useMemo(() => monthFigures(accounts), [accounts]);
  const x = useMemo(
    (): ColumnSpec<MonthFigures> => ({
      field: 'month',
      header: t('compare.month'),
      value: ({ month }) => words(`months.${month}` as 'months.1').slice(0, 3),
    }),
    [t, words],
  );
  const series = useMemo(
    () =>
      SERIES.map((field): ColumnSpec<MonthFigures> => ({
        field,
        header: t(`compare.${field}`),
        kind: 'money',
      })),
    [t],
  );
  return <ChartCard title={t('compare.chart')} kind="bar" rows={rows} x={x} series={series} />;
}
