import { describe, expect, test } from 'vitest';
import type { OccurrenceContext } from '@/families/occurrence/occurrenceTypes';
import { loading } from '../types/loading';
import { weighing } from '../types/weighing';
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

const warned = (
  descriptor: typeof loading,
  values: Record<string, unknown>,
  record: Record<string, unknown> | null = null,
) => {
  const context = {
    subjects: [],
    records: [],
    now: '2026-03-18T06:00',
    record: record && { values: record },
  };
  const all = { happenedAt: '2026-03-18T06:00', subjectIds: [4], ...values };
  const found = descriptor.warn?.(
    all as unknown as Parameters<NonNullable<typeof loading.warn>>[0],
    context as unknown as OccurrenceContext,
  );
  return (found ?? []).map(({ key }) => key);
};

test('a last load that is corrected after its closing was reversed says that it closes again', () => {
  expect(warned(loading, { closesLot: true }, { closesLot: true })).toEqual(['closesAgain']);
  expect(warned(loading, { closesLot: false }, { closesLot: true })).toEqual([]);
  expect(warned(loading, { closesLot: true })).toEqual([]);
});

test('a handful of birds says nothing of how many would be needed', () => {
  expect(warned(weighing, { readings: '900 1400 700' })).toEqual(['tinySample']);
  expect(warned(weighing, { readings: '900 910 920 890 1200' })).toContain('smallSample');
});
