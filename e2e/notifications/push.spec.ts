import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { ALL_COUNT, entries, openBell } from './bell';
import { promptAfterBell, deliver, openSwitch, optIn, standIn, withFirebase } from './pushStandIn';

// It is a worker that receives what is pushed.
test.use({ serviceWorkers: 'allow' });
// Each walks a whole passage.
test.describe.configure({ timeout: 120_000 });

test('asks who has looked into the bell, never unasked and never over a dialog; allowed, it registers, tells what arrives, and signs out', async ({
  page,
  context,
  signIn,
  demo,
}) => {
  await standIn(page, { permission: 'default', answer: 'granted' });
  await withFirebase(page, context);
  await signIn('produtor');
  // The question never interrupts the work.
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog').filter({ has: page.getByRole('combobox') });
  await palette.getByRole('combobox').pressSequentially('parceiros', { delay: 300 });
  await expect(palette.getByRole('combobox')).toHaveValue('parceiros');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(optIn(page)).toHaveCount(0);
  const question = await promptAfterBell(page);
  await expect(question.getByRole('checkbox', { name: 'Não perguntar novamente' })).not.toBeChecked();
  await expectNoSeriousAxe(page);
  await question.getByRole('button', { name: 'Permitir' }).click();
  await expect(page.getByText('Notificações ligadas neste navegador.')).toBeVisible();
  const [call] = await demo.calls('/Ncc/AddUpdateToken');
  expect(call?.body).toEqual({ token: 'fcm-1', guid: '1', deviceDescription: 'Chrome, Linux' });

  // While the page is looked at, what arrives is said and stands in the list.
  await deliver(page, {
    notification: { title: 'Porta aberta no aviário 3', body: 'Há 10 minutos.' },
    data: { notificationGroup: '1', moduleName: 'Avicultura de corte' },
    fcmMessageId: 'm-77',
  });
  const said = page.getByRole('alert').filter({ hasText: 'Porta aberta no aviário 3: Há 10 minutos.' });
  await expect(said).toBeVisible();
  await expect(page.getByRole('button', { name: '1 notificação não lida' })).toBeVisible();
  await said.getByRole('button', { name: 'Ver' }).click();
  const panel = page.getByRole('dialog', { name: 'Notificações' });
  await expect(panel.getByRole('heading', { name: /Porta aberta no aviário 3/ })).toBeVisible();
  await expect(entries(panel)).toHaveCount(ALL_COUNT + 1);

  await page.goto('/inicio?janela=notificacoes-dispositivos');
  await expect(page.getByRole('row', { name: /Chrome, Linux Este dispositivo/ })).toBeVisible();
  // Known already: no question and no second registration.
  await expect.poll(async () => (await demo.calls('/Ncc/CheckTokenToGuid')).length).toBeGreaterThan(2);
  expect(await demo.calls('/Ncc/AddUpdateToken')).toHaveLength(1);
  await expect(optIn(page)).toHaveCount(0);
  await page.keyboard.press('Escape');

  // The switch of the user menu turns it off and on; signing out takes the browser out of the server first.
  const toggle = await openSwitch(page);
  await expect(toggle).toBeChecked();
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await expect.poll(async () => (await demo.calls('/Ncc/DeleteTokenByToken')).length).toBe(1);
  await toggle.click();
  await expect(toggle).toBeChecked();
  await expect.poll(async () => (await demo.calls('/Ncc/AddUpdateToken')).length).toBe(2);
  await demo.forgetCalls();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login-v2$/);
  const paths = (await demo.calls()).map(({ path }) => path);
  expect(paths).toContain('/Ncc/DeleteTokenByToken');
  expect(paths.indexOf('/Ncc/DeleteTokenByToken')).toBeLessThan(paths.indexOf('/Login/LogoutReact'));
  expect((await demo.calls('/Ncc/DeleteTokenByToken'))[0]?.body).toEqual({ token: 'fcm-1' });
});

test('denied, it is not asked again at the next visits; a held token is taken out', async ({
  page,
  signIn,
  demo,
}) => {
  await standIn(page, { permission: 'default' });
  await signIn('produtor');
  await page.evaluate(() =>
    localStorage.setItem('ep.push.token', JSON.stringify({ token: 'fcm-old', userId: '1' })),
  );
  await (await promptAfterBell(page)).getByRole('button', { name: 'Negar' }).click();
  await expect(optIn(page)).toBeHidden();
  await expect.poll(async () => (await demo.calls('/Ncc/DeleteTokenByToken')).length).toBe(1);
  expect((await demo.calls('/Ncc/DeleteTokenByToken'))[0]?.body).toEqual({ token: 'fcm-old' });

  const early = page.waitForResponse(/\/assets\/NotificationPanel-/);
  await page.reload();
  await early;
  const panel = await openBell(page);
  await panel.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(panel).toBeHidden();
  await expect(optIn(page)).toHaveCount(0);
});

test.describe('what cannot be', () => {
  test('a browser without notifications says so, once, and in the panel', async ({
    page,
    context,
    signIn,
  }) => {
    const text = 'Este navegador não tem suporte a notificações na área de trabalho';
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Notification'));
    await withFirebase(page, context);
    await signIn('produtor');
    await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
    await page.reload();
    const panel = await openBell(page);
    await expect(panel.getByText(text)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(0);
  });

  test('a browser without push says so, in English in the words of the service', async ({
    page,
    context,
    signIn,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
    await withFirebase(page, context);
    await signIn('produtor');
    await expect(page.getByText(/Sem suporte a notificações enviadas pelo servidor/)).toBeVisible();
    await page.getByRole('button', { name: /^Idioma/ }).click();
    await page.getByRole('menuitemradio', { name: 'English (United States)' }).click();
    await page.getByRole('button', { name: /unread notifications|^Notifications$/ }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByText('Not supported')).toBeVisible();
    // The menu's names are Portuguese: the page's own title stands on the way there.
    await expect(panel.getByRole('link', { name: 'Open Poultry house dashboard' }).first()).toBeVisible();
  });

  test.describe('a push service that fails, or a browser that blocks', () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test('leaves it off, says so once and breaks nothing', async ({ page, context, signIn, demo }) => {
      await standIn(page, { permission: 'default', answer: 'granted' });
      await withFirebase(page, context);
      await context.route('https://fcmregistrations.googleapis.com/**', (route) =>
        route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, json: {} }),
      );
      await signIn('produtor');
      await (await promptAfterBell(page)).getByRole('button', { name: 'Permitir' }).click();
      await expect(
        page.getByText('Não foi possível ligar as notificações neste navegador. Tente de novo.'),
      ).toBeVisible();
      expect(await demo.calls('/Ncc/AddUpdateToken')).toEqual([]);
      await expect(await openSwitch(page)).not.toBeChecked();

      const other = await context.newPage();
      await standIn(other, { permission: 'default', answer: 'denied' });
      await other.goto('/inicio');
      await other.evaluate(() => localStorage.removeItem('ep.push.1'));
      await (await promptAfterBell(other)).getByRole('button', { name: 'Permitir' }).click();
      await expect(other.getByText(/O navegador está bloqueando as notificações deste site/)).toBeVisible();
      await expect(await openSwitch(other)).toBeDisabled();
    });
  });
});
