import { afterEach, describe, expect, it } from 'vitest';
import { setFormatLocale } from '@/platform/format/formatLocale';
import { lotName } from './choice/lotChoice';
import { graceWarning } from './occurrences/parts/treatment';

afterEach(() => setFormatLocale('pt-BR'));

/** Papers and columns of lists keep dd/MM/yyyy in both languages, as the fields that dates are typed into do. */
const KEEPS = ['bulletinPaper.ts', 'useOccurrenceColumns.ts'];
const sources = import.meta.glob<string>(
  ['./**/*.{ts,tsx}', '../../families/occurrence/**/*.{ts,tsx}', '!./**/*.test.*', '!../../**/*.test.*'],
  { query: '?raw', import: 'default', eager: true },
);

describe('days on the pages of lots', () => {
  it('have one form in English', () => {
    setFormatLocale('en-US');
    const t = ((_key: string, values?: object) => Object.values(values ?? {}).join()) as never;
    const lot = {
      id: 1,
      number: '35',
      aviaryId: 2,
      aviaryName: 'AVIARIO 5',
      housingDate: '2026-10-16',
      closingDate: null,
    };
    expect(lotName(t, lot)).toContain('16 Oct 2026');
    const treated = { startDate: '2026-11-17', treatmentDays: 3, graceDays: 2 } as never;
    expect(graceWarning(treated)[0]?.values).toEqual({ date: '21 Nov 2026' });
  });

  it('are written in words of the language wherever a sentence names one', () => {
    const numeric = Object.entries(sources).filter(([path, source]) => {
      const kept = KEEPS.some((name) => path.endsWith(name));
      return !kept && /\bformat(?:Date|DateTime|LocalDateTime)\(/.test(source);
    });
    expect(Object.keys(sources).length).toBeGreaterThan(100);
    expect(numeric.map(([path]) => path)).toEqual([]);
  });
});
