/** A time of the day as text, 'HH:mm'. */
export type TimeOfDay = string;

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

export function isTime(value: unknown): value is TimeOfDay {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** Reads '8:30', '0830', '830', '8h30', '8h', '8'; null when the day has no such time. */
export function parseTypedTime(text: string): TimeOfDay | null {
  const match = /^(\d{1,2})(?:[:.h ]?(\d{2}))?h?$/.exec(text.trim().toLowerCase());
  if (!match) return null;
  const time = `${pad(Number(match[1]))}:${match[2] ?? '00'}`;
  return isTime(time) ? time : null;
}

/** A length of time in whole minutes, as hours and minutes: 95 → '01:35', 6000 → '100:00'. */
export function formatDuration(minutes: number | null | undefined): string {
  if (minutes == null || !Number.isFinite(minutes)) return '';
  const whole = Math.round(Math.abs(minutes));
  return `${minutes < 0 ? '-' : ''}${pad(Math.floor(whole / 60))}:${pad(whole % 60)}`;
}

/** Reads '1:35', '1h35', '1h', '90min', '1,5' (hours) into whole minutes; null when it is no length of time. */
export function parseDuration(text: string): number | null {
  const typed = text.trim().toLowerCase().replace(/\s/g, '');
  const clock = /^(\d+)(?::|h)([0-5]?\d)?(?:m|min)?$/.exec(typed);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2] ?? 0);
  const minutes = /^(\d+)(?:m|min)$/.exec(typed);
  if (minutes) return Number(minutes[1]);
  return /^\d+(?:[.,]\d+)?h?$/.test(typed) ? Math.round(parseFloat(typed.replace(',', '.')) * 60) : null;
}
