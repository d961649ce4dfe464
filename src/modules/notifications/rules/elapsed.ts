const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lengths of month and year are those of the calendar's mean: the line says how long about. */
const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365.25 * DAY],
  ['month', 30.4375 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

/** How long ago, in the greatest unit that is full: 'há 3 dias', '3 days ago'. Under a minute: 'agora', 'now'. */
export function elapsed(since: string | null, now: number, language: string): string {
  const at = since === null ? NaN : Date.parse(since);
  if (Number.isNaN(at)) return '';
  // A clock that is a little behind makes no future of it.
  const passed = Math.max(0, now - at);
  const [unit, length] = STEPS.find(([, each]) => passed >= each) ?? (['second', 1000] as const);
  const format = new Intl.RelativeTimeFormat(language, { numeric: unit === 'second' ? 'auto' : 'always' });
  return format.format(unit === 'second' ? 0 : -Math.floor(passed / length), unit);
}
