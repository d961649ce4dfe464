import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { ALL_COUNT, entries, openBell, UNREAD } from './bell';

test('the panel is 384 px wide, the whole width on a telephone, and free of serious findings @mobile', async ({
  page,
  signIn,
}) => {
  await signIn('produtor');
  const panel = await openBell(page);
  await expect(entries(panel)).toHaveCount(ALL_COUNT);
  await expectNoSeriousAxe(page);
  const width = (await panel.boundingBox())?.width;
  expect(width).toBe((page.viewportSize()?.width ?? 0) < 600 ? 390 : 384);
});

test('opening the bell reads everything, once; what was new keeps its mark until it is put aside', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('produtor');
  await expect(page.getByRole('button', { name: '3 notificações não lidas' })).toBeVisible();
  const panel = await openBell(page);
  await expect(panel.getByText('Nova', { exact: true })).toHaveCount(3);
  await expect.poll(async () => (await demo.calls('/Ncc/SetIsReadByGuid')).length).toBe(1);

  await panel.getByRole('combobox', { name: 'Módulo' }).click();
  await page.getByRole('option', { name: 'Financeiro' }).click();
  await expect(entries(panel)).toHaveCount(3);
  await panel.getByRole('button', { name: 'Marcar como lidas' }).click();
  await expect(panel.getByText('Nova', { exact: true })).toHaveCount(0);
  await panel.getByRole('combobox', { name: 'Módulo' }).click();
  await page.getByRole('option', { name: 'Módulo: todos' }).click();
  await expect(panel.getByText('Nova', { exact: true })).toHaveCount(2);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notificações', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notificações', exact: true })).toBeVisible();
  expect(await demo.calls('/Ncc/SetIsReadByGuid')).toHaveLength(1);
});

test('by day, coloured by group and linked to the screen it speaks of', async ({ page, signIn }) => {
  await signIn('produtor');
  const panel = await openBell(page);
  await expect(panel.getByRole('heading', { level: 3 }).first()).toHaveText('Hoje');
  await expect(panel.getByRole('heading', { level: 3 }).nth(1)).toHaveText('Ontem');
  await expect(panel.getByRole('heading', { name: 'Alerta: Temperatura alta no aviário 2' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Informação: Título a vencer amanhã' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Alerta: Chuva acima do limite' })).toBeVisible();

  await panel.getByRole('link', { name: 'Abrir Contas a pagar e a receber' }).click();
  await expect(page).toHaveURL(/\/titulos$/);
});

test('finds without regard to case and accents, once the typing rests', async ({ page, signIn }) => {
  await signIn('produtor');
  const panel = await openBell(page);
  await expect(entries(panel)).toHaveCount(ALL_COUNT);
  await page.clock.install();
  await panel.getByRole('searchbox', { name: 'Buscar notificação' }).fill('TITULO');
  await page.clock.runFor(450);
  await expect(entries(panel)).toHaveCount(ALL_COUNT);
  await page.clock.runFor(100);
  await expect(entries(panel)).toHaveCount(1);
  await expect(panel.getByText('1 de 8 notificações')).toBeVisible();

  await panel.getByRole('searchbox').fill('nada disso');
  await page.clock.runFor(600);
  await expect(panel.getByText('Nada encontrado com esses filtros')).toBeVisible();
  await panel.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(entries(panel)).toHaveCount(ALL_COUNT);
});

test('a filter is still there after a dialog opened from the panel', async ({ page, signIn }) => {
  await signIn('produtor');
  const panel = await openBell(page);
  await panel.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'Informação' }).click();
  await expect(entries(panel)).toHaveCount(4);
  await panel.getByRole('button', { name: 'Dispositivos conectados' }).click();
  await page
    .getByRole('dialog', { name: 'Dispositivos conectados' })
    .getByRole('button', { name: 'Fechar' })
    .click();
  await expect(entries(panel)).toHaveCount(4);
});

test.describe('dismissing', () => {
  test('one leaves, the others stay, and the next button has the focus', async ({ page, signIn, demo }) => {
    await signIn('produtor');
    const panel = await openBell(page);
    await panel.getByRole('button', { name: 'Remover: Temperatura alta no aviário 2' }).click();
    await expect(entries(panel)).toHaveCount(ALL_COUNT - 1);
    await expect(panel.getByRole('button', { name: 'Remover: Título a vencer amanhã' })).toBeFocused();
    await expect.poll(async () => (await demo.calls('/Ncc/DeleteNotification')).length).toBe(1);
    const [call] = await demo.calls('/Ncc/DeleteNotification');
    expect(call?.method).toBe('DELETE');
    expect(call?.query['_id']).toMatch(/^ntf-\d+$/);
    await page.reload();
    await expect(entries(panel)).toHaveCount(ALL_COUNT - 1);
  });

  test('all of them waits for the undo, which brings everything back', async ({ page, signIn, demo }) => {
    await signIn('produtor');
    const panel = await openBell(page);
    await expect(entries(panel)).toHaveCount(ALL_COUNT);
    await panel.getByRole('button', { name: 'Limpar tudo' }).click();
    await expect(panel.getByText('Nenhuma notificação')).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(entries(panel)).toHaveCount(ALL_COUNT);
    await expect(page.getByText('8 notificações removidas.')).toHaveCount(0);
    expect(await demo.calls('/Ncc/DeleteNotificationByGuid')).toEqual([]);

    // By the keyboard, which the panel keeps to itself.
    await panel.getByRole('button', { name: 'Limpar tudo' }).click();
    await expect(panel.getByText('Nenhuma notificação')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(entries(panel)).toHaveCount(ALL_COUNT);
  });

  test('all of them is told to the server when the offer has gone', async ({ page, signIn, demo }) => {
    await signIn('produtor');
    const panel = await openBell(page);
    await expect(entries(panel)).toHaveCount(ALL_COUNT);
    await panel.getByRole('button', { name: 'Limpar tudo' }).click();
    const offer = page.getByRole('status').filter({ hasText: '8 notificações removidas.' });
    await expect(offer).toBeVisible();
    expect(await demo.calls('/Ncc/DeleteNotificationByGuid')).toEqual([]);
    await offer.getByRole('button', { name: 'Fechar' }).click();
    await expect.poll(async () => (await demo.calls('/Ncc/DeleteNotificationByGuid')).length).toBe(1);
    await page.reload();
    await expect(panel.getByText('Nenhuma notificação')).toBeVisible();
    expect(await demo.calls('/Ncc/DeleteNotification')).toEqual([]);
  });

  test('is not lost when the page is left before', async ({ page, signIn, demo }) => {
    await signIn('produtor');
    const panel = await openBell(page);
    await expect(entries(panel)).toHaveCount(ALL_COUNT);
    await panel.getByRole('button', { name: 'Limpar tudo' }).click();
    await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible();
    await page.goto('/titulos');
    await expect.poll(async () => (await demo.calls('/Ncc/DeleteNotificationByGuid')).length).toBe(1);
  });

  test('is sent before the session ends', async ({ page, signIn, demo }) => {
    await signIn('produtor');
    const panel = await openBell(page);
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

  test('what the filter shows goes one by one', async ({ page, signIn, demo }) => {
    await signIn('produtor');
    const panel = await openBell(page);
    await panel.getByRole('combobox', { name: 'Módulo' }).click();
    await page.getByRole('option', { name: 'Agronômico' }).click();
    await panel.getByRole('button', { name: 'Remover estas 2' }).click();
    const offer = page.getByRole('status').filter({ hasText: '2 notificações removidas.' });
    await offer.getByRole('button', { name: 'Fechar' }).click();
    await expect.poll(async () => (await demo.calls('/Ncc/DeleteNotification')).length).toBe(2);
    await panel.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect(entries(panel)).toHaveCount(ALL_COUNT - 2);
  });
});

test.describe('faults', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a failed deletion brings it back without a word', async ({ page, signIn, demo }) => {
    await signIn('produtor');
    const panel = await openBell(page);
    await expect(entries(panel)).toHaveCount(ALL_COUNT);
    const fault = {
      method: 'DELETE',
      path: '/Ncc/*',
      status: 500,
      body: { error: { message: 'Falhou aqui' } },
    };
    await demo.fault(fault);
    await panel.getByRole('button', { name: 'Remover: Temperatura alta no aviário 2' }).click();
    await expect.poll(async () => (await demo.calls('/Ncc/DeleteNotification')).length).toBe(1);
    await expect(entries(panel)).toHaveCount(ALL_COUNT);

    await panel.getByRole('button', { name: 'Limpar tudo' }).click();
    const offer = page.getByRole('status').filter({ hasText: '8 notificações removidas.' });
    await offer.getByRole('button', { name: 'Fechar' }).click();
    await expect.poll(async () => (await demo.calls('/Ncc/DeleteNotificationByGuid')).length).toBe(1);
    await expect(entries(panel)).toHaveCount(ALL_COUNT);
    await expect(page.getByText('Falhou aqui')).toHaveCount(0);
  });

  for (const [what, body] of [
    ['nothing at all', ''],
    ['null', 'null'],
  ] as const) {
    test(`${what} from the notification center is said in its own words`, async ({
      page,
      signIn,
      demo,
      request,
    }) => {
      await demo.fault({ method: 'GET', path: '/Ncc/GetLastNotification', status: 200, body });
      await signIn('produtor');
      const panel = await openBell(page);
      await expect(
        panel.getByText('Erro no servidor de notificação NCC (Notification Control Center)'),
      ).toBeVisible();
      await request.delete('/__demo/faults');
      await panel.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(entries(panel)).toHaveCount(ALL_COUNT);
    });
  }

  test('a list of strange things shows what can be read of it', async ({ page, signIn, demo }) => {
    await demo.fault({
      method: 'GET',
      path: '/Ncc/GetLastNotification',
      status: 200,
      body: [null, 7, {}, { id: 'x', title: 'Sem data', guid: '1', notificationDate: 'ontem' }],
    });
    await page.route('**/User/GetLoggedUser', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { currentCustomer: { id: number } };
      answer.currentCustomer.id = 1;
      await route.fulfill({ response, json: answer });
    });
    await signIn('produtor');
    const panel = await openBell(page);
    await expect(entries(panel)).toHaveCount(1);
    await expect(panel.getByText('Sem data', { exact: true })).toBeVisible();
  });

  for (const body of ['{"rows":', '{"rows":[]}']) {
    test(`${body} is an error with a retry`, async ({ page, signIn, demo }) => {
      await demo.fault({ method: 'GET', path: '/Ncc/GetLastNotification', status: 200, body });
      await signIn('produtor');
      const panel = await openBell(page);
      await expect(panel.getByText('Não foi possível carregar')).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
      await expectNoSeriousAxe(page);
    });
  }

  test('offline, the last list stays and says that it is old', async ({ page, signIn, context }) => {
    await signIn('produtor');
    const panel = await openBell(page);
    await expect(entries(panel)).toHaveCount(ALL_COUNT);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await context.setOffline(true);
    await openBell(page);
    await expect(panel.getByText('Não foi possível atualizar a lista.')).toBeVisible();
    await expect(entries(panel)).toHaveCount(ALL_COUNT);
    await context.setOffline(false);
    await expect(panel.getByText('Não foi possível atualizar a lista.')).toBeHidden();
  });

  test('an error of the server is said by its message, and the rest of the page works', async ({
    page,
    signIn,
    demo,
  }) => {
    await demo.fault({
      method: 'GET',
      path: '/Ncc/GetLastNotification',
      status: 500,
      body: { details: [{ message: 'Central fora do ar' }] },
    });
    await signIn('produtor');
    await expect(page.getByText('Central fora do ar')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a hundred unread are 99+', async ({ page, signIn }) => {
  await page.route('**/Ncc/GetLastNotification*', async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as { id: string; isRead: boolean }[];
    const [first] = rows;
    const many = Array.from({ length: 120 }, (_, index) => ({
      ...first,
      id: `ntf-x${index}`,
      isRead: false,
    }));
    await route.fulfill({ response, json: many });
  });
  await signIn('produtor');
  const bell = page.getByRole('button', { name: '120 notificações não lidas' });
  await expect(bell.getByText('99+')).toBeVisible();
});

test('what is unread is listed first seen by the bell', async ({ page, signIn }) => {
  await signIn('produtor');
  const panel = await openBell(page);
  for (const [index, title] of UNREAD.entries()) await expect(entries(panel).nth(index)).toHaveText(title);
});
