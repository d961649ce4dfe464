// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { lastReading } from './db/occurrence/houseReadings';
import { brazilianDay, dayLater } from './db/poultry';
import { demo, resetDemo } from './state';
import { type Client, clientOf } from './testClient';

beforeEach(() => resetDemo());

interface Order {
  id: number;
  version: number;
  number: number;
  status: string;
  receipt: { occurrenceId: number | null } | null;
}
interface Thread {
  id: number;
  version: string;
  status: string;
  entries: { text: string; fromCustomer: boolean; author: string | null }[];
}

const inDays = (days: number) => dayLater(brazilianDay(new Date()), days);

/** The silo that weighs itself in the house of a lot that lives. */
function silo() {
  const sensor = demo.world.sensors.find(
    (row) => row.customerId === 1 && row.magnitude === 'SILO_WEIGHT' && row.active,
  );
  if (!sensor) throw new Error('no silo');
  return sensor;
}
const kgIn = (sensor: ReturnType<typeof silo>) =>
  lastReading(demo.world, sensor, demo.world.equipment.need(sensor.equipmentId))?.value ?? 0;

const ordered = async (client: Client, more: object = {}) =>
  client.write('POST', '/FeedOrder/Create', {
    destination: `SILO-${silo().id}`,
    feedType: 'crescimento',
    deliveryDate: inDays(1),
    nextDeliveryDate: inDays(6),
    quantityKg: 4000,
    ...more,
  });
const act = (client: Client, { id, version }: Order, status: string, more: object = {}) =>
  client.write('POST', '/FeedOrder/ChangeState', { id, version, status, ...more });

describe('a feed order', () => {
  test('goes from draft to delivery, is written down once, and its feed is in the silo', async () => {
    const client = await clientOf('usuario');
    const draft = (await ordered(client)).body as Order;
    expect(draft).toMatchObject({ status: 'DRAFT', number: 8 });
    const sent = (await act(client, draft, 'SENT')).body as Order;
    expect((await act(client, draft, 'SENT')).status).toBe(409);
    const edit = { quantityKg: 5000, version: sent.version };
    expect((await client.write('PUT', `/FeedOrder/Edit?id=${draft.id}`, edit)).status).toBe(409);
    const before = kgIn(silo());
    const receipt = {
      id: sent.id,
      version: sent.version,
      noteKg: 4000,
      scaleKg: 3900,
      // Before the silo was weighed last.
      receivedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    };
    const received = (await client.write('POST', '/FeedOrder/Receive', receipt)).body as Order;
    expect(received.status).toBe('DELIVERED');
    const written = demo.world.occurrence.occurrences.get(received.receipt?.occurrenceId);
    expect(written).toMatchObject({
      type: 'movimento-de-racao',
      values: { quantityKg: 4000, scaleKg: 3900 },
    });
    // What came puts off the delivery of 11 t that the seed may have had since it came.
    const more = kgIn(silo()) - before;
    expect(more < 0 ? more + 11_000 : more).toBeCloseTo(4000, 0);
    expect((await client.write('POST', '/FeedOrder/Receive', receipt)).status).toBe(409);
  });

  test('refuses what no order can be, and what is not of the customer', async () => {
    const client = await clientOf('gratis');
    const refusedAt = async (more: object) =>
      Object.keys(((await ordered(client, more)).body as { errors: object }).errors);
    const own = demo.world.poultryLots.find(
      ({ customerId, status }) => customerId === 14 && status === 'IN_PROGRESS',
    );
    const destination = `LOT-${own?.id ?? 0}`;
    expect(await refusedAt({})).toEqual(['Destination']);
    expect(await refusedAt({ destination, quantityKg: 0 })).toEqual(['QuantityKg']);
    expect(await refusedAt({ destination, deliveryDate: inDays(-1) })).toEqual(['DeliveryDate']);
    expect(await refusedAt({ destination, nextDeliveryDate: inDays(1) })).toEqual(['NextDeliveryDate']);
    expect((await client.get('/FeedOrder/GetGridData')).body).toEqual([]);
    expect((await client.get('/FeedOrder/GetById?id=1')).status).toBe(404);
    const master = await clientOf('master');
    expect((await master.get('/FeedOrder/GetDestinationsForSelect')).body).toEqual([]);
    expect((await master.get('/CustomerSolicitation/GetGridData')).body).toEqual([]);
  });

  test('is cancelled with a reason, and not once it is on its way', async () => {
    const client = await clientOf('produtor');
    const rows = (await client.get('/FeedOrder/GetGridData')).body as Order[];
    const of = (status: string) => rows.find((row) => row.status === status) as Order;
    expect((await act(client, of('SENT'), 'CANCELLED')).status).toBe(400);
    const cancelled = await act(client, of('SENT'), 'CANCELLED', { reason: 'SOBROU' });
    expect(cancelled.body).toMatchObject({ status: 'CANCELLED' });
    expect((await act(client, of('IN_TRANSIT'), 'CANCELLED', { reason: 'X' })).status).toBe(409);
    expect((await client.write('DELETE', `/FeedOrder/Delete?id=${of('DELIVERED').id}`)).status).toBe(409);
    expect((await client.write('DELETE', `/FeedOrder/Delete?id=${of('DRAFT').id}`)).body).toBe(true);
  });
});

test('what a customer asks of the platform is answered by a master, in the thread and at the bell', async () => {
  const client = await clientOf('usuario');
  const message = 'O silo não informa o peso.\nPodem verificar?';
  const made = await client.write('POST', '/CustomerSolicitation/Create', {
    recipient: 'PLATFORM',
    kind: 'MAINTENANCE',
    message,
  });
  const { id } = made.body as Thread;
  const master = await clientOf('master');
  const row = (await master.get(`/Solicitation/GetById?id=${id}`)).body as object;
  expect(row).toMatchObject({ subject: 'O silo não informa o peso.', category: 'MAINTENANCE', message });
  const answer = (text: string) =>
    master.write('PUT', `/Solicitation/Edit?id=${id}`, { ...row, status: 'ANSWERED', answer: text });
  await answer('Trocamos a balança.');
  const thread = async () => (await client.get(`/CustomerSolicitation/GetById?id=${id}`)).body as Thread;
  const first = await thread();
  expect(first).toMatchObject({ status: 'ANSWERED', entries: [{ text: 'Trocamos a balança.' }] });
  const bell = async () =>
    (
      (await client.get(`/Ncc/GetLastNotification?userId=${client.logged.loggedUser.id}`)).body as {
        title: string;
      }[]
    ).filter(({ title }) => title === 'Resposta da solicitação: O silo não informa o peso.').length;
  expect(await bell()).toBe(1);

  const reply = { id, version: first.version, message: 'Ainda não informa.' };
  expect((await client.write('POST', '/CustomerSolicitation/Reply', reply)).body).toMatchObject({
    status: 'OPEN',
  });
  expect((await client.write('POST', '/CustomerSolicitation/Reply', reply)).status).toBe(409);
  await answer('Trocamos a balança.');
  const { entries, version } = await thread();
  expect(entries.map(({ fromCustomer }) => fromCustomer)).toEqual([false, true, false]);
  expect(await bell()).toBe(2);
  expect((await client.write('POST', '/CustomerSolicitation/Close', { id, version })).body).toMatchObject({
    status: 'CLOSED',
  });
  // What is written to the technician is none of the platform's.
  const technician = demo.world.platform.solicitations.find(({ recipient }) => recipient === 'TECHNICIAN');
  expect((await master.get(`/Solicitation/GetById?id=${technician?.id ?? 0}`)).status).toBe(404);
});
