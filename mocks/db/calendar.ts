const DAY = 86_400_000;

let day = NaN;
let middayOfDay = NaN;

/** Midday of the given day so many days away: midday keeps the date in every zone of Brazil. */
function middayAfter(today: Date, days: number): number {
  // A seed asks thousands of times for the same day.
  if (today.getTime() !== day) {
    day = today.getTime();
    middayOfDay = new Date(today.getFullYear(), today.getMonth(), today.getDate(), 12).getTime();
  }
  return middayOfDay + days * DAY;
}

// Each test of a page seeds the same days again.
const instants = new Map<number, string>();
const localDates = new Map<number, string>();

/** An instant, ISO 8601 with zone, so many days away from today and so many minutes after midday. */
export function instant(today: Date, days: number, minutes = 0): string {
  const time = middayAfter(today, days) + minutes * 60_000;
  const known = instants.get(time);
  if (known !== undefined) return known;
  const text = new Date(time).toISOString();
  instants.set(time, text);
  return text;
}

/** A date of the calendar as ASP.NET writes it, `2026-03-04T00:00:00`, without zone. */
export function localDate(today: Date, days: number): string {
  const midday = middayAfter(today, days);
  const known = localDates.get(midday);
  if (known !== undefined) return known;
  const date = new Date(midday);
  const month = String(date.getMonth() + 1).padStart(2, '0');
  const text = `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}T00:00:00`;
  localDates.set(midday, text);
  return text;
}

/** Today, or so many days from today, yyyy-MM-dd, by the clocks here: from 21:00 on in Brasília UTC has another date. */
export const dayFromToday = (days = 0): string => localDate(new Date(), days).slice(0, 10);

/** The day before another, yyyy-MM-dd. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day.slice(0, 10)}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** The same day so many months on, or the last one of a shorter month: 31 January, 28 February, 31 March. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return `${moved.toISOString().slice(0, 10)}T00:00:00`;
}
