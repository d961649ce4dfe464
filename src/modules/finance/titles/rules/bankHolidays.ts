import { addDays, type LocalDate, localDateOf, localDateToDate } from '@/platform/format/date';

/** National holidays with a date of their own, as month and day, and the first year of the younger one. */
const FIXED: readonly (readonly [month: number, day: number, since?: number])[] = [
  [1, 1],
  [4, 21],
  [5, 1],
  [9, 7],
  [10, 12],
  [11, 2],
  [11, 15],
  // Law 14.759/2023.
  [11, 20, 2024],
  [12, 25],
];

/** Days from Easter: Carnival Monday and Tuesday, Good Friday, Corpus Christi. */
const FROM_EASTER = [-48, -47, -2, 60] as const;

/** Easter Sunday of a year of the Gregorian calendar (Meeus/Jones/Butcher). */
export function easterOf(year: number): LocalDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century + 8) / 25);
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - correction + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return localDateOf(year, Math.floor(days / 31), (days % 31) + 1);
}

const known = new Map<number, ReadonlySet<LocalDate>>();

/**
 * Days of a year on which no bank in Brazil opens, weekends aside, as FEBRABAN publishes them: national holidays, and
 * the movable ones on which banks settle nothing (Resolution CMN 4.880/2020). Holidays of states and towns are not here.
 */
export function bankHolidays(year: number): ReadonlySet<LocalDate> {
  const made = known.get(year);
  if (made) return made;
  const easter = easterOf(year);
  const days = new Set([
    ...FIXED.flatMap(([month, day, since = 0]) => (year >= since ? [localDateOf(year, month, day)] : [])),
    ...FROM_EASTER.map((distance) => addDays(easter, distance)),
  ]);
  known.set(year, days);
  return days;
}

/** Whether banks open: no weekend, no bank holiday. */
export function isBankDay(day: LocalDate): boolean {
  const weekday = localDateToDate(day).getDay();
  return weekday !== 0 && weekday !== 6 && !bankHolidays(Number(day.slice(0, 4))).has(day);
}

/**
 * The last day on which what is due may be paid without being late: the due date itself, or the next day on which banks
 * open (Law 7.089/1983).
 */
export function lastDayInTime(dueDate: LocalDate): LocalDate {
  let day = dueDate;
  while (!isBankDay(day)) day = addDays(day, 1);
  return day;
}
