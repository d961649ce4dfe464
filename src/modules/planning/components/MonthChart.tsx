import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import type { ColumnSpec } from '@/platform/grid/columnSpec';

interface MonthChartProps<Row extends { readonly month: number }> {
  readonly title: string;
  readonly aside?: string | undefined;
  readonly kind: 'bar' | 'line';
  /** One for each month, July first. */
  readonly rows: readonly Row[];
  /** Fields in cents, with what each is called. */
  readonly series: readonly { readonly field: string; readonly header: string }[];
}

/** Money of a crop year by month. */
export function MonthChart<Row extends { readonly month: number }>(props: MonthChartProps<Row>) {
  const { title, aside, kind, rows, series } = props;
  const { t } = useTranslation('planning');
  const { t: words } = useTranslation('activity');
  const x = useMemo(
    (): ColumnSpec<Row> => ({
      field: 'month',
      header: t('compare.month'),
      value: ({ month }) => words(`months.${month}`, String(month)).slice(0, 3),
    }),
    [t, words],
  );
  const columns = useMemo(
    () => series.map((each): ColumnSpec<Row> => ({ ...each, kind: 'money' })),
    [series],
  );
  return <ChartCard title={title} aside={aside} kind={kind} rows={rows} x={x} series={columns} />;
}
