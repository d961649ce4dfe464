import { useMemo } from 'react';
import { useAnswer } from '@/platform/store/useAnswer';
import type { Report, ReportQuestion } from './reportTypes';
import { readReportRows } from './rules/readRows';

/** What a question needs of a report. */
type Requestable = Pick<Report, 'columns' | 'kept' | 'derive' | 'ask'>;

const NOTHING = { rows: [], faults: [] };

/** The rows that a question finds; null asks nothing. Rows go with the page. */
export function useReportRows(report: Requestable, question: ReportQuestion | null) {
  const { status, data, error, retry } = useAnswer(question && question.params.toString(), async (signal) => {
    if (question === null) return NOTHING;
    const { rows, faults } = readReportRows(report, await report.ask(question.params, signal));
    return { rows: report.derive ? report.derive(rows, question) : rows, faults };
  });
  return useMemo(() => ({ status, error, retry, ...(data ?? NOTHING) }), [status, data, error, retry]);
}
