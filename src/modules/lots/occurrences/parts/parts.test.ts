import { describe, expect, test } from 'vitest';
import type { OccurrenceContext } from '@/families/occurrence/occurrenceTypes';
import { freeFrom, inGrace } from './treatment';

describe('grace', () => {
  test('last day 10/03 and nine days: from 19/03', () => {
    expect(freeFrom({ startDate: '2026-03-08', treatmentDays: 3, graceDays: 9 })).toBe('2026-03-19');
    expect(freeFrom({ startDate: '2026-03-10', treatmentDays: 1, graceDays: 0 })).toBe('2026-03-10');
    expect(freeFrom({ startDate: null, treatmentDays: 3, graceDays: 9 })).toBeNull();
  });

  test('birds that leave while a drug holds them are warned of, each drug by its day', () => {
    const treated = { principle: 'COLISTINA', startDate: '2026-03-08', treatmentDays: 3, graceDays: 9 };
    const record = (more: object) =>
      ({ id: 7, type: 'tratamentos', state: 'DONE', subjectIds: ['4'], values: treated, ...more }) as unknown;
    const warned = (day: string, more: object = {}) => {
      const context = { subjects: [], record: null, records: [record(more)], now: `${day}T06:00` };
      return inGrace(context as unknown as OccurrenceContext, '4', day).map(({ values }) => values);
    };
    expect(warned('2026-03-18')).toEqual([{ drug: 'COLISTINA', date: '19/03/2026' }]);
    expect(warned('2026-03-19')).toEqual([]);
    expect(warned('2026-03-18', { type: 'doencas' })).toHaveLength(1);
    // Of another lot, planned, or of another type.
    expect(warned('2026-03-18', { subjectIds: ['5'] })).toEqual([]);
    expect(warned('2026-03-18', { state: 'PLANNED' })).toEqual([]);
    expect(warned('2026-03-18', { type: 'visita' })).toEqual([]);
  });
});
