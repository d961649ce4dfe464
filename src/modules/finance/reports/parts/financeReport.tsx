import { useCustomer } from '@/domain/identity/selectors';
import { ReportPage } from '@/families/report/ReportPage';
import type { Report } from '@/families/report/reportTypes';
import { useWidget } from '@/platform/widgets/useWidget';
import { lastDateOfReport } from '../../documents/documentsSlice';
import { useReportLists } from './useReportLists';

/** The page of a report of the financial module. */
export function financeReport(report: Report) {
  return function FinanceReport() {
    const { data } = useWidget(lastDateOfReport, report.key);
    const lists = useReportLists();
    const customer = useCustomer();
    return (
      <ReportPage
        key={report.name}
        report={report}
        namespace="financeReports"
        lists={lists}
        until={data}
        owner={customer?.customerName ?? ''}
      />
    );
  };
}
