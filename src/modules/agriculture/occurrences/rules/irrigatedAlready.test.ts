import { expect, test } from 'vitest';
import type { OccurrenceRecord, OccurrenceValues } from '@/families/occurrence/occurrenceTypes';
import { irrigatedAlready } from './irrigatedAlready';

const record = (change: Partial<OccurrenceRecord> = {}): OccurrenceRecord => ({
  id: 3,
  type: 'irrigacao',
  subjectIds: [1],
  state: 'DONE',
  plannedAt: null,
  happenedAt: '2026-11-20T06:00',
  observation: '',
  files: [],
  depletion: [],
  document: null,
  userName: 'ANA',
  values: { mm: 12.5, endAt: '2026-11-22T18:00' },
  ...change,
});
const values = (happenedAt: string | null, change: object = {}) =>
  ({
    state: 'DONE',
    happenedAt,
    plannedAt: null,
    subjectIds: [1],
    endAt: null,
    ...change,
  }) as unknown as OccurrenceValues;

test('irrigation on a day of another one of the plot is said, with its depth and first day', () => {
  expect(irrigatedAlready(values('2026-11-21T05:00'), [record()], null)).toEqual([
    { field: 'mm', key: 'irrigatedAlready', values: { mm: '12,5', date: '20/11/2026' } },
  ]);
  expect(
    irrigatedAlready(values('2026-11-19T05:00', { endAt: '2026-11-20T09:00' }), [record()], null),
  ).toHaveLength(1);
});

test('another day, another plot, other work and itself are none', () => {
  expect(irrigatedAlready(values('2026-11-23T05:00'), [record()], null)).toEqual([]);
  expect(irrigatedAlready(values('2026-11-21T05:00', { subjectIds: [2] }), [record()], null)).toEqual([]);
  expect(irrigatedAlready(values('2026-11-21T05:00'), [record({ type: 'plantio' })], null)).toEqual([]);
  expect(irrigatedAlready(values('2026-11-21T05:00'), [record()], 3)).toEqual([]);
  expect(irrigatedAlready(values(null), [record()], null)).toEqual([]);
});
