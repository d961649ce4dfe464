import type { RawFilters } from '@/platform/filters/filterValues';
import type { LocalDate } from '@/platform/format/date';
import type { GridSort } from '@/platform/grid/gridQuery';
import { isRecord } from '@/platform/http/loose';
import type { Report } from '../reportTypes';
import { usualFilters } from './questions';

/** A report as somebody likes to read it. */
export interface ReportView {
  readonly filters: RawFilters;
  readonly groups: readonly string[];
  readonly sort: GridSort | null;
  readonly chart: boolean;
  /** As the address writes them; null as the report has them; missing in a view saved before they were kept with it. */
  readonly columns?: string | null;
}

export function isReportView(value: unknown): value is ReportView {
  if (!isRecord(value)) return false;
  const { filters, groups, chart, columns } = value;
  return (
    isRecord(filters) &&
    Object.values(filters).every((text) => typeof text === 'string') &&
    Array.isArray(groups) &&
    typeof chart === 'boolean' &&
    (columns == null || typeof columns === 'string')
  );
}

/**
 * The filters that a view keeps: those that differ from what the report begins with on that day. A view of 'this month'
 * shows next month when it is opened then.
 */
export function keptFilters(report: Report, raw: RawFilters, today: LocalDate): RawFilters {
  const usual = usualFilters(report, today);
  return Object.fromEntries(Object.entries(raw).filter(([name, value]) => value && usual[name] !== value));
}

/** The columns of a view; one that does not tell leaves them as the reader has them. */
export const shownColumns = ({ columns }: ReportView, now: string | null): string | null =>
  columns === undefined ? now : columns;

/** The filters of a view as they are on the day when it is opened. */
export function shownFilters(report: Report, kept: RawFilters, today: LocalDate): RawFilters {
  return { ...usualFilters(report, today), ...kept };
}
