import { addDays, daysBetween, type LocalDate, localDateToDate } from '@/platform/format/date';
import { roundHalfAway } from '@/platform/format/number';
import type { TitleRow } from './titleRow';

/** Of the value, once: the most that article 52 § 1 of the Consumer Code (Law 8.078/1990) allows, and what is usual. */
const PENALTY_RATE = 0.02;
/** A month: the legal rate of article 161 § 1 of the Tax Code, to which contracts commonly refer. */
const INTEREST_RATE = 0.01;
const DAYS_OF_MONTH = 30;

/** The day itself, or the Monday after a weekend: until then a title is paid in time (Law 7.089/1983). */
function lastDayInTime(dueDate: LocalDate): LocalDate {
  const weekday = localDateToDate(dueDate).getDay();
  return addDays(dueDate, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
}

export interface LateCharges {
  /** Days for which interest is reckoned; 0 when it is paid in time. */
  readonly days: number;
  readonly interest: number;
  readonly penalty: number;
}

const NONE: LateCharges = { days: 0, interest: 0, penalty: 0 };

/**
 * What is proposed on top of a title that is paid late: 2 % penalty, and 1 % interest a month, simple and by the day of
 * a month of 30. Interest counts from the due date, or from the last payment after it; a penalty that was charged
 * before is not charged again.
 * @param value the part that is being paid, whole cents
 * @param paymentDate YYYY-MM-DD
 * @returns whole cents, rounded half away from zero
 */
export function lateCharges(
  { dueDate, writeOffs }: Pick<TitleRow, 'dueDate' | 'writeOffs'>,
  value: number,
  paymentDate: LocalDate,
): LateCharges {
  if (dueDate === '' || value <= 0 || paymentDate <= lastDayInTime(dueDate)) return NONE;
  const since = writeOffs.reduce(
    (last, each) => (each.paymentDate > last ? each.paymentDate : last),
    dueDate,
  );
  const days = Math.max(0, daysBetween(since, paymentDate));
  const charged = writeOffs.some(({ penalty }) => penalty > 0);
  return {
    days,
    interest: roundHalfAway((value * INTEREST_RATE * days) / DAYS_OF_MONTH, 0),
    penalty: charged ? 0 : roundHalfAway(value * PENALTY_RATE, 0),
  };
}
