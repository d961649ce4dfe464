import { expect, test } from 'vitest';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { judgeHour } from './sprayHours';
import { byDayAhead, clashesOf, hourAt, nearestSuiting, needsOf, plannedAhead } from './weekAhead';

const NOW = '2026-11-24T08:30';
const record = (id: number, plannedAt: string | null, changes: Partial<OccurrenceRecord> = {}) =>
  ({
    id,
    type: 'pulverizacao',
    subjectIds: [1],
    state: plannedAt === null ? 'DONE' : 'PLANNED',
    plannedAt,
    happenedAt: plannedAt === null ? NOW : null,
    observation: '',
    files: [],
    depletion: [],
    document: null,
    userName: '',
    values: {},
    ...changes,
  }) satisfies OccurrenceRecord;
const hour = (at: string, wind = 6) =>
  judgeHour({ at, source: 'FORECAST', temperature: 24, humidity: 70, wind, rain: 0 });

test('seven days of what is planned, with what is overdue before them', () => {
  const rows = [
    record(1, '2026-11-30T23:00'),
    record(2, '2026-12-01T00:00'),
    record(3, '2026-11-20T08:00'),
    record(4, null),
  ];
  expect(plannedAhead(rows, NOW).map(({ id }) => id)).toEqual([3, 1]);
});

test('work of several days stands on each day that is left of it, and is late only after its end', () => {
  const rows = [
    record(1, '2026-11-20T08:00'),
    record(2, '2026-11-23T08:00', { values: { endAt: '2026-11-26T12:00' } }),
    record(3, '2026-11-25T08:00', { values: { endAt: null } }),
    record(4, '2026-11-29T08:00', { values: { endAt: '2026-12-03T08:00' } }),
    record(5, '2026-11-23T08:00', { values: { endAt: '2026-11-24T08:00' } }),
  ];
  const days = byDayAhead(plannedAhead(rows, NOW), NOW);
  const works = days.flatMap((one) => one.works);
  expect(works.filter(({ continued }) => continued).map(({ record, day }) => [record.id, day])).toEqual([
    [2, 3],
    [2, 4],
    [4, 2],
  ]);
  expect(
    days.map(({ date, works: of }) => [date, of.map((work) => [work.record.id, work.day, work.days])]),
  ).toEqual([
    [
      null,
      [
        [1, 1, 1],
        [5, 1, 2],
      ],
    ],
    ['2026-11-24', [[2, 2, 4]]],
    [
      '2026-11-25',
      [
        [2, 3, 4],
        [3, 1, 1],
      ],
    ],
    ['2026-11-26', [[2, 4, 4]]],
    ['2026-11-29', [[4, 1, 5]]],
    ['2026-11-30', [[4, 2, 5]]],
  ]);
});

test('the hour that suits nearest to the plan, of those that have not begun', () => {
  const hours = [
    hour('2026-11-24T06:00'),
    hour('2026-11-24T09:00'),
    hour('2026-11-26T07:00', 14),
    hour('2026-11-26T11:00'),
    hour('2026-11-26T03:00'),
  ];
  expect(hourAt(hours, '2026-11-26T07:40')?.state).toBe('against');
  expect(hourAt(hours, '2026-11-27T07:40')).toBeUndefined();
  // Both lie four hours from it.
  expect(nearestSuiting(hours, '2026-11-26T07:00', NOW)?.at).toBe('2026-11-26T03:00');
  expect(nearestSuiting(hours, '2026-11-20T07:00', NOW)?.at).toBe('2026-11-24T09:00');
  expect(nearestSuiting([hour('2026-11-26T07:00', 14)], '2026-11-26T07:00', NOW)).toBeUndefined();
});

test('one machine cannot be in two places on a day', () => {
  const [one, same, late, none] = [
    record(1, '2026-11-25T08:00', { values: { machine: 'Trator 6110' } }),
    record(2, '2026-11-25T14:00', { values: { machine: 'TRATOR 6110 ' } }),
    record(3, '2026-11-26T08:00', { values: { machine: 'TRATOR 6110' } }),
    record(4, '2026-11-25T08:00', { values: { machine: '' } }),
  ] as const;
  const all = [one, same, late, none];
  expect(clashesOf(one, all).map(({ id }) => id)).toEqual([2]);
  expect(clashesOf(none, all)).toEqual([]);
  const lasting = { ...one, values: { ...one.values, endAt: '2026-11-26T12:00' } };
  expect(clashesOf(lasting, all).map(({ id }) => id)).toEqual([2, 3]);
  expect(clashesOf(late, [lasting, same]).map(({ id }) => id)).toEqual([1]);
});

test('needs of one property are added; of another, or in another unit, they stand apart', () => {
  const line = { productId: 101, unit: 'L', quantity: 10, farmId: null };
  const needs = needsOf(
    [
      record(1, NOW, { subjectIds: [1], depletion: [line] }),
      record(2, NOW, { subjectIds: [2], depletion: [{ ...line, quantity: 5.5 }] }),
      record(3, NOW, { subjectIds: [3], depletion: [line, { ...line, unit: 'KG' }] }),
      record(4, NOW, { subjectIds: [3], depletion: [{ ...line, farmId: 70 }] }),
    ],
    (plotId) => (plotId === 3 ? 80 : 70),
  );
  expect(needs.map(({ plotId, unit, quantity }) => [plotId, unit, quantity])).toEqual([
    [1, 'L', 25.5],
    [3, 'L', 10],
    [3, 'KG', 10],
  ]);
});
