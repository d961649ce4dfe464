import { renderHook } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import type { SheetProps } from './sheetProps';
import { useSheetModel } from './useSheetModel';
import { useSheetPaper } from './useSheetPaper';

interface Entry {
  readonly id: number;
  readonly name: string;
  readonly amount: number;
}
const PROPS: SheetProps<Entry> = {
  id: 's',
  label: 'Safra',
  columns: [
    { field: 'name', header: 'Conta' },
    { field: 'amount', header: 'Valor', kind: 'money', total: 'sum' },
  ],
  rows: [
    { id: 1, name: 'Soja', amount: 150_00 },
    { id: 2, name: 'Milho', amount: 50_00 },
  ],
  getRowId: ({ id }) => id,
};
const paper = (more: Partial<SheetProps<Entry>> = {}) => {
  const props = { ...PROPS, ...more };
  return renderHook(() => useSheetPaper(props, useSheetModel(props))).result.current;
};

beforeAll(() => startI18n('pt-BR', ['grid', 'sheet']));

it('has the columns of the sheet, its rows and its foot', () => {
  const table = paper().table();
  expect(table.title).toBe('Safra');
  expect(table.columns.map(({ head }) => head)).toEqual(['Conta', 'Valor (R$)']);
  expect(table.rows).toEqual([
    ['Soja', 150],
    ['Milho', 50],
  ]);
  expect(table.totals?.[1]).toBe(200);
});

it('tells the depth of each line where there are headings', () => {
  const groups = { path: () => [{ key: 'r', label: 'Receitas' }] };
  const table = paper({ groups }).table();
  expect(table.columns.map(({ head }) => head)).toEqual(['Nível', 'Conta', 'Valor (R$)']);
  expect(table.rows[0]).toEqual([1, 'Receitas', 200]);
});

it('says how many rows it has, in the words of its screen or by itself', () => {
  expect([paper().rows, paper().countText]).toEqual([2, '2 registros']);
  expect(paper({ countLabel: (count) => `${count} contas` }).countText).toBe('2 contas');
});

it('says under its title when it was printed, after what the screen says', () => {
  expect(paper().note()).toMatch(/^2 registros.*\d\d\/\d\d\/\d{4}/);
  expect(paper({ printNote: 'Safra 2026' }).note()).toMatch(/^Safra 2026 · 2 registros/);
});
