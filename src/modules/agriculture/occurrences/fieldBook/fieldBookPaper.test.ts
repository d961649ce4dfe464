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
const HARVESTS = { harvests: { options: [{ id: 7, name: 'SOJA 2026/27' }] } };
const row = (one: OccurrenceRecord, inputs: object[] = [], crop: object | null = null) => {
  const line = {
    record: one,
    happenedAt: '2026-11-20T08:00',
    hectares: 10,
    inputs,
    freeOn: null,
    enterFrom: null,
    crop,
  };
  return fieldBookPaper(t, 'Caderno', [line as never], texts, HARVESTS).rows[0] ?? [];
};
const CROP = 3;
const DOSE = 4;
const QUANTITY = 5;
const INPUTS = 6;
const WHO = 10;

test('a dose has the unit of its own, of its type, or in which its product was taken out of stock, and its quantity', () => {
  const lines = [{ productId: 1, unit: 'L', quantity: 20, farmId: null }];
  const shown = (one: OccurrenceRecord) => [row(one)[DOSE], row(one)[QUANTITY]];
  expect(shown(record({ values: { dose: 500, doseUnit: 'mL' } }))).toEqual(['500 mL', '5 L']);
  expect(shown(record({ depletion: lines }))).toEqual(['2 L', '20 L']);
  expect(shown(record({}))).toEqual(['book.unitUnknown', 'book.unitUnknown']);
  expect(shown(record({ type: 'adubacao', values: { dose: 300 } }))).toEqual(['300 kg', '3.000 kg']);
  expect(shown(record({ values: { dose: 0.0033, doseUnit: 'L' } }))).toEqual(['0,0033 L', '0,033 L']);
});

test('names the agronomist and what stood on the plot', () => {
  const of = row(record({ values: { agronomist: 'ANA, CREA 123', responsible: 'ZE' } }));
  expect(of[WHO]).toBe('ZE · book.agronomist');
  expect(row(record({}), [], { seed: 'BRS 1003', harvestId: 7 })[CROP]).toBe('SOJA 2026/27 · BRS 1003');
  expect(row(record({}))[CROP]).toBe('');
});

test('a product whose part of this plot is not known is named without a quantity', () => {
  expect(row(record({}), [{ productId: 1, unit: 'L', quantity: null }])[INPUTS]).toBe('book.unknownProduct');
  expect(row(record({}), [{ productId: 1, unit: 'L', quantity: 4.5 }])[INPUTS]).toBe(
    'book.unknownProduct 4,5 L',
  );
});
