import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartBand } from '@/platform/chart/chartProps';
import { layout } from '@/platform/theme/tokens';
import { SeriesChart } from '../../aviary/components/SeriesChart';
import { waterMagnitude, type WaterLimits } from '../../fishReferences/rules/water';
import type { PondWater } from '../fishBoardTypes';
import { ageText, magnitudeText, waterUnit } from '../fishWords';
import { limitsOf, magnitudesOf, newestReading, sensorOf } from '../rules/pondWater';

const MINUTE = 60_000;
const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(460px, 100%), 1fr))',
  gap: layout.gap,
});

/** The ideal between its limits, the critical beyond its own. */
function zonesOf(t: TFunction<'fishBoards'>, limits: WaterLimits | null): readonly ChartBand[] {
  if (!limits) return [];
  const { criticalMin, idealMin, idealMax, criticalMax } = limits;
  const critical = t('waterPage.critical');
  return [
    ...(idealMin !== null || idealMax !== null
      ? [{ name: t('waterPage.ideal'), from: idealMin, to: idealMax, tone: 'success' } as const]
      : []),
    ...(criticalMin === null
      ? []
      : [{ name: critical, from: null, to: criticalMin, tone: 'danger' } as const]),
    ...(criticalMax === null
      ? []
      : [
          {
            // Two zones of one chart have names of their own.
            name: criticalMin === null ? critical : t('waterPage.criticalAbove'),
            from: criticalMax,
            to: null,
            tone: 'danger',
          } as const,
        ]),
  ];
}

interface WaterChartProps {
  readonly water: PondWater;
  readonly magnitude: string;
  readonly from: number;
  readonly serverTime: number;
}

/** One magnitude; a chart of its own, so that the page answers between the months of two sensors. */
const WaterChart = memo(function WaterChart({ water, magnitude, from, serverTime }: WaterChartProps) {
  const { t } = useTranslation('fishBoards');
  const sensor = sensorOf(water.sensors, magnitude);
  const zones = useMemo(
    () => zonesOf(t, limitsOf(water.waterSet, magnitude)),
    [t, water.waterSet, magnitude],
  );
  const typed = useMemo(
    () => water.measures.filter((one) => one.magnitude === magnitude),
    [water.measures, magnitude],
  );
  const last = sensor && newestReading(sensor);
  const silent =
    sensor !== null && (!last || !sensor.enabled || serverTime - last.at > sensor.staleAfterMinutes * MINUTE);
  const said = silent
    ? [
        t(sensor.enabled ? 'now.silent' : 'now.disabled'),
        last ? t('waterPage.last', { age: ageText(t, serverTime - last.at) }) : '',
      ]
    : [];
  return (
    <SeriesChart
      title={magnitudeText(t, magnitude)}
      aside={said.filter(Boolean).join(' · ')}
      magnitude={magnitude}
      unit={waterUnit(magnitude)}
      decimals={waterMagnitude(magnitude)?.decimals ?? 1}
      series={sensor}
      from={from}
      zones={zones}
      typed={typed}
    />
  );
});

/** What was measured of the water of a pond since an instant, a chart for each magnitude that there is something of. */
export function WaterCharts({ water, from, serverTime }: Omit<WaterChartProps, 'magnitude'>) {
  const magnitudes = useMemo(
    () =>
      magnitudesOf(water).filter(
        (magnitude) =>
          sensorOf(water.sensors, magnitude) !== null ||
          water.measures.some((one) => one.magnitude === magnitude && one.at >= from),
      ),
    [water, from],
  );
  return (
    <Grid>
      {magnitudes.map((magnitude) => (
        <WaterChart key={magnitude} water={water} magnitude={magnitude} from={from} serverTime={serverTime} />
      ))}
    </Grid>
  );
}
