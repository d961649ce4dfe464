import { shortDayText } from '@/platform/format/dayText';
import { fromCents } from '@/platform/format/money';
import { parseTypedDate } from '@/platform/format/typedDate';
import { cellText, formatCell, type GridTexts } from '@/platform/grid/cellText';
import { type ColumnSpec, headOf, valueOf } from '@/platform/grid/columnSpec';

/** A point as it is drawn: its place, its name, and a number or nothing for each series. */
export interface PlotPoint {
  readonly at: number;
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** Numbers as they are drawn: money in reais. */
export function plotPoints<Row>(
  rows: readonly Row[],
  x: ColumnSpec<Row>,
  series: readonly ColumnSpec<Row>[],
  t: GridTexts,
): readonly PlotPoint[] {
  return rows.map((row, at) => ({
    at,
    name: cellText(x, row, t),
    values: series.map((column) => {
      const value = valueOf(column, row);
      if (typeof value !== 'number') return null;
      return column.kind === 'money' ? fromCents(value) : value;
    }),
  }));
}

/** A name short enough for the axis: a date loses its year, and in English its month becomes a word. */
export function axisName<Row>(x: ColumnSpec<Row>, name: string): string {
  if (x.kind === 'date' || x.kind === 'dateTime') {
    return shortDayText(parseTypedDate(name.slice(0, 10))) || name.slice(0, 5);
  }
  return name.length > 14 ? `${name.slice(0, 13)}…` : name;
}

/** A number of the axis or at a line's end: '1,2 mi', '50 mil', '12,5'; in English '1.2M', '50K', '12.5'. */
export function shortNumber(value: number, language: string, decimals = 2): string {
  const digits = Math.abs(value) < 1000 ? decimals : 1;
  return new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: digits }).format(
    value,
  );
}

/** A drawn value, written out as in its column. */
export function fullNumber<Row>(column: ColumnSpec<Row>, value: number | null, t: GridTexts): string {
  if (value === null) return '';
  return formatCell(column, column.kind === 'money' ? Math.round(value * 100) : value, t);
}

/** 'Janeiro: Receita (R$) 1.234,50; Despesa (R$) 900,00.' What a screen reader reads of a point. */
export function pointWords<Row>(
  point: PlotPoint,
  series: readonly ColumnSpec<Row>[],
  nothing: string,
  t: GridTexts,
): string {
  const parts = series.map(
    (column, at) => `${headOf(column)} ${fullNumber(column, point.values[at] ?? null, t) || nothing}`,
  );
  return `${point.name}: ${parts.join('; ')}.`;
}

/** The values that the axis has to hold: sums where segments are stacked. */
export function axisValues(points: readonly PlotPoint[], stacked: boolean): readonly number[] {
  return points.flatMap(({ values }) => {
    const known = values.filter((value) => value !== null);
    if (!stacked) return known;
    const above = known.filter((value) => value > 0).reduce((sum, value) => sum + value, 0);
    const below = known.filter((value) => value < 0).reduce((sum, value) => sum + value, 0);
    return [above, below];
  });
}

/** Whether a series has a value at a point and none at those beside it. */
export function isLone(points: readonly PlotPoint[], series: number, at: number): boolean {
  const known = (place: number) => (points[place]?.values[series] ?? null) !== null;
  return known(at) && !known(at - 1) && !known(at + 1);
}

interface LastMark {
  readonly series: number;
  readonly value: number;
  /** Where its label belongs on the axis: in a stack, at the middle of the segment. */
  readonly level: number;
}

/** The values of the last point that are labelled. */
export function lastMarks(point: PlotPoint, stacked: boolean): readonly LastMark[] {
  const marks: LastMark[] = [];
  let above = 0;
  let below = 0;
  point.values.forEach((value, series) => {
    if (value === null) return;
    const from = value < 0 ? below : above;
    marks.push({ series, value, level: stacked ? from + value / 2 : value });
    if (value < 0) below += value;
    else above += value;
  });
  return marks;
}

/** Moves labels apart so that each has its height, none leaves the area, and their order stays. */
export function spreadLabels(
  wanted: readonly number[],
  height: number,
  top: number,
  bottom: number,
): readonly number[] {
  const order = wanted.map((y, at) => ({ y, at })).toSorted((a, b) => a.y - b.y);
  let floor = top + height / 2;
  for (const label of order) {
    label.y = Math.max(label.y, floor);
    floor = label.y + height;
  }
  let ceiling = bottom - height / 2;
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, ceiling);
    ceiling = label.y - height;
  }
  return order.toSorted((a, b) => a.at - b.at).map(({ y }) => y);
}
