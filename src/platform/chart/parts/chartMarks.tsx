import { Area, Bar, type BarShapeProps, type DotItemDotProps, Line, Rectangle } from 'recharts';
import { chartColour, DASHES } from '@/platform/chart/chartColours';
import { isLone, type PlotPoint } from '@/platform/chart/chartData';
import type { ChartKind } from '@/platform/chart/chartProps';
import { seriesKind } from '@/platform/chart/seriesKind';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { Scheme } from '@/platform/theme/schemeTypes';
import { motion } from '@/platform/theme/tokens';

const FILLED = 0.16;
/** A bar that is not the chosen one, or out of range. */
const BACK = 0.32;

/** Draws the dots of values that stand alone; where every point has one the line says enough. */
const loneDot = (points: readonly PlotPoint[], series: number) =>
  function LoneDot({ cx, cy, stroke, payload }: DotItemDotProps) {
    const { at } = payload as PlotPoint;
    return isLone(points, series, at) ? (
      <circle key={at} cx={cx} cy={cy} r={3} fill={stroke} />
    ) : (
      <g key={at} />
    );
  };

/** Draws some bars as they are; the others stand back. */
const besides = (isBack: (at: number) => boolean) =>
  function BesideBar(bar: BarShapeProps) {
    const { at } = bar.payload as PlotPoint;
    return <Rectangle {...bar} fillOpacity={isBack(at) ? BACK : 1} />;
  };

interface MarksInput<Row> {
  readonly kind: ChartKind;
  readonly stacked: boolean;
  readonly joined: boolean;
  readonly series: readonly ColumnSpec<Row>[];
  readonly lines: readonly string[];
  readonly marked: readonly string[];
  readonly points: readonly PlotPoint[];
  /** The place of the chosen row; null where none is chosen. */
  readonly chosen: number | null;
  /** Places whose bars stand back where none is chosen. */
  readonly back: ReadonlySet<number>;
  readonly curved: boolean;
  readonly still: boolean;
  readonly tokens: Scheme;
}

/** The lines, areas or bars of a chart. Elements and no component: the chart looks for them among its own children. */
export function chartMarks<Row>(input: MarksInput<Row>) {
  const { kind, stacked, joined, series, lines, marked, points, chosen, back, curved, still, tokens } = input;
  const isBack = (at: number) => (chosen === null ? back.has(at) : at !== chosen);
  return series.map((column, at) => {
    const colour = chartColour(tokens, at);
    const shared = {
      dataKey: (point: PlotPoint) => point.values[at] ?? undefined,
      name: column.header,
      isAnimationActive: !still,
      animationDuration: motion.ms.drawer,
    };
    const stack = stacked ? { stackId: 'stack' } : {};
    // Segments that touch are parted by the card's own background.
    const gap = stacked ? { stroke: tokens.surface, strokeWidth: 2 } : {};
    switch (seriesKind(kind, lines, column.field, marked)) {
      case 'mark':
        return (
          <Line
            key={column.field}
            {...shared}
            stroke={colour}
            strokeWidth={0}
            dot={{ r: 4, fill: colour, stroke: tokens.surface, strokeWidth: 1 }}
            activeDot={{ r: 5, fill: colour, stroke: tokens.surface, strokeWidth: 2 }}
          />
        );
      case 'line':
        return (
          <Line
            key={column.field}
            {...shared}
            {...(curved ? { type: 'natural' as const } : {})}
            stroke={colour}
            strokeWidth={2}
            strokeDasharray={DASHES[at] ?? ''}
            connectNulls={joined}
            dot={joined ? loneDot(points, at) : points.length === 1}
            activeDot={{ r: 4, stroke: tokens.surface, strokeWidth: 2 }}
          />
        );
      case 'area':
        return (
          <Area
            key={column.field}
            {...shared}
            {...stack}
            stroke={stacked ? tokens.surface : colour}
            strokeWidth={2}
            fill={colour}
            fillOpacity={stacked ? 1 : FILLED}
            activeDot={{ r: 4, fill: colour, stroke: tokens.surface, strokeWidth: 2 }}
          />
        );
      case 'bar':
        return (
          <Bar
            key={column.field}
            {...shared}
            {...stack}
            {...gap}
            fill={colour}
            maxBarSize={40}
            {...(chosen === null && back.size === 0 ? {} : { shape: besides(isBack) })}
          />
        );
    }
  });
}
