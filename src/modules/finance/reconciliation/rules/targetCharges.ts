import { addDays, daysBetween, type LocalDate } from '@/platform/format/date';
import { lastDayInTime } from '../../titles/rules/bankHolidays';
import { lateCharges, ratesOf } from '../../titles/rules/lateCharges';
import type { OpenTitle } from '../reconciliationTypes';
import type { Target } from './judgeMatch';

// Days are counted: reading the text of each again would cost most of the time.
const EPOCH = '1970-01-01';
const counted = new Map<LocalDate, number>();
/** Days since 1970. */
export function countOf(day: LocalDate): number {
  const known = counted.get(day);
  if (known !== undefined) return known;
  const count = daysBetween(EPOCH, day);
  counted.set(day, count);
  return count;
}
const lastInTime = new Map<LocalDate, number>();
/** The last day on which what is due is paid in time, as a count of days. */
export function countInTime(due: LocalDate): number {
  const known = lastInTime.get(due);
  if (known !== undefined) return known;
  const count = countOf(lastDayInTime(due));
  lastInTime.set(due, count);
  return count;
}

/** What a title owes, in cents, so many days after it was due; its rates are read once where nothing was paid late before. */
export function chargesOf(title: OpenTitle): (days: number) => number {
  if (title.writeOffs.length > 0)
    return (days) => {
      const { interest, penalty } = lateCharges(title, title.open, addDays(title.dueDate, days));
      return interest + penalty;
    };
  const rates = ratesOf(title);
  const penalty = rounded((title.open * rates.penalty) / 100);
  return (days) => penalty + rounded((title.open * rates.interest * days) / 3000);
}
// Half goes up; the dust of a binary quotient is no reason to go down.
const rounded = (value: number) => Math.floor(value + 0.5 + 1e-7);

/** What the target comes to without charges; positive. */
export const plainOf = ({ titles, records }: Target): number =>
  titles.reduce((sum, { open }) => sum + open, 0) +
  records.reduce((sum, { cents }) => sum + Math.abs(cents), 0);

/** Money for the target leaves the account. */
export const isOut = ({ titles, records }: Target): boolean =>
  titles[0] ? titles[0].movement === 'EXPENSE' : (records[0]?.cents ?? 0) < 0;

/** The day from which the target's days are counted; '' when it is not known. */
export const dayOfTarget = ({ titles, records }: Target): LocalDate =>
  titles[0]?.dueDate ?? records[0]?.day ?? '';

/** Titles that are later than this are looked for by hand. */
export const LATE_MOST = 180;
