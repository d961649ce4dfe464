import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { number, object, string } from 'yup';
import type { RegisterField } from '../registerFields';
import { CellRefused } from './cellRefused';
import { lineReader, optionNamed } from './readLine';

interface Values {
  name: string;
  city: number | null;
}
const fields: readonly RegisterField<Values>[] = [{ name: 'name', kind: 'text', required: true }];
type Columns = Parameters<typeof lineReader<Values>>[0]['columns'];
const reader = (
  columns: Columns,
  schema = object({ name: string().required(), city: number().nullable() }),
) =>
  lineReader<Values>({
    columns,
    fields,
    headOf: (name) => `head ${name}`,
    emptyValues: { name: 'present', city: null },
    schema,
    knowledge: { cities: [{ id: 3, name: 'São José' }] },
    tForms: ((key: string, { attribute }: { attribute: string }) =>
      `${attribute} ${key}`) as TFunction<'forms'>,
  });
const city: Columns[number] = {
  name: 'city',
  parse: (text, { cities = [] }) => {
    const found = optionNamed(text, cities);
    if (!found) throw new CellRefused(`no city ${text}`);
    return found.id;
  },
};

it('an option is named by its words without accents, or by its id', () => {
  const options = [
    { id: 3, name: 'São José' },
    { id: 30, name: 'Toledo' },
  ];
  expect(optionNamed('sao jose', options)?.id).toBe(3);
  expect(optionNamed(' 30 ', options)?.id).toBe(30);
  expect(optionNamed('Palotina', options)).toBeUndefined();
});

it('a line has its cells by their rules, one after the other', async () => {
  expect(await reader([{ name: 'name' }, city])({ 'head name': ' vila ', 'head city': 'São José' })).toEqual({
    values: { name: 'VILA', city: 3 },
    reasons: [],
  });
});

it('a column that the file may lack leaves what is there', async () => {
  const read = reader([{ name: 'name', optional: true }, city]);
  expect((await read({ 'head city': '3' })).values).toEqual({ name: 'present', city: 3 });
  expect((await read({ 'head name': 'B', 'head city': '3' })).values).toEqual({ name: 'B', city: 3 });
});

it('cells are refused each with its reason, the line only once they are read', async () => {
  const { reasons } = await reader([{ name: 'name' }, city])({ 'head city': 'x' });
  expect(reasons).toEqual([{ column: 'head city', reason: 'no city x' }]);
  const whole = await reader([{ name: 'name' }, city])({ 'head city': '3' });
  expect(whole.reasons.map(({ column }) => column)).toEqual(['head name']);
});

it('all fields of a line that are wrong are named', async () => {
  const schema = object({ name: string().required(), city: number().required() });
  const { reasons } = await reader([{ name: 'name' }], schema)({ 'head name': '' });
  expect(reasons.map(({ column }) => column).toSorted()).toEqual(['head city', 'head name']);
});

it('what is broken is no reason of a line', async () => {
  const broken: Columns[number] = {
    name: 'city',
    parse: () => {
      throw new Error('broken');
    },
  };
  await expect(reader([broken])({})).rejects.toThrow('broken');
  const schema = object({
    name: string().test('x', () => {
      throw new Error('unknown rule');
    }),
  });
  await expect(reader([{ name: 'name' }], schema as never)({ 'head name': 'A' })).rejects.toThrow(
    'unknown rule',
  );
});
