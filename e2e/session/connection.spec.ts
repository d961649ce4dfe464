import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { COMMUNITIES, REFUSED } from './session';

test.use({ signInByForm: true });

test.use({ expectedErrors: REFUSED });

test('offline is said with the time since, and goes by itself @mobile', async ({ page, context, signIn }) => {
  await page.clock.install({ time: new Date('2026-11-20T14:32:00-03:00') });
  await page.route('**/version.json', (route) => route.fulfill({ json: {} }));
  const banners = page.waitForResponse(/\/assets\/statusBanners-/);
  await signIn('produtor');
  await banners;
  await context.setOffline(true);
  const banner = page.getByText('Sem conexão desde 14:32.');
  await expect(banner).toBeVisible();
  await expectNoSeriousAxe(page);
  await context.setOffline(false);
  await expect(banner).toBeHidden();
});

test('calls that fail offline are said once; a page that cannot come leaves the shell standing', async ({
  page,
  context,
  signIn,
  demo,
}) => {
  await signIn('produtor');
  await demo.cutsOff('listCommunities');
  // The lines of the user menu come when the page has settled.
  const menu = page.waitForResponse(/\/assets\/UserMenuPopover-/);
  await page.goto(COMMUNITIES);
  await menu;
  const said = page.getByText('Sem conexão com o servidor. Tente de novo quando a conexão voltar.');
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'Tentar novamente' }).first().click();
  await expect(page.getByRole('button', { name: 'Tentar novamente' }).first()).toBeEnabled();
  await expect(said).toHaveCount(1);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await page.getByRole('menuitem', { name: /^Minha conta/ }).click();
  await expect(page.getByText('Esta página ainda não está neste aparelho.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Navegação principal' })).toBeVisible();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('Esta página ainda não está neste aparelho.')).toBeVisible();
  // Back in the network it comes by itself, and no error is shown.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible();
});

test('a newer version is offered, and taken when the user wants it', async ({ page, signIn }) => {
  await page.clock.install();
  await signIn('produtor');
  await page.route('**/version.json', (route) => route.fulfill({ json: { version: '99.0.0+x' } }));
  await page.clock.fastForward(11 * 60_000);
  const banner = page.getByText('Há uma nova versão do sistema.');
  await expect(banner).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Atualizar agora' }).click();
  await loaded;
  await expect(page).toHaveURL('/inicio');
  await expect(banner).toBeHidden();
});

test('a chunk that a newer version has not loads the page anew, once', async ({ page, signIn }) => {
  await page.route('**/version.json', (route) => route.fulfill({ json: { version: '99.0.0+x' } }));
  // What is fetched for later, and whose absence loads nothing anew, comes first.
  const early = ['SessionDialogs', 'statusBanners', 'NotificationPanel'].map((name) =>
    page.waitForResponse(new RegExp(`/assets/${name}-`)),
  );
  await signIn('produtor');
  await Promise.all(early);
  await page.getByRole('button', { name: /^Buscar/ }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('Comunidades rurais');
  const option = page.getByRole('option', { name: /^Comunidades rurais/ });
  await expect(option).toBeVisible();
  await page.waitForLoadState('networkidle');
  const gone: string[] = [];
  await page.route(/\/assets\/PropertyConfigurationPage-[^/]*\.js$/, (route) => {
    if (gone.length > 0) return route.continue();
    gone.push(route.request().url());
    return route.fulfill({ status: 404, body: '' });
  });
  const loaded = page.waitForEvent('load');
  await option.click();
  await loaded;
  expect(gone).toHaveLength(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Comunidades rurais' })).toBeVisible();
});
