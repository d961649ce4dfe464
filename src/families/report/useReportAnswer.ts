import type { RawFilters } from '@/platform/filters/filterValues';
import type { LocalDate } from '@/platform/format/date';
import { useComparison } from './comparison/useComparison';
import type { ReportRows } from './reportRows';
import type { Report } from './reportTypes';
import { questionParams } from './rules/questions';
import { useReportRows } from './useReportRows';

/** What a report's filters find, and what they found at another time; nothing is asked while they are not right. */
export function useReportAnswer(
  found: ReportRows,
  report: Report,
  { raw, today, right }: { raw: RawFilters; today: LocalDate; right: boolean },
) {
  const params = questionParams(report, raw);
  const answer = useReportRows(found, report, right ? { params, today } : null);
  const {
    compared,
    answer: beside,
    set,
  } = useComparison(found, report, { raw, requested: right, today, rows: answer.rows });
  /** The same question once more; another one is asked by its filters. */
  const askAgain = (next: RawFilters) => {
    if (!right || questionParams(report, next).toString() !== params.toString()) return;
    answer.retry();
    beside.retry();
  };
  return { answer, compared, beside, set, askAgain };
}
