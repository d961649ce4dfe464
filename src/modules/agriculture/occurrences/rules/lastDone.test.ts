import { expect, test } from 'vitest';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { ageClass, colouredTypes, lastDone, NEVER, OTHERS, typeClass } from './lastDone';

const record = (id: number, type: string, happenedAt: string | null, subjectIds = [1]): OccurrenceRecord => ({
  id,
  type,
  subjectIds,
  state: happenedAt === null ? 'PLANNED' : 'DONE',
  plannedAt: happenedAt === null ? '2026-11-30T07:00' : null,
  happenedAt,
  observation: '',
  files: [],
  depletion: [],
  document: null,
  userName: '',
  values: {},
});
const ROWS = [
  record(1, 'plantio', '2026-10-01T08:00', [1, 2]),
  record(2, 'pulverizacao', '2026-11-20T08:00', [1]),
  record(3, 'pulverizacao', null, [2]),
  record(4, 'plantio', '2026-09-01T08:00', [1]),
];

test('the last thing done on a plot, of any type or of one; what is planned was not done', () => {
  const any = lastDone(ROWS, null);
  expect([any.get(1)?.id, any.get(2)?.id, any.get(3)?.id]).toEqual([2, 1, undefined]);
  expect(lastDone(ROWS, 'plantio').get(1)?.id).toBe(1);
  expect(lastDone(ROWS, 'colheita').size).toBe(0);
});

test('of what was done at the same time, the one that was entered last', () => {
  const at = '2026-10-01T08:00';
  const rows = [record(5, 'plantio', at), record(9, 'plantio', at), record(7, 'plantio', at)];
  expect(lastDone(rows, null).get(1)?.id).toBe(9);
  expect(lastDone(rows.toReversed(), null).get(1)?.id).toBe(9);
});

test.each([
  ['2026-11-24T23:00', 'd7'],
  ['2026-11-17T00:00', 'd7'],
  ['2026-11-16T23:59', 'd30'],
  ['2026-10-25T08:00', 'd30'],
  ['2026-08-26T08:00', 'd90'],
  ['2026-08-25T08:00', 'older'],
])('done at %s is %s on 24 November', (at, expected) => {
  expect(ageClass(record(1, 'plantio', at), '2026-11-24')).toBe(expected);
});

test('more types than colours: the least frequent ones share the last', () => {
  const last = new Map(
    ['a', 'a', 'b', 'b', 'c', 'd'].map((type, at) => [at, record(at, type, '2026-11-01T08:00')]),
  );
  const order = ['d', 'c', 'b', 'a'];
  expect(colouredTypes(last, order, 4)).toEqual(order);
  const coloured = colouredTypes(last, order, 3);
  expect(coloured).toEqual(['b', 'a', OTHERS]);
  expect(typeClass(last.get(4), coloured)).toBe(OTHERS);
  expect(typeClass(undefined, coloured)).toBe(NEVER);
});

test('of two that were done at the same moment the one that was entered later is the last', () => {
  const [first, second] = [5, 6].map((id) => record(id, 'plantio', '2026-10-01T08:00'));
  if (!first || !second) throw new Error('two');
  expect(lastDone([first, second], null).get(1)?.id).toBe(6);
  expect(lastDone([second, first], null).get(1)?.id).toBe(6);
});
