import { afterEach, describe, expect, it, vi } from 'vitest';
import { demo } from '../state';
import { wirePage } from './wire.test.kit';
import { foreignId, rowOf, sent, useFixedWorld } from './world.test.kit';

const LIST = '/Ncc/GetLastNotification?userId=1';
const GRATIS = { account: 'gratis' };
/** The link of an account for its customer. */
const linkOf = (userId: number) => demo.world.links.find((row) => row.userId === userId)?.id ?? 0;
const userNamed = (account: string) =>
  demo.world.users.find(({ email }) => email.startsWith(`${account}@`))?.id ?? 0;

describe('messages on the wire', () => {
  useFixedWorld();
  afterEach(() => void vi.setSystemTime('2026-03-18T15:00:00Z'));

  it('read and deleted', async () => {
    const page = wirePage();
    const { notifications, links } = demo.world;
    const [link, other] = links.filter(({ userId }) => userId === userNamed('multi'));
    await page.reads(LIST);
    await page.readsOf(['gratis', 'multi'], ['/Ncc/GetLastNotification', LIST]);
    await page.readsOf(['multi'], [`/Ncc/GetLastNotification?userId=${userNamed('multi')}`]);
    const guid = linkOf(1);
    const [first, second] = notifications.filter(({ userId }) => userId === 1);
    const strange = notifications.find(({ userId }) => userId !== 1);
    await page.writes({
      method: 'PUT',
      path: `/Ncc/SetIsReadByGuid?guid=${guid}`,
      shows: [LIST],
      strangers: ['usuario', 'gratis'],
    });
    await page.follows('one by one, and all at once', [
      ['DELETE', `/Ncc/DeleteNotification?_id=ntf-${first?.id}`, undefined, GRATIS],
      ['DELETE', `/Ncc/DeleteNotification?_id=ntf-${strange?.id}`],
      ['DELETE', `/Ncc/DeleteNotification?_id=${first?.id}`],
      ['DELETE', `/Ncc/DeleteNotification?_id=dev-${first?.id}`],
      ['DELETE', '/Ncc/DeleteNotification'],
      ['DELETE', `/Ncc/DeleteNotification?_id=ntf-${first?.id}`],
      ['DELETE', `/Ncc/DeleteNotification?_id=ntf-${first?.id}`],
      ['GET', LIST],
      ['PUT', '/Ncc/SetIsReadByGuid?guid=x'],
      ['PUT', `/Ncc/SetIsReadByGuid?guid=${linkOf(userNamed('gratis'))}`],
      ['DELETE', `/Ncc/DeleteNotificationByGuid?guid=${guid}`, undefined, GRATIS],
      ['DELETE', '/Ncc/DeleteNotificationByGuid?guid=999999'],
      ['DELETE', `/Ncc/DeleteNotificationByGuid?guid=${guid}`],
      ['DELETE', `/Ncc/DeleteNotification?_id=ntf-${second?.id}`],
      ['GET', LIST],
    ]);
    for (const linkId of [link?.id ?? 0, other?.id ?? 0])
      notifications.insert({
        userId: userNamed('multi'),
        linkId,
        title: `DE ${linkId}`,
        description: '',
        isRead: false,
        notificationGroup: 2,
        moduleName: 'Financeiro',
        notificationDate: '2026-03-18T14:00:00.000Z',
      });
    const multi = { account: 'multi' };
    const own = `/Ncc/GetLastNotification?userId=${userNamed('multi')}`;
    page.says('of one customer only');
    await page.reads(own, multi);
    const caller = { ...multi, customerId: 2 };
    for (const [method, call] of [
      ['PUT', `SetIsReadByGuid?guid=${link?.id}`],
      ['DELETE', `DeleteNotificationByGuid?guid=${other?.id}`],
    ] as const) {
      await sent(caller, method, `/Ncc/${call}`);
      await page.reads(own, multi);
    }
    await expect(page.text()).toMatchFileSnapshot('answers/messages/list.txt');
  });

  it('devices', async () => {
    const page = wirePage();
    const guid = String(linkOf(1));
    const device = { token: 'T-1', deviceDescription: 'Chrome em Linux', guid };
    const list = '/Ncc/GetTokenFirebase';
    const multi = { account: 'multi' };
    const [first, second] = demo.world.links.filter(({ userId }) => userId === userNamed('multi'));
    await page.reads(list);
    await page.writes({
      path: '/Ncc/AddUpdateToken',
      body: device,
      foreign: { guid: String(linkOf(userNamed('gratis'))) },
      shows: [list],
    });
    const check = (more: object, caller = { account: 'produtor' }) =>
      ['POST', '/Ncc/CheckTokenToGuid', { token: 'T-1', guid, ...more }, caller] as const;
    await page.follows('a browser speaks for one user at a time', [
      check({}),
      ['POST', '/Ncc/AddUpdateToken', device],
      check({}),
      check({ token: 'T-2' }),
      check({ token: ' ' }),
      check({ guid: 'x' }),
      check({ guid: String(first?.id) }),
      ['GET', list],
      ['POST', '/Ncc/AddUpdateToken', { ...device, deviceDescription: 'Edge' }],
      ['GET', list],
      ['POST', '/Ncc/AddUpdateToken', { ...device, guid: String(first?.id) }, multi],
      ['POST', '/Ncc/AddUpdateToken', { ...device, guid: String(second?.id) }, multi],
      ['POST', '/Ncc/AddUpdateToken', { ...device, guid: String(second?.id) }, multi],
      check({}),
      check({ guid: String(first?.id) }, multi),
      check({ guid: String(second?.id) }, multi),
      ['GET', list],
      ['GET', list, undefined, multi],
      ['DELETE', '/Ncc/DeleteTokenById?_id=dev-1'],
      ['DELETE', '/Ncc/DeleteTokenById?_id=ntf-1', undefined, multi],
      ['DELETE', '/Ncc/DeleteTokenById?_id=dev-1', undefined, multi],
      ['DELETE', '/Ncc/DeleteTokenById?_id=dev-1', undefined, multi],
      ['POST', '/Ncc/AddUpdateToken', device],
      ['DELETE', '/Ncc/DeleteTokenByToken', {}],
      ['DELETE', '/Ncc/DeleteTokenByToken', { token: 'T-2' }],
      check({}),
      ['DELETE', '/Ncc/DeleteTokenByToken', { token: 'T-1' }],
      check({}),
      ['GET', list],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/messages/devices.txt');
  });

  it('reminders of certificates and licences', async () => {
    const page = wirePage();
    const { finance, notificationSettings, realEstates } = demo.world;
    const setting = notificationSettings.find(({ linkId }) => linkId === linkOf(1));
    const certificate = rowOf(finance.certificates);
    const titles = async (words: string) => {
      await page.readsOf(['produtor'], [LIST]);
      const rows = demo.world.notifications.filter(
        ({ userId, notificationGroup }) => userId === 1 && notificationGroup === 4,
      );
      page.says(
        [
          words,
          ...rows.map(({ title, description, moduleName, notificationDate, isRead }) =>
            [title, description, moduleName, notificationDate, isRead].join(' | '),
          ),
        ].join('\n  '),
      );
    };
    const financial = (more: object) =>
      notificationSettings.update(setting?.id ?? 0, { financial: { ...setting?.financial, ...more } });
    const prepared = (validUntil: string, more: object) => {
      page.startsAfresh();
      for (const row of realEstates.all()) realEstates.update(row.id, { licences: [] });
      for (const row of demo.world.notifications.all()) demo.world.notifications.remove(row.id);
      finance.certificates.update(certificate.id, { validUntil });
      financial({ notifyDigitalCertificate: true, timeInterval: 14, ...more });
    };
    prepared('2026-04-01T00:00:00', {});
    await titles('fourteen days before');
    await titles('not twice');
    prepared('2026-04-02T00:00:00', {});
    await titles('fifteen days before');
    prepared('2026-03-19T00:00:00', { timeInterval: 1 });
    await titles('a day before');
    prepared('2026-03-18T00:00:00', { timeInterval: 0 });
    await titles('today');
    prepared('2026-04-01T00:00:00', { notifyDigitalCertificate: false });
    await titles('who wants none');
    prepared('2026-04-01T00:00:00', { timeInterval: null });
    await titles('on no day');
    const estate = rowOf(realEstates);
    const licence = { number: 'L-1', issuer: 'IAT', startDate: '2020-01-01' };
    const licences = async (
      words: string,
      kind: 'ENVIRONMENTAL' | 'WATER' | 'CCIR',
      endDate: string | null,
    ) => {
      prepared('2030-01-01T00:00:00', {});
      realEstates.update(estate.id, { licences: [{ ...licence, kind, endDate }] });
      await titles(`${words}, ${kind}`);
    };
    await licences('ends today', 'WATER', '2026-03-18T00:00:00');
    await licences('ends in a week', 'WATER', '2026-03-25T00:00:00');
    await licences('ends in a month', 'CCIR', '2026-04-17T00:00:00');
    await licences('ends the day after', 'CCIR', '2026-04-18T00:00:00');
    await licences('ends never', 'ENVIRONMENTAL', null);
    await licences('to be renewed today', 'ENVIRONMENTAL', '2026-07-16T00:00:00');
    await licences('ends in a week', 'ENVIRONMENTAL', '2026-03-25T00:00:00');
    realEstates.update(estate.id, { active: false });
    page.startsAfresh();
    await expect(page.text()).toMatchFileSnapshot('answers/messages/reminders.txt');
  });

  it('what is notified', async () => {
    const page = wirePage();
    const { notificationSettings, aviaries, fishPonds } = demo.world;
    const linkId = linkOf(1);
    const path = '/NotificationSetting/GetNotificationSettingsByUser';
    const read = `${path}?userId=1&customerId=1`;
    const agronomist = demo.world.links.find((row) => row.userId === userNamed('usuario'));
    await page.reads(read);
    await page.readsOf(
      ['produtor', 'usuario', 'gratis'],
      [
        `${path}?userId=${userNamed('usuario')}&customerId=1`,
        `${path}?userId=1&customerId=2`,
        `${path}?userId=999&customerId=1`,
        path,
      ],
    );
    await page.readsOf(['usuario', 'gratis'], [read]);
    const setting = notificationSettings.find((row) => row.linkId === linkId);
    const pond = fishPonds.find(({ customerId }) => customerId !== 1);
    const body = {
      userLinkedToCustomerId: linkId,
      notificationSettingAgricultures: [{ ...setting?.agriculture }],
      notificationSettingPoultryFarmings: (setting?.poultry ?? []).slice(0, 2).map((row) => ({ ...row })),
      notificationSettingFinancials: [{ ...setting?.financial }],
      notificationSettingPiscicultures: [{ ...setting?.fish }],
      notificationSettingMaintenanceAssets: [{ ...setting?.maintenance }],
    };
    const [field] = body.notificationSettingAgricultures;
    const [hen, second] = body.notificationSettingPoultryFarmings;
    const [upkeep] = body.notificationSettingMaintenanceAssets;
    const fields = (more: object) => ({ notificationSettingAgricultures: [{ ...field, ...more }] });
    const hens = (more: object) => ({ notificationSettingPoultryFarmings: [{ ...hen, ...more }, second] });
    const money = (timeInterval: number) => ({
      notificationSettingFinancials: [{ ...body.notificationSettingFinancials[0], timeInterval }],
    });
    await page.writes({
      method: 'PUT',
      path: `/NotificationSetting/Edit?id=${setting?.id}`,
      body,
      foreign: {
        userLinkedToCustomerId: linkOf(userNamed('gratis')),
        'notificationSettingPoultryFarmings[0].aviaryId': foreignId(aviaries),
      },
      shows: [read],
      also: {
        'on the day and before': fields({ notifyOnTheDay: true, notifyOneDayBefore: true }),
        'on no day': fields({ notifyOneDayBefore: false }),
        'three days before': fields({ notifyOneDayBefore: false, notifyThreeDaysBefore: true }),
        'upkeep on two days': {
          notificationSettingMaintenanceAssets: [{ ...upkeep, notifyScheduledMaintenanceOnTheDay: true }],
        },
        'limits that meet': fields({ temperatureLowerLimit: 33, relativeHumidityLowerLimit: 95 }),
        'the highest limits': fields({ temperatureUpperLimit: 9999, relativeHumidityUpperLimit: 100 }),
        'higher limits': fields({ temperatureUpperLimit: 10_000, relativeHumidityUpperLimit: 101 }),
        'limits that cross': fields({ temperatureLowerLimit: 34, relativeHumidityLowerLimit: 96 }),
        ...Object.fromEntries(
          [30, 60, 90, 180, 360].map((each) => [
            `each ${each} minutes`,
            { ...fields({ timeInterval: each }), ...hens({ sensorAlertTimeInterval: each }) },
          ]),
        ),
        ...Object.fromEntries([0, 1, 2, 3, 7, 14].map((days) => [`${days} days before`, money(days)])),
        'no certificates, on no day': {
          notificationSettingFinancials: [
            {
              ...body.notificationSettingFinancials[0],
              notifyDigitalCertificate: false,
              timeInterval: null,
            },
          ],
        },
        'one house twice': hens({ aviaryId: second?.['aviaryId'] }),
        'a house without id': hens({ id: null }),
        'two of one list': { notificationSettingFinancials: [...body.notificationSettingFinancials, {}] },
        'a pond of another customer': {
          notificationSettingPiscicultures: [
            {
              ...body.notificationSettingPiscicultures[0],
              notificationSettingPiscicultureFishPonds: [{ fishPondId: pond?.id }],
            },
          ],
        },
        'of another user': { userLinkedToCustomerId: agronomist?.id },
      },
    });
    const mine = { ...body, userLinkedToCustomerId: agronomist?.id };
    const usuario = { account: 'usuario' };
    const of = `${path}?userId=${userNamed('usuario')}&customerId=1`;
    const next = 1 + Math.max(...notificationSettings.all().map(({ id }) => id));
    await page.follows('made once, by oneself or by who administers the account', [
      ['POST', '/NotificationSetting/Create', body],
      ['POST', '/NotificationSetting/Create', body, usuario],
      ['POST', '/NotificationSetting/Create', mine, GRATIS],
      ['POST', '/NotificationSetting/Create', { ...mine, notificationSettingPoultryFarmings: [] }],
      ['POST', '/NotificationSetting/Create', mine, usuario],
      ['GET', of, undefined, usuario],
      ['PUT', `/NotificationSetting/Edit?id=${next}`, mine, usuario],
      ['PUT', `/NotificationSetting/Edit?id=${next}`, body],
      ['PUT', `/NotificationSetting/Edit?id=${setting?.id}`, mine],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/messages/settings.txt');
  });
});
