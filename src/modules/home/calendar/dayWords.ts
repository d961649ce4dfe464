import { type LocalDate, localDateToDate } from '@/platform/format/date';

function words(day: LocalDate, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, options).format(localDateToDate(day));
}

/** 'sex', without the dot that Portuguese puts after it. */
export function shortWeekday(day: LocalDate, language: string): string {
  return words(day, language, { weekday: 'short' }).replace('.', '');
}

/** 'sexta-feira, 20 de novembro de 2026'. */
export function wholeDay(day: LocalDate, language: string): string {
  return words(day, language, { dateStyle: 'full' });
}

/** 'sexta-feira, 20 de novembro'. */
export function dayAndMonth(day: LocalDate, language: string): string {
  return words(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** 'novembro de 2026'. */
export function monthAndYear(day: LocalDate, language: string): string {
  return words(day, language, { month: 'long', year: 'numeric' });
}

/** '20–26 de nov.', with the year where it is asked for. */
export function daySpan(first: LocalDate, last: LocalDate, language: string, withYear = false): string {
  const year = withYear ? ({ year: 'numeric' } as const) : {};
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', ...year }).formatRange(
    localDateToDate(first),
    localDateToDate(last),
  );
}

/** At the beginning of a line: 'Novembro de 2026'. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
