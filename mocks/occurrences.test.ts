// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import type { PoultryLot } from './db/poultryTypes';
import { demo, resetDemo } from './state';
import { clientOf } from './testClient';

const CALLS = [
  '/ChickenOccurrence/GetGridData',
  '/ChickenOccurrence/GetLotsForSelect',
  '/InventoryDepletion/GetProductsForSelect',
];

beforeEach(() => resetDemo());

describe.each(CALLS)('%s', (path) => {
  test.each([
    ['veterinario', 200],
    ['integrador', 200],
    ['contador', 401],
  ])('%s: %i', async (account, status) => {
    const client = await clientOf(account);
    expect((await client.get(path)).status).toBe(status);
  });
});

const lotOf = (status: PoultryLot['status']) => {
  const lot = demo.world.poultryLots.find((row) => row.customerId === 1 && row.status === status);
  if (!lot) throw new Error(status);
  return lot;
};
const body = (lotId: number, type: string, values: object, more: object = {}) => ({
  type,
  lotId,
  happenedAt: new Date(Date.now() - 60_000).toISOString(),
  observation: '',
  values,
  depletion: [],
  files: [],
  ...more,
});
const create = async (sent: object) => {
  const client = await clientOf('produtor');
  return client.write('POST', '/ChickenOccurrence/Create', sent);
};
const aliveOf = async (lotId: number) => {
  const answered = await (await clientOf('produtor')).get('/ChickenOccurrence/GetLotsForSelect');
  return (answered.body as { id: number; alive: number }[]).find(({ id }) => id === lotId)?.alive ?? 0;
};

test.each(['BLOCKED', 'FINISHED'] as const)('a lot that is %s takes none, in words', async (status) => {
  const refused = await create(body(lotOf(status).id, 'diario-de-bordo', { text: 'x' }));
  expect(refused).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringMatching(/não aceita ocorrências/) as string } },
  });
});

test('an awaiting lot takes what needs no birds, and nothing else', async () => {
  const lot = lotOf('AWAITING');
  expect((await create(body(lot.id, 'vazio-sanitario', {}))).status).toBe(200);
  expect((await create(body(lot.id, 'mortos-e-eliminados', { dead: 1 }))).status).toBe(400);
});

test('deaths count at once, and deleting them gives them back', async () => {
  const lot = lotOf('IN_PROGRESS');
  const before = await aliveOf(lot.id);
  const created = await create(body(lot.id, 'mortos-e-eliminados', { dead: 9, eliminated: 1 }));
  expect(await aliveOf(lot.id)).toBe(before - 10);
  const { id } = created.body as { id: number };
  const client = await clientOf('produtor');
  await client.write('DELETE', `/ChickenOccurrence/Delete?id=${id}`, {});
  expect(await aliveOf(lot.id)).toBe(before);
  expect((await create(body(lot.id, 'mortos-e-eliminados', { dead: before + 1 }))).status).toBe(400);
});

test('what leaves the stock locks its occurrence until the document is cancelled', async () => {
  const lot = lotOf('IN_PROGRESS');
  const depletion = [{ productId: 27, unit: 'KG', quantity: 12.5, farmId: null }];
  const created = await create(body(lot.id, 'doencas', { disease: 'X' }, { depletion }));
  const { id: occurrenceId, document: none } = created.body as { id: number; document: unknown };
  expect(none).toBeNull();
  const client = await clientOf('produtor');
  const make = () => client.write('POST', '/InventoryDepletion/Create', { occurrenceId, lotId: lot.id });
  const made = await make();
  expect(made.body).toMatchObject({ number: '4101' });
  expect(await make()).toMatchObject({
    status: 400,
    body: { error: { message: 'Já existe o documento de baixa nº 4101 para esta ocorrência.' } },
  });
  const shown = await client.get(
    `/InventoryDepletion/GetByOccurrence?occurrenceId=${occurrenceId}&lotId=${lot.id}`,
  );
  expect(shown.body).toMatchObject({ number: '4101', lines: [{ quantity: 12.5, requested: false }] });
  const edit = () =>
    client.write(
      'PUT',
      `/ChickenOccurrence/Edit?id=${occurrenceId}`,
      body(lot.id, 'doencas', { disease: 'Y' }),
    );
  expect((await edit()).status).toBe(400);
  const again = await create(body(lot.id, 'doencas', { disease: 'X' }, { depletion }));
  expect(again.body).toMatchObject({ errors: { 'Depletion[0].Quantity': [expect.any(String)] } });
  await client.write('POST', '/InventoryDepletion/Cancel', { id: (made.body as { id: number }).id });
  expect((await edit()).status).toBe(200);
});

test('the last load closes the lot on the day on which it began, and the next one is there', async () => {
  const lot = lotOf('IN_PROGRESS');
  const quantity = await aliveOf(lot.id);
  await create(body(lot.id, 'carregamento', { quantity, closesLot: true }));
  expect(demo.world.poultryLots.need(lot.id)).toMatchObject({ status: 'BLOCKED' });
  const next = demo.world.poultryLots.filter((row) => row.aviaryId === lot.aviaryId).at(-1);
  expect(next).toMatchObject({ status: 'AWAITING', housingDate: null });
});
