import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import { MOST_SERIES } from '@/platform/chart/chartProps';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { Scenario } from '../forecastTypes';
import { type ForecastMonth, scenarioMonths } from '../rules/forecast';

interface Row {
  readonly month: number;
  readonly paid: number | null;
  readonly [field: `s${number}`]: number | null;
}

interface ComparisonProps {
  readonly scenarios: readonly Scenario[];
  /** What came; null where it is not known, or still to come. */
  readonly paid: readonly (ForecastMonth | null)[];
}

/** The scenarios of a year beside each other and beside what came: what each leaves since January. */
export function Comparison({ scenarios, paid }: ComparisonProps) {
  const { t } = useTranslation('financeForecast');
  const shown = scenarios.slice(0, MOST_SERIES - 1);
  const rows = useMemo(() => {
    const months = new Map(scenarios.map(({ id, lines }) => [id, scenarioMonths(lines)]));
    return paid.map((one, at): Row => ({
      month: at + 1,
      paid: one?.accumulated ?? null,
      ...Object.fromEntries(scenarios.map(({ id }) => [`s${id}`, months.get(id)?.[at]?.accumulated ?? null])),
    }));
  }, [scenarios, paid]);
  const series: ColumnSpec<Row>[] = [
    { field: 'paid', header: t('paid'), kind: 'money', nothing: '–' },
    ...shown.map(({ id, name }): ColumnSpec<Row> => ({
      field: `s${id}`,
      header: name,
      kind: 'money',
      nothing: '–',
    })),
  ];
  return (
    <ChartCard<Row>
      title={t('comparison')}
      aside={scenarios.length > shown.length ? t('firstOnly', { count: shown.length }) : undefined}
      kind="line"
      rows={rows}
      x={{ field: 'month', header: t('month'), value: ({ month }) => t(`months.${month as 1}`) }}
      series={series}
      exportName={t('comparison')}
    />
  );
}
