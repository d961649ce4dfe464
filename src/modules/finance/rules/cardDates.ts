import { addDays, addMonths, type LocalDate, localDateOf } from '@/platform/format/date';

export interface CardDates {
  /** The next day on which a bill closes, today included. */
  readonly closing: LocalDate;
  /** When the bill that closes then falls due. */
  readonly closingDue: LocalDate;
  /** The next day on which any bill falls due, today included: often that of the bill closed before. */
  readonly due: LocalDate;
}

/** Whether it is a day that some month has. */
const isDayOfMonth = (day: unknown): day is number =>
  typeof day === 'number' && Number.isInteger(day) && day >= 1 && day <= 31;

/** The first such day of a month on or after a date; in shorter months the last day stands for it. */
function nextDay(day: number, from: LocalDate): LocalDate {
  const [year = 0, month = 1] = from.split('-').map(Number);
  // The 31st of January some months on is the last day of a month; never beyond the wanted one.
  const january = localDateOf(year, 1, day);
  const sameMonth = addMonths(january, month - 1);
  return sameMonth >= from ? sameMonth : addMonths(january, month);
}

/**
 * The next dates of a credit card, by the days of the month on which its bill closes and falls due (1 to 31; where a
 * month has no such day, its last). A bill falls due on the first due day after it has closed. Null for what is no such day.
 */
export function cardDates(closingDay: number, dueDay: number, today: LocalDate): CardDates | null {
  if (!isDayOfMonth(closingDay) || !isDayOfMonth(dueDay)) return null;
  const closing = nextDay(closingDay, today);
  return { closing, closingDue: nextDay(dueDay, addDays(closing, 1)), due: nextDay(dueDay, today) };
}
