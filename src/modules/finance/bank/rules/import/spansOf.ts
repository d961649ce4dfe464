import { addMonths, type LocalDate } from '@/platform/format/date';

interface Span {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The days in as few periods of at most one year as hold them: the statement answers no longer one. */
export function spansOf(days: readonly LocalDate[]): Span[] {
  const spans: Span[] = [];
  for (const day of [...new Set(days)].toSorted()) {
    const last = spans.at(-1);
    if (last && day <= addMonths(last.from, 12)) spans[spans.length - 1] = { from: last.from, to: day };
    else spans.push({ from: day, to: day });
  }
  return spans;
}
