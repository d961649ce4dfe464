// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { dollarPeriod, dollarToday } from './db/seed/dollar';
import { resetDemo } from './state';
import { clientOf, send } from './testClient';

beforeEach(() => resetDemo());

const pinned = async (client: Awaited<ReturnType<typeof clientOf>>) =>
  ((await client.get('/UserMenuShortcut/GetList')).body as { menuId: number }[]).map(({ menuId }) => menuId);

describe('shortcuts', () => {
  test('are pinned and unpinned by the menu id, and known to GetLoggedUser', async () => {
    const client = await clientOf('produtor');
    const before = await pinned(client);
    expect(before).toEqual(client.logged.loggedUser.shortcutList);
    const other = client.logged.currentCustomer?.permissions.find(({ id }) => !before.includes(id))?.id ?? 0;
    const toggle = () => client.write('POST', `/UserMenuShortcut/ActiveShortcuts?moduleId=${other}`);
    expect((await toggle()).body).toMatchObject({ menuId: other });
    expect(await pinned(client)).toEqual([...before, other]);
    expect((await client.again()).loggedUser.shortcutList).toEqual([...before, other]);
    await toggle();
    expect(await pinned(client)).toEqual(before);
  });

  test('are refused for a page that the menu does not grant, and for one that does not exist', async () => {
    const producer = await clientOf('produtor');
    const cashFlow = producer.logged.currentCustomer?.permissions.find(
      ({ constantFilter }) => constantFilter === 'CASH_FLOW',
    );
    const user = await clientOf('usuario');
    const path = '/UserMenuShortcut/ActiveShortcuts?moduleId=';
    expect((await user.write('POST', `${path}${cashFlow?.id}`)).status).toBe(401);
    expect((await user.write('POST', `${path}99999`)).status).toBe(400);
  });
});

describe('the dollar', () => {
  // 2026-09-18 was a Friday.
  test('has as many bulletins as are out, and none on a Saturday', () => {
    expect(dollarToday(new Date(2026, 8, 18, 9, 0))).toEqual([]);
    expect(dollarToday(new Date(2026, 8, 18, 11, 30))).toHaveLength(2);
    expect(dollarToday(new Date(2026, 8, 18, 13, 4)).at(-1)).toMatchObject({
      dataHoraCotacao: '2026-09-18 13:03:34.742',
      tipoBoletim: 'Fechamento',
    });
    expect(dollarToday(new Date(2026, 8, 19, 15, 0))).toEqual([]);
  });

  test('has closings of workdays before today in its period', () => {
    const days = dollarPeriod(new Date(2026, 8, 21, 8, 0)).map((quote) => quote.dataHoraCotacao.slice(0, 10));
    expect(days.slice(0, 2)).toEqual(['2026-09-18', '2026-09-17']);
    expect(days.length).toBeGreaterThan(120);
  });
});

test("the blog's pictures are pictures", async () => {
  const found = await send('/Content/blog/soja.svg');
  expect(found.headers.get('Content-Type')).toBe('image/svg+xml');
  expect((await send('/Content/blog/solo.svg')).status).toBe(404);
});
