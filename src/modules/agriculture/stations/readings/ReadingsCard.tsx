import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, localDateToDate } from '@/platform/format/date';
import { formatDateTime } from '@/platform/format/instant';
import { formatNumber } from '@/platform/format/number';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { Card } from '@/platform/ui/Card';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { useQuery } from '@/platform/store/useQuery';
import { nearestReading, panned, type Span, steppedReading } from '../rules/readingSeries';
import { seriesWithoutDoubtful } from '../rules/readings';
import { readingsState } from '../stationsState';
import type { Magnitude, Station } from '../stationTypes';
import { unitOf } from '../stationWords';
import type { StationPeriod } from '../useStationPeriod';
import { LeaveOutDialog } from './LeaveOutDialog';
import { LeftOutCard } from './LeftOutCard';
import { ReadingsCanvas } from './ReadingsCanvas';
import { ChosenReading, Line, ReadingsTools } from './ReadingsLines';

const NOTHING = { times: [], values: [] };

interface ReadingsCardProps {
  readonly station: Station;
  readonly period: StationPeriod;
  readonly magnitude: Magnitude;
}

/** Every reading of a year: zoomed to the quarter of an hour, and left out, with a reason, where one is suspect. */
export function ReadingsCard({ station, period, magnitude }: ReadingsCardProps) {
  const { t } = useTranslation('agricultureStations');
  const small = useSmallScreen();
  const { from, to } = period;
  const query = useQuery(readingsState, { id: station.id, magnitude, from, to });
  const { series, doubtful } = useMemo(
    () => seriesWithoutDoubtful(magnitude, query.data ?? NOTHING),
    [magnitude, query.data],
  );
  const whole = useMemo(
    (): Span => ({ from: localDateToDate(from).getTime(), to: localDateToDate(addDays(to, 1)).getTime() }),
    [from, to],
  );
  const [view, setView] = useState<{ readonly of: Span; readonly span: Span } | null>(null);
  const span = view?.of === whole ? view.span : whole;
  const [chosen, setChosen] = useState<number | null>(null);
  const [leaving, setLeaving] = useState(false);
  const show = (next: Span) => setView({ of: whole, span: next });
  const unit = unitOf(magnitude);
  const found = chosen === null ? -1 : series.times.indexOf(chosen);
  const at = found < 0 ? null : found;
  const value = at === null ? null : (series.values[at] ?? null);
  const known = series.values.filter((one) => one !== null).length;
  const title = t('readings.title', { magnitude: t(`magnitudes.${magnitude}`), year: from.slice(0, 4) });
  const choose = (time: number) => {
    const nearest = nearestReading(series, time);
    setChosen(nearest === null ? null : (series.times[nearest] ?? null));
  };
  const step = (by: 1 | -1) => {
    const time = steppedReading(series, at, by, (span.from + span.to) / 2);
    if (time === null) return;
    setChosen(time);
    if (time < span.from || time > span.to) show(panned(span, whole, by));
  };
  const reading = chosen === null || value === null ? null : { time: chosen, value };
  const tools = <ReadingsTools span={span} whole={whole} chosen={chosen} onSpan={show} />;
  return (
    <>
      <Card
        title={title}
        aside={[
          query.data
            ? t('readings.count', { count: known, shown: formatNumber(known, { decimals: 0 }) })
            : '',
          doubtful > 0 ? t('notes.doubtful', { count: doubtful }) : '',
        ]
          .filter(Boolean)
          .join(' ')}
        busy={query.status === 'loading'}
        actions={small ? undefined : tools}
      >
        {query.status === 'failed' && !query.data ? (
          <ErrorState onRetry={query.retry} />
        ) : !query.data ? (
          <Loading label={t('loading')}>
            <SkeletonBlock height={280} />
          </Loading>
        ) : known === 0 ? (
          <EmptyState title={t('noReadings.title')} text={t('noReadings.text')} />
        ) : (
          <>
            {small && <Line>{tools}</Line>}
            <ReadingsCanvas
              label={t('readings.picture', {
                title,
                from: formatDateTime(new Date(span.from).toISOString()),
                to: formatDateTime(new Date(span.to).toISOString()),
              })}
              series={series}
              span={span}
              whole={whole}
              chosen={chosen}
              bars={magnitude === 'RAIN'}
              onSpan={show}
              onChoose={choose}
            />
            <ChosenReading reading={reading} unit={unit} onStep={step} onLeaveOut={() => setLeaving(true)} />
          </>
        )}
      </Card>
      <LeftOutCard station={station} onNew={() => setLeaving(true)} />
      {leaving && (
        <LeaveOutDialog
          station={station}
          magnitude={magnitude}
          at={value === null ? null : chosen}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
}
