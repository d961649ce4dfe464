import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { ListState } from '@/platform/store/resourceState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { EmptyState } from '@/platform/ui/EmptyState';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { PageHead } from '@/platform/ui/PageHead';
import { useStationPeriod } from '../useStationPeriod';
import { ManualReadingsCard } from '../readings/ManualReadingsCard';
import type { Station } from '../stationTypes';
import { NowCard } from './NowCard';
import { PeriodBar } from './PeriodBar';
import { RainByMonthCard } from './RainByMonthCard';
import { ReadingsCard } from '../readings/ReadingsCard';
import { ReportCard } from './ReportCard';
import { WindRoseCard } from './WindRoseCard';

const Parts = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
  // A grid of its own: a card takes the height that is left below the bar, not that of both.
  '& > .wide': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gridColumn: '1 / -1',
    minWidth: 0,
  },
});

interface StationViewProps {
  readonly id: number;
  /** Null until the list is there, or where it does not hold the station. */
  readonly station: Station | null;
  readonly list: ListState;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

/** What one station measures now and measured in the day, month or year that is chosen. */
export function StationView({ station, list, onRetry, onBack }: StationViewProps) {
  const { t } = useTranslation('agricultureStations');
  // A gauge has one reading a day: a month of it is what one looks at.
  const period = useStationPeriod(station?.source === 'MANUAL' ? 'mes' : 'dia');
  const back = { label: t('back'), icon: <ArrowBackOutlined />, onClick: onBack };
  if (!station)
    return (
      <>
        <PageHead title={t('station')} actions={[back]} />
        {list.status === 'failed' ? (
          <ErrorState onRetry={onRetry} />
        ) : list.status === 'ready' ? (
          <EmptyState title={t('unknown.title')} text={t('unknown.text')} />
        ) : (
          <Loading label={t('loading')}>
            <SkeletonBlock height={240} />
          </Loading>
        )}
      </>
    );
  const magnitude = station.magnitudes.includes(period.magnitude)
    ? period.magnitude
    : (station.magnitudes[0] ?? period.magnitude);
  const wind = station.magnitudes.includes('WIND_DIRECTION');
  return (
    <>
      <PageHead
        title={station.name}
        subtitle={[station.farmName, t(`sources.${station.source}`), station.isDefault ? t('default') : null]
          .filter(Boolean)
          .join(' · ')}
        actions={[back]}
      />
      <Parts>
        <div className="wide">
          <NowCard station={station} />
        </div>
        <div className="wide">
          <PeriodBar station={station} period={period} />
          {period.view === 'leituras' ? (
            <ReadingsCard station={station} period={period} magnitude={magnitude} />
          ) : (
            <ReportCard station={station} period={period} />
          )}
        </div>
        {wind && <WindRoseCard station={station} period={period} />}
        {station.source === 'MANUAL' && <ManualReadingsCard station={station} day={period.day} />}
        <RainByMonthCard station={station} year={Number(period.day.slice(0, 4))} />
      </Parts>
    </>
  );
}
