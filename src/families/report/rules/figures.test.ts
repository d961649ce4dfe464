import { expect, it } from 'vitest';
import type { ReportRow } from '../reportTypes';
import {
  arithmeticOf,
  figureOf,
  lastBalance,
  meanInCents,
  onlyWhere,
  ratioOf,
  sumInOneUnit,
  sumOf,
  totalOf,
  weightedMean,
  wordsOf,
} from './figures';

const ROWS: readonly ReportRow[] = [
  { part: 1, whole: 4, unit: 'kg' },
  { part: null, whole: 4, unit: 'kg' },
  { part: 2, whole: null, unit: 'kg' },
  { part: 2, whole: 8, unit: 'kg' },
];

it('reads figures and words, each as what it is', () => {
  expect([figureOf({ a: 0 }, 'a'), figureOf({ a: 'x' }, 'a'), figureOf({}, 'a')]).toEqual([0, null, null]);
  // What a report keeps without a column stays the text that a server may write.
  expect([figureOf({ a: '1' }, 'a'), figureOf({ a: '-60.5' }, 'a')]).toEqual([1, -60.5]);
  expect([figureOf({ a: '1.234,5' }, 'a'), figureOf({ a: '' }, 'a')]).toEqual([null, null]);
  expect([wordsOf({ a: 'x' }, 'a'), wordsOf({ a: 1 }, 'a'), wordsOf({}, 'a')]).toEqual(['x', '', '']);
});

it('sums without the dust of decimals, a zero too', () => {
  expect(sumOf([{ a: 0.1 }, { a: 0.2 }], 'a')).toBe(0.3);
  expect(sumOf([{ a: 0 }], 'a')).toBe(0);
});

it('totals a column by its own total, and one without not at all', () => {
  expect(totalOf({ field: 'part' }, ROWS)).toBeNull();
  expect(totalOf({ field: 'part', total: 'sum' }, ROWS)).toBe(5);
  expect(totalOf({ field: 'part', total: (rows) => rows.length }, ROWS)).toBe(4);
});

it('tells of a figure what is divided, and which rows are in it', () => {
  const of = (total: Parameters<typeof arithmeticOf>[0]['total']) =>
    arithmeticOf({ field: 'part', ...(total ? { total } : {}) }, ROWS);
  expect(of(undefined)).toBeNull();
  expect(of(() => 1)).toBeNull();
  expect(of('sum')).toMatchObject({ kind: 'sum', numerator: { value: 5 }, times: 1, counted: 3, left: 1 });
  expect(of(sumInOneUnit('part', 'unit'))).toMatchObject({ kind: 'sum', numerator: { value: 5 } });
  expect(of(ratioOf('part', 'whole'))).toMatchObject({
    kind: 'quotient',
    numerator: { fields: ['part'], value: 5 },
    denominator: { fields: ['whole'], value: 16 },
    times: 100,
    counted: 2,
    left: 2,
  });
  // 1 × 4 + 2 × 8 by 12.
  const mean = { kind: 'mean', numerator: { value: 20 }, denominator: { value: 12 }, times: 1, counted: 2 };
  expect(of(weightedMean('part', 'whole'))).toMatchObject(mean);
  expect(of(meanInCents('part', 'whole'))).toMatchObject(mean);
  expect(of(onlyWhere(ratioOf('part', 'whole'), () => false))).toMatchObject({ kind: 'quotient' });
});

it('divides by nothing never', () => {
  expect(weightedMean('part', 'whole')(ROWS)).toBeCloseTo(20 / 12, 9);
  expect(meanInCents('part', 'whole')(ROWS)).toBe(2);
  expect(weightedMean('part', 'whole')([{ part: 1, whole: 0 }])).toBeNull();
  expect(ratioOf('part', 'whole')([{ part: 1, whole: 0 }])).toBeNull();
  expect(ratioOf('part', 'whole')([{ part: null, whole: 4 }])).toBeNull();
  expect(ratioOf('part', 'whole', 1)([{ part: 1, whole: 1 }])).toBe(1);
});

it('knows a total only of the rows that have it', () => {
  const total = onlyWhere(ratioOf('part', 'whole'), (rows) => rows.length > 1);
  expect(total([{ part: 1, whole: 4 }])).toBeNull();
  expect(total([...ROWS])).toBe((5 / 16) * 100);
});

it('has no balance of rows without a place, nor of none', () => {
  expect(lastBalance('balance')([{ balance: 5 }])).toBeNull();
  expect(lastBalance('balance')([])).toBeNull();
  expect(lastBalance('balance')([{ balance: 5, order: 3 }])).toBe(5);
  expect(lastBalance('balance', 'place')([{ balance: 5, place: 3 }])).toBe(5);
});
