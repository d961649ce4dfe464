// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { resetDemo } from './state';
import { clientOf } from './testClient';

beforeEach(() => resetDemo());

const LISTS = [
  'Partners',
  'DocumentTypes',
  'Farms',
  'Harvests',
  'Expenditures',
  'Patrimonies',
  'PaymentForms',
  'BankAccounts',
];
const rows = (body: unknown) => body as { id: number; name: string }[];

test.each(LISTS)('an assistant gets %s of any customer, a producer those of their own', async (list) => {
  const assistant = await clientOf('suporte');
  const producer = await clientOf('produtor');
  const path = `/Invoice/Get${list}ForSelect`;
  const answer = await assistant.get(`${path}?customerId=5`);
  expect(rows(answer.body).length).toBeGreaterThan(0);
  expect((await producer.get(`${path}?customerId=1`)).status).toBe(200);
  expect((await producer.get(`${path}?customerId=5`)).status).toBe(401);
  expect((await assistant.get(path)).status).toBe(400);
});

test('cost centers are those of one farm', async () => {
  const assistant = await clientOf('suporte');
  const [farm] = rows((await assistant.get('/Invoice/GetFarmsForSelect?customerId=1')).body);
  const all = await assistant.get(`/Invoice/GetCostCentersForSelect?customerId=1&farmId=${farm?.id}`);
  expect(rows(all.body).length).toBeGreaterThan(0);
  const others = await assistant.get(`/Invoice/GetCostCentersForSelect?customerId=2&farmId=${farm?.id}`);
  expect(others.body).toEqual([]);
});
