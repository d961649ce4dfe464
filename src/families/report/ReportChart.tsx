import { useMemo } from 'react';
import { ChartCard } from '@/platform/chart/ChartCard';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { LoadStatus } from '@/platform/store/resourceState';
import { columnSpec } from './reportColumns';
import type { Report, ReportRow } from './reportTypes';
import type { ReportTexts } from './reportTexts';
import { chartPoints, type ReportPoint } from './rules/chartRows';
import type { GroupWords } from './rules/grouping';

interface ReportChartProps {
  readonly report: Report;
  readonly texts: ReportTexts;
  /** What the sheet shows. */
  readonly rows: readonly ReportRow[];
  readonly words: GroupWords & { readonly others: string };
  readonly status: LoadStatus;
}

/** The figures of the sheet by one of its groups, as bars or a line. */
export function ReportChart({ report, texts, rows, words, status }: ReportChartProps) {
  const { chart } = report;
  const points = useMemo(() => chartPoints(report, rows, words), [report, rows, words]);
  if (!chart) return null;
  const x: ColumnSpec<ReportPoint> = { field: 'name', header: texts.group(chart.by) };
  const series = chart.series.flatMap((field) => {
    const column = report.columns.find((each) => each.field === field);
    if (!column) return [];
    const { header, kind, unit, decimals } = columnSpec(column, texts);
    return [
      {
        field,
        header,
        ...(kind ? { kind } : {}),
        ...(unit === undefined ? {} : { unit }),
        ...(decimals === undefined ? {} : { decimals }),
        value: ({ figures }: ReportPoint) => figures[field],
      } satisfies ColumnSpec<ReportPoint>,
    ];
  });
  return (
    <div style={{ marginBottom: 12 }}>
      <ChartCard
        title={`${series.map(({ header }) => header).join(', ')} – ${texts.group(chart.by)}`}
        kind={chart.kind}
        stacked={chart.stacked ?? false}
        rows={points}
        x={x}
        series={series}
        status={status}
        height={220}
      />
    </div>
  );
}
