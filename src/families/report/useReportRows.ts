import { useMemo } from 'react';
import { useQuery } from '@/platform/store/useQuery';
import type { ReportRows } from './reportRows';
import type { Report, ReportQuestion } from './reportTypes';
import { readReportRows } from './rules/readRows';

/** What says how rows are read. */
type Readable = Pick<Report, 'columns' | 'kept' | 'derive'>;

const NOTHING = { rows: [], faults: [] };

/** The rows that a question finds; null asks nothing. */
export function useReportRows(found: ReportRows, report: Readable, question: ReportQuestion | null) {
  const params = question && question.params.toString();
  const today = question?.today;
  const { status, data, error, retry } = useQuery(found, params);
  const read = useMemo(() => {
    if (data === null || params === null || today === undefined) return NOTHING;
    const { rows, faults } = readReportRows(report, data);
    const derived = report.derive?.(rows, { params: new URLSearchParams(params), today });
    return { rows: derived ?? rows, faults };
  }, [data, params, today, report]);
  return useMemo(() => ({ status, error, retry, ...read }), [status, error, retry, read]);
}
