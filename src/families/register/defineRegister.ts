import type { FieldValues } from 'react-hook-form';
import type { GridQuery } from '@/platform/grid/gridQuery';
import { asRecord } from '@/platform/http/asRecord';
import { createResource } from '@/platform/store/createResource';
import type { RowId } from '@/platform/store/resourceState';
import { columnsByKind, emptyValues, valuesOf } from './byKind';
import type { CompleteImport, RegisterDescriptor } from './registerTypes';

/**
 * Joins a descriptor with its state, and with what follows from the kinds of its fields: what a new record holds, what of
 * a record is edited, the rules of the form, how a column shows what is entered. Evaluating the descriptor's file is all
 * that a new register needs.
 */
export function defineRegister<Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
  descriptor: RegisterDescriptor<Row, Item, Values>,
) {
  const { calls } = descriptor;
  const resource = createResource<Row, Item, Values, GridQuery>(
    descriptor.module,
    descriptor.name,
    {
      list: calls.list,
      get: async (id, signal) =>
        asRecord(await calls.get(id, signal), `${descriptor.module}/${descriptor.name}`),
      save: (values, id, version) => {
        if (id !== null) return calls.update(id, values, version);
        if (!calls.create) return Promise.reject(new Error(`${descriptor.name} has no call 'create'`));
        return calls.create(values);
      },
      remove: (id) => {
        if (!calls.remove) return Promise.reject(new Error(`${descriptor.name} has no call 'remove'`));
        return calls.remove(id);
      },
    },
    { invalidates: descriptor.invalidates ?? [] },
  );
  const { importing, ...own } = descriptor;
  const { fields, columns } = own;
  const empty = emptyValues(fields, descriptor.emptyValues);
  const complete: CompleteImport<Row, Values> | null = importing
    ? { ...importing, valuesOfRow: importing.valuesOfRow ?? ((row) => valuesOf(row, empty)) }
    : null;
  return {
    ...own,
    columns: columnsByKind(columns, fields),
    emptyValues: empty,
    toValues: descriptor.toValues ?? ((item: Item) => valuesOf(item, empty)),
    schema: descriptor.schema ?? (async () => (await import('./schemaByKind')).schemaByKind<Values>(fields)),
    ...(complete ? { importing: complete } : {}),
    resource,
  };
}

export type Register<Row extends { id: RowId }, Item extends object, Values extends FieldValues> = ReturnType<
  typeof defineRegister<Row, Item, Values>
>;
