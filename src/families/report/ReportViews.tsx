import { useEffect, useEffectEvent } from 'react';
import type { LocalDate } from '@/platform/format/date';
import { useGridPreference } from '@/platform/grid/gridPreferences';
import { usePreferredView, ViewsMenu } from '@/platform/grid/views/ViewsMenu';
import type { Report } from './reportTypes';
import { isReportView, keptFilters, type ReportView, shownFilters } from './rules/reportView';
import type { ReportAddress } from './useReportAddress';

interface ReportViewsProps {
  readonly report: Report;
  readonly address: ReportAddress;
  readonly today: LocalDate;
  readonly onShow: () => void;
}

/**
 * Named looks of a report: filters, headings, order, chart and columns. The preferred one is shown when the page is
 * opened by an address that says nothing of its own.
 */
export function ReportViews({ report, address, today, onShow }: ReportViewsProps) {
  const id = `report.${report.name}`;
  const [{ layout }, keep] = useGridPreference(id);
  const preferred = usePreferredView(id, isReportView);
  const { raw, groups, sort, chart, untouched } = address;
  const { hidden, order } = layout;
  const show = (view: ReportView) => {
    onShow();
    keep({ layout: { hidden: view.hidden, order: view.order } });
    address.show({ ...view, filters: shownFilters(report, view.filters, today) });
  };
  const begin = useEffectEvent(() => {
    if (preferred && untouched) show(preferred);
  });
  useEffect(() => begin(), []);
  const now: ReportView = { filters: keptFilters(report, raw, today), groups, sort, chart, hidden, order };
  return <ViewsMenu id={id} now={now} isContent={isReportView} onShow={show} preferable />;
}
