import { describe, expect, it } from 'vitest';
import { capitalised, dayAndMonth, daySpan, monthAndYear, shortWeekday, wholeDay } from './namedDays';

/** Spaces of any width as plain ones. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('days in words', () => {
  it.each([
    ['pt-BR', 'segunda-feira, 23 de novembro de 2026', 'segunda-feira, 23 de novembro', 'novembro de 2026'],
    ['en-US', 'Monday, 23 November 2026', 'Monday, 23 November', 'November 2026'],
  ])('in %s', (language, whole, short, month) => {
    expect(wholeDay('2026-11-23', language)).toBe(whole);
    expect(dayAndMonth('2026-11-23', language)).toBe(short);
    expect(monthAndYear('2026-11-23', language)).toBe(month);
  });

  it.each([
    ['pt-BR', /^23 ?– ?29 de nov\.?$/],
    ['en-US', /^23–29 Nov$/],
  ])('a week in %s', (language, text) => {
    expect(plain(daySpan('2026-11-23', '2026-11-29', language))).toMatch(text);
  });

  it('names both months and the year where a week has two', () => {
    expect(plain(daySpan('2026-11-30', '2026-12-06', 'en-US', true))).toMatch(/^30 Nov ?– ?6 Dec 2026$/);
  });

  it('leaves out the dot of Portuguese and begins a line with a capital', () => {
    expect(shortWeekday('2026-11-23', 'pt-BR')).toBe('seg');
    expect(capitalised('novembro')).toBe('Novembro');
  });
});
