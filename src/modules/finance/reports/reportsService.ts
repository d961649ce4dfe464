import { assumed, http } from '@/platform/http/http';

/** A report's rows, whole and unsorted. A refusal is told in their place: the filters stay. */
const rows = (path: string) => (params: URLSearchParams, signal: AbortSignal) =>
  http.list<unknown>(path, { params, signal, contained: true });

/** The rows of each report by the key of its page: `REPORT_CASH` asks `ReportCash`. */
export const reportCalls = {
  receivables: rows(assumed('/ReportReceivables/GetGridData')),
};
