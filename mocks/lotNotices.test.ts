// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { brazilianDay, dayLater } from './db/poultry';
import { demo, resetDemo } from './state';
import { type Client, clientOf } from './testClient';

beforeEach(() => resetDemo());

interface Notice {
  title: string;
  description: string;
  moduleName: string;
}
const today = () => brazilianDay(new Date());
const listOf = async (client: Client) =>
  (await client.get(`/Ncc/GetLastNotification?userId=${client.logged.loggedUser.id}`)).body as Notice[];
const titlesOf = async (client: Client) => (await listOf(client)).map(({ title }) => title);

/** The first lot by hand, and its aviary in the settings of whoever signs in, with these flags. */
function chosen(client: Client, flags: object) {
  const lot = demo.world.poultryLots.find(
    (row) => row.customerId === 1 && row.status === 'IN_PROGRESS' && !row.automatic,
  );
  if (!lot) throw new Error('no lot');
  const linkId = client.logged.currentCustomer?.id;
  const setting = demo.world.notificationSettings.find((row) => row.linkId === linkId);
  if (!setting) throw new Error('no setting');
  const poultry = setting.poultry.map((one) =>
    one['aviaryId'] === lot.aviaryId ? { ...one, active: true, ...flags } : one,
  );
  demo.world.notificationSettings.update(setting.id, { poultry });
  return lot;
}
const version = (id: number) => demo.world.poultryLots.need(id).version;
async function closeAndReopen(client: Client, id: number) {
  const sent = { id, version: version(id), closingDate: today(), reason: 'SOBRA' };
  expect((await client.write('POST', '/ChickenLot/Close', sent)).status).toBe(200);
  const made = demo.world.poultryLots.find((row) => row.madeByLotId === id);
  const back = { id, version: version(id), nextVersion: made?.version };
  expect((await client.write('POST', '/ChickenLot/Reopen', back)).status).toBe(200);
}
const lose = (client: Client, lotId: number, dead: number) =>
  client.write('POST', '/ChickenOccurrence/Create', {
    lotId,
    type: 'mortos-e-eliminados',
    happenedAt: `${dayLater(today(), -1)}T12:00:00Z`,
    values: { dead, eliminated: 0 },
  });

describe('messages of lots', () => {
  test('tell of a closing and of its reversal whoever chose it', async () => {
    const client = await clientOf('produtor');
    const lot = chosen(client, { notifyLotFinish: true });
    await closeAndReopen(client, lot.id);
    expect(await titlesOf(client)).toEqual(
      expect.arrayContaining([`Lote ${lot.number} fechado`, `Fechamento do lote ${lot.number} revertido`]),
    );
  });

  test('tell nobody of what was not chosen', async () => {
    const client = await clientOf('produtor');
    const before = await titlesOf(client);
    const lot = chosen(client, { notifyLotFinish: false, smartAlerts: false });
    await closeAndReopen(client, lot.id);
    await lose(client, lot.id, 3_000);
    expect(await titlesOf(client)).toEqual(before);
  });

  test('warn of more than a tenth lost within 72 hours', async () => {
    const client = await clientOf('produtor');
    const lot = chosen(client, { smartAlerts: true });
    await lose(client, lot.id, 1_500);
    expect((await titlesOf(client)).some((title) => title.startsWith('Perda alta'))).toBe(false);
    await lose(client, lot.id, 1_500);
    const warning = (await listOf(client)).find(({ title }) => title.startsWith('Perda alta'));
    expect(warning?.title).toContain(`lote ${lot.number}, AVIARIO`);
    expect(warning?.description).toMatch(/^3\.0\d\d aves em 72 horas, 1\d,\d/);
  });

  test('sum up the day of each lot by its name, once', async () => {
    const client = await clientOf('produtor');
    const lot = chosen(client, { notifyDailySummary: true });
    const own = (titles: readonly string[]) => titles.filter((title) => title.startsWith('Resumo de '));
    expect(own(await titlesOf(client))).toEqual([expect.stringContaining(`lote ${lot.number}, AVIARIO`)]);
    expect(own(await titlesOf(client))).toHaveLength(1);
  });
});

test('an alarm names a house that has a sensor for it, a summary names its lot', async () => {
  const { notifications, links, aviaries, equipment, sensors, poultryLots } = demo.world;
  const measured = { 'Temperatura alta': 'TEMPERATURE', 'Falta de energia': 'CURRENT' };
  const own = notifications.filter(({ moduleName }) => moduleName === 'Avicultura de corte');
  const isTrue = ({ title, linkId }: (typeof own)[number]): boolean => {
    const { customerId } = links.need(linkId);
    const [, alarm, place] = /^(.+) no aviário (\d+)$/.exec(title) ?? [];
    if (alarm === undefined)
      return poultryLots
        .filter((lot) => lot.customerId === customerId)
        .some(({ number }) => title.includes(`lote ${number},`));
    const house = aviaries.filter((row) => row.customerId === customerId)[Number(place) - 1];
    const devices = equipment.filter((row) => row.aviaryId === house?.id).map(({ id }) => id);
    const magnitude = measured[alarm as keyof typeof measured];
    return sensors
      .filter((row) => row.magnitude === magnitude)
      .some((row) => devices.includes(row.equipmentId));
  };
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((row) => !isTrue(row)).map(({ title }) => title)).toEqual([]);
});

test('a load that closes its lot names the next one', async () => {
  const client = await clientOf('produtor');
  const lot = chosen(client, {});
  const { body, status } = await client.write('POST', '/ChickenOccurrence/Create', {
    lotId: lot.id,
    type: 'carregamento',
    happenedAt: new Date().toISOString(),
    values: { quantity: 10, weightKg: 9, closesLot: true, restReason: 'SOBRA' },
  });
  const next = demo.world.poultryLots.find((row) => row.madeByLotId === lot.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ closedLot: { number: lot.number, nextLot: { number: next?.number } } });
  const again = await client.write('POST', '/ChickenLot/Close', { id: lot.id, version: version(lot.id) });
  expect(again.text).toMatch(/já foi fechado por .+ às \d\d:\d\d/);
});

describe('messages of withdrawal periods', () => {
  test('of a treatment name the first day of slaughter, in the agenda too, and follow its correction', async () => {
    const client = await clientOf('produtor');
    const lot = chosen(client, { smartAlerts: true });
    const agendaOf = async (day: string) =>
      (
        (await client.get(`/EprodutorCalendar/GetEprodutorCalendarByMonth?month=${day.slice(0, 7)}`))
          .body as { title: string; date?: string }[]
      ).filter(({ title, date }) => title.startsWith('Fim da carência de COLISTINA') && date?.startsWith(day))
        .length;
    const sent = (graceDays: number, more: object = {}) => ({
      lotId: lot.id,
      type: 'tratamentos',
      happenedAt: `${dayLater(today(), -1)}T12:00:00Z`,
      values: { route: 'WATER', product: 'COLISTINA', startDate: today(), treatmentDays: 3, graceDays },
      ...more,
    });
    const made = await client.write('POST', '/ChickenOccurrence/Create', sent(9));
    expect(made.status).toBe(200);
    // Today, two days more of treatment, nine of grace.
    expect(await agendaOf(dayLater(today(), 11))).toBe(1);
    const messages = async () =>
      (await listOf(client)).filter(({ title }) => title.startsWith('Carência de COLISTINA no lote'));
    const dayText = (day: string) => day.split('-').toReversed().join('/');
    expect((await messages()).map(({ description }) => description)).toEqual([
      `Abate permitido a partir de ${dayText(dayLater(today(), 11))}.`,
    ]);
    const { id, version } = made.body as { id: number; version: number };
    const corrected = await client.write('PUT', `/ChickenOccurrence/Edit?id=${id}`, sent(12, { version }));
    expect(corrected.status).toBe(200);
    expect([await agendaOf(dayLater(today(), 11)), await agendaOf(dayLater(today(), 14))]).toEqual([0, 1]);
    expect(await messages()).toHaveLength(2);
  });

  test('tell on the day that a grace is over, once', async () => {
    const client = await clientOf('produtor');
    const lot = chosen(client, { smartAlerts: true });
    const start = dayLater(today(), -5);
    const values = { route: 'WATER', product: 'COLISTINA', startDate: start, treatmentDays: 1, graceDays: 5 };
    const sent = { lotId: lot.id, type: 'tratamentos', happenedAt: `${start}T12:00:00Z`, values };
    expect((await client.write('POST', '/ChickenOccurrence/Create', sent)).status).toBe(200);
    const ends = async () =>
      (await titlesOf(client)).filter((title) => title.startsWith('Fim da carência de COLISTINA'));
    expect(await ends()).toHaveLength(1);
    expect(await ends()).toHaveLength(1);
  });
});

describe('messages of ponds', () => {
  test('say what was written down, a heavy loss and grace as alerts, to whoever chose the pond', async () => {
    const client = await clientOf('produtor');
    const [lot, other] = ['P21', 'P22'].map((number) =>
      demo.world.fishLots.find(
        (row) => row.customerId === 1 && row.number === number && row.status === 'IN_PROGRESS',
      ),
    );
    if (!lot || !other) throw new Error('no lots');
    const setting = demo.world.notificationSettings.find(
      (row) => row.linkId === client.logged.currentCustomer?.id,
    );
    if (!setting) throw new Error('no setting');
    const fish = {
      notifyNormalOccurrence: true,
      notificationSettingPiscicultureFishPonds: [{ fishPondId: lot.fishPondId }],
    };
    demo.world.notificationSettings.update(setting.id, { fish });
    const write = (lotId: number, type: string, values: object) =>
      client.write('POST', '/PiscicultureOccurrence/Create', {
        lotId,
        lotIds: [lotId],
        type,
        happenedAt: `${dayLater(today(), -1)}T12:00:00Z`,
        values,
      });
    const treated = { via: 'banho', product: 'SAL', startDate: today(), treatmentDays: 1, graceDays: 5 };
    for (const [type, values] of [
      ['mortos-e-eliminados', { dead: 3, eliminated: 0 }],
      ['mortos-e-eliminados', { dead: 2000, eliminated: 0 }],
      ['tratamentos', treated],
    ] as const) {
      expect((await write(lot.id, type, values)).status).toBe(200);
      expect((await write(other.id, type, { ...values, dead: 1 })).status).toBe(200);
    }
    const own = (await listOf(client)).filter(({ moduleName }) => moduleName === 'Piscicultura');
    expect(own.map(({ title }) => title).toSorted()).toEqual([
      'Carência de SAL no lote P21, VIVEIRO 1',
      'Mortos e eliminados: lote P21, VIVEIRO 1',
      'Perda alta no lote P21, VIVEIRO 1',
    ]);
  });
});
