import { styled, useTheme } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CartesianGrid,
  ComposedChart,
  ReferenceArea,
  ReferenceLine,
  Tooltip,
  useActiveTooltipDataPoints,
  XAxis,
  YAxis,
} from 'recharts';
import {
  axisName,
  axisValues,
  type PlotPoint,
  plotPoints,
  pointWords,
  shortNumber,
} from '@/platform/chart/chartData';
import { roundTicks, tickDecimals } from '@/platform/chart/chartTicks';
import type { ChartBand, ChartKind } from '@/platform/chart/chartProps';
import { chartMarks } from '@/platform/chart/parts/chartMarks';
import { ChartTip } from '@/platform/chart/parts/ChartTip';
import { LastLabels } from '@/platform/chart/parts/LastLabels';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { typeScale } from '@/platform/theme/tokens';
import { useMedia } from '@/platform/theme/useMedia';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';

const NONE: readonly string[] = [];
const NO_BANDS: readonly ChartBand[] = [];
const MARGIN = { top: 12, right: 68, bottom: 0, left: 4 };

// The chart takes the arrow keys itself; Enter chooses the point that they have reached.
const Keys = styled('div')({ width: '100%', height: '100%' });

interface ChartPlotProps<Row> {
  readonly label: string;
  readonly kind: ChartKind;
  readonly stacked: boolean;
  readonly fit: boolean;
  readonly joined: boolean;
  readonly rows: readonly Row[];
  readonly x: ColumnSpec<Row>;
  readonly series: readonly ColumnSpec<Row>[];
  readonly lines: readonly string[];
  readonly marks?: readonly string[];
  readonly bands?: readonly ChartBand[];
  readonly curved?: boolean;
  readonly back?: ((row: Row) => boolean) | undefined;
  readonly onChoose?: (row: Row) => void;
  readonly chosen?: Row | null;
}

/** Tells which point the pointer or the arrow keys are at; drawn nowhere. */
function ActivePoint({ onChange }: { readonly onChange: (point: PlotPoint | null) => void }) {
  const point = useActiveTooltipDataPoints<PlotPoint>()?.[0] ?? null;
  useEffect(() => onChange(point), [point, onChange]);
  return null;
}

/** The drawing itself. It brings the chart library and is loaded when a card with rows is shown. */
export default function ChartPlot<Row>(props: ChartPlotProps<Row>) {
  const { label, kind, stacked, fit, joined, rows, x, series, lines, onChoose, chosen = null } = props;
  const { curved = false, back, marks: marked = NONE, bands = NO_BANDS } = props;
  const { tokens } = useTheme();
  const { t: grid, i18n } = useTranslation('grid');
  const { t } = useTranslation('chart');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [active, setActive] = useState<PlotPoint | null>(null);

  const points = useMemo(() => plotPoints(rows, x, series, grid), [rows, x, series, grid]);
  const ticks = useMemo(() => {
    const limits = bands.flatMap(({ from, to }) => [from, to].filter((limit) => limit !== null));
    return roundTicks([...axisValues(points, stacked), ...limits], fit);
  }, [points, stacked, fit, bands]);
  const [lowest = 0, highest = 1] = [ticks[0], ticks.at(-1)];
  const text = { fontSize: typeScale.micro.size, fontWeight: typeScale.micro.weight, fill: tokens.textMuted };
  const decimals = tickDecimals(ticks);
  const losses = (ticks[0] ?? 0) < 0;
  const language = i18n.language;
  const nothing = t('nothing');

  const marks = chartMarks({
    kind,
    stacked,
    joined,
    series,
    lines,
    marked,
    points,
    chosen: chosen === null ? null : rows.indexOf(chosen),
    back: new Set(back ? rows.flatMap((row, at) => (back(row) ? [at] : [])) : []),
    curved,
    still,
    tokens,
  });

  const choose = () => {
    const row = active === null ? undefined : rows[active.at];
    if (row !== undefined) onChoose?.(row);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!onChoose || (event.key !== 'Enter' && event.key !== ' ') || !active) return;
    event.preventDefault();
    choose();
  };
  return (
    <Keys onKeyDown={onKeyDown} {...(onChoose ? { onClick: choose, style: { cursor: 'pointer' } } : {})}>
      <ComposedChart
        responsive
        style={{ width: '100%', height: '100%' }}
        data={points}
        margin={MARGIN}
        barGap={2}
        barCategoryGap="20%"
        aria-label={onChoose ? t('choosable', { label }) : label}
        role="application"
      >
        <CartesianGrid vertical={false} stroke={tokens.chartGrid} />
        <XAxis
          dataKey="at"
          tick={text}
          tickLine={false}
          axisLine={losses ? false : { stroke: tokens.borderStrong }}
          height={24}
          minTickGap={16}
          interval="equidistantPreserveStart"
          padding={kind === 'bar' ? 'no-gap' : { left: 8, right: 8 }}
          tickFormatter={(at: number) => axisName(x, points[at]?.name ?? '')}
        />
        <YAxis
          width="auto"
          tick={text}
          tickLine={false}
          axisLine={false}
          ticks={[...ticks]}
          domain={[ticks[0] ?? 0, ticks.at(-1) ?? 1]}
          tickFormatter={(value: number) => shortNumber(value, language, decimals)}
        />
        {bands.map(({ name, from, to, tone }) => (
          <ReferenceArea
            key={name}
            y1={from ?? lowest}
            y2={to ?? highest}
            fill={tokens[tone].soft}
            stroke={tokens[tone].solid}
            strokeOpacity={0.5}
            ifOverflow="hidden"
          />
        ))}
        {losses && <ReferenceLine y={0} stroke={tokens.borderStrong} />}
        {marks}
        <LastLabels points={points} stacked={stacked} series={series} t={grid} />
        <Tooltip
          isAnimationActive={false}
          cursor={kind === 'bar' ? { fill: tokens.hover } : { stroke: tokens.borderStrong }}
          content={
            <ChartTip kind={kind} lines={lines} marks={marked} series={series} nothing={nothing} t={grid} />
          }
        />
        <ActivePoint onChange={setActive} />
      </ComposedChart>
      <VisuallyHidden role="status">{active && pointWords(active, series, nothing, grid)}</VisuallyHidden>
    </Keys>
  );
}
