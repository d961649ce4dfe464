import type { RawFilters } from '@/platform/filters/filterValues';
import { isLocalDate } from '@/platform/format/date';
import type { Report, ReportColumn } from '../reportTypes';

/** The report with those columns alone whose days are chosen. */
export function withChosenDays(report: Report, raw: RawFilters): Report {
  if (report.columns.every(({ ofDays }) => ofDays === undefined)) return report;
  const columns = report.columns.flatMap((column): ReportColumn[] => {
    if (column.ofDays === undefined) return [column];
    const days = column.ofDays.map((name) => raw[name]).filter((day) => isLocalDate(day));
    return days.length === column.ofDays.length ? [{ ...column, days }] : [];
  });
  const { chart } = report;
  if (!chart || !('by' in chart)) return { ...report, columns };
  const fields = columns.map(({ field }) => field);
  return {
    ...report,
    columns,
    chart: { ...chart, series: chart.series.filter((one) => fields.includes(one)) },
  };
}
