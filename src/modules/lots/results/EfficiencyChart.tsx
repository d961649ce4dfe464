import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { bestOf, type ResultGroup, type ResultGrouping } from './rules/lotResults';

const MOST_BARS = 20;
const Below = styled('div')({ marginTop: 12 });

interface EfficiencyChartProps {
  readonly groups: readonly ResultGroup[];
  readonly by: ResultGrouping;
  /** The column that names a group. */
  readonly name: ColumnSpec<ResultGroup>;
}

/** The best groups by their efficiency; a single bar compares nothing. */
export function EfficiencyChart({ groups, by, name: column }: EfficiencyChartProps) {
  const { t } = useTranslation('lotReports');
  const best = bestOf(groups, MOST_BARS);
  if (best.drawn.length < 2) return null;
  const nameColumn = {
    ...column,
    // Lots of several aviaries share a number.
    ...(by === 'lot'
      ? { value: ({ lot, name }: ResultGroup) => [lot?.aviaryName, name].filter(Boolean).join(' · ') }
      : {}),
  };
  return (
    <Below>
      <ChartCard<ResultGroup>
        title={
          best.all > MOST_BARS
            ? t('results.chartOf', { shown: MOST_BARS, all: best.all })
            : t('results.chart')
        }
        kind="bar"
        rows={best.drawn}
        x={nameColumn}
        series={[
          { field: 'efficiency', header: t('results.columns.efficiency'), kind: 'number', decimals: 0 },
        ]}
      />
    </Below>
  );
}
