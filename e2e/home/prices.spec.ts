import type { Page } from '@playwright/test';
import { expect, expectNoSeriousAxe, test } from '../fixtures';

const HOST = 'cotacoes.example';
const card = (page: Page) => page.getByRole('region', { name: 'Preços agropecuários' });

/** The backend names a site of quotes; each request to it is recorded. */
async function withQuotes(page: Page, answers = true) {
  const requests: { url: string; referrer: string | undefined }[] = [];
  await page.route(/\/User\/GetLoggedUser/i, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { urls: Record<string, unknown> };
    body.urls['agriculturalPricesUrl'] = `https://${HOST}/painel`;
    await route.fulfill({ response, json: body });
  });
  await page.route(`https://${HOST}/**`, (route) => {
    requests.push({ url: route.request().url(), referrer: route.request().headers()['referer'] });
    if (!answers) return undefined;
    return route.fulfill({
      contentType: 'text/html',
      body: `<p id="quote">Soja R$ 132,50</p><script>
        const notify = (name, run) => { try { document.body.append(name + '=' + run() + ' '); } catch { document.body.append(name + '=refused '); } };
        notify('cookie', () => document.cookie);
        notify('storage', () => localStorage.length);
        notify('parent', () => parent.document.title);
        notify('top', () => (top.location = 'https://${HOST}/fora'));
        notify('popup', () => window.open('https://${HOST}/janela'));
      </script>`,
    });
  });
  return requests;
}

// Each walks a whole passage.
test.describe.configure({ timeout: 120_000 });

/** Cards begin with the last good answer, which would ask with the choices of before. */
const forgetKeptAnswers = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store');
        opening.addEventListener('error', () => reject(new Error('the kept answers do not open')));
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('keyval', 'readwrite');
          change.objectStore('keyval').clear();
          change.addEventListener('complete', () => resolve());
        });
      }),
  );

test('without a site of quotes: figures of the USDA by commodity and attribute @mobile', async ({
  page,
  demo,
  signIn,
}) => {
  await signIn('produtor');
  const table = card(page).getByRole('table', { name: 'Soja: Produção por país' });
  await expect(table.getByRole('row')).toHaveCount(6);
  await expectNoSeriousAxe(page);
  await card(page).getByLabel('Produto').click();
  await page.getByRole('option', { name: 'Milho' }).click();
  const corn = card(page).getByRole('table', { name: 'Milho: Produção por país' });
  await expect(corn.getByRole('rowheader').first()).toHaveText('Estados Unidos');
  await card(page).getByLabel('Indicador').click();
  await page.getByRole('option', { name: 'Estoque final' }).click();
  await expect(card(page).getByRole('table', { name: 'Milho: Estoque final por país' })).toBeVisible();
  const requests = (await demo.calls('/Home/GetUsda')).map(({ query }) => query['commodity']);
  expect(requests).toEqual(['2222000', '0440000']);
  for (const path of ['/Home/GetProductionsOptions', '/Home/GetAttributesOptions'])
    expect(await demo.calls(path)).toHaveLength(1);
  await expect(page.locator('iframe')).toHaveCount(0);

  // The choices stand when there are no figures; without choices nothing is requested.
  await demo.answers('listForeignPrices', []);
  await card(page).getByRole('button', { name: 'Atualizar Preços agropecuários' }).click();
  await expect(card(page).getByText('Sem números para este indicador')).toBeVisible();
  await expect(card(page).getByLabel('Produto')).toBeVisible();
  await demo.answers('listPricedProductions', 'null');
  await forgetKeptAnswers(page);
  await demo.forgetCalls();
  await page.reload();
  await expect(card(page).getByText('Nenhum produto disponível')).toBeVisible();
  expect(await demo.calls('/Home/GetUsda')).toHaveLength(0);
});

test.describe('with a site of quotes', () => {
  // What the sandbox refuses is written to the console.
  test.use({ expectedErrors: [/sandbox|Blocked|Unsafe attempt|ERR_/i] });

  test('asks it for nothing without consent, and then keeps it in its frame', async ({
    page,
    context,
    signIn,
  }) => {
    const requests = await withQuotes(page);
    await signIn('produtor');
    await expect(card(page).getByText(new RegExp(`vêm de ${HOST}`))).toBeVisible();
    await expectNoSeriousAxe(page);
    expect(requests).toEqual([]);
    await card(page).getByRole('button', { name: 'Carregar cotações' }).click();
    const frame = card(page).locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    const inside = page.frameLocator('iframe').locator('body');
    await expect(inside).toContainText('Soja R$ 132,50');
    for (const part of ['cookie=refused', 'storage=refused', 'parent=refused', 'popup=null'])
      await expect(inside).toContainText(part);
    await expect(page).toHaveURL('/inicio');
    expect(context.pages()).toHaveLength(1);
    expect(requests).toEqual([{ url: `https://${HOST}/painel`, referrer: undefined }]);

    // Not remembered: the next visit asks again.
    await page.reload();
    await expect(card(page).getByRole('button', { name: 'Carregar cotações' })).toBeVisible();
    expect(requests).toHaveLength(1);

    // Loaded at every visit where that was wished, until it is taken back.
    await card(page).getByLabel('Carregar sempre neste navegador').check();
    await card(page).getByRole('button', { name: 'Carregar cotações' }).click();
    await expect(card(page).locator('iframe')).toBeVisible();
    await page.reload();
    await expect(card(page).locator('iframe')).toBeVisible();
    await card(page).getByRole('button', { name: 'Deixar de carregar' }).click();
    await expect(card(page).locator('iframe')).toHaveCount(0);
    await page.reload();
    await expect(card(page).getByRole('button', { name: 'Carregar cotações' })).toBeVisible();
  });

  test('that is kept back, or forbidden by the policy of the page, gives way to the USDA', async ({
    page,
    signIn,
  }) => {
    await withQuotes(page, false);
    await page.clock.install();
    await signIn('produtor');
    await card(page).getByRole('button', { name: 'Carregar cotações' }).click();
    await expect(card(page).locator('iframe')).toBeAttached();
    await page.clock.fastForward('00:13');
    await expect(card(page).getByText('As cotações não puderam ser carregadas')).toBeVisible();
    await card(page).getByRole('button', { name: 'Ver números do USDA' }).click();
    await expect(card(page).getByRole('table', { name: 'Soja: Produção por país' })).toBeVisible();
    await card(page).getByRole('button', { name: 'Cotações', exact: true }).click();
    await expect(card(page).locator('iframe')).toBeAttached();

    await page.reload();
    await expect(card(page).getByRole('button', { name: 'Carregar cotações' })).toBeVisible();
    await page.evaluate(() => {
      const policy = document.createElement('meta');
      policy.httpEquiv = 'Content-Security-Policy';
      policy.content = "frame-src 'self'";
      document.head.append(policy);
    });
    await card(page).getByRole('button', { name: 'Carregar cotações' }).click();
    await expect(card(page).getByText('As cotações não puderam ser carregadas')).toBeVisible();
  });
});
