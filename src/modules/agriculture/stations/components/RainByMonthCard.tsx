import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import { toLocalDate } from '@/platform/format/date';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { useQuery } from '@/platform/store/useQuery';
import { rainByMonth, stationYears } from '../stationsState';
import type { ReportPoint, Station } from '../stationTypes';

/** The year and the two before it of which there are data. */
const FORMER = 2;

interface MonthRain {
  readonly month: number;
  readonly byYear: ReadonlyMap<number, number | null>;
}

function monthsOf(years: readonly { year: number; points: readonly ReportPoint[] }[]): MonthRain[] {
  const valueOf = (points: readonly ReportPoint[], month: number) =>
    points.find(({ at }) => Number((toLocalDate(at) ?? '').slice(5, 7)) === month)?.value ?? null;
  return Array.from({ length: 12 }, (_, at) => ({
    month: at + 1,
    byYear: new Map(years.map(({ year, points }) => [year, valueOf(points, at + 1)])),
  }));
}

interface RainByMonthCardProps {
  readonly station: Station;
  readonly year: number;
}

/** Rain of each month of the year, beside former years. A month without readings has no bar. */
export function RainByMonthCard({ station, year }: RainByMonthCardProps) {
  const { t } = useTranslation('agricultureStations');
  const known = useQuery(stationYears, station.id);
  const years = (known.data ?? []).filter((one) => one <= year && one >= year - FORMER);
  const query = useQuery(rainByMonth, known.data ? { id: station.id, years } : null);
  const months = monthsOf(query.data ?? []);
  const some = months.some(({ byYear }) => [...byYear.values()].some((value) => value !== null));
  const failed = known.status === 'failed' ? known : query;
  const x: ColumnSpec<MonthRain> = {
    field: 'month',
    header: t('month'),
    value: ({ month }) => t(`months.${month}`, String(month)),
  };
  return (
    <ChartCard<MonthRain>
      title={t('rainByMonth')}
      kind="bar"
      rows={some ? months : []}
      x={x}
      series={years.toReversed().map((one) => ({
        field: `rain${one}`,
        header: String(one),
        kind: 'number',
        unit: 'mm',
        value: ({ byYear }) => byYear.get(one) ?? null,
      }))}
      status={failed.status}
      error={failed.error}
      onRetry={failed.retry}
      emptyState={{ title: t('noReadings.title'), text: t('noReadings.text') }}
    />
  );
}
