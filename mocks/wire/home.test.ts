import { afterEach, describe, expect, it, vi } from 'vitest';
import { usdaCommodities } from '../db/seed/usda';
import { demo } from '../state';
import { wirePage } from './wire.test.kit';
import { useFixedWorld } from './world.test.kit';

const MASTER = { account: 'master' };
const GRATIS = { account: 'gratis' };
const NOTICES = '/SystemMessageBoard';

describe('the home page on the wire', () => {
  useFixedWorld();
  afterEach(() => void vi.setSystemTime('2026-03-18T15:00:00Z'));

  it('dollar, blog, version and prices', async () => {
    const page = wirePage();
    for (const at of [
      '2026-03-18T13:03:00Z',
      '2026-03-18T13:04:00Z',
      '2026-03-18T15:05:00Z',
      '2026-03-18T23:00:00Z',
      '2026-03-21T15:00:00Z',
      '2026-03-22T15:00:00Z',
    ]) {
      vi.setSystemTime(at);
      page.startsAfresh();
      page.says(at);
      await page.reads('/Home/DollarToday');
    }
    vi.setSystemTime('2026-03-18T15:00:00Z');
    page.startsAfresh();
    await page.reads('/Home/DollarPeriod');
    await page.reads('/Home/GetLastPostBlog');
    for (const name of ['soja.svg', 'agua.svg', 'x.svg']) await page.reads(`/Content/blog/${name}`);
    const { systemVersions } = demo.world.platform;
    await page.reads('/SystemVersioning/GetToShow');
    const [first] = systemVersions.all();
    const version = async (words: string, change: object) => {
      page.startsAfresh();
      for (const row of systemVersions.all())
        if (row.id !== first?.id) systemVersions.update(row.id, { active: false });
      systemVersions.update(first?.id ?? 0, { active: true, ...change });
      page.says(words);
      await page.reads('/SystemVersioning/GetToShow');
    };
    await version('of today', { versionDate: '2026-03-18' });
    await version('of tomorrow', { versionDate: '2026-03-19' });
    await version('not published', { active: false });
    page.startsAfresh();
    page.says('the highest of all');
    const { id: _, ...pattern } = systemVersions.need(first?.id ?? 0);
    const parts: [number, number, number][] = [
      [99, 1, 1],
      [99, 1, 10],
      [99, 0, 99],
      [98, 99, 99],
    ];
    for (const [major, minor, patch] of parts)
      systemVersions.insert({
        ...pattern,
        major,
        minor,
        patch,
        active: true,
        versionDate: '2026-01-01',
      });
    await page.reads('/SystemVersioning/GetToShow');
    page.startsAfresh();
    await page.reads('/Home/GetAttributesOptions');
    await page.reads('/Home/GetProductionsOptions');
    for (const { code } of usdaCommodities.slice(0, 3)) await page.reads(`/Home/GetUsda?commodity=${code}`);
    await page.reads('/Home/GetUsda?commodity=x');
    await page.reads('/Home/GetUsda');
    await expect(page.text()).toMatchFileSnapshot('answers/home/figures.txt');
  });

  it('shortcuts', async () => {
    const page = wirePage();
    const { menuItems, users, links } = demo.world;
    const list = '/UserMenuShortcut/GetList';
    const pin = (moduleId: number | string | undefined) =>
      ['POST', `/UserMenuShortcut/ActiveShortcuts?moduleId=${moduleId}`] as const;
    const link = links.find(({ userId }) => userId === 1);
    const granted = link?.menuIds.find((id) => !users.get(1)?.shortcutList?.includes(id));
    const refused = menuItems.find(
      ({ id, constantFilter }) => constantFilter !== null && !link?.menuIds.includes(id),
    );
    await page.follows('pinned and taken away', [
      ['GET', list],
      pin(granted),
      ['GET', list],
      pin(users.get(1)?.shortcutList?.[0]),
      ['GET', list],
      pin(granted),
      ['GET', list],
      pin(refused?.id),
      pin(999_999),
      pin('x'),
      ['POST', '/UserMenuShortcut/ActiveShortcuts'],
      ['GET', list, undefined, GRATIS],
      [...pin(granted), undefined, MASTER],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/home/shortcuts.txt');
  });

  it('calendar', async () => {
    const page = wirePage();
    const path = '/EprodutorCalendar/GetEprodutorCalendarByMonth';
    for (const month of ['2026-03', '2026-04', '2026-02', '2026-12', '2026-01'])
      await page.reads(`${path}?month=${month}`);
    for (const month of ['2026-00', '2026-13', '2026-3', 'x', '2026-031', ''])
      await page.reads(`${path}?month=${month}`);
    await page.reads(path);
    await page.readsOf(['gratis', 'usuario', 'nfpe', 'contador'], [`${path}?month=2026-03`]);
    await expect(page.text()).toMatchFileSnapshot('answers/home/calendar.txt');
  });

  it('notices', async () => {
    const page = wirePage('master');
    const { notices, platform, businessActivities } = demo.world;
    await page.reads(`${NOTICES}/GetAll`);
    await page.readsOf(['produtor', 'usuario', 'gratis', 'nfpe', 'multi', 'suporte'], [`${NOTICES}/GetAll`]);
    const ofCustomer = notices.find(({ customerId }) => customerId === 1)?.id ?? 0;
    for (const id of [ofCustomer, 999, 'x']) await page.reads(`${NOTICES}/GetById?id=${id}`);
    await page.readsOf(['produtor', 'gratis'], [`${NOTICES}/GetById?id=${ofCustomer}`]);
    const body = {
      title: 'AVISO NOVO',
      tag: 'NOVO',
      colorTag: '#0a9F0b',
      leaveInEvidence: true,
      publicationDate: '2026-03-17T00:00:00',
      description: '<p>OI</p>',
      isNotify: true,
      type: 0,
    };
    const to = (type: number, field: string, id: unknown) => ({ type, [field]: id });
    const module = platform.modules.all()[0]?.id;
    const activity = businessActivities.all()[0]?.id;
    const also = {
      'of today': { publicationDate: '2026-03-18' },
      'of tomorrow': { publicationDate: '2026-03-19' },
      'of a day that none is': { publicationDate: '2026-04-31' },
      'to a customer': to(1, 'customerId', 2),
      'to no customer': to(1, 'customerId', 999),
      'to an activity': to(2, 'systemBusinessActivityId', activity),
      'to no activity': to(2, 'systemBusinessActivityId', 999),
      'to a module': to(3, 'moduleId', module),
      'to no module': to(3, 'moduleId', 999),
      'to a customer, with a module': { ...to(1, 'customerId', 2), moduleId: module },
      'to a fifth kind': { type: 4 },
      'a colour of five': { colorTag: '#12345' },
      'a colour of seven': { colorTag: '#1234567' },
      'no colour': { colorTag: '0a9F0b' },
      'the longest title': { title: 'B'.repeat(200) },
      'a longer title': { title: 'B'.repeat(201) },
      'the longest tag': { tag: 'B'.repeat(40) },
      'a longer tag': { tag: 'B'.repeat(41) },
    };
    await page.writes({
      path: `${NOTICES}/CustomAdd`,
      body,
      also,
      strangers: ['produtor', 'suporte'],
      shows: [`${NOTICES}/GetById?id={id}`],
    });
    await page.writes({
      method: 'PUT',
      path: `${NOTICES}/Edit?id=${ofCustomer}`,
      body,
      strangers: ['produtor', 'suporte'],
      shows: [`${NOTICES}/GetById?id=${ofCustomer}`],
      wholeOnly: true,
    });
    await page.writes({
      method: 'DELETE',
      path: `${NOTICES}/CustomDelete?id=${ofCustomer}`,
      strangers: ['produtor', 'suporte'],
      shows: [`${NOTICES}/GetById?id=${ofCustomer}`],
    });
    const next = 1 + Math.max(...notices.all().map(({ id }) => id));
    const orchard = businessActivities.find(({ constantFilter }) => constantFilter === 'COFFEE');
    const fish = businessActivities.find(({ name }) => name === 'TILAPIA');
    page.startsAfresh();
    page.says('whom it reaches');
    await page.outcome('published', 'POST', `${NOTICES}/CustomAdd`, body);
    const targets = [
      to(1, 'customerId', 1),
      to(1, 'customerId', 2),
      to(2, 'systemBusinessActivityId', orchard?.id),
      to(2, 'systemBusinessActivityId', fish?.id),
      ...platform.modules.all().map(({ id }) => to(3, 'moduleId', id)),
    ];
    for (const target of targets) {
      await page.outcome(JSON.stringify(target), 'PUT', `${NOTICES}/Edit?id=${next}`, { ...body, ...target });
      await page.readsOf(['usuario'], [`${NOTICES}/GetAll`]);
    }
    await expect(page.text()).toMatchFileSnapshot('answers/home/notices.txt');
  });
});
