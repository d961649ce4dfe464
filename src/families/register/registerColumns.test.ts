// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { applyFilters } from '@/platform/filters/applyFilters';
import type { FilterValue } from '@/platform/filters/filterValues';
import { type GridTexts, cellText } from '@/platform/grid/cellText';
import { searchRows, sortRows, totalOf } from '@/platform/grid/rowPipeline';
import { toExportTable } from '@/platform/grid/toExportTable';
import { columnFilters } from './columnFilters';
import type { RegisterColumnKind } from './columnKinds';
import { registerColumns } from './useRegisterColumns';

interface Row {
  id: number;
  value: unknown;
}

const t = ((key: string) => key) as GridTexts;
const texts = { column: () => 'Coluna', option: (_: string, id: string) => `opção ${id}` };
const describedAs = (kind: RegisterColumnKind) => [{ field: 'value', kind }] as const;
const columnsOf = (kind: RegisterColumnKind) => registerColumns<Row>(describedAs(kind), texts);
const shown = (kind: RegisterColumnKind, value: unknown) => {
  const [column] = columnsOf(kind);
  return column ? cellText(column, { id: 1, value }, t) : 'no column';
};

describe('columns', () => {
  it.each<[RegisterColumnKind, unknown, string]>([
    ['cpf', '52998224725', '529.982.247-25'],
    ['cnpj', '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['cpfOrCnpj', '52998224725', '529.982.247-25'],
    ['phone', '45998765432', '(45) 99876-5432'],
    ['cep', '85900000', '85900-000'],
    ['plate', 'ABC1234', 'ABC-1234'],
    ['code', '123456789', '123-456-789'],
    ['month', '2026-09', '09/2026'],
    ['duration', 480, '08:00'],
    ['period', { from: '2026-12-21', to: '2027-01-09' }, '21/12/2026 – 09/01/2027'],
    ['period', { from: null, to: null }, ''],
    ['list', [{ id: 1, name: 'Soja' }, 'Milho'], 'Soja, Milho'],
    ['files', [{ name: 'cnh.pdf' }], 'cnh.pdf'],
    ['count', [{}, {}, {}], '3'],
    ['html', '<h2>Entrega</h2><p>Ligar <b>an</b>tes &amp; depois.</p>', 'Entrega Ligar antes & depois.'],
    ['html', '<img src=x onerror="alert(1)">', ''],
    ['colour', '1B5E20', '1B5E20'],
    ['icon', 'truck', 'opção truck'],
    ['image', '/foto.png', ''],
    ['text', 'como está', 'como está'],
    ['money', 32_050, '320,50'],
  ])('%s', (kind, value, text) => {
    expect(shown(kind, value)).toBe(text);
    expect(shown(kind, null)).toBe(kind === 'count' ? '0' : '');
  });

  it('show what their own function reads of a row', () => {
    const value = (row: Row) => `nº ${row.id}`;
    const [column] = registerColumns<Row>([{ field: 'value', value }], texts);
    expect(column && cellText(column, { id: 7, value: 'x' }, t)).toBe('nº 7');
  });

  const rows: Row[] = [
    { id: 1, value: '52998224725' },
    { id: 2, value: '11144477735' },
  ];

  it('with a mask are searched and filtered with it and without, and leave with it', () => {
    const columns = columnsOf('cpf');
    for (const text of ['529.982', '52998224725']) {
      expect(searchRows(rows, columns, text, t).map(({ id }) => id)).toEqual([1]);
      const filters = columnFilters(describedAs('cpf'), columns);
      expect(applyFilters(rows, filters, { value: text }).map(({ id }) => id)).toEqual([1]);
    }
    expect(toExportTable('x', columns, rows, t).rows).toEqual([['529.982.247-25'], ['111.444.777-35']]);
  });

  it('of lengths and pictures are filtered by the minutes, and by whether there is one', () => {
    const found = (kind: RegisterColumnKind, values: readonly unknown[], wanted: FilterValue) => {
      const filters = columnFilters(describedAs(kind), columnsOf(kind));
      const all = values.map((value, id): Row => ({ id, value }));
      return applyFilters(all, filters, { value: wanted }).map(({ id }) => id);
    };
    expect(found('duration', [45, 90, 480, null], { from: 60, to: 100 })).toEqual([1]);
    expect(found('count', [[{}], [{}, {}]], { from: 2, to: null })).toEqual([1]);
    expect(found('image', ['/foto.png', null], true)).toEqual([0]);
    expect(found('image', ['/foto.png', null], false)).toEqual([1]);
  });

  it('of months and periods are sorted by time, of lengths summed', () => {
    const sort = { field: 'value', direction: 'asc' } as const;
    const months: Row[] = [
      { id: 1, value: '2027-01' },
      { id: 2, value: '2026-12' },
    ];
    expect(sortRows(months, columnsOf('month'), sort, 'pt-BR').map(({ id }) => id)).toEqual([2, 1]);
    const periods: Row[] = [
      { id: 1, value: { from: '2027-01-05', to: null } },
      { id: 2, value: { from: '2026-12-30', to: '2027-02-01' } },
    ];
    expect(sortRows(periods, columnsOf('period'), sort, 'pt-BR').map(({ id }) => id)).toEqual([2, 1]);
    const [length] = registerColumns<Row>([{ field: 'value', kind: 'duration', total: 'sum' }], texts);
    const lengths = [45, 50].map((value, id) => ({ id, value }));
    expect(length && totalOf(length, lengths)).toBe(95);
  });
});
