import { type ComponentType, useCallback } from 'react';
import { useCustomer } from '@/domain/identity/selectors';
import { ReportPage } from '@/families/report/ReportPage';
import { reportRows } from '@/families/report/reportRows';
import type { Report } from '@/families/report/reportTypes';
import type { RawFilters } from '@/platform/filters/filterValues';
import { useQuery } from '@/platform/store/useQuery';
import { lastDateOfReport } from '../../documents/documentsSlice';
import { useBegunReport } from './useBegunReport';
import { useReportLists } from './useReportLists';

/**
 * The page of a report of the financial module.
 * @param Above what stands over it
 */
export function financeReport(report: Report, Above?: ComponentType) {
  const found = reportRows('finance', report);
  return function FinanceReport() {
    const until = useQuery(lastDateOfReport, report.key);
    const { begun, ready, onFilters } = useBegunReport(report);
    const lists = useReportLists(begun);
    const { retry: readUntil } = until;
    // Each run reads newer rows: until when they reach is read with them.
    const onRun = useCallback(
      (before: RawFilters, after: RawFilters) => {
        onFilters(before, after);
        readUntil();
      },
      [onFilters, readUntil],
    );
    const customer = useCustomer();
    return (
      <>
        {Above && <Above />}
        <ReportPage
          key={report.name}
          report={report}
          found={found}
          namespace="financeReports"
          lists={lists}
          until={until}
          owner={customer?.customerName ?? ''}
          begun={begun}
          ready={ready}
          onFilters={onRun}
        />
      </>
    );
  };
}
