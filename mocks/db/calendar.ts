const DAY = 86_400_000;

/** Midday of the given day so many days away: midday keeps the date in every zone of Brazil. */
function daysFrom(today: Date, days: number): Date {
  const midday = new Date(today.getFullYear(), today.getMonth(), today.getDate(), 12);
  return new Date(midday.getTime() + days * DAY);
}

/** An instant, ISO 8601 with zone, so many days away from today and so many minutes after midday. */
export function instant(today: Date, days: number, minutes = 0): string {
  return new Date(daysFrom(today, days).getTime() + minutes * 60_000).toISOString();
}

/** A date of the calendar as ASP.NET writes it, `2026-03-04T00:00:00`, without zone. */
export function localDate(today: Date, days: number): string {
  const day = daysFrom(today, days);
  const month = String(day.getMonth() + 1).padStart(2, '0');
  return `${day.getFullYear()}-${month}-${String(day.getDate()).padStart(2, '0')}T00:00:00`;
}
