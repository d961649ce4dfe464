import type { Page } from '@playwright/test';
import { expect, expectNoSeriousAxe, isKeptOffline, test } from '../fixtures';

const CREATE = '/CargoPackingList/Create';

test.use({
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CACHE_MISS|Failed to fetch/],
  viewport: { width: 390, height: 844 },
});

/** Fills the open form of a load of soybeans: 53 000 kg gross, moisture 16 %, impurities 2,5 %. */
async function weigh(page: Page, ticket: string) {
  const form = page.getByRole('dialog', { name: 'Novo romaneio' });
  const choose = async (label: RegExp, option: RegExp, text = '') => {
    const field = form.getByRole('combobox', { name: label });
    await field.click();
    if (text) await field.fill(text);
    await page.getByRole('option', { name: option }).first().click();
  };
  const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10).split('-').toReversed();
  await form.getByLabel(/^Data/).fill(day.join('/'));
  await form.getByLabel(/^Ticket/).fill(ticket);
  await choose(/^Produto/, /SOJA EM GRAOS/, 'SOJA EM');
  await choose(/^Safra/, /./);
  await choose(/^Propriedade/, /./);
  await form.getByLabel(/^Peso bruto/).fill('53000');
  await form.getByLabel(/^Tara/).fill('15000');
  await choose(/^Padrão/, /^Soja/);
  await form.getByLabel(/^Umidade/).fill('16');
  await form.getByLabel(/^Impureza/).fill('2,5');
  await expect(form.getByText('Peso final: 36.553,91 kg = 609,23 sc de 60 kg')).toBeVisible();
  await choose(/^Destino/, /Cooperativa/);
  return {
    save: () =>
      form
        .getByRole('button', { name: /^Salvar/ })
        .first()
        .click(),
  };
}

const kept = (page: Page) => page.getByRole('heading', { name: '1 romaneio guardado neste aparelho' });

test('a load is weighed on a telephone without a network and sent once @mobile', async ({
  page,
  demo,
  signIn,
}) => {
  test.setTimeout(90_000);
  await signIn('produtor', { at: '/romaneio?registro=novo' });
  const load = await weigh(page, 'T9001');
  await expectNoSeriousAxe(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await load.save();
  await expect(kept(page)).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  // Back in reach it goes by itself, once.
  await expect.poll(async () => (await demo.calls(CREATE)).length).toBe(1);
  await expect(kept(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('T9001').or(page.getByText('36.553,91')).first()).toBeVisible();
  expect(await demo.calls(CREATE)).toHaveLength(1);
});

test.describe('when the telephone has closed the page', () => {
  test.use({ serviceWorkers: 'allow' });

  test('it opens without a network, takes a load, and sends it once the network is back @mobile', async ({
    page,
    demo,
    signIn,
  }) => {
    test.setTimeout(120_000);
    await signIn('produtor', { at: '/romaneio' });
    await expect.poll(() => page.evaluate(isKeptOffline), { timeout: 30_000 }).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Romaneio de cargas' })).toBeVisible();
    await expect(page.getByText(/Sem conexão/).first()).toBeVisible();
    await page.getByRole('button', { name: /^Novo/ }).click();
    const load = await weigh(page, 'T9002');
    await load.save();
    await expect(kept(page)).toBeVisible();
    await page.reload();
    await expect(kept(page)).toBeVisible();
    await page.context().setOffline(false);
    await expect.poll(async () => (await demo.calls(CREATE)).length, { timeout: 30_000 }).toBe(1);
    await expect(kept(page)).toHaveCount(0);
    // The user is loaded anew: rights may have changed meanwhile.
    await expect.poll(async () => (await demo.calls('/User/GetLoggedUser')).length).toBeGreaterThan(1);
    expect(await demo.calls(CREATE)).toHaveLength(1);
  });

  test('who is signed in is forgotten with the sign-out @mobile', async ({ page, signIn }) => {
    await signIn('produtor', { at: '/romaneio' });
    await expect.poll(() => page.evaluate(isKeptOffline), { timeout: 30_000 }).toBe(true);
    await page.getByRole('button', { name: /JOSE CARLOS ZANCHETTIN/ }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(page).toHaveURL(/login/);
    await expect.poll(() => page.evaluate(isKeptOffline)).toBe(false);
  });
});
