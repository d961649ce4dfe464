import { useTheme } from '@mui/material/styles';
import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';
import { chartColour } from '@/platform/chart/chartColours';
import { lastMarks, type PlotPoint, shortNumber, spreadLabels } from '@/platform/chart/chartData';
import { typeStep } from '@/platform/theme/typography';

const LABEL_HEIGHT = 16;
const GAP = 10;

interface LastLabelsProps {
  readonly points: readonly PlotPoint[];
  readonly stacked: boolean;
  readonly language: string;
}

/** The last value of each series, at its height beside the plot. */
export function LastLabels({ points, stacked, language }: LastLabelsProps) {
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
  const x = area.x + area.width + GAP;
  return (
    <g
      aria-hidden
      style={{ ...typeStep('micro'), fontVariantNumeric: 'tabular-nums', pointerEvents: 'none' }}
    >
      {labels.map(({ series, value }, at) => (
        <g key={series} transform={`translate(${x} ${places[at] ?? 0})`}>
          <circle r={3} fill={chartColour(tokens, series)} />
          <text x={7} dominantBaseline="central" fill={tokens.text}>
            {shortNumber(value, language)}
          </text>
        </g>
      ))}
    </g>
  );
}
