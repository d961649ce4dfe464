import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { FlowMonth } from '../rules/cashFlow';

/** What comes and goes, and what is left at the end of each month. */
export function FlowChart({ months }: { readonly months: readonly FlowMonth[] }) {
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
