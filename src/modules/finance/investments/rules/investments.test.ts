import { describe, expect, it } from 'vitest';
import { addDays } from '@/platform/format/date';
import type { Investment } from '../investmentTypes';
import { incomeTaxRate, iofRate } from './investmentTaxes';
import { incomeOfPart, maturityOf, positionRow, principalOf, sameDueDates, taxesOf } from './positions';

const START = '2026-01-05';
const investment = (more: Partial<Investment> = {}): Investment => ({
  id: 1,
  version: 1,
  type: 'CDB',
  product: 'CDB 110% CDI',
  deposits: [{ day: START, cents: 10_000_000 }],
  redemptions: [],
  dueDate: null,
  income: 600_000,
  incomeDay: null,
  ...more,
});

describe('taxes (finance-decisions §4.8)', () => {
  it('100 000,00 with 6 000,00 after 300 days: 20 %, 1 200,00, net 104 800,00', () => {
    const day = addDays(START, 300);
    expect(taxesOf(investment(), { principal: 10_000_000, income: 600_000, day })).toEqual({
      income: 600_000,
      incomeTax: 120_000,
      iof: 0,
      net: 10_480_000,
    });
  });

  it.each([
    [180, 22.5],
    [181, 20],
    [360, 20],
    [361, 17.5],
    [720, 17.5],
    [721, 15],
  ])('after %i days %d %%', (days, rate) => expect(incomeTaxRate('CDB', days, START)).toBe(rate));

  it('IOF is due below 30 days alone, and income tax on the rest of the gain', () => {
    expect([1, 10, 29, 30].map((days) => iofRate('CDB', days, START))).toEqual([96, 66, 3, 0]);
    const day = addDays(START, 10);
    expect(taxesOf(investment(), { principal: 10_000_000, income: 10_000, day })).toMatchObject({
      iof: 6_600,
      incomeTax: 765,
    });
  });

  it('LCA, LCI and savings pay neither', () => {
    const day = addDays(START, 10);
    const lca = investment({ type: 'LCA' });
    expect(taxesOf(lca, { principal: 10_000_000, income: 10_000, day })).toMatchObject({
      iof: 0,
      incomeTax: 0,
    });
  });
});

it('what came in first goes out first, and a part of the principal has its part of the gain', () => {
  const two = investment({
    deposits: [
      { day: START, cents: 100 },
      { day: addDays(START, 400), cents: 300 },
    ],
    redemptions: [{ id: 1, day: addDays(START, 401), principal: 150, income: 9, incomeTax: 1, iof: 0 }],
  });
  expect(principalOf(two)).toBe(250);
  expect(positionRow(two, START)).toMatchObject({ principal: 250, realised: 9 });
  expect(incomeOfPart(600, 25, 100)).toBe(150);
  expect(incomeOfPart(null, 25, 100)).toBeNull();
});

it('a figure that is not sent is unknown', () => {
  expect(positionRow(investment({ income: null }), START)).toMatchObject({
    income: null,
    incomeTax: null,
    net: null,
  });
});

it('due dates of recurring deposits are all empty or all the same (FA-277)', () => {
  expect([sameDueDates([null, null]), sameDueDates(['2027-01-01', '2027-01-01'])]).toEqual([true, true]);
  expect([sameDueDates([null, '2027-01-01']), sameDueDates(['2027-01-02', '2027-01-01'])]).toEqual([
    false,
    false,
  ]);
});

it('says what is due soon, and what is past due', () => {
  expect(maturityOf(investment({ dueDate: addDays(START, 30) }), START)).toBe('soon');
  expect(maturityOf(investment({ dueDate: addDays(START, 31) }), START)).toBe('later');
  expect(maturityOf(investment({ dueDate: addDays(START, -1) }), START)).toBe('overdue');
});
