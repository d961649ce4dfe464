import { render, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { columnsByKind } from './byKind';
import { withChoices } from './choiceFilters';
import { columnFilters } from './columnFilters';
import { columnOfKind, type RegisterColumnKind } from './columnKinds';
import { neededColumns, wantedColumns } from './importing/importColumns';
import type { RegisterField } from './registerFields';
import type { RegisterColumn } from './registerTypes';

type Row = Record<string, unknown>;
const option = (_field: string, id: string) => `palavra ${id}`;
const part = (column: Partial<RegisterColumn<Row>>) =>
  columnOfKind<Row>({ field: 'x', ...column }, { option });
const value = (kind: RegisterColumnKind, x: unknown) => part({ kind }).value?.({ x });
const format = (kind: RegisterColumnKind, text: unknown, more = {}) => {
  const { format: write } = part({ kind, ...more });
  return write?.(text as never);
};
const drawn = (kind: RegisterColumnKind, x: unknown, more = {}) => {
  const cell = part({ kind, ...more }).render?.({ x });
  const theme = (
    <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
      <td>{cell}</td>
    </AppThemeProvider>
  );
  return within(render(theme, { container: document.createElement('tr') }).container).getByRole('cell');
};

describe('what a column shows', () => {
  it.each<[RegisterColumnKind, unknown, unknown]>([
    ['list', ['A', { name: 'B' }, 3, { name: 4 }, null, { id: 1 }, true], 'A, B, 3, 4'],
    ['list', 'A', ''],
    ['files', [{ name: 'a.pdf' }], 'a.pdf'],
    ['count', [1, 2, 3], 3],
    ['count', null, 0],
    ['period', { from: '2026-01-02', to: '2026-02-03' }, '2026-01-02 – 2026-02-03'],
    ['period', { from: null, to: '2026-02-03' }, ' – 2026-02-03'],
    ['period', { from: '2026-01-02' }, '2026-01-02 – '],
    ['period', {}, ''],
    ['period', null, ''],
    ['html', '<p>Um</p><p>dois</p>', 'Um dois'],
    ['html', null, ''],
    ['icon', 'truck', 'palavra truck'],
    ['icon', '', ''],
    ['image', 'data:x', null],
  ])('%s of %o is %o', (kind, x, shown) => {
    expect(value(kind, x)).toBe(shown);
  });

  it('of a mask is written by it, else as it is', () => {
    expect(format('masked', 12, { mask: { format: (text: string) => `<${text}>` } })).toBe('<12>');
    expect(format('masked', 12)).toBe('12');
  });

  it('a colour, an icon and a picture are drawn where there are any', () => {
    expect(drawn('colour', '#fff')).toHaveTextContent('#fff');
    expect(drawn('colour', null)).toBeEmptyDOMElement();
    const icons = { truck: () => <svg data-icon="truck" /> };
    const truck = drawn('icon', 'truck', { icons });
    expect(truck).toHaveTextContent('palavra truck');
    expect(truck.querySelector('[data-icon=truck]')).not.toBeNull();
    expect(drawn('icon', 'boat', { icons }).querySelector('svg')).toBeNull();
    expect(drawn('image', 'data:x').querySelector('img')).not.toBeNull();
    expect(drawn('image', null)).toBeEmptyDOMElement();
    expect(part({ kind: 'image' }).sortable).toBe(false);
    expect(part({ kind: 'image' }).exportValue?.({ x: 'data:x' })).toBe('data:x');
    expect(part({ kind: 'image' }).exportValue?.({ x: '' })).toBeNull();
  });

  it('is by default what the field of its name holds', () => {
    const fields = [
      { name: 'age', kind: 'integer', unit: 'anos' },
      { name: 'weight', kind: 'number', decimals: 3, unit: (): string => 't' },
      { name: 'share', kind: 'percent' },
      { name: 'own', kind: 'switch' },
    ] as unknown as RegisterField<Row>[];
    const columns = ['age', 'weight', 'share', 'own', 'none'].map((field) => ({ field }));
    expect(columnsByKind([...columns, { field: 'age', kind: 'text' }], fields)).toEqual([
      { field: 'age', kind: 'number', decimals: 0, unit: 'anos' },
      { field: 'weight', kind: 'number', decimals: 3 },
      { field: 'share', kind: 'percent' },
      { field: 'own', kind: 'yesNo' },
      { field: 'none' },
      { field: 'age', kind: 'text' },
    ]);
  });
});

describe('the filter of a column', () => {
  const filterOf = (
    column: Partial<RegisterColumn<Row>>,
    spec: Partial<ColumnSpec<Row>> = {},
    paging?: 'client' | 'server',
  ) => {
    const described = { field: 'x', ...column } as RegisterColumn<Row>;
    return columnFilters([described], [{ field: 'x', header: 'X', kind: 'text', ...spec }], paging)[0];
  };

  it('is of its kind, another one, or none', () => {
    expect(filterOf({})).toMatchObject({ name: 'x', label: 'X', kind: 'text' });
    expect(filterOf({ kind: 'money' })?.kind).toBe('moneyRange');
    expect(filterOf({ kind: 'duration' })).toMatchObject({ kind: 'numberRange', unit: 'min', decimals: 0 });
    expect(filterOf({ kind: 'custom' })).toBeUndefined();
    expect(filterOf({ filter: false })).toBeUndefined();
    expect(filterOf({ kind: 'money', filter: { kind: 'yesNo' } })?.kind).toBe('yesNo');
    expect(columnFilters([{ field: 'x' } as RegisterColumn<Row>], [])).toEqual([]);
  });

  it('of few values is chosen from where all rows are here, and typed for a server', () => {
    expect(filterOf({ kind: 'status' })?.kind).toBe('multiSelect');
    expect(filterOf({ kind: 'status' }, {}, 'server')?.kind).toBe('text');
  });

  it('compares with what the row keeps, or with the words of a column made of several', () => {
    const choice = filterOf({ kind: 'status', value: () => 'palavras' });
    expect(choice?.value?.({ x: 'LATE' })).toBe('LATE');
    expect(choice?.value?.({ x: true })).toBe('true');
    expect(choice?.value?.({ x: 0 })).toBe('0');
    expect(choice?.value?.({ x: null })).toBe('palavras');
    expect(filterOf({ kind: 'status' })?.value?.({ x: {} })).toBe('');
    const own = () => 'own';
    expect(filterOf({ filter: { value: own } as never })?.value).toBe(own);
  });

  it('finds what has a mask with it and without', () => {
    const masked = { format: (text: unknown) => `<${String(text)}>` };
    expect(filterOf({ kind: 'cpf' }, masked)?.value?.({ x: '529' })).toBe('<529> 529');
    expect(filterOf({ kind: 'cpf' }, masked)?.value?.({ x: 529 })).toBe('<529> 529');
    expect(filterOf({ kind: 'cpf' }, masked)?.value?.({ x: null })).toBeNull();
    expect(filterOf({ kind: 'money' }, masked)?.value).toBeUndefined();
    expect(filterOf({})?.value).toBeUndefined();
  });

  it('asks of a picture whether there is one', () => {
    expect(filterOf({ kind: 'image' }, { value: () => null })?.value?.({ x: 'data:x' })).toBe('data:x');
    expect(filterOf({ kind: 'image', value: () => 'own' })?.value?.({ x: 'data:x' })).toBe('own');
  });
});

describe('the values to choose from', () => {
  const column: ColumnSpec<Row> = { field: 'x', header: 'X', kind: 'text' };
  const spec = { name: 'x', label: 'X', kind: 'multiSelect', value: (row: Row) => row['x'] } as const;
  const optionsOf = (over: object, rows: readonly Row[], columns: readonly ColumnSpec<Row>[] = [column]) =>
    withChoices([{ ...spec, ...over }], columns, rows, ((key: string) => key) as never)[0]?.options;

  it('are those that rows have, once each, in their order', () => {
    const rows = [
      { x: 'b10' },
      { x: 'b9' },
      { x: '' },
      { x: null },
      { x: 5 },
      { x: ['a', 'b9'] },
      { x: 'b9' },
    ];
    expect(optionsOf({ wordOf: (id: string) => id.toUpperCase() }, rows)).toEqual([
      { id: 'a', name: 'A' },
      { id: 'b9', name: 'B9' },
      { id: 'b10', name: 'B10' },
    ]);
  });

  it('are the given ones, whole and in their own order', () => {
    const given = { choices: ['z', 'a'], wordOf: (id: string) => id.toUpperCase() };
    expect(optionsOf(given, [{ x: 'q' }])).toEqual([
      { id: 'z', name: 'Z' },
      { id: 'a', name: 'A' },
    ]);
    expect(optionsOf({ choices: ['z'] }, [{ x: 'q' }])).toEqual([{ id: 'q', name: 'q' }]);
  });

  it('stay as they are where the filter brings its own, has no column, or compares with nothing', () => {
    const own = [{ id: '1', name: 'um' }];
    expect(optionsOf({ options: own }, [{ x: 'q' }])).toBe(own);
    expect(optionsOf({}, [{ x: 'q' }], [])).toBeUndefined();
    expect(optionsOf({ value: undefined }, [{ x: 'q' }])).toBeUndefined();
    expect(optionsOf({ kind: 'text' }, [{ x: 'q' }])).toBeUndefined();
  });
});

describe('the columns of an import', () => {
  const texts = { field: (name: string) => `campo ${name}`, column: (name: string) => `coluna ${name}` };
  const columns = [
    { name: 'name' },
    { name: 'city', shownIn: 'cityName' },
    { name: 'note', optional: true as const },
    { name: 'code', optional: true as const, exported: true as const },
    { name: 'pin', shownIn: false as const },
  ];
  const fields = ['name', 'cityName', 'note', 'code', 'pin'];

  it('are found by the head of the form and by that of the list', () => {
    expect(wantedColumns(columns, fields, texts)).toEqual([
      { name: 'name', heads: ['campo name', 'coluna name'] },
      { name: 'city', heads: ['campo city', 'coluna cityName'] },
      { name: 'note', heads: ['campo note', 'coluna note'], optional: true },
      { name: 'code', heads: ['campo code', 'coluna code'], optional: true },
      { name: 'pin', heads: ['campo pin'] },
    ]);
  });

  it('are exported with the list as far as the import needs them', () => {
    expect(neededColumns(columns, fields)).toEqual(['name', 'cityName', 'code']);
    expect(neededColumns(columns, ['name'])).toEqual(['name']);
  });
});
