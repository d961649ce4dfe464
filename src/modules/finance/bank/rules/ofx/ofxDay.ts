/** OFX writes 20260915 and what may follow; some exporters write 2026-09-15 or, as a person does, 15/09/2026. */
const PLAIN = /^(\d{4})(\d{2})(\d{2})/;
const DASHED = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/;
const SLASHED = /^(\d{2})\/(\d{2})\/(\d{4})(?!\d)/;

function partsOf(text: string): (string | undefined)[] {
  const match = PLAIN.exec(text) ?? DASHED.exec(text);
  if (match) return match.slice(1);
  return (SLASHED.exec(text) ?? []).slice(1).toReversed();
}

const daysIn = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : 31 - (((month - 1) % 7) % 2);

/** The day (yyyy-MM-dd) that starts an OFX date; its time and zone are not needed. Null when it names no day of the calendar. */
export function readOfxDay(text: string): string | null {
  const [year = '', month = '', day = ''] = partsOf(text.trim());
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (y < 1900 || m < 1 || m > 12 || d < 1 || d > daysIn(y, m)) return null;
  return `${year}-${month}-${day}`;
}
