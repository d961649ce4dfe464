import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { roundTicks } from '@/platform/chart/chartTicks';
import type { KrigingSummary, Variogram } from '@/platform/kriging/krigingTypes';
import { semivariance } from '@/platform/kriging/variogramModels';
import { typeStep } from '@/platform/theme/typography';
import { figureText } from '../interpretation/interpretationWords';

const Plot = styled('svg')(({ theme: { tokens } }) => ({
  display: 'block',
  width: '100%',
  maxWidth: 460,
  height: 'auto',
  '& text': { ...typeStep('caption'), fontSize: 11, fill: tokens.textMuted },
  '& [data-grid]': { stroke: tokens.border },
  '& [data-cloud]': { fill: tokens.textMuted, opacity: 0.25 },
  '& [data-lag]': { fill: tokens.chart1, stroke: tokens.surface },
  '& [data-model]': { fill: 'none', stroke: tokens.chart2, strokeWidth: 2 },
}));
const Table = styled('table')(({ theme: { tokens } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    ...typeStep('caption'),
    padding: '3px 6px',
    textAlign: 'right',
    borderTop: `1px solid ${tokens.border}`,
  },
}));
const Details = styled('details')({ '& summary': { ...typeStep('caption'), cursor: 'pointer' } });

/** The semivariance. */
const GAMMA = 'γ';
const WIDTH = 340;
const HEIGHT = 190;
const LEFT = 46;
const BOTTOM = 26;
const TOP = 8;
/** Pairs that are drawn of the cloud: every so many of a larger one. */
const MOST_PAIRS = 1500;
/** Parts of the curve. */
const STEPS = 60;

interface VariogramCardProps {
  readonly summary: Pick<KrigingSummary, 'empirical' | 'cloud'>;
  readonly variogram: Variogram;
}

/** The cloud of pairs, the lags with their pairs, and the model over them; the lags as a table too. */
export function VariogramCard({ summary, variogram }: VariogramCardProps) {
  const { t } = useTranslation('soilMaps');
  const title = useId();
  const { empirical, cloud } = summary;
  const { lags, reach } = empirical;
  const top = Math.max(...lags.map((lag) => lag.semivariance), semivariance(variogram, reach));
  const ticksX = roundTicks([0, reach]);
  const ticksY = roundTicks([0, top > 0 ? top * 1.15 : 1]);
  const [mostX, mostY] = [ticksX.at(-1) ?? 1, ticksY.at(-1) ?? 1];
  const x = (metres: number) => LEFT + (metres / mostX) * (WIDTH - LEFT - 10);
  const y = (gamma: number) => HEIGHT - BOTTOM - (gamma / mostY) * (HEIGHT - BOTTOM - TOP);
  const every = Math.max(1, Math.ceil(cloud.distances.length / MOST_PAIRS));
  const pairs = Array.from(
    { length: Math.ceil(cloud.distances.length / every) },
    (_, at) => at * every,
  ).filter((at) => (cloud.semivariances[at] ?? 0) <= mostY);
  const curve = Array.from({ length: STEPS + 1 }, (_, at) => {
    // Right of 0, where the nugget stands.
    const metres = Math.max(reach / 1e4, (reach * at) / STEPS);
    return `${at === 0 ? 'M' : 'L'}${x(metres).toFixed(1)} ${y(semivariance(variogram, metres)).toFixed(1)}`;
  }).join('');
  const gamma = (value: number) => formatNumber(value, { decimals: 2, minDecimals: 0, significant: 3 });
  return (
    <>
      <Plot viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={title}>
        <title id={title}>{t('variogram.title', { count: lags.length })}</title>
        {ticksY.map((tick) => (
          <g key={tick}>
            <line data-grid x1={LEFT} x2={WIDTH - 10} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
              {gamma(tick)}
            </text>
          </g>
        ))}
        {ticksX.map((tick) => (
          <text key={tick} x={x(tick)} y={HEIGHT - 10} textAnchor="middle">
            {formatNumber(tick, { decimals: 0 })}
          </text>
        ))}
        {pairs.map((at) => (
          <circle
            key={at}
            data-cloud
            r={1.4}
            cx={x(cloud.distances[at] ?? 0)}
            cy={y(cloud.semivariances[at] ?? 0)}
          />
        ))}
        <path data-model d={curve} />
        {lags.map((lag) => (
          <circle key={lag.distance} data-lag r={4} cx={x(lag.distance)} cy={y(lag.semivariance)}>
            <title>{t('variogram.lag', { metres: figureText(lag.distance), count: lag.pairs })}</title>
          </circle>
        ))}
      </Plot>
      <Details>
        <summary>{t('variogram.lags')}</summary>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('variogram.distance')}</th>
              <th scope="col">{GAMMA}</th>
              <th scope="col">{t('variogram.model')}</th>
              <th scope="col">{t('variogram.pairs')}</th>
            </tr>
          </thead>
          <tbody>
            {lags.map((lag) => (
              <tr key={lag.distance}>
                <td>{figureText(lag.distance)}</td>
                <td>{gamma(lag.semivariance)}</td>
                <td>{gamma(semivariance(variogram, lag.distance))}</td>
                <td>{formatNumber(lag.pairs, { decimals: 0 })}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Details>
    </>
  );
}
