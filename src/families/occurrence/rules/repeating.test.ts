import { expect, it } from 'vitest';
import { defineOccurrence } from '../defineOccurrence';
import type { OccurrenceRecord } from '../occurrenceTypes';
import { repeatedOn, repeatedTo, repeatingLeft, usualRepeating } from './repeating';

const record: OccurrenceRecord = {
  id: 4,
  type: 'trabalho',
  subjectIds: [1, 2],
  state: 'DONE',
  plannedAt: '2026-02-25T07:00',
  happenedAt: '2026-02-26T08:30',
  observation: 'BORDADURA',
  files: [{ id: 3, name: 'nota.pdf' }],
  depletion: [{ productId: 5, unit: 'L', quantity: 2, farmId: null }],
  document: { id: 9, number: '4101' },
  userName: 'ANA',
  version: 6,
  values: { product: 'X', endAt: '2026-02-27T10:00' },
};
const work = defineOccurrence({
  slug: 'trabalho',
  where: [],
  needsAnimals: false,
  subject: 'several',
  plannable: true,
  depletes: 'several',
  fields: [
    { name: 'endAt', kind: 'dateTime' },
    { name: 'product', kind: 'text', maxLength: 10 },
  ],
  emptyValues: { product: '', endAt: null },
  effects: () => [],
  summary: () => '',
});

it('proposes a week after the work, and no day that is past', () => {
  expect(usualRepeating(record, '2026-02-26').first).toBe('2026-03-05');
  expect(usualRepeating(record, '2026-06-01').first).toBe('2026-06-01');
});

it('counts days over the end of a month, and knows what is left after some of them', () => {
  const repeating = { first: '2026-02-20', every: 10, times: 3 };
  expect(repeatedOn(repeating)).toEqual(['2026-02-20', '2026-03-02', '2026-03-12']);
  expect(repeatedOn(repeatingLeft(repeating, 2))).toEqual(['2026-03-12']);
});

it('plans the work anew at its hour: what it keeps of days goes along, files and its document do not', () => {
  expect(repeatedTo(work, record, '2026-03-05')).toMatchObject({
    state: 'PLANNED',
    plannedAt: '2026-03-05T08:30',
    happenedAt: null,
    subjectIds: [1, 2],
    observation: 'BORDADURA',
    files: [],
    depletion: record.depletion,
    version: null,
    product: 'X',
    endAt: '2026-03-06T10:00',
  });
});
