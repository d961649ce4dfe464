import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import { monthOf, formatMonth } from '@/platform/format/month';
import { toLocalDate } from '@/platform/format/date';
import { formatTimeOfDay } from '@/platform/format/instant';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { useQuery } from '@/platform/store/useQuery';
import { gaps, incomplete, withoutDoubtful } from '../rules/readings';
import { stationReport } from '../stationsState';
import type { ReportPoint, Station } from '../stationTypes';
import { unitOf } from '../stationWords';
import type { StationPeriod } from '../useStationPeriod';

const HOURS = { READING: 0.25, HOUR: 1, DAY: 24, MONTH: 744 } as const;

interface ReportCardProps {
  readonly station: Station;
  readonly period: StationPeriod;
}

/** One magnitude over the period: its mean with the extremes, or the sum of rain. Where nothing was read nothing is drawn. */
export function ReportCard({ station, period }: ReportCardProps) {
  const { t } = useTranslation('agricultureStations');
  const magnitude = station.magnitudes.includes(period.magnitude)
    ? period.magnitude
    : (station.magnitudes[0] ?? period.magnitude);
  const { from, to, step } = period;
  const query = useQuery(stationReport, { id: station.id, magnitude, from, to, step });
  const { points, doubtful } = withoutDoubtful(magnitude, query.data ?? [], HOURS[step]);
  const whole = step === 'DAY' || step === 'MONTH';
  const unit = unitOf(magnitude, whole);
  const summed = magnitude === 'RAIN' || (magnitude === 'RADIATION' && whole);
  const name = t(`magnitudes.${magnitude}`);
  const x: ColumnSpec<ReportPoint> =
    step === 'DAY'
      ? { field: 'at', header: t('when'), kind: 'date', value: ({ at }) => toLocalDate(at) }
      : {
          field: 'at',
          header: t('when'),
          value: ({ at }) =>
            step === 'MONTH' ? formatMonth(monthOf(toLocalDate(at) ?? from)) : formatTimeOfDay(at),
        };
  const series = (field: 'value' | 'min' | 'max', header: string): ColumnSpec<ReportPoint> => ({
    field,
    header,
    kind: 'number',
    unit,
  });
  const notes = [
    gaps(points) > 0 ? t('notes.gaps', { count: gaps(points) }) : null,
    incomplete(points) > 0 ? t('notes.incomplete', { count: incomplete(points) }) : null,
    doubtful > 0 ? t('notes.doubtful', { count: doubtful }) : null,
  ].filter(Boolean);
  const known = points.some(({ value }) => value !== null);
  const extremes = whole && !summed && magnitude !== 'WIND_DIRECTION';
  return (
    <ChartCard<ReportPoint>
      title={t('reportTitle', { magnitude: name, period: period.text })}
      aside={notes.join(' ')}
      kind={summed ? 'bar' : 'line'}
      fit={magnitude === 'TEMPERATURE' || magnitude === 'PRESSURE'}
      rows={known ? points : []}
      x={x}
      series={
        extremes
          ? [series('min', t('min')), series('value', t('mean')), series('max', t('max'))]
          : [series('value', name)]
      }
      status={query.status}
      error={query.error}
      onRetry={query.retry}
      emptyState={{ title: t('noReadings.title'), text: t('noReadings.text') }}
    />
  );
}
