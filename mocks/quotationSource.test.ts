// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import type { QuotationSourceWire } from './db/wire';
import { demo, resetDemo } from './state';
import { type Client, clientOf } from './testClient';

let client: Client;

beforeEach(async () => {
  resetDemo();
  client = await clientOf('produtor');
});

const list = async (query: string) =>
  (await client.get(`/QuotationSource/GetQuotationSourceByCustomer${query}`)).body as QuotationSourceWire[];

test('the select takes its four filters', async () => {
  expect(await list('')).toHaveLength(15);
  expect((await list('?currencyClassification=CURRENCY')).map((row) => row.name)).toEqual([
    'BANCO CENTRAL DO BRASIL - PTAX',
    'CASA DE CAMBIO FRONTEIRA',
  ]);
  const query = '?active=true&bringToCustomer=true&currencyClassification=PRODUCT&customerId=1';
  const chosen = await list(query);
  expect(chosen.length).toBeGreaterThan(5);
  expect(chosen.every((row) => row.active && row.bringToCustomer)).toBe(true);
  const foreign = await client.get('/QuotationSource/GetQuotationSourceByCustomer?customerId=2');
  expect(foreign.status).toBe(401);
});

test('the register creates, edits with either method, switches and deletes', async () => {
  const sent = { name: 'BALCAO PALOTINA', currencyClassification: 'PRODUCT', bringToCustomer: false };
  const { id } = (await client.write('POST', '/QuotationSource/Create', sent)).body as QuotationSourceWire;
  const read = async () => (await client.get(`/QuotationSource/GetById?id=${id}`)).body;
  expect(await read()).toMatchObject({ ...sent, active: true, site: null });
  for (const method of ['PUT', 'POST'])
    await client.write(method, `/QuotationSource/Edit?id=${id}`, { ...sent, name: `BALCAO ${method}` });
  expect(await read()).toMatchObject({ name: 'BALCAO POST' });
  await client.write('POST', '/QuotationSource/ActivateInactivate', { id });
  expect(await read()).toMatchObject({ active: false });
  expect((await client.write('DELETE', `/QuotationSource/Delete?id=${id}`)).status).toBe(200);
  expect((await client.get(`/QuotationSource/GetById?id=${id}`)).status).toBe(404);
});

test('the register refuses what is missing, twice there, or in use', async () => {
  const empty = await client.write('POST', '/QuotationSource/Create', {});
  expect(empty.body).toHaveProperty('errors.Name');
  expect(empty.body).toHaveProperty('errors.CurrencyClassification');
  const duplicate = { name: 'cepea/esalq', currencyClassification: 'PRODUCT' };
  expect((await client.write('POST', '/QuotationSource/Create', duplicate)).body).toHaveProperty(
    'errors.Name',
  );
  const used = demo.world.farms.need(1).quotationSourceId;
  const answered = await client.write('DELETE', `/QuotationSource/Delete?id=${used}`);
  expect(answered.status).toBe(400);
  expect(answered.body).toHaveProperty('error.dependents', [{ name: 'Propriedades', count: 1 }]);
});
