/** How often an alert may be repeated, and its minutes on the wire. */
export const INTERVALS = [
  { id: '30_MINUTES', minutes: 30 },
  { id: '1_HOUR', minutes: 60 },
  { id: '3_HOURS', minutes: 180 },
  { id: '6_HOURS', minutes: 360 },
] as const;
export type IntervalId = (typeof INTERVALS)[number]['id'];

/** The option of so many minutes; null when there is none. */
export function intervalOf(minutes: unknown): IntervalId | null {
  return INTERVALS.find((one) => one.minutes === minutes)?.id ?? null;
}

export function minutesOf(id: IntervalId | null): number | null {
  return INTERVALS.find((one) => one.id === id)?.minutes ?? null;
}

/** How long before its expiry a certificate is warned of; 0 is the day itself. */
export const CERTIFICATE_DAYS = [0, 1, 3, 7, 14] as const;
export type CertificateDays = (typeof CERTIFICATE_DAYS)[number];

/** When something planned is announced, in the order in which the first flag that is true decides. */
export const DAY_CHOICES = ['ON_THE_DAY', 'ONE_DAY_BEFORE', 'THREE_DAYS_BEFORE'] as const;
export type DayChoice = (typeof DAY_CHOICES)[number];

/** The choice that an entry's flags stand for: the first that is true. `names` in the order of the choices. */
export function dayOf(entry: Record<string, unknown>, names: readonly string[]): DayChoice | null {
  return DAY_CHOICES[names.findIndex((name) => entry[name] === true)] ?? null;
}

/** One flag for each choice: at most one of them is true. */
export function dayFlags(choice: DayChoice | null, names: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(names.map((name, index) => [name, DAY_CHOICES[index] === choice]));
}
