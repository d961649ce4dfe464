// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import type { NoticeWire } from './db/wire';
import { demo, resetDemo } from './state';
import { type Client, clientOf } from './testClient';

let master: Client;

beforeEach(async () => {
  resetDemo();
  master = await clientOf('master');
});

const listOf = async (client: Client) =>
  (await client.get('/SystemMessageBoard/GetAll')).body as NoticeWire[];
const titlesOf = async (account: string) => (await listOf(await clientOf(account))).map(({ title }) => title);
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const add = (fields: object, client = master) =>
  client.write('POST', '/SystemMessageBoard/CustomAdd', {
    title: 'Aviso de teste',
    description: '<p>Texto</p>',
    publicationDate: `${day(-1)}T00:00:00`,
    tag: 'Teste',
    colorTag: '#1D4ED8',
    leaveInEvidence: false,
    type: 0,
    customerId: null,
    systemBusinessActivityId: null,
    moduleId: null,
    isNotify: false,
    ...fields,
  });
const errorsOf = (body: unknown) => Object.keys((body as { errors: object }).errors);

describe('notices', () => {
  test('are added, read, changed and deleted by the platform staff', async () => {
    const before = (await listOf(master)).length;
    const { body } = await add({ type: 1, customerId: 2 });
    const { id } = body as NoticeWire;
    expect(await listOf(master)).toHaveLength(before + 1);
    expect((await master.get(`/SystemMessageBoard/GetById?id=${id}`)).body).toEqual({
      id,
      title: 'Aviso de teste',
      tag: 'Teste',
      colorTag: '#1D4ED8',
      leaveInEvidence: false,
      publicationDate: `${day(-1)}T00:00:00`,
      description: '<p>Texto</p>',
      customerId: 2,
      customerName: 'FAZENDA BELA VISTA DO IGUACU',
      systemBusinessActivityId: null,
      systemBusinessActivityName: null,
      moduleId: null,
      moduleName: null,
      isNotify: false,
    });
    const changed = {
      title: 'Outro',
      publicationDate: day(-2),
      type: 0,
      customerId: 2,
      leaveInEvidence: true,
    };
    await master.write('PUT', `/SystemMessageBoard/Edit?id=${id}`, changed);
    expect((await listOf(master)).find((row) => row.id === id)).toMatchObject({
      title: 'Outro',
      customerId: null,
      leaveInEvidence: true,
    });
    expect((await master.write('DELETE', `/SystemMessageBoard/CustomDelete?id=${id}`)).body).toBe(true);
    expect((await master.write('DELETE', `/SystemMessageBoard/CustomDelete?id=${id}`)).status).toBe(404);
  });

  test('are written by no other user', async () => {
    const producer = await clientOf('produtor');
    const id = demo.world.notices.all()[0]?.id;
    for (const answer of [
      await add({}, producer),
      await producer.write('PUT', `/SystemMessageBoard/Edit?id=${id}`, {}),
      await producer.write('DELETE', `/SystemMessageBoard/CustomDelete?id=${id}`),
    ])
      expect(answer.status).toBe(401);
  });

  test.each([
    ['all', { type: 0 }, ['produtor', 'contador', 'suporte']],
    ['one customer', { type: 1, customerId: 1 }, ['produtor', 'contador']],
    ['those with farms of an activity', { type: 2, systemBusinessActivityId: 12 }, ['produtor', 'contador']],
    ['those whose menu has a module', { type: 3, moduleId: 5 }, ['produtor']],
  ])('reach %s', async (_name, fields, readers) => {
    const farm = demo.world.farms.find(({ customerId }) => customerId === 1);
    demo.world.farmActivities.insert({ farmId: farm?.id ?? 0, businessActivityId: 12 });
    await add(fields);
    const reached: string[] = [];
    for (const account of ['produtor', 'contador', 'suporte'])
      if ((await titlesOf(account)).includes('Aviso de teste')) reached.push(account);
    expect(reached).toEqual(readers);
  });

  test.each([
    ['title', { title: ' ' }, 'Title'],
    ['date', { publicationDate: 'ontem' }, 'PublicationDate'],
    ['a date of the past or present', { publicationDate: day(3) }, 'PublicationDate'],
    ['type', { type: 4 }, 'Type'],
    ['customer', { type: 1, customerId: 9999 }, 'CustomerId'],
    ['activity', { type: 2 }, 'SystemBusinessActivityId'],
    ['module', { type: 3, moduleId: 99 }, 'ModuleId'],
    ['colour', { colorTag: 'red' }, 'ColorTag'],
  ])('need a right %s', async (_name, fields, field) => {
    const answer = await add(fields);
    expect(answer.status).toBe(400);
    expect(errorsOf(answer.body)).toEqual([field]);
  });
});

test('the list of all customers is for the staff alone', async () => {
  expect((await master.get('/Customer/GetCustomersForSelectList')).body).toHaveLength(18);
  const producer = await clientOf('produtor');
  expect((await producer.get('/Customer/GetCustomersForSelectList')).status).toBe(401);
});

test('a month of the calendar has the items of its own days, and only of this customer', async () => {
  const month = new Date().toISOString().slice(0, 7);
  const path = `/EprodutorCalendar/GetEprodutorCalendarByMonth?month=${month}`;
  const rows = (await (await clientOf('produtor')).get(path)).body as Record<string, string>[];
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.every((row) => (row.date ?? row.dateWithTime ?? '').startsWith(month))).toBe(true);
  expect((await (await clientOf('master')).get(path)).body).toEqual([]);
  expect((await master.get('/EprodutorCalendar/GetEprodutorCalendarByMonth?month=2026-13')).status).toBe(400);
});

test('every commodity that is offered has figures of every attribute that is offered', async () => {
  const options = async (path: string) => (await master.get(path)).body as { id: string | number }[];
  const attributes = await options('/Home/GetAttributesOptions');
  for (const { id } of await options('/Home/GetProductionsOptions')) {
    const rows = (await master.get(`/Home/GetUsda?commodity=${id}`)).body as { attributeId: number }[];
    expect(new Set(rows.map(({ attributeId }) => attributeId))).toEqual(
      new Set(attributes.map((attribute) => attribute.id)),
    );
  }
  expect((await master.get('/Home/GetUsda?commodity=9')).status).toBe(400);
});
