import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { configureHttp, type FailedCall } from '@/platform/http/policy';
import { record, text } from '@/platform/http/wire';
import { createAppStore } from '@/platform/store/store';
import { selectMarks } from '@/platform/store/tags';
import { defineRegister } from './defineRegister';
import { registerCalls } from './registerCalls';

const server = setupServer(http.all('*', () => HttpResponse.json({}, { status: 500 })));
const failed: FailedCall[] = [];
beforeAll(() => {
  server.listen();
  configureHttp({ bearer: () => 'x', antiForgery: () => null, onError: (_, call) => void failed.push(call) });
});
afterAll(() => server.close());

const shape = record({ name: text });
const { signal } = new AbortController();

it('a register has the calls that it is not said to lack', () => {
  const names = (...without: ('create' | 'remove' | 'setActive')[]) =>
    Object.keys(registerCalls('Fence', { row: shape, without })).toSorted();
  const all = ['create', 'dependents', 'get', 'list', 'remove', 'setActive', 'update'];
  expect(names()).toEqual(all);
  expect(names('create')).toEqual(all.filter((name) => name !== 'create'));
  expect(names('remove', 'setActive')).toEqual(['create', 'dependents', 'get', 'list', 'update']);
});

it.each<[string, () => Promise<unknown> | undefined, boolean, boolean]>([
  ['uses of a record', () => registerCalls('Fence', { row: shape }).dependents?.(1), true, true],
  ['a list', () => registerCalls('Fence', { row: shape }).list({} as never, signal), false, false],
])('a failure of %s is said where its reader stands', async (_, call, contained, silent) => {
  failed.length = 0;
  await expect(call()).rejects.toMatchObject({ status: 500 });
  expect(failed.at(-1)).toMatchObject({ contained, silent });
});

it.each([
  ['its own list', undefined, '1,0,0,0'],
  ['its list and what it names', ['finance/gates', 'finance/walls'], '1,1,1,0'],
] as const)('a record that was saved has %s requested again', async (_, invalidates, marks) => {
  const { resource } = defineRegister<{ id: number }, object, { name: string }>({
    module: 'finance',
    name: 'fences',
    slug: 'cercas',
    calls: { list: async () => [], get: async () => ({}), update: async () => null },
    columns: [],
    fields: [],
    nameOf: String,
    ...(invalidates ? { invalidates } : {}),
  });
  const store = createAppStore({ isReset: () => false, keep: [] }, []);
  await store.dispatch(resource.save({ values: { name: 'ARAME' }, id: 1 }));
  const tags = ['finance/fences', 'finance/gates', 'finance/walls', 'finance/doors'] as const;
  expect(selectMarks(store.getState(), tags)).toBe(marks);
});
