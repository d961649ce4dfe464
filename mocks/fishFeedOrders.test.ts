// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { brazilianDay, dayLater } from './db/poultry';
import { demo, resetDemo } from './state';
import { clientOf } from './testClient';

beforeEach(() => resetDemo());

const inDays = (days: number) => dayLater(brazilianDay(new Date()), days);

test('an order for a pond tells who eats, and its receipt is a feed movement of the lot', async () => {
  const client = await clientOf('usuario');
  const living = demo.world.fishLots.find(
    (row) => row.customerId === 1 && row.housed === 10_000 && row.status === 'IN_PROGRESS',
  );
  const destination = `LOT-${living?.id}`;
  const need = (await client.get(`/FeedOrder/GetNeed?destination=${destination}`)).body;
  expect(need).toMatchObject({
    course: null,
    siloKg: null,
    fish: { lot: { id: living?.id, alive: 9700 }, set: { name: 'TILAPIA UFMG' } },
    coming: [],
  });
  const sent = {
    destination,
    feedType: 'crescimento',
    deliveryDate: inDays(1),
    nextDeliveryDate: inDays(6),
    quantityKg: 400,
  };
  const draft = (await client.write('POST', '/FeedOrder/Create', sent)).body as {
    id: number;
    version: number;
  };
  expect(draft).toMatchObject({ species: 'FISH', lotNumber: 'P21', aviaryName: 'VIVEIRO 1' });
  const { id, version } = draft;
  const out = (await client.write('POST', '/FeedOrder/ChangeState', { id, version, status: 'SENT' }))
    .body as typeof draft;
  const again = (await client.get(`/FeedOrder/GetNeed?destination=${destination}`)).body;
  expect(again).toMatchObject({ coming: [{ id, quantityKg: 400 }] });
  const receipt = {
    id,
    version: out.version,
    noteKg: 400,
    scaleKg: 395,
    receivedAt: new Date(Date.now() - 60_000).toISOString(),
  };
  const got = (await client.write('POST', '/FeedOrder/Receive', receipt)).body as {
    receipt: { occurrenceId: number };
  };
  expect(demo.world.occurrence.fishOccurrences.get(got.receipt.occurrenceId)).toMatchObject({
    lotId: living?.id,
    type: 'movimento-de-racao',
    values: { movement: 'recebimento', quantityKg: 400, scaleKg: 395 },
  });
  const closed = demo.world.fishLots.find((row) => row.customerId === 1 && row.status === 'BLOCKED');
  const refused = await client.write('POST', '/FeedOrder/Create', {
    ...sent,
    destination: `LOT-${closed?.id}`,
  });
  expect(refused.status).toBe(400);
});
