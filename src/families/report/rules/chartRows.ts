import type { ColumnChart, GroupChart, Report, ReportRow } from '../reportTypes';
import { sumOf, totalOf } from './figures';
import { groupRows, type GroupWords } from './grouping';

/** More names than these cannot be read under a chart; the smallest stand together as others. */
const MOST_POINTS = 12;

/** Key of the point that holds what has no point of its own. */
const OTHERS = '*';

export interface ReportPoint {
  readonly name: string;
  /** Of its heading; null where points are no headings but columns. */
  readonly key: string | null;
  /** The rows under it. */
  readonly rows: readonly ReportRow[];
  readonly figures: Readonly<Record<string, number | null>>;
}

interface Heap {
  readonly key: string;
  readonly label: string;
  readonly rows: ReportRow[];
}

/** One point for each of the chart's columns: the figures of lines of the foot there. */
export function columnPoints(
  { foot = [] }: Report,
  { across, lines }: ColumnChart,
  rows: readonly ReportRow[],
  headOf: (field: string) => string,
): readonly ReportPoint[] {
  const drawn = foot
    .filter(({ id }) => lines.includes(id))
    .map(({ id, figures }) => ({ id, figures: figures(rows) }));
  return across.map((field) => ({
    name: headOf(field),
    key: null,
    rows: [],
    figures: Object.fromEntries(drawn.map(({ id, figures }) => [id, figures[field] ?? null])),
  }));
}

/** How figures are read from rows that stand for two times. */
export interface ChartReading {
  /** The series, those of the other time beside the report's own. */
  readonly series: readonly string[];
  readonly figure: (field: string, rows: readonly ReportRow[]) => number | null;
  readonly filed: (row: ReportRow) => ReportRow;
}

/** A column's own total over some rows, or their sum. */
export function chartFigure({ columns }: Report, field: string, rows: readonly ReportRow[]): number | null {
  const column = columns.find((each) => each.field === field);
  return column?.total === undefined ? sumOf(rows, field) : totalOf(column, rows);
}

/** The chart's points: the figures of its columns under each heading of its group, by the columns' own totals. */
export function chartPoints(
  report: Report,
  chart: GroupChart,
  rows: readonly ReportRow[],
  words: GroupWords & { readonly others: string },
  reading?: ChartReading,
): readonly ReportPoint[] {
  const { columns } = report;
  const group = report.groups.find(({ name }) => name === chart.by);
  const series = reading?.series ?? chart.series;
  const figure = reading?.figure ?? ((field, some) => chartFigure(report, field, some));
  const heaps = new Map<string, Heap>();
  const grouped = groupRows(report, rows, [chart.by], words, reading?.filed);
  for (const row of grouped.rows) {
    const [step] = grouped.path(row);
    if (!step) continue;
    const heap = heaps.get(step.key) ?? { key: step.key, label: step.label, rows: [] };
    heaps.set(step.key, heap);
    heap.rows.push(row);
  }
  const size = ({ rows: some }: Heap) => Math.abs(figure(chart.series[0] ?? '', some) ?? 0);
  const inTime =
    Boolean(group?.order ?? group?.by) ||
    columns.some(({ field, kind }) => field === group?.field && kind === 'date');
  const all = [...heaps.values()];
  const shown = inTime || all.length <= MOST_POINTS ? all : all.toSorted((a, b) => size(b) - size(a));
  const rest = inTime || all.length <= MOST_POINTS ? [] : shown.slice(MOST_POINTS - 1);
  const points = rest.length > 0 ? shown.slice(0, MOST_POINTS - 1) : shown;
  const others = { key: OTHERS, label: words.others, rows: rest.flatMap((heap) => heap.rows) };
  return [...points, ...(rest.length > 0 ? [others] : [])].map((heap) => ({
    name: heap.label,
    key: heap.key,
    rows: heap.rows,
    figures: Object.fromEntries(series.map((field) => [field, figure(field, heap.rows)])),
  }));
}
