import type { TFunction } from 'i18next';

/** Part of the day that the greeting names: morning before 12 h, afternoon before 18 h, then evening. */
export function greetingKey(hour: number) {
  return hour < 12 ? 'greeting.morning' : hour < 18 ? 'greeting.afternoon' : 'greeting.evening';
}

/** 'Bom dia, José'; to somebody without a name 'Bom dia'. */
export function greetingOf(name: string, hour: number, t: TFunction<'home'>): string {
  return t(greetingKey(hour), { name: firstName(name) }).replace(/,\s*$/, '');
}

/** How somebody is called: the first name, which registers keep in capitals, written as names are. */
export function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return first === first.toUpperCase() ? first.charAt(0) + first.slice(1).toLowerCase() : first;
}

/**
 * 'Sexta-feira, 18 de setembro de 2026': the day in full, at the beginning of a line. With words of our own: to load the
 * browser's takes longer than to draw half the page.
 */
export function dayInFull(now: Date, t: TFunction<'home'>): string {
  return t('greeting.day', {
    weekday: t(`greeting.weekdays.${now.getDay()}`, ''),
    day: now.getDate(),
    month: t(`greeting.months.${now.getMonth()}`, ''),
    year: now.getFullYear(),
  });
}
