import { expect, test } from 'vitest';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { fieldBookPaper } from './fieldBookPaper';

const t = ((key: string) => key) as never;
const texts = { title: (slug: string) => slug, summary: () => '' } as never;
const record = (change: Partial<OccurrenceRecord>): OccurrenceRecord => ({
  id: 1,
  type: 'pulverizacao',
  subjectIds: [1],
  state: 'DONE',
  plannedAt: null,
  happenedAt: '2026-11-20T08:00',
  observation: '',
  files: [],
  depletion: [],
  document: null,
  userName: 'ANA',
  values: { dose: 2 },
  ...change,
});
const row = (one: OccurrenceRecord, inputs: object[] = []) => {
  const line = {
    record: one,
    happenedAt: '2026-11-20T08:00',
    hectares: 10,
    inputs,
    freeOn: null,
    enterFrom: null,
  };
  return fieldBookPaper(t, 'Caderno', [line as never], texts, {}).rows[0] ?? [];
};
const DOSE = 3;
const INPUTS = 4;

test('a dose has the unit of its field, else that in which its product was taken out of stock', () => {
  const lines = [{ productId: 1, unit: 'L', quantity: 20, farmId: null }];
  expect(row(record({ depletion: lines }))[DOSE]).toBe('2 L');
  expect(row(record({}))[DOSE]).toBe('2');
  expect(row(record({ type: 'adubacao', values: { dose: 300 } }))[DOSE]).toBe('300 kg');
});

test('a product whose part of this plot is not known is named without a quantity', () => {
  expect(row(record({}), [{ productId: 1, unit: 'L', quantity: null }])[INPUTS]).toBe('book.unknownProduct');
  expect(row(record({}), [{ productId: 1, unit: 'L', quantity: 4.5 }])[INPUTS]).toBe(
    'book.unknownProduct 4,5 L',
  );
});
