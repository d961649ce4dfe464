import { expect, test } from '../fixtures';

test.describe('help videos', () => {
  test('one linked post opens its video on the academy site', async ({ page, signIn, context }) => {
    await signIn('produtor', { at: '/configuracao-de-propriedade/comunidades-rurais' });
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Vídeo de ajuda' }).click();
    expect(new URL((await opened).url()).searchParams.get('video')).toMatch(/^\d+$/);
  });

  test('several open a list to pick from', async ({ page, signIn, context }) => {
    await signIn('produtor', { at: '/financeiro/cadastros-financeiros/fonte-de-cotacao' });
    await page.getByRole('button', { name: 'Vídeo de ajuda' }).click();
    const items = page.getByRole('menuitem');
    await expect(items.nth(1)).toBeVisible();
    const opened = context.waitForEvent('page');
    await items.first().click();
    const academy = await opened;
    expect(new URL(academy.url()).pathname).toBe('/academia-eprodutor');
    await expect(academy.getByRole('dialog').getByRole('link', { name: 'Assistir ao vídeo' })).toBeVisible();
  });
});

test('the language changes everywhere at once and is kept', async ({ page, signIn }) => {
  await signIn('produtor');
  await page.getByRole('button', { name: /^Idioma/ }).click();
  await page.getByRole('menuitemradio', { name: 'English (United States)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
});

test.describe('the user menu', () => {
  const open = (page: import('@playwright/test').Page) =>
    page.getByRole('button', { name: /^Conta de/ }).click();

  test('holds account, support, notifications, sign-out and version', async ({ page, signIn }) => {
    await signIn('produtor');
    await expect(page.getByRole('link', { name: 'eProdutor: Início' })).toBeVisible();
    // Who is signed in, and for whom.
    await expect(page.getByRole('button', { name: /^Conta de [^,]+, .+/ })).toBeVisible();
    await open(page);
    const menu = page.getByRole('dialog', { name: 'Sua conta' });
    await expect(menu.getByRole('menuitem', { name: /Minha conta/ })).toHaveAttribute(
      'href',
      '/perfil/concedidas',
    );
    await expect(menu.getByRole('switch', { name: 'Suporte remoto' })).toBeVisible();
    await expect(menu.getByRole('switch', { name: 'Notificações neste navegador' })).toBeVisible();
    await expect(menu.getByText(/^Versão \d+\.\d+/)).toBeVisible();
    await menu.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(page).toHaveURL(/\/login-v2$/);
  });

  test('of a master holds the account link only', async ({ page, signIn }) => {
    await signIn('master');
    await open(page);
    const items = page.getByRole('dialog', { name: 'Sua conta' }).getByRole('menuitem');
    await expect(items).toHaveCount(1);
    await expect(items).toHaveAttribute('href', '/perfil/pendencias');
    await page.keyboard.press('Escape');
    // On a telephone too the palette brings what that menu does not hold.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Buscar páginas e ações' }).click();
    await page.getByRole('combobox', { name: 'Página, produtor ou ação' }).fill('idioma english');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  });

  test('remote support asks before it is granted and is released at once', async ({ page, signIn, demo }) => {
    await signIn('produtor');
    await open(page);
    const toggle = page.getByRole('switch', { name: 'Suporte remoto' });
    if (await toggle.isChecked()) {
      await toggle.click();
      // Else it arrives after the calls are forgotten, and counts below.
      await expect.poll(async () => (await demo.calls('/User/RemoveSupportAccess')).length).toBe(1);
    }
    await expect(toggle).not.toBeChecked();
    await demo.forgetCalls();

    await toggle.click();
    const question = page.getByRole('alertdialog', { name: 'Suporte remoto' });
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(toggle).not.toBeChecked();
    expect(await demo.calls('/User/ReleaseSupportAccess')).toHaveLength(0);

    await toggle.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Permitir acesso' }).click();
    await expect(toggle).toBeChecked();
    await expect.poll(async () => (await demo.calls('/User/ReleaseSupportAccess')).length).toBe(1);
    // By keyboard, which keeps its place meanwhile.
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Space');
    await expect(toggle).not.toBeChecked();
    await expect.poll(async () => (await demo.calls('/User/RemoveSupportAccess')).length).toBe(1);
    await expect(toggle).toBeFocused();
  });

  test.describe('when the server fails', () => {
    test.use({ expectedErrors: [/500/] });
    test('remote support goes back to what it was', async ({ page, signIn, demo }) => {
      await signIn('produtor');
      await open(page);
      const toggle = page.getByRole('switch', { name: 'Suporte remoto' });
      const before = await toggle.isChecked();
      await demo.breaks('changeSupportAccess', { body: { error: { message: 'Falhou aqui' } } });
      await toggle.click();
      if (!before)
        await page.getByRole('alertdialog').getByRole('button', { name: 'Permitir acesso' }).click();
      await expect(page.getByText('Falhou aqui')).toBeVisible();
      await expect(toggle).toBeChecked({ checked: before });
    });
  });

  test('switches the customer, with a search above eight of them', async ({ page, signIn, demo }) => {
    await signIn('multi');
    await page
      .getByRole('button', { name: /FAZENDA|GRANJA|AGRO|SITIO|COOPERATIVA/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/inicio$/);
    // The access to the first one is logged on the side.
    const logged = async () => (await demo.calls('/User/SetUserLinkedToCustomerAccessLog')).length;
    await expect.poll(logged).toBe(1);
    await demo.forgetCalls();
    await open(page);
    const menu = page.getByRole('dialog', { name: 'Sua conta' });
    await expect(menu.getByLabel('Buscar produtor')).toBeVisible();
    const target = menu.getByRole('menuitem').nth(4);
    await target.click();
    await expect.poll(async () => (await demo.calls('/User/SetCustomerId')).length).toBe(1);
    await expect.poll(logged).toBe(1);
    await expect(page).toHaveURL(/\/inicio$/);
  });
});

test('the bell counts what is unread, and opening it reads everything', async ({ page, signIn, demo }) => {
  await signIn('produtor');
  await page.getByRole('button', { name: '3 notificações não lidas' }).click();
  const panel = page.getByRole('dialog', { name: 'Notificações' });
  await expect(panel.getByRole('heading', { name: 'Temperatura alta no aviário 3' })).toBeVisible();
  expect((await panel.boundingBox())?.width).toBe(384);
  await expect.poll(async () => (await demo.calls('/Ncc/SetIsReadByGuid')).length).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notificações', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notificações', exact: true })).toBeVisible();
});
