import { expect, test } from 'vitest';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { judgeHour } from './sprayHours';
import {
  byDayAhead,
  clashesOf,
  hourAt,
  needsOf,
  plannedAhead,
  proposedDay,
  proposedStart,
} from './weekAhead';

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

const AROUND = { planned: [], records: [], now: NOW };
/** Hours one behind the other. */
const stretch = (day: string, from: number, count: number, wind?: number) =>
  Array.from({ length: count }, (_, at) => hour(`${day}T${String(from + at).padStart(2, '0')}:00`, wind));

test('the start that is nearest to the plan, of hours that suit, are light and have not begun', () => {
  const hours = [
    hour('2026-11-24T06:00'),
    hour('2026-11-24T09:00'),
    hour('2026-11-26T07:00', 14),
    hour('2026-11-26T11:00'),
    hour('2026-11-26T05:00'),
    hour('2026-11-26T18:00'),
  ];
  expect(hourAt(hours, '2026-11-26T07:40')?.state).toBe('against');
  expect(hourAt(hours, '2026-11-27T07:40')).toBeUndefined();
  const of = (at: string, all = hours) => proposedStart(record(1, at), all, AROUND);
  // Five in the morning is nearer, and dark.
  expect(of('2026-11-26T07:00')).toBe('2026-11-26T11:00');
  expect(of('2026-11-26T19:00')).toBe('2026-11-26T11:00');
  expect(of('2026-11-20T07:00')).toBe('2026-11-24T09:00');
  expect(of('2026-11-26T07:00', [hour('2026-11-26T07:00', 14)])).toBeUndefined();
});

test('the proposal lets the work take as long as it takes, and finds its machine free', () => {
  const long = record(1, '2026-11-26T08:00', {
    values: { machine: 'TRATOR', endAt: '2026-11-26T11:00' },
  });
  const hours = [
    ...stretch('2026-11-26', 8, 2),
    ...stretch('2026-11-27', 7, 3),
    ...stretch('2026-11-28', 7, 4),
  ];
  expect(proposedStart(long, hours, AROUND)).toBe('2026-11-27T07:00');
  const other = record(2, '2026-11-27T14:00', { values: { machine: 'trator' } });
  const around = { ...AROUND, planned: [long, other] };
  const proposed = proposedStart(long, hours, around);
  expect(proposed).toBe('2026-11-28T07:00');
  // What is proposed is not warned of once it is taken.
  expect(
    clashesOf({ ...long, plannedAt: proposed ?? '', values: { machine: 'TRATOR' } }, around.planned),
  ).toEqual([]);
  const hoursOnly = record(3, '2026-11-26T08:00', { values: { hours: 3.5 } });
  expect(proposedStart(hoursOnly, hours, AROUND)).toBe('2026-11-28T07:00');
});

test('overdue work of one machine is proposed for a day on which it is free', () => {
  const late = record(1, '2026-11-20T08:00', { values: { machine: 'TRATOR' } });
  const tomorrow = record(2, '2026-11-25T13:00', { values: { machine: 'TRATOR' } });
  expect(proposedDay(late, AROUND)).toBe('2026-11-25T08:00');
  expect(proposedDay(late, { ...AROUND, planned: [late, tomorrow] })).toBe('2026-11-26T08:00');
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
