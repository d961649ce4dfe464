import AddOutlined from '@mui/icons-material/AddOutlined';
import { describe, expect, it } from 'vitest';
import { formatCell, type GridTexts } from './cellText';
import { type CellValue, type ColumnSpec, headOf, identifyingColumn, isNumeric, valueOf } from './columnSpec';

it('writes the unit of a column once, also where the header has it', () => {
  expect(headOf({ field: 'price', header: 'Preço', kind: 'money' })).toBe('Preço (R$)');
  expect(headOf({ field: 'price', header: 'Preço (R$)', kind: 'money' })).toBe('Preço (R$)');
  expect(headOf({ field: 'area', header: 'Área', kind: 'number', unit: 'ha' })).toBe('Área (ha)');
});

it.each([
  ['id', true],
  ['number', true],
  ['money', true],
  ['percent', true],
  ['date', false],
  ['text', false],
  [undefined, false],
] as const)('a column of kind %s is numeric: %s', (kind, is) => {
  expect(isNumeric({ field: 'a', header: 'A', ...(kind ? { kind } : {}) })).toBe(is);
});

it('a row is named by the column marked so, else by its first text', () => {
  const code = { field: 'code', header: 'Nº', kind: 'id' } as const;
  const name = { field: 'name', header: 'Nome' };
  const farm = { field: 'farm', header: 'Fazenda', identifying: true };
  expect(identifyingColumn([code, name])).toBe(name);
  expect(identifyingColumn([code, name, farm])).toBe(farm);
  expect(identifyingColumn([code])).toBeUndefined();
});

it('reads plain values, and nothing else', () => {
  const column = { field: 'a', header: 'A' };
  expect([0, '', false, 'x'].map((a) => valueOf(column, { a }))).toEqual([0, '', false, 'x']);
  expect([null, undefined, NaN, Infinity, {}, []].map((a) => valueOf(column, { a }))).toEqual(
    Array.from({ length: 6 }, () => null),
  );
  expect(valueOf({ ...column, value: (row: { b: number }) => row.b * 2 }, { b: 4 })).toBe(8);
});

it('reads a chip by its label, unless a value is named', () => {
  const open = { label: 'Aberto', tone: 'info', icon: AddOutlined } as const;
  const chip: ColumnSpec<object> = { field: 'a', header: 'A', kind: 'status', status: () => open };
  expect(valueOf(chip, {})).toBe('Aberto');
  expect(valueOf({ ...chip, status: () => null }, {})).toBeNull();
  expect(valueOf({ ...chip, value: () => 3 }, {})).toBe(3);
});

describe('a cell', () => {
  const t = ((key: string) => key) as unknown as GridTexts;
  const column = (more: object): ColumnSpec<object> => ({ field: 'a', header: 'A', ...more });

  it.each<[object, CellValue, string]>([
    [{ kind: 'money' }, 123_456, '1.234,56'],
    [{ kind: 'number' }, 12.345, '12,35'],
    [{ kind: 'number', decimals: 0 }, 12.345, '12'],
    [{ kind: 'number' }, ' 7.5 ', '7,50'],
    [{ kind: 'number' }, 'muito', ''],
    [{ kind: 'number' }, ' ', ''],
    [{ kind: 'number' }, true, ''],
    [{ kind: 'percent', decimals: 1 }, 8, '8,0'],
    [{ kind: 'date' }, '2026-11-05', '05/11/2026'],
    [{ kind: 'date' }, 5, ''],
    [{ kind: 'dateTime' }, 5, ''],
    [{ kind: 'yesNo' }, true, 'yes'],
    [{ kind: 'yesNo' }, false, 'no'],
    [{ kind: 'active' }, true, 'active'],
    [{ kind: 'active' }, false, 'inactive'],
    [{ kind: 'id' }, 1042, '1042'],
    [{}, 'Soja', 'Soja'],
    [{}, null, ''],
    [{ nothing: '–' }, null, '–'],
    [{ nothing: '–', kind: 'number' }, '', '–'],
    [{ format: (value: unknown) => `<${String(value)}>`, kind: 'money' }, 5, '<5>'],
  ])('%j writes %j as "%s"', (more, value, text) => {
    expect(formatCell(column(more), value, t)).toBe(text);
  });
});
