import { useMemo } from 'react';
import { ChartCard } from '@/platform/chart/ChartCard';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { LoadStatus } from '@/platform/store/resourceState';
import { columnSpec } from './reportColumns';
import type { Report, ReportRow } from './reportTypes';
import type { ReportTexts } from './reportTexts';
import { chartPoints, columnPoints, type ReportPoint } from './rules/chartRows';
import type { GroupWords } from './rules/grouping';

interface ReportChartProps {
  readonly report: Report;
  readonly texts: ReportTexts;
  /** What the sheet shows. */
  readonly rows: readonly ReportRow[];
  readonly words: GroupWords & { readonly others: string };
  readonly status: LoadStatus;
}

interface Drawn {
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

function drawn(
  report: Report,
  texts: ReportTexts,
  rows: readonly ReportRow[],
  words: ReportChartProps['words'],
): Drawn | null {
  const { chart } = report;
  if (!chart) return null;
  if ('by' in chart)
    return {
      points: chartPoints(report, chart, rows, words),
      x: { field: 'name', header: texts.group(chart.by) },
      series: chart.series.flatMap((field) => seriesOf(report, texts, field, { field })),
    };
  const { across, over, lines } = chart;
  const labelOf = (field: string) =>
    texts.column(report.columns.find((each) => each.field === field)?.label ?? field);
  return {
    points: columnPoints(report, chart, rows, labelOf),
    x: { field: 'name', header: texts.group(over) },
    series: lines.flatMap((id) =>
      seriesOf(report, texts, across[0] ?? '', { field: id, header: texts.foot(id) }),
    ),
  };
}

/** The figures of the sheet by one of its groups or over its columns, as bars or a line. */
export function ReportChart({ report, texts, rows, words, status }: ReportChartProps) {
  const { chart } = report;
  const drawing = useMemo(() => drawn(report, texts, rows, words), [report, texts, rows, words]);
  if (!chart || !drawing) return null;
  const { points, x, series } = drawing;
  return (
    <div style={{ marginBottom: 12 }}>
      <ChartCard
        title={`${series.map(({ header }) => header).join(', ')} – ${x.header}`}
        kind={chart.kind}
        stacked={'by' in chart && (chart.stacked ?? false)}
        rows={points}
        x={x}
        series={series}
        status={status}
        height={220}
      />
    </div>
  );
}
