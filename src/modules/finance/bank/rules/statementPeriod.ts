import { addDays, addMonths, daysBetween, isLocalDate, type LocalDate } from '@/platform/format/date';

export type StatementSpan = 'month' | 'year';

interface Period {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The last day that a statement from this day may reach (finance-decisions §1.3): 30 days or one year later. */
function latestEnd(from: LocalDate, span: StatementSpan): LocalDate {
  return span === 'year' ? addMonths(from, 12) : addDays(from, 30);
}

function earliestStart(to: LocalDate, span: StatementSpan): LocalDate {
  return span === 'year' ? addMonths(to, -12) : addDays(to, -30);
}

/** Whether the days reach further than a statement may; typed the wrong way round they are the same days. */
export function isTooLong({ from, to }: Period, span: StatementSpan): boolean {
  const [first, last] = from <= to ? [from, to] : [to, from];
  return last > latestEnd(first, span);
}

/**
 * The days that are requested, both included. Nothing chosen is the longest period until today; an open end lies as far
 * from the other as it may, and so does one further off. Typed the wrong way round it means the same days.
 */
export function statementPeriod(
  chosen: { readonly from: unknown; readonly to: unknown } | null,
  span: StatementSpan,
  today: LocalDate,
): Period {
  const from = isLocalDate(chosen?.from) ? chosen.from : null;
  const to = isLocalDate(chosen?.to) ? chosen.to : null;
  if (from === null) {
    const end = to ?? today;
    return { from: earliestStart(end, span), to: end };
  }
  const latest = latestEnd(from, span);
  if (to === null) return { from, to: latest };
  if (daysBetween(from, to) < 0) return statementPeriod({ from: to, to: from }, span, today);
  return { from, to: to < latest ? to : latest };
}
