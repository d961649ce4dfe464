import { daysBetween, type LocalDate, toLocalDate } from '@/platform/format/date';

export const POLICY_STATES = ['IN_FORCE', 'UPCOMING', 'EXPIRED'] as const;
export type PolicyState = (typeof POLICY_STATES)[number];

interface Term {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Whether a policy covers a day, its first and last included; null while its term is not known. */
export function policyState({ startDate, endDate }: Term, day: LocalDate): PolicyState | null {
  const start = toLocalDate(startDate);
  const end = toLocalDate(endDate);
  if (start === null || end === null) return null;
  if (day > end) return 'EXPIRED';
  return day < start ? 'UPCOMING' : 'IN_FORCE';
}

/** Days until a policy ends, 0 on its last; null once it is over. */
export function daysLeft({ endDate }: Pick<Term, 'endDate'>, day: LocalDate): number | null {
  const end = toLocalDate(endDate);
  return end === null || day > end ? null : daysBetween(day, end);
}
