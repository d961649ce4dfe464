import { memo, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { magnitudeOf } from '@/domain/monitoring/magnitudes';
import { ChartCard } from '@/platform/chart/ChartCard';
import type { ChartBand } from '@/platform/chart/chartProps';
import { shortDayText } from '@/platform/format/dayText';
import { formatTimeOfDay } from '@/platform/format/instant';
import { roundHalfAway } from '@/platform/format/number';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { Band } from '../rules/bands';
import { type Bucket, type Reading, type Series, since, thin } from '../rules/series';

interface Point {
  readonly when: string;
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly bandLow: number | null;
  readonly bandHigh: number | null;
  readonly typed: number | null;
}

/** Day, month and time: the year is that of the page. */
function momentOf(instant: number): string {
  const iso = new Date(instant).toISOString();
  return `${shortDayText(iso)} ${formatTimeOfDay(iso)}`;
}

const NO_BAND = () => null;
const NONE: readonly Reading[] = [];

/** The bucket that an instant falls into, or the nearest one. */
function nearest(buckets: readonly Bucket[], at: number): number {
  const next = buckets.findIndex((bucket) => bucket.at > at);
  return next < 0 ? buckets.length - 1 : Math.max(0, next - 1);
}

interface SeriesChartProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly magnitude: string;
  /** Of a magnitude that `magnitudeOf` does not know. */
  readonly unit?: string;
  readonly decimals?: number;
  /** Null where there is no sensor: what was typed stands alone. */
  readonly series: Series | null;
  /** From when on, milliseconds. */
  readonly from: number;
  /** The band of an instant, where it goes from day to day: drawn as lines. */
  readonly bandAt?: (instant: number) => Band | null;
  /** Limits that stay: drawn as zones. */
  readonly zones?: readonly ChartBand[];
  /** What was measured by hand, as marks beside the sensor's line. */
  readonly typed?: readonly Reading[];
}

/** The readings of a sensor with their limits. Long periods show the mean and the extremes of each step. */
export const SeriesChart = memo(function SeriesChart(props: SeriesChartProps) {
  const { title, aside, magnitude, series: sensor, from, bandAt = NO_BAND, zones, typed = NONE } = props;
  const { t } = useTranslation('lotsAviary');
  const known = magnitudeOf(magnitude);
  const { unit = known?.unit ?? '', decimals = known?.decimals ?? 1 } = props;
  const { points, thinned, banded } = useMemo(() => {
    const shown = sensor && since(sensor, from);
    const buckets = shown ? thin(shown) : [];
    const own = typed.filter(({ at }) => at >= from);
    const places = new Map(own.map((one) => [nearest(buckets, one.at), one.value]));
    const rows = buckets.map(({ at, mean, low, high }, place): Point => {
      const band = bandAt(at);
      return {
        when: momentOf(at),
        mean: mean === null ? null : roundHalfAway(mean, decimals),
        low,
        high,
        bandLow: band?.low ?? null,
        bandHigh: band?.high ?? null,
        typed: places.get(place) ?? null,
      };
    });
    const alone = own
      .toSorted((a, b) => a.at - b.at)
      .map(({ at, value }): Point => ({
        when: momentOf(at),
        mean: null,
        low: null,
        high: null,
        bandLow: null,
        bandHigh: null,
        typed: value,
      }));
    return {
      points: buckets.length > 0 ? rows : alone,
      thinned: shown !== null && buckets.length < shown.values.length,
      banded: {
        low: rows.some((row) => row.bandLow !== null),
        high: rows.some((row) => row.bandHigh !== null),
      },
    };
  }, [sensor, from, bandAt, typed, decimals]);
  const series = (field: Exclude<keyof Point, 'when'>): ColumnSpec<Point> => ({
    field,
    header: t(`chart.${field}`),
    kind: 'number',
    unit,
    decimals,
  });
  const read = points.some(({ mean }) => mean !== null);
  const marked = points.some((point) => point.typed !== null);
  return (
    <ChartCard<Point>
      title={title}
      aside={aside}
      kind="line"
      fit
      rows={read || marked ? points : []}
      x={{ field: 'when', header: t('chart.when') }}
      series={[
        ...(read ? [{ ...series('mean'), header: t(thinned ? 'chart.mean' : 'chart.reading') }] : []),
        ...(read && thinned ? [series('low'), series('high')] : []),
        ...(banded.low ? [series('bandLow')] : []),
        ...(banded.high ? [series('bandHigh')] : []),
        ...(marked ? [series('typed')] : []),
      ]}
      marks={MARKS}
      {...(zones ? { bands: zones } : {})}
      emptyState={{ title: t('chart.emptyTitle'), text: t('chart.emptyText') }}
    />
  );
});
const MARKS = ['typed'] as const;
