import { type LocalDate, localDateToDate } from '@/platform/format/date';

/** 'sex' or 'sexta-feira', in the language of the screen. */
export function weekday(date: LocalDate, language: string, weekday: 'short' | 'long' = 'short'): string {
  return new Intl.DateTimeFormat(language, { weekday }).format(localDateToDate(date)).replace('.', '');
}
