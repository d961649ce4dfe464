// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demo, resetDemo } from './state';
import { type Client, clientOf } from './testClient';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-11-20T15:00:00Z');

interface Row {
  id: number;
  name: string;
  lastTransmissionAt: string;
  lastReadingAt: string;
  enabled: boolean;
}

let client: Client;
beforeEach(async () => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  resetDemo();
  client = await clientOf('instalador');
});
afterEach(() => vi.useRealTimers());

const rows = async (controller: string) => (await client.get(`/${controller}/GetGridData`)).body as Row[];
const named = async (controller: string, name: string) => {
  const row = (await rows(controller)).find((one) => one.name === name);
  if (!row) throw new Error(`No ${name}.`);
  return row;
};
const toggle = (controller: string, id: number, active: boolean) =>
  client.write('POST', `/${controller}/ActivateInactivate`, { id, active });

test('what is disabled sends nothing more, and goes on once it is enabled', async () => {
  const device = await named('Equipment', 'COLETOR AVIARIO 3');
  const worn = await named('Sensor', 'TEMPERATURA AVIARIO 4');
  await toggle('Equipment', device.id, false);
  await toggle('Sensor', worn.id, false);
  vi.setSystemTime(NOON + 2 * HOUR);
  expect(await named('Equipment', 'COLETOR AVIARIO 3')).toMatchObject({
    enabled: false,
    lastTransmissionAt: device.lastTransmissionAt,
  });
  const at = async (name: string) => (await named('Sensor', name)).lastReadingAt;
  expect(await at('UMIDADE AVIARIO 3')).toBe(device.lastTransmissionAt);
  expect(await at('TEMPERATURA AVIARIO 4')).toBe(worn.lastReadingAt);
  // Its neighbour on the same device still does.
  expect(Date.parse(await at('UMIDADE AVIARIO 4'))).toBe(NOON + 2 * HOUR);
  await toggle('Equipment', device.id, true);
  expect(Date.parse(await at('UMIDADE AVIARIO 3'))).toBe(NOON + 2 * HOUR);
});

test('a device with sensors is not deleted, a sensor that was replaced neither changed nor enabled', async () => {
  const device = await named('Equipment', 'SONDA VIVEIRO 1');
  expect((await client.write('DELETE', `/Equipment/Delete?id=${device.id}`)).status).toBe(400);
  const worn = await named('Sensor', 'OXIGENIO VIVEIRO 1');
  expect((await toggle('Sensor', worn.id, true)).status).toBe(400);
  expect((await client.write('PUT', `/Sensor/Edit?id=${worn.id}`, worn)).status).toBe(400);
  expect((await client.write('DELETE', `/Sensor/Delete?id=${worn.id}`)).status).toBe(400);
});

test('an aviary stands on its own farm, and without the key it is neither read nor written', async () => {
  const device = await named('Equipment', 'COLETOR AVIARIO 3');
  const aviary = demo.world.aviaries.find((row) => row.customerId === 1 && row.name === 'AVIARIO 1');
  const other = demo.world.farms.filter((farm) => farm.customerId === 1)[1];
  const sent = { ...device, aviaryId: aviary?.id, farmId: other?.id };
  const answered = await client.write('PUT', `/Equipment/Edit?id=${device.id}`, sent);
  expect(answered).toMatchObject({
    status: 400,
    body: { errors: { AviaryId: ['Este aviário fica em outra propriedade.'] } },
  });
  const accountant = await clientOf('contador');
  expect((await accountant.get('/Sensor/GetGridData')).status).toBe(401);
  expect((await accountant.write('POST', '/Equipment/Create', sent)).status).toBe(401);
});
