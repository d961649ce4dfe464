import { expect, it } from 'vitest';
import type { ReportRow } from '@/families/report/reportTypes';
import { taxChoices, taxLines } from './incomeTax';
import { familyRows, FAMILY_FOOT, monthsBegun } from './familyYear';
import { deltaOf, percentOf, planningRows } from './planningRows';

const REAIS = 100;

it.each([
  // Income, expense, taxable as computed, carried, taxable presumed; losses of 50 000 before.
  [1_000_000, 700_000, 250_000, 0, 200_000],
  [1_000_000, 900_000, 50_000, 0, 100_000],
  [1_000_000, 1_100_000, 0, 150_000, null],
  [1_000_000, 970_000, 0, 20_000, 30_000],
])('chooses of income %i and expense %i what is taxed', (income, expense, taxable, carried, presumed) => {
  const choices = taxChoices(income * REAIS, expense * REAIS, 50_000 * REAIS);
  expect(choices.computed).toEqual({ taxable: taxable * REAIS, carried: carried * REAIS });
  expect(choices.presumed).toEqual(presumed === null ? null : { taxable: presumed * REAIS });
});

it('computes the result and the closing herd, and tells neither where a line is not known', () => {
  const month = (income: number, expense: number): ReportRow => ({ section: 'MONTH', income, expense });
  const heads = (line: string, quantity: number | null): ReportRow => ({
    section: 'HERD',
    line,
    detail: 'BOVINOS',
    quantity,
  });
  const herd = [heads('OPENING', 182), heads('BOUGHT', 24), heads('BORN', 61), heads('LOST', 5)];
  const losses: ReportRow = { section: 'RESULT', line: 'FORMER_LOSSES', value: 0 };
  const lineOf = (rows: readonly ReportRow[], line: string) =>
    taxLines(rows).find((row) => row['line'] === line);
  const rows = [month(1000, 400), month(500, 700), losses, ...herd, heads('SOLD', 74)];
  expect(taxLines(rows)[1]?.['value']).toBe(-200);
  expect(lineOf(rows, 'TAXABLE_RECKONED')?.['value']).toBe(400);
  expect(lineOf(rows, 'CLOSING')?.['quantity']).toBe(188);
  expect(lineOf([...rows, heads('SOLD', null)], 'CLOSING')?.['quantity']).toBeNull();
  expect(lineOf([month(1000, 400)], 'TAXABLE_RECKONED')?.['value']).toBeNull();
  expect(new Set(taxLines(rows.map((row, at) => ({ ...row, id: at + 1 }))).map(({ id }) => id)).size).toBe(
    rows.length + 5,
  );
});

it('takes the mean of the family over the months that have begun, and its balance from both sides', () => {
  expect(monthsBegun(2026, '2026-03-15')).toBe(3);
  expect(monthsBegun(2025, '2026-03-15')).toBe(12);
  expect(monthsBegun(2027, '2026-03-15')).toBe(0);
  const rows = familyRows(
    [
      { side: 'INCOME', m01: 1000, m02: 1001, m03: null },
      { side: 'EXPENSE', m01: 400, m02: null, m03: null },
      { side: 'EXPENSE', m01: 1200, m02: 0, m03: 0 },
    ],
    2,
  );
  expect(rows.map(({ total, mean }) => [total, mean])).toEqual([
    [2001, 1001],
    [400, 200],
    [1200, 600],
  ]);
  expect(rows.map(({ share }) => share)).toEqual([100, 25, 75]);
  expect(FAMILY_FOOT.at(-1)?.figures(rows)).toMatchObject({ m01: -600, m02: 1001, m03: 0, total: 401 });
});

it('compares a plan only with what has come', () => {
  const rows = planningRows([
    { incomePlanned: 4000, incomeDue: 1000, incomeActual: 900 },
    { incomePlanned: 5000, incomeDue: null, incomeActual: null },
  ]);
  expect(rows.map(({ incomeDelta, incomePercent }) => [incomeDelta, incomePercent])).toEqual([
    [-100, 90],
    [null, null],
  ]);
  expect(deltaOf('income')(rows)).toBe(-100);
  expect(percentOf('income')(rows)).toBe(90);
});

it('takes a side without any line as nothing, and no year without both', () => {
  const rows = (income: number | null, expense: number | null): ReportRow[] => [
    { section: 'MONTH', income, expense },
    { section: 'RESULT', line: 'FORMER_LOSSES', value: 0 },
  ];
  const valueOf = (line: string, income: number | null, expense: number | null) =>
    taxLines(rows(income, expense)).find((row) => row['line'] === line)?.['value'];
  expect(valueOf('YEAR_RESULT', 1000, null)).toBe(1000);
  expect(valueOf('TAXABLE_RECKONED', 1000, null)).toBe(1000);
  expect(valueOf('TAXABLE_PRESUMED', 1000, null)).toBe(200);
  expect(valueOf('YEAR_RESULT', null, 400)).toBe(-400);
  expect(valueOf('LOSS_CARRIED', null, 400)).toBe(400);
  expect(valueOf('YEAR_RESULT', null, null)).toBeUndefined();
  expect(taxLines(rows(null, null)).map(({ value }) => value)).toEqual([null, 0]);
});

it('closes the herd of each species by itself, one without a name too', () => {
  const heads = (line: string, quantity: number, detail?: string): ReportRow => ({
    section: 'HERD',
    line,
    quantity,
    unit: 'CAB',
    ...(detail ? { detail } : {}),
  });
  const rows = [
    heads('OPENING', 10, 'BOVINOS'),
    heads('LOST', 3, 'BOVINOS'),
    heads('OPENING', 5),
    heads('SOLD', 1),
  ];
  const closing = taxLines(rows).filter((row) => row['line'] === 'CLOSING');
  expect(closing.map(({ detail, unit, quantity }) => [detail, unit, quantity])).toEqual([
    ['BOVINOS', 'CAB', 7],
    [null, 'CAB', 4],
  ]);
});
