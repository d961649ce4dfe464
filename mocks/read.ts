/** Values out of untyped requests: what is missing or of another kind becomes undefined. */

export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() : undefined;
}

/** An id in a body or query; forms send it as text now and then. */
export function id(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : undefined;
}

/** Whether a record is active from now on: as it is sent, and without that the other way round. */
export const wantedActive = (sent: Record<string, unknown>, { active }: { active: boolean }): boolean =>
  flag(sent['active']) ?? !active;

export function flag(value: unknown): boolean | undefined {
  if (value === true || value === 'true' || value === 'True') return true;
  if (value === false || value === 'false' || value === 'False') return false;
  return undefined;
}

/** Whether it is a day of the calendar: no 30th of February. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const at = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}

/** A day that may be written with its midnight behind it. */
export const isDate = (value: unknown): value is string =>
  typeof value === 'string' && isDay(value.replace(/T00:00:00$/, ''));
