import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { LotCourse } from '../../lotTypes';
import { type ChartRow, chartRows } from '../../rules/chartRows';
import type { LotForecasts } from '../../rules/lotForecasts';

const CHARTS = ['weight', 'consumption', 'mortality'] as const;
const OWN = { weight: 'weighed', consumption: 'eaten', mortality: 'lost' } as const;
const MARKS: Readonly<
  Record<(typeof CHARTS)[number], Pick<ColumnSpec<ChartRow>, 'kind' | 'unit' | 'decimals'>>
> = {
  weight: { kind: 'number', unit: 'g', decimals: 0 },
  consumption: { kind: 'number', unit: 'g', decimals: 0 },
  mortality: { kind: 'percent', decimals: 2 },
};

interface LotChartsProps {
  readonly course: LotCourse;
  readonly forecasts: LotForecasts;
}

/** Weight, consumption and mortality by day, each beside the reference and the average of the lots before. */
export function LotCharts({ course, forecasts }: LotChartsProps) {
  const { t } = useTranslation('lots');
  const rows = useMemo(() => chartRows(course, forecasts), [course, forecasts]);
  const { aviary, lot } = course;
  const x: ColumnSpec<ChartRow> = {
    field: 'day',
    header: t('poultry.chart.day'),
    value: ({ day }) => t('poultry.day', { day }),
    exportValue: ({ day }) => day,
    decimals: 0,
  };
  return CHARTS.map((chart) => {
    const own = rows[chart];
    const has = (field: Exclude<keyof ChartRow, 'day'>) => own.some((row) => row[field] !== null);
    const heads = {
      own: t(`poultry.chart.${OWN[chart]}`),
      forecast: t('poultry.chart.forecast'),
      reference: t('poultry.chart.reference'),
      history: t('poultry.chart.history', { count: rows.previousLots }),
    };
    // The same order in each, so that a colour means the same.
    const fields = (['own', 'reference', 'history', 'forecast'] as const).filter(
      (field) => field === 'own' || has(field),
    );
    const title = t(`poultry.chart.${chart}`);
    return (
      <ChartCard
        key={chart}
        title={title}
        kind="line"
        joined
        rows={own}
        x={x}
        series={fields.map((field) => ({ field, header: heads[field], ...MARKS[chart] }))}
        emptyState={{ title: t('poultry.chart.empty.title'), text: t(`poultry.chart.empty.${chart}`) }}
        exportName={t('poultry.chart.exportName', { chart: title, aviary: aviary.name, number: lot.number })}
      />
    );
  });
}
