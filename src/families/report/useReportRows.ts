import { useState } from 'react';
import { type AppError, asAppError } from '@/platform/http/appError';
import type { LoadStatus } from '@/platform/store/resourceState';
import { currentScope } from '@/platform/store/scope';
import { useLoad } from '@/platform/store/useLoad';
import type { Report, ReportQuestion, ReportRow } from './reportTypes';
import { readReportRows, type RowFault } from './rules/readRows';

interface Answer {
  readonly question: string;
  readonly status: LoadStatus;
  readonly rows: readonly ReportRow[];
  readonly faults: readonly RowFault[];
  readonly error: AppError | null;
}

/** What a question needs of a report. */
type Requestable = Pick<Report, 'columns' | 'kept' | 'derive' | 'ask'>;

const NOTHING: Answer = { question: '', status: 'loading', rows: [], faults: [], error: null };

/**
 * The rows that a question finds; null asks nothing. Another question, another customer and leaving the page end the
 * call, and its answer is not shown. Rows go with the page.
 */
export function useReportRows(report: Requestable, question: ReportQuestion | null) {
  const [answer, setAnswer] = useState(NOTHING);
  const name = question === null ? '' : `${currentScope()} ${question.params.toString()}`;
  const retry = useLoad(name, () => {
    if (question === null) return null;
    const controller = new AbortController();
    const { signal } = controller;
    setAnswer((before) => ({
      ...(before.question === name ? before : NOTHING),
      question: name,
      status: 'loading',
    }));
    const run = report.ask(question.params, signal).then(
      (records) => {
        if (signal.aborted) return {};
        const { rows, faults } = readReportRows(report, records);
        const whole = report.derive ? report.derive(rows, question) : rows;
        setAnswer({ question: name, status: 'ready', rows: whole, faults, error: null });
        return {};
      },
      (thrown: unknown) => {
        const error = asAppError(thrown);
        if (signal.aborted || error.kind === 'cancelled') return {};
        setAnswer((before) => ({ ...before, question: name, status: 'failed', error }));
        return { payload: error };
      },
    );
    return Object.assign(run, { abort: () => controller.abort() });
  });
  const own = answer.question === name ? answer : NOTHING;
  return { ...own, retry };
}
