import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { columnsByKind, emptyValues, valuesOf } from './byKind';
import { defineRegister } from './defineRegister';
import type { RegisterField } from './registerFields';
import type { RegisterColumn } from './registerTypes';

interface Fence {
  name: string;
  code: string | null;
  day: string | null;
  price: number | null;
  share: number | null;
  electric: boolean;
  makers: number[];
  cpf: string;
}
const fields: readonly RegisterField<Fence>[] = [
  { name: 'name', kind: 'text', required: true, maxLength: 10 },
  { name: 'code', kind: 'text' },
  { name: 'day', kind: 'date', required: true },
  { name: 'price', kind: 'money' },
  { name: 'share', kind: 'percent', decimals: 1 },
  { name: 'electric', kind: 'switch' },
  { name: 'makers', kind: 'multiSelect', required: true },
  { name: 'cpf', kind: 'cpf' },
];
const nothing: Fence = {
  name: '',
  code: null,
  day: null,
  price: null,
  share: null,
  electric: false,
  makers: [],
  cpf: '',
};

describe('by the kind of a field', () => {
  it('a new record is empty, but for what is given', () => {
    expect(emptyValues(fields)).toEqual(nothing);
    expect(emptyValues(fields, { electric: true })).toEqual({ ...nothing, electric: true });
  });

  it('what of a record is edited has the names of its fields', () => {
    const record = { id: 3, name: 'ARAME', price: 1250, code: null, cpf: undefined, active: true };
    expect(valuesOf(record, nothing)).toEqual({ ...nothing, name: 'ARAME', price: 1250 });
  });

  it('a column shows what its field holds, unless it says otherwise', () => {
    const columns: readonly RegisterColumn<Fence>[] = [
      { field: 'name' },
      { field: 'day' },
      { field: 'price', kind: 'number', decimals: 0 },
      { field: 'share', width: 90 },
      { field: 'electric' },
      { field: 'makers' },
      { field: 'createdAt', kind: 'dateTime' },
    ];
    expect(columnsByKind(columns, fields)).toEqual([
      { field: 'name' },
      { field: 'day', kind: 'date' },
      { field: 'price', kind: 'number', decimals: 0 },
      { field: 'share', kind: 'percent', decimals: 1, width: 90 },
      { field: 'electric', kind: 'yesNo' },
      { field: 'makers', kind: 'list' },
      { field: 'createdAt', kind: 'dateTime' },
    ]);
  });

  it('a form without rules of its own refuses what its fields say', async () => {
    const register = defineRegister<Fence & { id: number }, Fence, Fence>({
      module: 'finance',
      name: 'fences',
      slug: 'cercas',
      calls: { list: async () => [], get: async () => nothing, update: async () => null },
      columns: [{ field: 'day' }],
      fields,
      nameOf: (row) => row.name,
    });
    expect(register.columns).toEqual([{ field: 'day', kind: 'date' }]);
    const schema = await register.schema();
    const refused = (values: Partial<Fence>) =>
      schema.validate({ ...nothing, ...values }, { abortEarly: false }).then(
        () => [],
        (thrown: unknown) =>
          thrown instanceof ValidationError ? thrown.inner.map(({ path }) => path ?? '').toSorted() : ['?'],
      );
    expect(await refused({})).toEqual(['day', 'makers', 'name']);
    const right = { name: 'ARAME', day: '2026-11-26', makers: [1] };
    expect(await refused(right)).toEqual([]);
    expect(await refused({ ...right, name: 'ARAME FARPADO' })).toEqual(['name']);
    expect(await refused({ ...right, day: '2026-02-30' })).toEqual(['day']);
    expect(await refused({ ...right, price: -1, share: 100.1, cpf: '11111111111' })).toEqual([
      'cpf',
      'price',
      'share',
    ]);
  });
});
