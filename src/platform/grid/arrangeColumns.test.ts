import { expect, it } from 'vitest';
import { DEFAULT_LAYOUT } from './gridPreferences';
import { isHidden, moveColumn, orderColumns, visibleColumns } from './arrangeColumns';

const column = (field: string, more = {}) => ({ field, header: field, ...more });
const COLUMNS = [column('name'), column('area'), column('farm'), column('code', { hidden: true })];
const fields = (columns: readonly { field: string }[]) => columns.map(({ field }) => field);

it('keeps the order of who moved them; columns that came later stand last', () => {
  expect(fields(orderColumns(COLUMNS, []))).toEqual(['name', 'area', 'farm', 'code']);
  expect(fields(orderColumns(COLUMNS, ['farm', 'name']))).toEqual(['farm', 'name', 'area', 'code']);
});

it('forgets an order whose columns are all gone', () => {
  expect(orderColumns(COLUMNS, ['former'])).toBe(COLUMNS);
});

it.each([
  ['as it is chosen', column('area'), { area: true }, true],
  ['as its description says', column('code', { hidden: true }), {}, true],
  ['not, as chosen', column('code', { hidden: true }), { code: false }, false],
  ['not, where nothing is said', column('area'), {}, false],
  ['never, where it names the row', column('name', { identifying: true }), { name: true }, false],
  ['never, where it may not be', column('name', { hideable: false }), { name: true }, false],
])('is hidden %s', (_, one, hidden, is) => {
  expect(isHidden(one, { ...DEFAULT_LAYOUT, hidden })).toBe(is);
});

it('shows the others in their order', () => {
  const layout = { ...DEFAULT_LAYOUT, hidden: { area: true, code: false }, order: ['code'] };
  expect(fields(visibleColumns(COLUMNS, layout))).toEqual(['code', 'name', 'farm']);
});

it.each([
  ['farm', -1, ['name', 'farm', 'area', 'code']],
  ['name', 1, ['area', 'name', 'farm', 'code']],
  ['farm', 1, ['name', 'area', 'code', 'farm']],
  ['name', -1, ['name', 'area', 'farm', 'code']],
  ['code', 1, ['name', 'area', 'farm', 'code']],
  ['former', 1, ['name', 'area', 'farm', 'code']],
] as const)('moves %s by %i', (field, by, order) => {
  expect(moveColumn(COLUMNS, field, by)).toEqual(order);
});
