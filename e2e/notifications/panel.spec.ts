import type { Page } from '@playwright/test';
import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { ALL_COUNT, entries, openBell, UNREAD } from './bell';

test.use({ expectedErrors: [/Failed to load resource/] });
test.describe.configure({ timeout: 120_000 });

const LIST = '/Ncc/GetLastNotification';
const HOUR_MS = 3_600_000;

/** Midday of the demo's day: its notifications are of today and yesterday at any hour this test runs. */
async function atMidday(
  page: Page,
  demo: { tokensLive: (seconds: number) => Promise<unknown> },
): Promise<void> {
  const midday = new Date();
  midday.setHours(12, 0, 0, 0);
  await demo.tokensLive((48 * HOUR_MS) / 1000);
  await page.clock.install({ time: midday });
}

test('opening the bell reads everything, once; by day, coloured, found, filtered and linked @mobile', async ({
  page,
  signIn,
  demo,
}) => {
  await atMidday(page, demo);
  await signIn('produtor');
  await expect(page.getByRole('button', { name: '3 notificações não lidas' })).toBeVisible();
  const panel = await openBell(page);
  await expect(entries(panel)).toHaveCount(ALL_COUNT);
  await expectNoSeriousAxe(page);
  const width = (await panel.boundingBox())?.width;
  expect(width).toBe((page.viewportSize()?.width ?? 0) < 600 ? 390 : 384);
  await expect(panel.getByText('Nova', { exact: true })).toHaveCount(3);
  await expect.poll(async () => (await demo.calls('/Ncc/SetIsReadByGuid')).length).toBe(1);

  for (const [index, title] of UNREAD.entries()) await expect(entries(panel).nth(index)).toHaveText(title);
  await expect(panel.getByRole('heading', { level: 3 }).first()).toHaveText('Hoje');
  await expect(panel.getByRole('heading', { level: 3 }).nth(1)).toHaveText('Ontem');
  await expect(panel.getByRole('heading', { name: 'Alerta: Temperatura alta no aviário 3' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Informação: Título a vencer amanhã' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Alerta: Chuva acima do limite' })).toBeVisible();

  // Found without regard to case and accents, once the typing rests.
  const search = panel.getByRole('searchbox', { name: 'Buscar notificação' });
  await search.fill('TITULO');
  await expect(entries(panel)).toHaveCount(1);
  await expect(panel.getByText('1 de 8 notificações')).toBeVisible();
  await search.fill('nada disso');
  await expect(panel.getByText('Nada encontrado com esses filtros')).toBeVisible();
  await panel.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(entries(panel)).toHaveCount(ALL_COUNT);

  // Put aside: what the filter shows, and nothing else.
  for (const name of ['Módulo', 'Tipo'])
    await expect(panel.getByRole('combobox', { name })).not.toHaveAttribute('aria-required', 'true');
  await panel.getByRole('combobox', { name: 'Módulo' }).click();
  await page.getByRole('option', { name: 'Financeiro' }).click();
  await expect(entries(panel)).toHaveCount(3);
  await panel.getByRole('button', { name: 'Marcar como lidas' }).click();
  await expect(panel.getByText('Nova', { exact: true })).toHaveCount(0);
  await panel.getByRole('combobox', { name: 'Módulo' }).click();
  await page.getByRole('option', { name: 'Módulo: todos' }).click();
  await expect(panel.getByText('Nova', { exact: true })).toHaveCount(2);

  // A filter is still there after a dialog opened from the panel.
  await panel.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'Informação' }).click();
  await expect(entries(panel)).toHaveCount(4);
  await panel.getByRole('button', { name: 'Dispositivos conectados' }).click();
  await page
    .getByRole('dialog', { name: 'Dispositivos conectados' })
    .getByRole('button', { name: 'Fechar' })
    .click();
  await expect(entries(panel)).toHaveCount(4);

  await panel.getByRole('link', { name: 'Abrir Contas a pagar e a receber' }).first().click();
  await expect(page).toHaveURL(/\/titulos$/);
  await page.goto('/inicio');
  await expect(page.getByRole('button', { name: 'Notificações', exact: true })).toBeVisible();
  expect(await demo.calls('/Ncc/SetIsReadByGuid')).toHaveLength(1);
});

test('one is dismissed, what is filtered goes one by one, and clearing all waits for the undo', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('produtor');
  const panel = await openBell(page);
  await panel.getByRole('button', { name: 'Remover: Temperatura alta no aviário 3' }).click();
  await expect(entries(panel)).toHaveCount(ALL_COUNT - 1);
  await expect(panel.getByRole('button', { name: 'Remover: Título a vencer amanhã' })).toBeFocused();
  await expect.poll(async () => (await demo.calls('/Ncc/DeleteNotification')).length).toBe(1);
  const [call] = await demo.calls('/Ncc/DeleteNotification');
  expect(call?.method).toBe('DELETE');
  expect(call?.query['_id']).toMatch(/^ntf-\d+$/);
  await page.reload();
  await expect(entries(panel)).toHaveCount(ALL_COUNT - 1);

  await panel.getByRole('combobox', { name: 'Módulo' }).click();
  await page.getByRole('option', { name: 'Agronômico' }).click();
  await panel.getByRole('button', { name: 'Remover estas 2' }).click();
  const removed = (count: number) =>
    page.getByRole('status').filter({ hasText: `${count} notificações removidas.` });
  await removed(2).getByRole('button', { name: 'Fechar' }).click();
  await expect.poll(async () => (await demo.calls('/Ncc/DeleteNotification')).length).toBe(3);
  await panel.getByRole('button', { name: 'Limpar filtros' }).click();
  const left = ALL_COUNT - 3;
  await expect(entries(panel)).toHaveCount(left);

  const clear = panel.getByRole('button', { name: 'Limpar tudo' });
  await clear.click();
  await expect(panel.getByText('Nenhuma notificação')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(entries(panel)).toHaveCount(left);
  await expect(removed(left)).toHaveCount(0);
  // By the keyboard, which the panel keeps to itself.
  await clear.click();
  await expect(panel.getByText('Nenhuma notificação')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(entries(panel)).toHaveCount(left);
  // The offer has gone with it.
  await expect(removed(left)).toHaveCount(0);
  expect(await demo.calls('/Ncc/DeleteNotificationByGuid')).toEqual([]);

  await clear.click();
  await expect(removed(left)).toBeVisible();
  expect(await demo.calls('/Ncc/DeleteNotificationByGuid')).toEqual([]);
  await removed(left).getByRole('button', { name: 'Fechar' }).click();
  await expect.poll(async () => (await demo.calls('/Ncc/DeleteNotificationByGuid')).length).toBe(1);
  await page.reload();
  await expect(panel.getByText('Nenhuma notificação')).toBeVisible();
  expect(await demo.calls('/Ncc/DeleteNotification')).toHaveLength(3);
});

test('what is cleared is told to the server when the page is left, and before the session ends', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('produtor');
  const panel = await openBell(page);
  await expect(entries(panel)).toHaveCount(ALL_COUNT);
  await panel.getByRole('button', { name: 'Limpar tudo' }).click();
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible();
  await page.goto('/titulos');
  await expect.poll(async () => (await demo.calls('/Ncc/DeleteNotificationByGuid')).length).toBe(1);

  await demo.reset();
  await page.goto('/login-v2');
  await page.evaluate(() => localStorage.clear());
  await signIn('produtor');
  await openBell(page);
  await expect(entries(panel)).toHaveCount(ALL_COUNT);
  await panel.getByRole('button', { name: 'Limpar tudo' }).click();
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login-v2$/);
  const calls = (await demo.calls()).map(({ path }) => path);
  expect(calls.indexOf('/Ncc/DeleteNotificationByGuid')).toBeGreaterThan(0);
  expect(calls.indexOf('/Ncc/DeleteNotificationByGuid')).toBeLessThan(calls.indexOf('/Login/LogoutReact'));
});

test('a failed deletion brings it back without a word; offline the last list stays and says that it is old', async ({
  page,
  signIn,
  demo,
  context,
}) => {
  await signIn('produtor');
  const panel = await openBell(page);
  await expect(entries(panel)).toHaveCount(ALL_COUNT);
  const message = 'Falhou aqui';
  await demo.breaks('deleteAnyNotification', { body: { error: { message } } });
  await panel.getByRole('button', { name: 'Remover: Temperatura alta no aviário 3' }).click();
  await expect.poll(async () => (await demo.calls('/Ncc/DeleteNotification')).length).toBe(1);
  await expect(entries(panel)).toHaveCount(ALL_COUNT);
  await panel.getByRole('button', { name: 'Limpar tudo' }).click();
  const offer = page.getByRole('status').filter({ hasText: '8 notificações removidas.' });
  await offer.getByRole('button', { name: 'Fechar' }).click();
  await expect.poll(async () => (await demo.calls('/Ncc/DeleteNotificationByGuid')).length).toBe(1);
  await expect(entries(panel)).toHaveCount(ALL_COUNT);
  await expect(page.getByText(message)).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await context.setOffline(true);
  await openBell(page);
  await expect(panel.getByText('Não foi possível atualizar a lista.')).toBeVisible();
  await expect(entries(panel)).toHaveCount(ALL_COUNT);
  await context.setOffline(false);
  await expect(panel.getByText('Não foi possível atualizar a lista.')).toBeHidden();
});

test('a list that fails, is nothing, malformed or strange is said in the panel; the page around it works', async ({
  page,
  signIn,
  demo,
}) => {
  const answers = (body: unknown) => demo.answers('listNotifications', body);
  await demo.breaks('listNotifications', { body: { details: [{ message: 'Central fora do ar' }] } });
  await signIn('produtor');
  await expect(page.getByText('Central fora do ar')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const panel = await openBell(page);
  const retry = panel.getByRole('button', { name: 'Tentar novamente' });
  await expect(panel.getByText('Código 500')).toBeVisible();

  for (const body of ['{"rows":', '{"rows":[]}']) {
    await answers(body);
    await retry.click();
    await expect(panel.getByText('Não foi possível carregar')).toBeVisible();
    await expect(retry).toBeVisible();
    await expect(panel.getByText('Código 500')).toHaveCount(0);
  }
  await expectNoSeriousAxe(page);
  // Nothing at all, and null, have words of their own.
  for (const body of ['', 'null']) {
    await answers(body);
    await demo.forgetCalls();
    await retry.click();
    await expect.poll(async () => (await demo.calls(LIST)).length).toBe(1);
    await expect(
      panel.getByText('Erro no servidor de notificação NCC (Notification Control Center)'),
    ).toBeVisible();
  }
  // The id of the link is not the first one's in every world.
  const link = new URLSearchParams((await demo.calls('/Ncc/SetIsReadByGuid'))[0]?.query as never).get('guid');
  await answers([null, 7, {}, { id: 'x', title: 'Sem data', guid: link ?? '1', notificationDate: 'ontem' }]);
  await retry.click();
  await expect(entries(panel)).toHaveCount(1);
  await expect(panel.getByText('Sem data', { exact: true })).toBeVisible();
  await demo.recovers();

  // A hundred and more unread.
  await page.route(`**${LIST}*`, async (route) => {
    const response = await route.fetch();
    const [first] = (await response.json()) as { id: string; isRead: boolean }[];
    const many = Array.from({ length: 120 }, (_, index) => ({
      ...first,
      id: `ntf-x${index}`,
      isRead: false,
    }));
    await route.fulfill({ response, json: many });
  });
  await page.goto('/inicio');
  const bell = page.getByRole('button', { name: '120 notificações não lidas' });
  await expect(bell.getByText('99+')).toBeVisible();
});
