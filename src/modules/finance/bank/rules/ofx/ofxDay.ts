/** OFX writes 20260915 and what may follow; some exporters write 2026-09-15 or, as a person does, 15/09/2026. */
const PLAIN = /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})/;
const DASHED = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?!\d)/;
const SLASHED = /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})(?!\d)/;

/** The day (yyyy-MM-dd) that starts an OFX date; its time and zone are not needed. Null when it names no day of the calendar. */
export function readOfxDay(text: string): string | null {
  const bare = text.trim();
  const match = PLAIN.exec(bare) ?? DASHED.exec(bare) ?? SLASHED.exec(bare);
  const { year = '', month = '', day = '' } = match?.groups ?? {};
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (y < 1900 || m < 1 || m > 12 || d < 1) return null;
  if (d > new Date(Date.UTC(y, m, 0)).getUTCDate()) return null;
  return `${year}-${month}-${day}`;
}
