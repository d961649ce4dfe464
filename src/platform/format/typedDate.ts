import {
  addDays,
  isLocalDate,
  localDateOf,
  type LocalDate,
  today as todayHere,
} from '@/platform/format/date';
import { foldForSearch } from '@/platform/format/text';

const WORDS: Readonly<Record<string, number>> = {
  hoje: 0,
  today: 0,
  ontem: -1,
  yesterday: -1,
  amanha: 1,
  tomorrow: 1,
};

/** Two digits mean the century in which they are nearest, at most twenty years ahead: 26 → 2026, 85 → 1985. */
function fullYear(text: string, today: LocalDate): number {
  const year = Number(text);
  if (text.length > 2) return year;
  const current = Number(today.slice(0, 4));
  const century = current - (current % 100);
  return century + year > current + 20 ? century - 100 + year : century + year;
}

function parts(text: string): [day: string, month: string, year: string] | null {
  const separated = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{2}|\d{4}))?$/.exec(text);
  const joined = separated ?? /^(\d{2})(\d{2})(\d{2}|\d{4})?$/.exec(text);
  return joined && [joined[1] ?? '', joined[2] ?? '', joined[3] ?? ''];
}

/**
 * Reads a date somebody typed or pasted: '18/09/2026', '18/9/26', '180926', '18/09' (this year), 'hoje', 'ontem',
 * 'amanhã', '2026-09-18'. Null when no such day exists.
 */
export function parseTypedDate(text: string, today: LocalDate = todayHere()): LocalDate | null {
  const folded = foldForSearch(text);
  const days = WORDS[folded];
  if (days !== undefined) return addDays(today, days);
  const iso = folded.slice(0, 10);
  if (isLocalDate(iso) && /^(?:t|$| )/.test(folded.slice(10))) return iso;
  const typed = parts(folded);
  if (!typed) return null;
  const [day, month, year] = typed;
  const date = localDateOf(fullYear(year || today.slice(0, 4), today), Number(month), Number(day));
  return isLocalDate(date) ? date : null;
}

/**
 * Writes the slashes while digits are typed: '1809' → '18/09', '1/' → '01'. Words are left alone, and so is a date
 * whose slashes both stand: a digit taken out of its middle must not pull the others along.
 */
export function maskTypedDate(text: string): string {
  if (!/^[\d/]*$/.test(text)) return text.slice(0, 10);
  const padded = text.replace(/(?<!\d)(\d)\/$/, '0$1/');
  if (padded.split('/').length > 2) return padded.slice(0, 10);
  const digits = padded.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}
