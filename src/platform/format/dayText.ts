import { formatDate, toLocalDate } from '@/platform/format/date';
import { formatLocale } from '@/platform/format/formatLocale';
import { formatTimeOfDay } from '@/platform/format/instant';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/**
 * A day in a sentence or beside a figure: '12/11/2026'; in English '12 Nov 2026', for 12/11 reads as December 11th
 * there. Grids and fields keep dd/MM/yyyy in both languages: `formatDate`. What is no date is ''.
 */
export function dayText(value: string | null | undefined): string {
  const short = shortDayText(value);
  if (short === '' || formatLocale() === 'pt-BR') return formatDate(value);
  return `${short} ${(toLocalDate(value) ?? '').slice(0, 4)}`;
}

/** A day whose year goes without saying: '12/11'; in English '12 Nov'. */
export function shortDayText(value: string | null | undefined): string {
  const date = toLocalDate(value);
  if (date === null) return '';
  if (formatLocale() === 'pt-BR') return formatDate(date).slice(0, 5);
  return `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''}`;
}

/** A moment in a sentence: '12/11/2026 13:03'; in English '12 Nov 2026, 13:03'. */
export function momentText(value: string | null | undefined): string {
  const day = dayText(value);
  if (day === '') return '';
  return `${day}${formatLocale() === 'pt-BR' ? ' ' : ', '}${formatTimeOfDay(value)}`;
}
