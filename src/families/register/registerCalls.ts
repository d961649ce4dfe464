import type { Schema } from 'yup';
import { asRecord } from '@/platform/http/asRecord';
import { assumed, http } from '@/platform/http/http';
import { withVersion } from '@/platform/http/rowVersion';
import type { GridQuery } from '@/platform/grid/gridQuery';
import type { RowId } from '@/platform/store/resourceState';
import type { Dependent, RegisterCalls } from './registerTypes';

interface CallOptions<Values> {
  /** Schemas of a line of the grid and of a record, compared with what comes. */
  readonly row?: () => Promise<Schema>;
  readonly item?: () => Promise<Schema>;
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
  { row, item = row, toBody = (values) => values as object, without = [] }: CallOptions<Values> = {},
): RegisterCalls<Row, Item, Values> {
  const path = (action: string) => assumed(`/${controller}/${action}`);
  const list = (_query: GridQuery, signal: AbortSignal) =>
    http.list<Row>(path('GetGridData'), { signal, ...(row ? { schema: row } : {}) });
  const get = async (id: RowId, signal: AbortSignal) =>
    asRecord(
      await http.get<Item>(path('GetById'), { params: { id }, signal, ...(item ? { schema: item } : {}) }),
      path('GetById'),
    );
  // A server without such a call does not stop the user: it refuses by itself what is in use.
  const dependents = (id: RowId) =>
    http.list<Dependent>(path('GetDependents'), { params: { id }, quiet: true });
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
