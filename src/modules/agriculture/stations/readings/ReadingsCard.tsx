import BlockOutlined from '@mui/icons-material/BlockOutlined';
import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import ZoomInOutlined from '@mui/icons-material/ZoomInOutlined';
import ZoomOutMapOutlined from '@mui/icons-material/ZoomOutMapOutlined';
import ZoomOutOutlined from '@mui/icons-material/ZoomOutOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, localDateToDate } from '@/platform/format/date';
import { formatDateTime } from '@/platform/format/instant';
import { formatNumber } from '@/platform/format/number';
import { typeStep } from '@/platform/theme/typography';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { Card } from '@/platform/ui/Card';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { IconAction } from '@/platform/ui/IconAction';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { useQuery } from '@/platform/store/useQuery';
import { nearestReading, panned, type Span, zoomed } from '../rules/readingSeries';
import { seriesWithoutDoubtful } from '../rules/readings';
import { readingsState } from '../stationsState';
import type { Magnitude, Station } from '../stationTypes';
import { unitOf, weatherText } from '../stationWords';
import type { StationPeriod } from '../useStationPeriod';
import { LeaveOutDialog } from './LeaveOutDialog';
import { LeftOutCard } from './LeftOutCard';
import { ReadingsCanvas } from './ReadingsCanvas';

const Line = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 40,
  color: theme.tokens.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { color: theme.tokens.text },
}));
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
  const middle = (span.from + span.to) / 2;
  const unit = unitOf(magnitude);
  const at = chosen === null ? null : series.times.indexOf(chosen);
  const value = at === null || at < 0 ? null : (series.values[at] ?? null);
  const known = series.values.filter((one) => one !== null).length;
  const title = t('readings.title', { magnitude: t(`magnitudes.${magnitude}`), year: from.slice(0, 4) });
  const choose = (time: number) => {
    const found = nearestReading(series, time);
    setChosen(found === null ? null : (series.times[found] ?? null));
  };
  /** The reading before or after the chosen one; from the middle where none is chosen. */
  const step = (by: 1 | -1) => {
    let next = at === null || at < 0 ? (nearestReading(series, middle) ?? -1) : at + by;
    while (series.values[next] === null) next += by;
    const time = series.times[next];
    if (time === undefined) return;
    setChosen(time);
    if (time < span.from || time > span.to) show(panned(span, whole, by));
  };
  const nothing = t('readings.none');
  const tools = (
    <>
      <IconAction
        label={t('readings.earlier')}
        icon={<ChevronLeftOutlined />}
        disabledReason={span.from <= whole.from ? t('readings.first') : undefined}
        onClick={() => show(panned(span, whole, -0.5))}
      />
      <IconAction
        label={t('readings.later')}
        icon={<ChevronRightOutlined />}
        disabledReason={span.to >= whole.to ? t('readings.last') : undefined}
        onClick={() => show(panned(span, whole, 0.5))}
      />
      <IconAction
        label={t('readings.nearer')}
        icon={<ZoomInOutlined />}
        onClick={() => show(zoomed(span, whole, 0.5, chosen ?? middle))}
      />
      <IconAction
        label={t('readings.farther')}
        icon={<ZoomOutOutlined />}
        onClick={() => show(zoomed(span, whole, 2, middle))}
      />
      <IconAction label={t('readings.whole')} icon={<ZoomOutMapOutlined />} onClick={() => show(whole)} />
    </>
  );
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
            <Line>
              <IconAction
                label={t('readings.before')}
                icon={<ChevronLeftOutlined />}
                onClick={() => step(-1)}
              />
              <IconAction
                label={t('readings.after')}
                icon={<ChevronRightOutlined />}
                onClick={() => step(1)}
              />
              <span role="status">
                {chosen === null || value === null ? (
                  nothing
                ) : (
                  <>
                    {formatDateTime(new Date(chosen).toISOString())}:{' '}
                    <strong>{weatherText(value, unit)}</strong>
                  </>
                )}
              </span>
              {chosen !== null && value !== null && (
                <Button size="small" startIcon={<BlockOutlined />} onClick={() => setLeaving(true)}>
                  {t('leaveOut.action')}
                </Button>
              )}
            </Line>
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
