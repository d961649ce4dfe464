import { addDays, addMonths, localDateOf } from '@/platform/format/date';

/** Why a typed text is no day: the form it has, a month that does not exist, or a month that is shorter. */
type DateFault =
  | { readonly reason: 'form' | 'month' }
  | { readonly reason: 'day'; readonly year: number; readonly month: number; readonly days: number };

const CENTURY = 2000;

/** What is wrong with a text that `parseTypedDate` could not read. */
export function dateFault(text: string): DateFault {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.\- ]?(\d{1,2})[/.\- ]?(\d{2}|\d{4})$/.exec(text.trim()) ?? [];
  if (year === '') return { reason: 'form' };
  const inYear = Number(month);
  if (inYear < 1 || inYear > 12) return { reason: 'month' };
  const whole = year.length === 2 ? CENTURY + Number(year) : Number(year);
  const last = addDays(addMonths(localDateOf(whole, inYear, 1), 1), -1);
  const days = Number(last.slice(8));
  return Number(day) < 1 || Number(day) > days
    ? { reason: 'day', year: whole, month: inYear, days }
    : { reason: 'form' };
}
