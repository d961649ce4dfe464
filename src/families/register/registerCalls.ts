import { assumed, http } from '@/platform/http/http';
import { withVersion } from '@/platform/http/rowVersion';
import type { Shape } from '@/platform/http/wire';
import type { GridQuery } from '@/platform/grid/gridQuery';
import type { RowId } from '@/platform/store/resourceState';
import type { Dependent, RegisterCalls } from './registerTypes';

/** What a line of the grid and a record are read by: often the same. */
type Shapes<Row, Item> =
  | { readonly row: Shape<Row & Item>; readonly item?: undefined }
  | { readonly row: Shape<Row>; readonly item: Shape<Item> };

interface Rest<Values> {
  /** What is sent for a form's values; the values themselves by default. */
  readonly toBody?: (values: Values, id: RowId | null) => object;
  /** Calls that this register has not. */
  readonly without?: readonly ('create' | 'remove' | 'setActive')[];
}

/**
 * The calls of a register whose paths no document prints, in the style of those that are printed: `GetGridData`,
 * `GetById?id=`, `Create`, `Edit?id=`, `Delete?id=`, `ActivateInactivate`, `GetDependents?id=` of one controller.
 */
export function registerCalls<Row, Item, Values>(
  controller: string,
  shapes: Shapes<Row, Item> & Rest<Values>,
): RegisterCalls<Row, Item, Values> {
  const { toBody = (values) => values as object, without = [] } = shapes;
  const row: Shape<Row> = shapes.row;
  const item: Shape<Item> = shapes.item === undefined ? shapes.row : shapes.item;
  const path = (action: string) => assumed(`/${controller}/${action}`);
  const list = (_query: GridQuery, signal: AbortSignal) =>
    http.list(path('GetGridData'), { signal, shape: row });
  const get = (id: RowId, signal: AbortSignal) =>
    http.get(path('GetById'), { params: { id }, signal, shape: item });
  // A server without such a call does not stop the user: it refuses by itself what is in use.
  const dependents = (id: RowId) =>
    http.list<Dependent>(path('GetDependents'), { params: { id }, contained: true, silent: true });
  const has = (call: 'create' | 'remove' | 'setActive') => !without.includes(call);
  return {
    list,
    get,
    dependents,
    update: (id, values, version) =>
      http.put(path('Edit'), withVersion(toBody(values, id), version), { params: { id } }),
    ...(has('create') ? { create: (values) => http.post(path('Create'), toBody(values, null)) } : {}),
    ...(has('remove') ? { remove: (id) => http.delete(path('Delete'), { params: { id } }) } : {}),
    ...(has('setActive')
      ? { setActive: (id, active) => http.post(path('ActivateInactivate'), { id, active }) }
      : {}),
  };
}
