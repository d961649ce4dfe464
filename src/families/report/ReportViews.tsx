import { useEffect, useEffectEvent } from 'react';
import type { LocalDate } from '@/platform/format/date';
import { useGridPreference } from '@/platform/grid/gridPreferences';
import { usePreferredView, useShownView, ViewsMenu } from '@/platform/grid/views/ViewsMenu';
import type { ReportNotes } from './notes/useNotes';
import type { Report } from './reportTypes';
import { readColumns, reportColumnsText } from './rules/columnChoice';
import { isReportView, keptFilters, type ReportView, shownColumns, shownFilters } from './rules/reportView';
import type { ReportAddress } from './useReportAddress';

interface ReportViewsProps {
  readonly report: Report;
  readonly address: ReportAddress;
  readonly today: LocalDate;
  /** As the report is shown now. */
  readonly now: ReportView;
  readonly notes: Pick<ReportNotes, 'saveAs' | 'drop'>;
  readonly onShow: () => void;
}

/** As the report is shown now, and the name of the saved view that has it so. */
export function useLookNow(report: Report, address: ReportAddress, today: LocalDate) {
  const id = `report.${report.name}`;
  const [{ layout }] = useGridPreference(id);
  const { raw, groups, sort, chart, requested, columnText } = address;
  const keptColumns = reportColumnsText(report, layout);
  const columns = requested ? columnText : keptColumns;
  const now: ReportView = { filters: keptFilters(report, raw, today), groups, sort, chart, columns };
  return { now, keptColumns, shownView: useShownView(id, now, isReportView) };
}

/**
 * Named looks of a report: filters, headings, order, chart and columns. The preferred one is shown when the page is
 * opened by an address that says nothing of its own.
 */
export function ReportViews({ report, address, today, now, notes, onShow }: ReportViewsProps) {
  const id = `report.${report.name}`;
  const [{ layout }, keep] = useGridPreference(id);
  const preferred = usePreferredView(id, isReportView);
  const { untouched } = address;
  const show = (view: ReportView) => {
    const columns = shownColumns(view, reportColumnsText(report, layout));
    onShow();
    keep({ layout: readColumns(columns) });
    address.show({ ...view, columns, filters: shownFilters(report, view.filters, today) });
  };
  const begin = useEffectEvent(() => {
    if (preferred && untouched) show(preferred);
  });
  useEffect(() => begin(), []);
  return (
    <ViewsMenu
      id={id}
      now={now}
      isContent={isReportView}
      onShow={show}
      onSaved={notes.saveAs}
      onDeleted={notes.drop}
      preferable
    />
  );
}
