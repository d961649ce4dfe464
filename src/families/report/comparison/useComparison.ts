import { useMemo } from 'react';
import type { RawFilters } from '@/platform/filters/filterValues';
import { useSame } from '@/platform/react/useSame';
import { isLocalDate, type LocalDate } from '@/platform/format/date';
import type { ReportRows } from '../reportRows';
import type { Report, ReportRow } from '../reportTypes';
import { besideFilters, dayShift, type PairedRows, pairRows } from '../rules/comparison';
import { questionParams } from '../rules/questions';
import { useReportRows } from '../useReportRows';

export interface Comparison extends PairedRows {
  /** What a row is filed by under headings: days of the other time fall on those of the report's own. */
  readonly filed: (row: ReportRow) => ReportRow;
}

/** Rows of the other time, each as it is filed, made once. */
function filing(report: Report, { rows, sides }: PairedRows, shift: ((day: LocalDate) => LocalDate) | null) {
  const days = report.columns.flatMap(({ field, kind }) => (kind === 'date' ? [field] : []));
  const moved = new Map<ReportRow, ReportRow>();
  for (const row of shift ? rows : []) {
    if (!shift || sides.get(row)?.now) continue;
    const parts = days.flatMap((field): [string, LocalDate][] => {
      const day = row[field];
      return isLocalDate(day) ? [[field, shift(day)]] : [];
    });
    moved.set(row, { ...row, ...Object.fromEntries(parts) });
  }
  return (row: ReportRow) => moved.get(row) ?? row;
}

/**
 * What stands beside a report: the rows of another time, requested together with its own, and both as one sheet.
 * `compared` is null where nothing is compared, or the other time did not load: then the report stands by itself.
 */
export function useComparison(
  found: ReportRows,
  report: Report,
  {
    raw,
    requested,
    today,
    rows,
  }: { raw: RawFilters; requested: boolean; today: LocalDate; rows: readonly ReportRow[] },
) {
  // The address changes with every heading; the rows need not be paired anew.
  const filters = useSame(raw);
  const beside = useMemo(() => besideFilters(report, filters), [report, filters]);
  const answer = useReportRows(
    found,
    report,
    requested && beside ? { params: questionParams(report, beside), today } : null,
  );
  const { status, rows: others } = answer;
  const ready = requested && beside !== null && status === 'ready';
  const compared = useMemo((): Comparison | null => {
    if (!ready) return null;
    const paired = pairRows(report, rows, others);
    return { ...paired, filed: filing(report, paired, dayShift(report, filters)) };
  }, [ready, report, rows, others, filters]);
  return { compared, answer, set: beside !== null };
}
