import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import { formatTimeOfDay } from '@/platform/format/instant';
import { roundHalfAway } from '@/platform/format/number';
import { magnitudeOf } from '@/domain/monitoring/magnitudes';
import { shortDayText } from '@/platform/format/dayText';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { AviaryBoard, SensorSeries } from '../aviaryTypes';
import { bandFinder } from '../rules/boardView';
import { since, thin } from '../rules/series';

interface Point {
  readonly when: string;
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly bandLow: number | null;
  readonly bandHigh: number | null;
}

/** Day, month and time: the year is that of the page. */
function momentOf(instant: number): string {
  const iso = new Date(instant).toISOString();
  return `${shortDayText(iso)} ${formatTimeOfDay(iso)}`;
}

interface SensorChartProps {
  readonly board: AviaryBoard;
  readonly sensor: SensorSeries;
  /** From when on, milliseconds. */
  readonly from: number;
}

/** One sensor's readings with the band of each day. Long periods show the mean and the extremes of each step. */
export const SensorChart = memo(function SensorChart({ board, sensor, from }: SensorChartProps) {
  const { t } = useTranslation('lotsAviary');
  const { points, thinned, banded } = useMemo(() => {
    const shown = since(sensor, from);
    const buckets = thin(shown);
    const decimals = magnitudeOf(sensor.magnitude)?.decimals ?? 1;
    const bandOfInstant = bandFinder(board, sensor.magnitude);
    const rows = buckets.map(({ at, mean, low, high }): Point => {
      const band = bandOfInstant(at);
      return {
        when: momentOf(at),
        mean: mean === null ? null : roundHalfAway(mean, decimals),
        low,
        high,
        bandLow: band?.low ?? null,
        bandHigh: band?.high ?? null,
      };
    });
    return {
      points: rows,
      thinned: buckets.length < shown.values.length,
      banded: {
        low: rows.some((row) => row.bandLow !== null),
        high: rows.some((row) => row.bandHigh !== null),
      },
    };
  }, [board, sensor, from]);
  const series = (field: Exclude<keyof Point, 'when'>): ColumnSpec<Point> => ({
    field,
    header: t(`chart.${field}`),
    kind: 'number',
    unit: magnitudeOf(sensor.magnitude)?.unit ?? '',
    decimals: magnitudeOf(sensor.magnitude)?.decimals ?? 1,
  });
  return (
    <ChartCard<Point>
      title={sensor.name}
      kind="line"
      fit
      rows={points.some(({ mean }) => mean !== null) ? points : []}
      x={{ field: 'when', header: t('chart.when') }}
      series={[
        { ...series('mean'), header: t(thinned ? 'chart.mean' : 'chart.reading') },
        ...(thinned ? [series('low'), series('high')] : []),
        ...(banded.low ? [series('bandLow')] : []),
        ...(banded.high ? [series('bandHigh')] : []),
      ]}
      emptyState={{ title: t('chart.emptyTitle'), text: t('chart.emptyText') }}
    />
  );
});
