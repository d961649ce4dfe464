import { expect, test } from '../fixtures';
import { card } from './home';

const LIST = '/UserMenuShortcut/GetList';
const TOGGLE = '/UserMenuShortcut/ActiveShortcuts';

test.beforeEach(async ({ signIn }) => {
  await signIn('produtor');
});

test('a pinned page of the former site is a full page load', async ({ page }) => {
  await card(page, 'Atalhos').getByRole('link', { name: 'Fluxo de caixa' }).click();
  await expect(page.getByText('Ainda no sistema anterior')).toBeVisible();
});

test('a page is found without accents, pinned, shown on the card, kept, and unpinned', async ({
  page,
  demo,
}) => {
  const shortcuts = card(page, 'Atalhos');
  await expect(shortcuts.getByRole('link')).toHaveCount(4);
  await shortcuts.getByRole('button', { name: 'Personalizar atalhos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Personalizar atalhos' });
  const tile = dialog.getByRole('button', { name: /^Comunidades rurais/ });
  await expect(tile).toHaveAttribute('aria-pressed', 'false');
  await dialog.getByRole('searchbox', { name: 'Buscar página' }).fill('COMUNIDADES');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Propriedade']);

  await demo.forgetCalls();
  await demo.fault({ method: 'POST', path: TOGGLE, delayMs: 1500, times: 1 });
  await tile.dblclick();
  // While the call is under way the tile shows what is wanted and takes no press.
  await expect(tile).toHaveAttribute('aria-disabled', 'true');
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await expect(tile).not.toHaveAttribute('aria-disabled');
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByText('5 páginas fixadas')).toBeVisible();
  const calls = await demo.calls(TOGGLE);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.query['moduleId']).toMatch(/^\d+$/);

  await dialog.getByRole('button', { name: 'Concluir' }).click();
  await expect(shortcuts.getByRole('link', { name: 'Comunidades rurais' })).toBeVisible();
  await page.reload();
  await shortcuts.getByRole('link', { name: 'Comunidades rurais' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comunidades rurais' })).toBeVisible();

  await page.goBack();
  await shortcuts.getByRole('button', { name: 'Personalizar atalhos' }).click();
  await tile.click();
  await expect(tile).toHaveAttribute('aria-pressed', 'false');
  await expect(dialog.getByText('4 páginas fixadas')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shortcuts.getByRole('link')).toHaveCount(4);
});

test('the search waits for the typing to rest', async ({ page }) => {
  await page.clock.install();
  await card(page, 'Atalhos').getByRole('button', { name: 'Personalizar atalhos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Personalizar atalhos' });
  const modules = dialog.getByRole('heading', { level: 3 });
  await expect(modules.first()).toBeVisible();
  const all = await modules.count();
  await dialog.getByRole('searchbox').pressSequentially('agenda');
  await page.clock.runFor(400);
  await expect(modules).toHaveCount(all);
  await page.clock.runFor(150);
  await expect(modules).toHaveText(['Geral']);
  await dialog.getByRole('searchbox').fill('zzz');
  await page.clock.runFor(600);
  await dialog.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(modules).toHaveCount(all);
});

test('only pages of the own menu can be pinned', async ({ page, signIn, context }) => {
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn('usuario');
  const shortcuts = card(page, 'Atalhos');
  await expect(shortcuts.getByText('Fixe aqui as páginas que você mais usa.')).toBeVisible();
  await shortcuts.getByRole('button', { name: 'Escolher atalhos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Personalizar atalhos' });
  await expect(dialog.getByRole('heading', { level: 3, name: 'Propriedade' })).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 3, name: 'Financeiro' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: /^Início/ })).toHaveCount(0);
});

test('the shortcuts can be followed before their list has come', async ({ page, demo }) => {
  await demo.fault({ method: 'GET', path: LIST, delayMs: 25_000 });
  await page.reload();
  await card(page, 'Atalhos').getByRole('link', { name: 'Agenda' }).click();
  await expect(page).toHaveURL(/\/agenda$/);
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/500/] });

  test('the tile goes back and says so, and works the next time', async ({ page, demo }) => {
    await card(page, 'Atalhos').getByRole('button', { name: 'Personalizar atalhos' }).click();
    const dialog = page.getByRole('dialog', { name: 'Personalizar atalhos' });
    const tile = dialog.getByRole('button', { name: 'Integrações' });
    await demo.fault({
      method: 'POST',
      path: TOGGLE,
      status: 500,
      body: { details: [{ message: 'Atalho indisponível' }], error: { message: 'x' } },
      times: 1,
    });
    await tile.click();
    await expect(page.getByText('Atalho indisponível')).toBeVisible();
    await expect(tile).toHaveAttribute('aria-pressed', 'false');
    await expect(dialog.getByText('O atalho “Integrações” não foi alterado. Tente novamente.')).toBeVisible();
    await tile.click();
    await expect(dialog.getByText('5 páginas fixadas')).toBeVisible();
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
  });
});

test('on a telephone the first shortcuts show, and all of them on request @mobile', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await demo.fault({
    method: 'GET',
    path: LIST,
    status: 200,
    body: [201, 202, 203, 301, 302, 303, 304, 305].map((menuId) => ({ menuId })),
  });
  await page.reload();
  const shortcuts = card(page, 'Atalhos');
  await expect(shortcuts.getByRole('link')).toHaveCount(6);
  await shortcuts.getByRole('button', { name: 'Ver os 8 atalhos' }).click();
  await expect(shortcuts.getByRole('link')).toHaveCount(8);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'nothing reaches beyond the screen').toBe(390);
});
