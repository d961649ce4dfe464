import type { Page } from '@playwright/test';
import { expect, expectNoSeriousAxe, test } from '../fixtures';

const PATH = '/piscicultura/dashboard';
const RESULTS = '/piscicultura/dashboard-de-resultados';
const WATER = '/piscicultura/qualidade-da-agua';

test.use({ expectedErrors: [/500|401|404/] });

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const fits = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);

test('the ponds, worst first, with the figures of the lot; one opens; its target changes @mobile', async ({
  page,
  demo,
  signIn,
}) => {
  test.setTimeout(120_000);
  await demo.breaks('listFishPonds', { times: 1 });
  await signIn('produtor', { at: PATH });
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Painel da piscicultura' })).toBeVisible();

  const first = card(page, 'VIVEIRO 1');
  await expect(first).toContainText('Lote P21 · dia 60 de 200');
  for (const figure of ['9.700', '140 g', '1.358 kg', '1,300', '2,567', '98,18%', '54,32 kg'])
    await expect(first).toContainText(figure);
  const formula = first.getByRole('button', { name: 'CA sobre o ganho' });
  await formula.focus();
  await formula.hover();
  await expect(page.getByRole('tooltip')).toContainText('1.380 kg ÷ (1.358 − 296,4) kg = 1,300');
  await page.keyboard.press('Escape');
  await expect(card(page, 'ACUDE DA SEDE')).toContainText('Peso desconhecido');
  await expectNoSeriousAxe(page);
  await fits(page);

  await page.getByRole('tab', { name: /^Bloqueado/ }).click();
  await expect(page).toHaveURL(/situacao=bloqueado/);
  await expect(card(page, 'VIVEIRO 3')).toContainText('1,419');
  await page.getByRole('tab', { name: /^Em andamento/ }).click();
  await page.getByRole('link', { name: 'Abrir lote P21 de VIVEIRO 1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'VIVEIRO 1 · lote P21' })).toBeVisible();
  await expect(card(page, 'Conversão alimentar, três contas')).toContainText('1,300');
  await expect(card(page, 'Peso por peixe')).toContainText('Amostragens');
  const target = page.getByRole('region', { name: /^Quando atinge/ });
  await target.getByRole('textbox', { name: /Peso desejado/ }).fill('500');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/alvo=500/);
  await expect(target).toContainText(/em \d+ dias · entre/);
  await expectNoSeriousAxe(page);
  await fits(page);

  await page.goto(`/app${PATH}`);
  await expect(card(page, 'VIVEIRO 1')).toContainText('1,300');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Abrir lote P21 de VIVEIRO 1' }).click();
  await expect(page).toHaveURL(new RegExp(`/app${PATH}/\\d+`));
});

test('closed lots are compared, one by one and by pond', async ({ page, signIn }) => {
  await signIn('produtor', { at: `${RESULTS}?de=2020-01-01` });
  const grid = page.getByRole('grid');
  const row = grid.getByRole('row', { name: /VIVEIRO 3.*16\.100/ });
  await expect(row).toContainText('96,15');
  await expect(row).toContainText('1,419');
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Viveiro', exact: true }).click();
  await expect(page).toHaveURL(/por=pond/);
  await expect(grid.getByRole('row', { name: /^VIVEIRO 1/ })).toBeVisible();
  await page.goto(`/app${RESULTS}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Resultados da piscicultura' })).toBeVisible();
});

test('the water of a pond: which to aerate, limits as zones, a month of readings', async ({
  page,
  demo,
  signIn,
}) => {
  test.setTimeout(90_000);
  await signIn('produtor', { at: WATER });
  const nights = card(page, 'Oxigênio na madrugada: quais aerar primeiro');
  await expect(nights.getByRole('row').nth(1)).toContainText('VIVEIRO 1');
  await expect(nights.getByRole('row').nth(1)).toContainText('Aerar');
  const oxygen = card(page, 'Oxigênio');
  await expect(oxygen).toContainText('Ideal');
  await expect(oxygen.locator('.recharts-reference-area')).toHaveCount(2);
  await demo.breaks('readPondWater', { times: 1 });
  await page.getByRole('button', { name: '30 dias' }).click();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(oxygen).toContainText('Medidas à mão');
  await expect(card(page, 'Amônia total')).toBeVisible();
  await expectNoSeriousAxe(page);
  await fits(page);
  await page.goto('/app/qualidade-da-agua?periodo=7');
  await expect(card(page, 'Oxigênio')).toContainText('Ideal');
  await page.goto(`/app${WATER}`);
  await expect(card(page, 'Oxigênio')).toContainText('Ideal');
});
