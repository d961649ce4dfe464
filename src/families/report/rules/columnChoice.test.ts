import { expect, it } from 'vitest';
import { visibleColumns } from '@/platform/grid/arrangeColumns';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { columnsText, readColumns, USUAL_COLUMNS, withParts } from './columnChoice';

const columns: readonly ColumnSpec<object>[] = [
  { field: 'partner', header: 'Parceiro', identifying: true },
  { field: 'value', header: 'Valor', kind: 'money' },
  { field: 'farm', header: 'Propriedade', hidden: true },
  { field: 'open', header: 'Em aberto', kind: 'money' },
];
const shown = (text: string | null, of = columns) =>
  visibleColumns(of, { ...readColumns(text), widths: {}, density: null }).map(({ field }) => field);

it('says nothing of columns that stand as the report has them', () => {
  expect(columnsText(columns, USUAL_COLUMNS)).toBeNull();
  expect(columnsText(columns, { hidden: { value: false, farm: true }, order: [] })).toBeNull();
  expect(shown(null)).toEqual(['partner', 'value', 'open']);
});

it('brings back what was hidden, shown and moved', () => {
  const text = columnsText(columns, { hidden: { value: true, farm: false }, order: ['open', 'partner'] });
  expect(text).toBe('open,partner,-value,farm');
  expect(shown(text)).toEqual(['open', 'partner', 'farm']);
});

it('leaves columns of another version out, and shows those that came since', () => {
  const later = [...columns, { field: 'late', header: 'Atraso' }];
  expect(shown('gone,open,partner,-value', later)).toEqual(['open', 'partner', 'late']);
});

it('shows what names a row whatever the address says', () => {
  expect(shown('-partner,-value,-open')).toEqual(['partner']);
});

it('puts what compares behind the figure it belongs to', () => {
  const fields = ['partner', 'value', 'value~was', 'open', 'open~was'];
  expect(withParts(['open', 'partner', 'value', 'open~was'], fields)).toEqual([
    'open',
    'partner',
    'value',
    'value~was',
    'open~was',
  ]);
});
