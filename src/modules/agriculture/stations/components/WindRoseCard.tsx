import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '@/platform/format/percent';
import { Card } from '@/platform/ui/Card';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { useQuery } from '@/platform/store/useQuery';
import type { Rose } from '../rules/windRose';
import { windRose } from '../stationsState';
import type { Station } from '../stationTypes';
import { weatherText } from '../stationWords';
import type { StationPeriod } from '../useStationPeriod';

const SIZE = 240;
const R = 92;
const Both = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'center',
});
const Drawing = styled('svg')(({ theme }) => ({
  width: '100%',
  maxWidth: SIZE,
  justifySelf: 'center',
  '& .ring': { fill: 'none', stroke: theme.tokens.border },
  '& .petal': { fill: theme.tokens.primary, stroke: theme.tokens.surface },
  '& text': { fill: theme.tokens.textMuted, fontSize: 11, textAnchor: 'middle', dominantBaseline: 'central' },
}));

/** A point at so many degrees from north, clockwise. */
function at(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(SIZE / 2 + radius * Math.cos(angle)).toFixed(1)},${(SIZE / 2 + radius * Math.sin(angle)).toFixed(1)}`;
}

const share = (value: number) => formatPercent(value * 100, { decimals: 1 });

function Picture({ rose, label }: { readonly rose: Rose; readonly label: string }) {
  const { t } = useTranslation('agricultureStations');
  const most = Math.max(...rose.petals.map((petal) => petal.share), 0.01);
  return (
    <Drawing viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={label}>
      {[0.5, 1].map((part) => (
        <circle key={part} className="ring" cx={SIZE / 2} cy={SIZE / 2} r={R * part} />
      ))}
      {rose.petals.map((petal, index) => {
        const radius = (R * petal.share) / most;
        const middle = index * 22.5;
        return (
          petal.count > 0 && (
            <path
              key={petal.sector}
              className="petal"
              d={`M${at(0, 0)} L${at(middle - 10, radius)} A${radius},${radius} 0 0 1 ${at(middle + 10, radius)} Z`}
            />
          )
        );
      })}
      {(['N', 'E', 'S', 'W'] as const).map((sector, quarter) => {
        const [x, y] = at(quarter * 90, R + 14).split(',');
        return (
          <text key={sector} x={x} y={y}>
            {t(`sectors.${sector}`)}
          </text>
        );
      })}
    </Drawing>
  );
}

interface WindRoseCardProps {
  readonly station: Station;
  readonly period: StationPeriod;
}

/** Where the wind came from in the period: sixteen sectors, calm apart. */
export function WindRoseCard({ station, period }: WindRoseCardProps) {
  const { t } = useTranslation('agricultureStations');
  const { from, to, view } = period;
  const query = useQuery(windRose, { id: station.id, from, to, step: view === 'dia' ? 'READING' : 'HOUR' });
  const rose = query.data;
  const label = t('rose.title', { period: period.text });
  return (
    <Card
      title={label}
      aside={rose && rose.total > 0 ? t('rose.calm', { share: share(rose.calm.share) }) : undefined}
    >
      {query.status === 'failed' ? (
        <ErrorState onRetry={query.retry} />
      ) : !rose ? (
        <Loading label={t('loading')}>
          <SkeletonBlock height={SIZE} />
        </Loading>
      ) : rose.total === 0 ? (
        <EmptyState title={t('noReadings.title')} text={t('noReadings.text')} />
      ) : (
        <Both>
          <Picture rose={rose} label={label} />
          <FigureScroll role="region" aria-label={t('rose.table')} tabIndex={0} style={{ maxHeight: SIZE }}>
            <FigureTable>
              <thead>
                <tr>
                  <th className="text">{t('rose.sector')}</th>
                  <th>{t('rose.share')}</th>
                  <th>{t('rose.mean')}</th>
                </tr>
              </thead>
              <tbody>
                {rose.petals.map((petal) => (
                  <tr key={petal.sector}>
                    <th scope="row" className="text">
                      {t(`sectors.${petal.sector}`)}
                    </th>
                    <td>{share(petal.share)}</td>
                    <td>{weatherText(petal.mean)}</td>
                  </tr>
                ))}
              </tbody>
            </FigureTable>
          </FigureScroll>
        </Both>
      )}
    </Card>
  );
}
