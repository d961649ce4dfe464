// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { resetDemo } from './state';
import { type Client, clientOf } from './testClient';

let master: Client;

beforeEach(async () => {
  resetDemo();
  master = await clientOf('master');
});

/** A new module with one entry that every profile may be given. */
async function addModule(moduleTypeId: number): Promise<{ id: number; menuId: number }> {
  const module = { name: 'Clube', constantFilter: 'CLUB', iconName: 'HomeOutlined', moduleTypeId };
  const { id } = (await master.write('POST', '/Module/Create', module)).body as { id: number };
  const entry = { name: 'Vantagens', moduleId: id, urlId: 1, iconName: 'HomeOutlined', profileIds: [1, 3] };
  const { id: menuId } = (await master.write('POST', '/Menu/Create', entry)).body as { id: number };
  return { id, menuId };
}

/** Whether an account finds the entry in its menu. */
async function sees(account: string): Promise<boolean> {
  const { logged } = await clientOf(account);
  const { permissions = [] } = logged.currentCustomer ?? {};
  return permissions.some(({ name }) => name === 'Vantagens');
}

test('a module of every account reaches those who administer one', async () => {
  await addModule(1);
  expect([await sees('produtor'), await sees('gratis')]).toEqual([true, true]);
});

test('a module to be contracted reaches the customer that has it and no other', async () => {
  const { id } = await addModule(2);
  expect([await sees('produtor'), await sees('gratis')]).toEqual([false, false]);
  const now = (await master.get('/CustomerReact/GetModules?id=1')).body as { id: number; active: boolean }[];
  const moduleIds = [...now.filter(({ active }) => active).map((module) => module.id), id];
  await master.write('PUT', '/CustomerReact/UpdateModules?id=1', { moduleIds });
  expect([await sees('produtor'), await sees('gratis')]).toEqual([true, false]);
});
