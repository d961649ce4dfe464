import { type LocalDate, localDateToDate } from '@/platform/format/date';

/** English writes the day first here, as the grids do: the country's English is the one that does so. */
const written = (language: string) => (language === 'en-US' ? 'en-GB' : language);

function words(day: LocalDate, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(written(language), options).format(localDateToDate(day));
}

/** Weekday and day with one comma between them: browsers differ in whether they write it in English. */
function named(day: LocalDate, language: string, date: Intl.DateTimeFormatOptions): string {
  return `${words(day, language, { weekday: 'long' })}, ${words(day, language, date)}`;
}

/** 'sex', without the dot that Portuguese puts after it. */
export function shortWeekday(day: LocalDate, language: string): string {
  return words(day, language, { weekday: 'short' }).replace('.', '');
}

/** 'sexta-feira, 20 de novembro de 2026', 'Friday, 20 November 2026'. */
export function wholeDay(day: LocalDate, language: string): string {
  return named(day, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** 'sexta-feira, 20 de novembro', 'Friday, 20 November'. */
export function dayAndMonth(day: LocalDate, language: string): string {
  return named(day, language, { day: 'numeric', month: 'long' });
}

/** 'novembro de 2026'. */
export function monthAndYear(day: LocalDate, language: string): string {
  return words(day, language, { month: 'long', year: 'numeric' });
}

/** '20–26 de nov.', '20–26 Nov', with the year where it is requested. */
export function daySpan(first: LocalDate, last: LocalDate, language: string, withYear = false): string {
  const year = withYear ? ({ year: 'numeric' } as const) : {};
  const format = new Intl.DateTimeFormat(written(language), { day: 'numeric', month: 'short', ...year });
  // Within one month English browsers put spaces around the dash, which then parts more than it joins.
  return format.formatRange(localDateToDate(first), localDateToDate(last)).replace(/^(\d+)\s–\s/u, '$1–');
}

/** At the beginning of a line: 'Novembro de 2026'. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
