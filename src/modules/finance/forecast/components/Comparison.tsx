import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import { MOST_SERIES } from '@/platform/chart/chartProps';
import type { Month } from '@/platform/format/month';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { Scenario } from '../forecastTypes';
import { comparedMonths, monthsOf, runningSum } from '../rules/forecast';
import { useMonthName } from './useMonthName';

interface Row {
  readonly month: Month;
  readonly paid: number | null;
  readonly [field: `s${number}`]: number | null;
}

interface ComparisonProps {
  /** The one whose months are compared. */
  readonly scenario: Scenario;
  readonly scenarios: readonly Scenario[];
  /** What the payments of each month left; null when unknown, or still to come. */
  readonly paid: readonly (number | null)[];
}

/** Scenarios that share months, beside each other and beside what came: what each leaves since the first month. */
export function Comparison({ scenario, scenarios, paid }: ComparisonProps) {
  const { t } = useTranslation('financeForecast');
  const nameOf = useMonthName();
  const compared = useMemo(
    () =>
      [scenario, ...scenarios.filter(({ id }) => id !== scenario.id)].flatMap((one) => {
        const months = comparedMonths(one, scenario);
        return months.every((value) => value === null) ? [] : [{ id: one.id, name: one.name, months }];
      }),
    [scenario, scenarios],
  );
  const shown = compared.slice(0, MOST_SERIES - 1);
  const rows = useMemo(() => {
    const came = runningSum(paid);
    return monthsOf(scenario).map((month, at): Row => ({
      month,
      paid: came[at] ?? null,
      ...Object.fromEntries(compared.map(({ id, months }) => [`s${id}`, months[at] ?? null])),
    }));
  }, [scenario, compared, paid]);
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
      title={t('comparison', { month: nameOf(scenario.startMonth) })}
      aside={compared.length > shown.length ? t('firstOnly', { count: shown.length }) : undefined}
      kind="line"
      rows={rows}
      x={{ field: 'month', header: t('month'), value: ({ month }) => nameOf(month) }}
      series={series}
      exportName={t('comparisonFile')}
    />
  );
}
