import { afterEach, describe, expect, it } from 'vitest';
import { dayText, momentText, shortDayText } from '@/platform/format/dayText';
import { setFormatLocale } from '@/platform/format/formatLocale';

afterEach(() => setFormatLocale('pt-BR'));

describe('a day in words', () => {
  it('is written with slashes in Portuguese', () => {
    expect(dayText('2026-11-12')).toBe('12/11/2026');
    expect(shortDayText('2026-11-12')).toBe('12/11');
    expect(momentText('2026-11-12T13:03:00')).toBe('12/11/2026 13:03');
  });

  it('names its month in English, where 12/11 is December 11th', () => {
    setFormatLocale('en-US');
    expect(dayText('2026-11-12')).toBe('12 Nov 2026');
    expect(shortDayText('2026-12-01T00:00:00')).toBe('1 Dec');
    expect(momentText('2026-11-12T13:03:00')).toBe('12 Nov 2026, 13:03');
  });

  it.each(['pt-BR', 'en-US'])('is nothing for what is no date (%s)', (language) => {
    setFormatLocale(language);
    for (const value of [null, undefined, '', 'soon', '2026-02-30', '0001-01-01T00:00:00']) {
      expect([dayText(value), shortDayText(value), momentText(value)]).toEqual(['', '', '']);
    }
  });
});
