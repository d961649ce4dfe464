import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { today } from '@/platform/format/date';
import { momentText, dayText } from '@/platform/format/dayText';
import { formatTimeOfDay } from '@/platform/format/instant';
import { formatNumber } from '@/platform/format/number';
import { Card } from '@/platform/ui/Card';
import { MetricTile } from '@/platform/ui/MetricTile';
import { useQuery } from '@/platform/store/useQuery';
import { computedSunTimes } from '../rules/sunTimes';
import { sectorOf } from '../rules/windRose';
import { sunTimes } from '../stationsState';
import type { Magnitude, Station } from '../stationTypes';
import { silenceText, weatherText } from '../stationWords';

const Tiles = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '12px 20px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  // All figures of a reading in one row of a notebook.
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    justifyContent: 'space-between',
    '& > *': { maxWidth: 132 },
  },
}));
const Warning = styled('p')(({ theme }) => ({ margin: '0 0 8px', color: theme.tokens.warning.softText }));

/** Sunrise and sunset of today at the station: of the service, else computed, which is said. */
function useSun({ latitude, longitude }: Station) {
  const place =
    latitude === null || longitude === null ? null : { lat: latitude, lng: longitude, date: today() };
  const query = useQuery(sunTimes, place);
  if (!place) return null;
  if (query.data) return { ...query.data, computed: false };
  if (query.status !== 'failed') return null;
  return { ...computedSunTimes(place.lat, place.lng, place.date), computed: true };
}

/** The last reading, and when it was. */
export function NowCard({ station }: { readonly station: Station }) {
  const { t } = useTranslation('agricultureStations');
  const sun = useSun(station);
  const { lastReading: last, source, lastManualDay } = station;
  const silence = source === 'MANUAL' ? null : silenceText(t, last?.at ?? null);
  // What was read long ago is not how it is now, and what rained since is not known.
  const isStale = silence !== null && last !== null;
  const rainless = isStale ? null : station.daysWithoutRain;
  const aside =
    source === 'MANUAL'
      ? lastManualDay
        ? t('lastManual', { day: dayText(lastManualDay) })
        : t('silent.never')
      : last
        ? t('lastAt', { when: momentText(last.at) })
        : t('silent.never');
  const wind = last?.windDirection ?? null;
  const measures = (magnitude: Magnitude) => station.magnitudes.includes(magnitude);
  return (
    <Card title={t(isStale ? 'columns.lastAt' : 'now')} aside={aside}>
      {isStale && <Warning role="status">{silence}</Warning>}
      <Tiles>
        {measures('TEMPERATURE') && (
          <MetricTile
            label={t('magnitudes.TEMPERATURE')}
            value={weatherText(last?.temperature)}
            suffix="°C"
          />
        )}
        {measures('HUMIDITY') && (
          <MetricTile label={t('magnitudes.HUMIDITY')} value={weatherText(last?.humidity)} suffix="%" />
        )}
        {measures('RAIN') && (
          <MetricTile label={t('rainToday')} value={weatherText(last?.rainToday)} suffix="mm" />
        )}
        {measures('WIND_SPEED') && (
          <MetricTile
            label={t('magnitudes.WIND_SPEED')}
            value={weatherText(last?.windSpeed)}
            suffix="km/h"
            note={
              wind === null
                ? undefined
                : t('windFrom', { sector: t(`sectors.${sectorOf(wind)}`), gust: weatherText(last?.windGust) })
            }
          />
        )}
        {measures('RADIATION') && (
          <MetricTile label={t('magnitudes.RADIATION')} value={weatherText(last?.radiation)} suffix="W/m²" />
        )}
        {measures('PRESSURE') && (
          <MetricTile label={t('magnitudes.PRESSURE')} value={weatherText(last?.pressure)} suffix="hPa" />
        )}
        <MetricTile
          label={t('daysWithoutRain')}
          value={rainless === null ? '–' : formatNumber(rainless, { decimals: 0 })}
          note={t(isStale ? 'daysWithoutRainUnknown' : 'daysWithoutRainNote')}
        />
        {(['sunrise', 'sunset'] as const).map((turn) => (
          <MetricTile
            key={turn}
            label={t(`sun.${turn}`)}
            value={(sun && formatTimeOfDay(sun[turn])) || '–'}
            note={sun?.computed ? t('sun.computed') : undefined}
          />
        ))}
      </Tiles>
    </Card>
  );
}
