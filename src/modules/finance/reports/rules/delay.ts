/** Bands of delay, the nearest first. */
export const BANDS = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const;

/** The band of so many days late: not yet due, 1 to 30, 31 to 60, 61 to 90, or longer. */
export function bandOf(days: number): (typeof BANDS)[number] {
  if (days <= 0) return 'notDue';
  if (days <= 30) return 'to30';
  if (days <= 60) return 'to60';
  return days <= 90 ? 'to90' : 'over90';
}
