const DAY_BEGINS = 6;
const LAST_DAY_HOUR = 15;

/** Hours before 6 or after 15 count as night; 15 h itself is day. */
export function isNight(hour: number): boolean {
  return hour < DAY_BEGINS || hour > LAST_DAY_HOUR;
}
