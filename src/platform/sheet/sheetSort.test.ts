import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortRows } from '@/platform/grid/rowPipeline';
import { sortSheetRows } from '@/platform/sheet/sheetSort';

interface Row {
  readonly id: number;
  readonly name: string | null;
  readonly value: number | null;
}

const COLUMNS = [
  { field: 'name', header: 'Nome' },
  { field: 'value', header: 'Valor', kind: 'number' },
] as const;
const direction = fc.constantFrom('asc' as const, 'desc' as const);
const field = fc.constantFrom('name', 'value');
const rows = fc
  .array(
    fc.record({
      name: fc.constantFrom('Talhão 2', 'Talhão 10', 'sede', 'Várzea', null, ''),
      value: fc.option(fc.integer({ min: -2, max: 2 })),
    }),
    { maxLength: 40 },
  )
  .map((list) => list.map((row, id): Row => ({ id, ...row })));

describe('sortSheetRows', () => {
  it('puts names as people do, what is empty last', () => {
    const list = ['Talhão 10', 'água', null, 'Talhão 2', 'Água', 'Talhão 10'].map((name, id): Row => ({
      id,
      name,
      value: null,
    }));
    const sorted = sortSheetRows(list, COLUMNS, { field: 'name', direction: 'asc' }, 'pt-BR');
    expect(sorted.map(({ name }) => name)).toEqual([
      'água',
      'Água',
      'Talhão 2',
      'Talhão 10',
      'Talhão 10',
      null,
    ]);
  });

  it('orders repeated values as the grid orders them', () => {
    fc.assert(
      fc.property(rows, field, direction, (list, by, way) => {
        const sort = { field: by, direction: way };
        const key = (row: Row) => (by === 'name' ? row.name || null : row.value);
        const ours = sortSheetRows(list, COLUMNS, sort, 'pt-BR');
        expect(ours.map(key)).toEqual(sortRows(list, COLUMNS, sort, 'pt-BR').map(key));
        expect(ours.toSorted((a, b) => a.id - b.id)).toEqual(list);
      }),
    );
  });

  it('leaves the rows as they came without a sort', () => {
    const list = [{ id: 1, name: 'b', value: 1 }];
    expect(sortSheetRows(list, COLUMNS, null, 'pt-BR')).toBe(list);
  });
});
