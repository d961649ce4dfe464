import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { LoadStatus } from '@/platform/store/resourceState';
import { partField } from './comparison/comparedColumns';
import type { Comparison } from './comparison/useComparison';
import { columnSpec } from './reportColumns';
import type { GroupChart, Report, ReportRow } from './reportTypes';
import type { ReportTexts } from './reportTexts';
import {
  chartFigure,
  chartPoints,
  type ChartReading,
  columnPoints,
  type ReportPoint,
} from './rules/chartRows';
import { sideOf } from './rules/comparison';
import type { GroupWords } from './rules/grouping';

export interface Drawn {
  readonly points: readonly ReportPoint[];
  readonly x: ColumnSpec<ReportPoint>;
  readonly series: readonly ColumnSpec<ReportPoint>[];
}

/** How a column's figures are written, read from a point under the name of the series. */
function seriesOf(
  { columns }: Report,
  texts: ReportTexts,
  field: string,
  as: { readonly field: string; readonly header?: string },
): readonly ColumnSpec<ReportPoint>[] {
  const column = columns.find((each) => each.field === field);
  if (!column) return [];
  const { header, kind, unit, decimals } = columnSpec(column, texts);
  return [
    {
      field: as.field,
      header: as.header ?? header,
      ...(kind ? { kind } : {}),
      ...(unit === undefined ? {} : { unit }),
      ...(decimals === undefined ? {} : { decimals }),
      value: ({ figures }: ReportPoint) => figures[as.field],
    },
  ];
}

/** More series than these beside each other are not readable with their former selves. */
const MOST_BESIDE = 2;

const thenOf = (field: string) => partField(field, 'was');

/** Each series with what it was then beside it, where there is room for both. */
function readingOf(report: Report, chart: GroupChart, { sides, filed }: Comparison): ChartReading {
  const both = chart.series.length <= MOST_BESIDE;
  return {
    series: chart.series.flatMap((field) => (both ? [field, thenOf(field)] : [field])),
    figure: (field, rows) => {
      const own = chart.series.find((each) => thenOf(each) === field);
      return own === undefined
        ? chartFigure(report, field, sideOf(sides, rows, 'now'))
        : chartFigure(report, own, sideOf(sides, rows, 'was'));
    },
    filed,
  };
}

interface Drawing {
  readonly report: Report;
  readonly texts: ReportTexts;
  readonly rows: readonly ReportRow[];
  readonly words: GroupWords & { readonly others: string };
  readonly compared: Comparison | null;
  readonly was: (column: string) => string;
}

function groupDrawing(chart: GroupChart, { report, texts, rows, words, compared, was }: Drawing): Drawn {
  const reading = compared ? readingOf(report, chart, compared) : undefined;
  const beside = reading && reading.series.length > chart.series.length;
  return {
    points: chartPoints(report, chart, rows, words, reading),
    x: { field: 'name', header: texts.group(chart.by) },
    series: chart.series.flatMap((field) => {
      const own = seriesOf(report, texts, field, { field });
      const header = was(own[0]?.header ?? '');
      return beside ? [...own, ...seriesOf(report, texts, field, { field: thenOf(field), header })] : own;
    }),
  };
}

function drawn(drawing: Drawing): Drawn | null {
  const { report, texts, rows, compared } = drawing;
  const { chart } = report;
  if (!chart) return null;
  if ('by' in chart) return groupDrawing(chart, drawing);
  const { across, over, lines } = chart;
  const labelOf = (field: string) =>
    texts.column(report.columns.find((each) => each.field === field)?.label ?? field);
  const own = compared ? sideOf(compared.sides, rows, 'now') : rows;
  return {
    points: columnPoints(report, chart, own, labelOf),
    x: { field: 'name', header: texts.group(over) },
    series: lines.flatMap((id) =>
      seriesOf(report, texts, across[0] ?? '', { field: id, header: texts.foot(id) }),
    ),
  };
}

/** What of the report is drawn; null for a report without a chart. */
export function useReportDrawing({
  report,
  texts,
  rows,
  words,
  compared,
}: Omit<Drawing, 'was'>): Drawn | null {
  const { t } = useTranslation('report');
  return useMemo(
    () => drawn({ report, texts, rows, words, compared, was: (column) => t('compare.was', { column }) }),
    [report, texts, rows, words, compared, t],
  );
}

interface ReportChartProps {
  readonly chart: NonNullable<Report['chart']>;
  readonly drawing: Drawn;
  readonly status: LoadStatus;
  /** Not stacked where two times stand beside each other. */
  readonly compared: boolean;
  readonly bar: string | null;
  readonly onBar: (key: string | null) => void;
}

/** The figures of the sheet by one of its groups or over its columns, as bars or a line. A chosen bar filters the sheet. */
export function ReportChart({ chart, drawing, status, compared, bar, onBar }: ReportChartProps) {
  const { points, x, series } = drawing;
  const chosen = points.find(({ key }) => key !== null && key === bar) ?? null;
  const choice = {
    chosen,
    onChoose: ({ key }: ReportPoint) => onBar(key === bar ? null : key),
  };
  return (
    <div style={{ marginBottom: 12 }}>
      <ChartCard
        title={`${series.map(({ header }) => header).join(', ')} – ${x.header}`}
        kind={chart.kind}
        stacked={'by' in chart && (chart.stacked ?? false) && !compared}
        rows={points}
        x={x}
        series={series}
        status={status}
        height={220}
        {...('by' in chart ? choice : {})}
      />
    </div>
  );
}
