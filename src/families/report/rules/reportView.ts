import type { RawFilters } from '@/platform/filters/filterValues';
import type { LocalDate } from '@/platform/format/date';
import type { GridSort } from '@/platform/grid/gridQuery';
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
  const view = value as Partial<ReportView> | null;
  return (
    typeof view?.filters === 'object' &&
    Object.values(view.filters).every((text) => typeof text === 'string') &&
    Array.isArray(view.groups) &&
    typeof view.chart === 'boolean' &&
    (view.columns == null || typeof view.columns === 'string')
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
