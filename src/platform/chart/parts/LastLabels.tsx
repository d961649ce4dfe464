import { useTheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';
import { chartColour } from '@/platform/chart/chartColours';
import { fullNumber, lastMarks, type PlotPoint, shortNumber, spreadLabels } from '@/platform/chart/chartData';
import type { GridTexts } from '@/platform/grid/cellText';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { typeStep } from '@/platform/theme/typography';

const LABEL_HEIGHT = 16;
const GAP = 10;
/** Longer ones have no room at the edge. */
const WHOLE_BELOW = 100_000;

interface LastLabelsProps<Row> {
  readonly points: readonly PlotPoint[];
  readonly stacked: boolean;
  readonly series: readonly ColumnSpec<Row>[];
  readonly t: GridTexts;
}

/** The last value of each series, at its height beside the plot. */
export function LastLabels<Row>({ points, stacked, series, t }: LastLabelsProps<Row>) {
  const { language } = useTranslation().i18n;
  const { tokens } = useTheme();
  const area = usePlotArea();
  const xScale = useXAxisScale();
  const yScale = useYAxisScale();
  const last = points.at(-1);
  if (!area || !xScale || !yScale || !last) return null;

  const labels = lastMarks(last, stacked).flatMap(({ level, ...mark }) => {
    const y = yScale(level);
    return y === undefined ? [] : [{ ...mark, y }];
  });
  const places = spreadLabels(
    labels.map(({ y }) => y),
    LABEL_HEIGHT,
    area.y - LABEL_HEIGHT / 2,
    area.y + area.height + LABEL_HEIGHT / 2,
  );
  /** A column with more than two decimals needs them all, whole numbers tell apart what '3 mil' does not; others read better short. */
  const endNumber = (column: ColumnSpec<Row> | undefined, value: number) => {
    const whole = column?.decimals === 0 && Math.abs(value) < WHOLE_BELOW;
    // Prices under each other have the same decimals.
    if (column?.kind === 'money' && Math.abs(value) < 1000) return fullNumber(column, value, t);
    return column && (whole || (column.decimals ?? 0) > 2)
      ? fullNumber(column, value, t)
      : shortNumber(value, language);
  };
  const x = area.x + area.width + GAP;
  return (
    <g
      aria-hidden
      style={{ ...typeStep('micro'), fontVariantNumeric: 'tabular-nums', pointerEvents: 'none' }}
    >
      {labels.map(({ series: place, value }, at) => (
        <g key={place} transform={`translate(${x} ${places[at] ?? 0})`}>
          <circle r={3} fill={chartColour(tokens, place)} />
          <text x={7} dominantBaseline="central" fill={tokens.text}>
            {endNumber(series[place], value)}
          </text>
        </g>
      ))}
    </g>
  );
}
