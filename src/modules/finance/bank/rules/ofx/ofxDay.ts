/** The day (yyyy-MM-dd) that starts an OFX date; its time and zone are not needed. Null when it names no day of the calendar. */
export function readOfxDay(text: string): string | null {
  const match = /^(\d{4})(\d{2})(\d{2})/.exec(text.trim());
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1900 || month < 1 || month > 12 || day < 1) return null;
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  return `${String(match[1])}-${String(match[2])}-${String(match[3])}`;
}
