// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, clientOf } from './testClient';
import { resetDemo } from './state';
import { notAfterNow } from './db/seed/notifications';

beforeEach(() => resetDemo());

const guidOf = (client: Client) => String(client.logged.currentCustomer?.id);
const list = async (client: Client) =>
  (await client.get(`/Ncc/GetLastNotification?userId=${client.logged.loggedUser.id}`)).body as {
    id: string;
    isRead: boolean;
    guid: string;
  }[];

describe('notifications', () => {
  test('are those of the user who asks', async () => {
    const [mine, other] = [await clientOf('produtor'), await clientOf('dono')];
    expect((await list(mine)).length).toBeGreaterThan(0);
    expect((await mine.get(`/Ncc/GetLastNotification?userId=${other.logged.loggedUser.id}`)).body).toEqual(
      [],
    );
  });

  test('are read and deleted by the link they belong to, of no other user', async () => {
    const [mine, other] = [await clientOf('produtor'), await clientOf('dono')];
    expect((await other.write('PUT', `/Ncc/SetIsReadByGuid?guid=${guidOf(mine)}`)).status).toBe(404);
    expect((await mine.write('PUT', `/Ncc/SetIsReadByGuid?guid=${guidOf(mine)}`)).body).toBe(true);
    const rows = await list(mine);
    expect(rows.every(({ isRead }) => isRead)).toBe(true);

    const [first] = rows;
    expect((await other.write('DELETE', `/Ncc/DeleteNotification?_id=${first?.id}`)).status).toBe(404);
    expect((await mine.write('DELETE', `/Ncc/DeleteNotification?_id=${first?.id}`)).body).toBe(true);
    expect((await mine.write('DELETE', `/Ncc/DeleteNotification?_id=${first?.id}`)).status).toBe(404);
    expect((await other.write('DELETE', `/Ncc/DeleteNotificationByGuid?guid=${guidOf(mine)}`)).status).toBe(
      404,
    );
    expect((await mine.write('DELETE', `/Ncc/DeleteNotificationByGuid?guid=${guidOf(mine)}`)).body).toBe(
      true,
    );
    expect(await list(mine)).toEqual([]);
    expect((await list(other)).length).toBeGreaterThan(0);
  });
});

describe('devices', () => {
  const devices = async (client: Client) =>
    (await client.get('/Ncc/GetTokenFirebase')).body as { _Id: string; token: string }[];
  const device = (client: Client) => ({
    token: 'abc',
    guid: guidOf(client),
    deviceDescription: 'Firefox, Linux',
  });

  test('are registered whole or not at all', async () => {
    const client = await clientOf('produtor');
    const whole = device(client);
    for (const lack of ['token', 'guid', 'deviceDescription'] as const) {
      const { status, body } = await client.write('POST', '/Ncc/AddUpdateToken', { ...whole, [lack]: '' });
      expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([
        400,
        [lack.charAt(0).toUpperCase() + lack.slice(1)],
      ]);
    }
    expect((await client.write('POST', '/Ncc/CheckTokenToGuid', whole)).body).toBe(false);
    expect((await client.write('POST', '/Ncc/AddUpdateToken', whole)).body).toBe(true);
    expect((await client.write('POST', '/Ncc/CheckTokenToGuid', whole)).body).toBe(true);
  });

  test('leave the list by id or by token', async () => {
    const [mine, other] = [await clientOf('produtor'), await clientOf('dono')];
    await mine.write('POST', '/Ncc/AddUpdateToken', device(mine));
    const before = await devices(mine);
    expect((await other.write('DELETE', `/Ncc/DeleteTokenById?_id=${before[0]?._Id}`)).status).toBe(404);
    expect((await mine.write('DELETE', `/Ncc/DeleteTokenById?_id=${before[0]?._Id}`)).body).toBe(true);
    expect((await mine.write('DELETE', '/Ncc/DeleteTokenByToken', { token: 'abc' })).body).toBe(true);
    expect((await mine.write('DELETE', '/Ncc/DeleteTokenByToken')).status).toBe(400);
    expect(await devices(mine)).toHaveLength(before.length - 2);
  });
});

describe('settings', () => {
  const path = (client: Client, userId: number = client.logged.loggedUser.id) =>
    `/NotificationSetting/GetNotificationSettingsByUser?customerId=${client.logged.currentCustomer?.customerId}&userId=${userId}`;
  type Setting = Record<string, unknown> & {
    id: number;
    notificationSettingAgricultures: Record<string, unknown>[];
  };

  test('are read by their own user alone', async () => {
    const [mine, other] = [await clientOf('produtor'), await clientOf('dono')];
    expect((await mine.get(path(mine))).body).toMatchObject({ userLinkedToCustomerId: Number(guidOf(mine)) });
    expect((await other.get(path(other))).body).toBeNull();
    expect((await other.get(path(mine))).status).toBe(401);
  });

  test('are one of each link: created once, then edited', async () => {
    const [mine, other] = [await clientOf('produtor'), await clientOf('dono')];
    const setting = (await mine.get(path(mine))).body as Setting;
    const edit = (client: Client, body: object) =>
      client.write('PUT', `/NotificationSetting/Edit?id=${setting.id}`, body);
    expect((await mine.write('POST', '/NotificationSetting/Create', setting)).status).toBe(400);
    expect((await edit(mine, setting)).status).toBe(200);
    expect((await edit(other, setting)).status).toBe(400);
    expect((await mine.write('PUT', '/NotificationSetting/Edit?id=99', setting)).status).toBe(404);
  });

  test.each([
    ['temperatureLowerLimit', 90, 'TemperatureLowerLimit'],
    ['windSpeedUpperLimit', 12.5, 'WindSpeedUpperLimit'],
    ['notifyOnTheDay', true, 'NotifyOneDayBefore'],
    ['timeInterval', 45, 'TimeInterval'],
    ['notifyRainForecast', 'sim', 'NotifyRainForecast'],
  ])('refuse %s = %s', async (name, value, property) => {
    const client = await clientOf('produtor');
    const setting = (await client.get(path(client))).body as Setting;
    const [land] = setting.notificationSettingAgricultures;
    const body = { ...setting, notificationSettingAgricultures: [{ ...land, [name]: value }] };
    const answer = await client.write('PUT', `/NotificationSetting/Edit?id=${setting.id}`, body);
    expect([answer.status, Object.keys((answer.body as { errors: object }).errors)]).toEqual([
      400,
      [`NotificationSettingAgricultures[0].${property}`],
    ]);
  });
});

test('the seed tells of nothing that has not happened yet', () => {
  const night = Date.parse('2026-11-23T03:29:00Z');
  expect(notAfterNow('2026-11-23T06:02:00.000Z', night)).toBe('2026-11-23T03:28:00.000Z');
  expect(notAfterNow('2026-11-22T13:35:00.000Z', night)).toBe('2026-11-22T13:35:00.000Z');
});
