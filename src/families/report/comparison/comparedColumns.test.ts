import { expect, it } from 'vitest';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { Report, ReportColumn, ReportRow } from '../reportTypes';
import { pairRows } from '../rules/comparison';
import { ratioOf, sumOf } from '../rules/figures';
import { comparedArithmetic, comparedColumns, comparedFoot } from './comparedColumns';

const columns: Report['columns'] = [
  { field: 'account' },
  { field: 'value', kind: 'money', total: 'sum' },
  { field: 'kg', kind: 'number', total: 'sum', unit: 'kg', decimals: 0 },
  { field: 'share', kind: 'percent', total: ratioOf('value', 'kg') },
  { field: 'grown', kind: 'percent', total: () => 1, compared: false },
  { field: 'band', kind: 'choice', total: () => 1 },
];
const specOf = ({ field, unit, decimals, kind, hidden }: ReportColumn): SheetColumn<ReportRow> => ({
  field,
  header: field,
  kind: kind === 'choice' || kind === 'document' || kind === undefined ? 'text' : kind,
  ...(unit === undefined ? {} : { unit }),
  ...(decimals === undefined ? {} : { decimals }),
  ...(hidden ? { hidden } : {}),
});
const NOW: readonly ReportRow[] = [{ id: 1, account: 'A', value: 30, kg: 3, grown: 5 }];
const WAS: readonly ReportRow[] = [
  { id: 1, account: 'A', value: 20, kg: 4 },
  { id: 2, account: 'B', value: null, kg: 1 },
];
const { rows, sides } = pairRows({ same: ['account'] }, NOW, WAS);
const words = (part: string, column: string) => `${column} ${part}`;
const compared = (of = columns) => comparedColumns({ columns: of }, of.map(specOf), sides, words);
const one = (field: string) => compared().find((column) => column.field === field);

it('writes what stands beside a figure as the figure, a change as per cent, of a share in points', () => {
  const looks = (field: string) => {
    const { header, kind, unit, decimals } = one(field) ?? {};
    return [header, kind, unit, decimals];
  };
  expect(looks('kg~was')).toEqual(['kg was', 'number', 'kg', 0]);
  expect(looks('kg~delta')).toEqual(['kg delta', 'number', 'kg', 0]);
  expect(looks('kg~change')).toEqual(['kg change', 'percent', '', 1]);
  expect(looks('value~was')).toEqual(['value was', 'money', undefined, undefined]);
  expect(looks('share~was')).toEqual(['share was', 'percent', undefined, undefined]);
  expect(looks('share~delta')).toEqual(['share delta', 'percent', 'p.p.', undefined]);
  expect(one('share~change')).toBeUndefined();
});

it('compares neither what is a comparison already nor what is no figure', () => {
  const fields = compared().map(({ field }) => field);
  expect(fields.filter((field) => /^(?:grown|band|account)/.test(field))).toEqual([
    'account',
    'grown',
    'band',
  ]);
  expect(fields[0]).toBe('account');
  // Without a column of words in front, what compares comes first.
  expect(compared(columns.slice(1)).map(({ field }) => field)[0]).toBe('value');
  expect(rows.map((row) => one('grown')?.value?.(row))).toEqual([5, null]);
});

it('hides what stands beside a hidden column', () => {
  const hidden = compared([{ field: 'kg', kind: 'number', total: 'sum', hidden: true }]);
  expect(hidden.map((column) => column.hidden)).toEqual([true, true, true, true]);
});

it('tells how a figure of either time, or between both, comes about', () => {
  const of = (field: string, beside: typeof sides | null = sides) =>
    comparedArithmetic({ columns }, field, beside, beside ? rows : NOW);
  expect(of('value', null)).toMatchObject({ kind: 'sum', numerator: { value: 30 } });
  expect(of('value')).toMatchObject({ kind: 'sum', numerator: { value: 30 }, counted: 1, left: 0 });
  expect(of('value~was')).toMatchObject({ kind: 'sum', numerator: { value: 20 }, counted: 1, left: 1 });
  const both = {
    numerator: { fields: ['value'], value: 30, side: 'now' },
    denominator: { fields: ['value'], value: 20, side: 'was' },
    counted: 2,
    left: 1,
  };
  expect(of('value~delta')).toEqual({ ...both, kind: 'difference', times: 1 });
  expect(of('value~change')).toEqual({ ...both, kind: 'change', times: 100 });
  expect(of('account~delta')).toBeNull();
  expect(of('none')).toBeNull();
});

it('compares in the foot what its line has a figure for', () => {
  const line = { id: 'all', figures: (some: readonly ReportRow[]) => ({ value: sumOf(some, 'value') }) };
  expect(comparedFoot({ columns }, line, sides)(rows)).toEqual({
    value: 30,
    'value~was': 20,
    'value~delta': 10,
    'value~change': 50,
  });
});
