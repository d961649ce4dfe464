import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openByPalette } from '../session/session';

const RESULTS = '/agricultura/dashboard-de-resultados';
const REPORT = '/relatorio-de-contratos';
const TITLES = '/titulos';

async function choose(page: Page, list: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click();
  await page.getByRole('option', { name: option }).click();
  await page.keyboard.press('Escape');
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a farm and a harvest chosen on one page are where the next page begins; an address says all', async ({
  page,
  signIn,
}) => {
  await signIn('produtor', { at: RESULTS });
  await choose(page, 'Safras', 'SOJA 2025/2026');
  await choose(page, 'Propriedades', 'FAZENDA TRES MARIAS');
  await expect(page).toHaveURL(/safra=\d+&propriedade=FAZENDA\+TRES\+MARIAS$/);

  // A report shows them in its filters, runs at once, and its address says so.
  await page.goto(REPORT);
  await expect(page.getByText('Safra: SOJA 2025/2026')).toBeVisible();
  await expect(page.getByText('Propriedade: FAZENDA TRES MARIAS')).toBeVisible();
  await expect(page).toHaveURL(/filtro\.propriedade=\d+&filtro\.safra=\d+&consulta=1$/);
  // Titles begin with the farm alone: a bill without a harvest is due all the same.
  await page.goto(TITLES);
  await expect(page.getByText('Propriedade: FAZENDA TRES MARIAS')).toBeVisible();
  await expect(page).toHaveURL(/filtro\.propriedade=\d+$/);
  await page.goto('/comparacao-mapas');
  await expect(page.getByRole('combobox', { name: 'Propriedade' })).toHaveText('FAZENDA TRES MARIAS');
  await page.goto('/rotacao-de-cultura');
  await expect(page.getByRole('combobox', { name: 'Propriedade' })).toHaveText('FAZENDA TRES MARIAS');
  await expect(page).toHaveURL(/propriedade=\d+$/);

  // A link leads to what it says.
  await page.goto(`${RESULTS}?por=cultivar`);
  await expect(heading(page, 'Painel de resultados')).toBeVisible();
  await expect(page.getByRole('row', { name: /GRANJA NOVA ALIANCA/ })).toHaveCount(0);
  await expect(page).toHaveURL(`${RESULTS}?por=cultivar`);

  // All of them is a choice too.
  await page.goto(TITLES);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page.getByText('Propriedade: FAZENDA TRES MARIAS')).toHaveCount(0);
  await page.goto(REPORT);
  await expect(page.getByText('Safra: SOJA 2025/2026')).toBeVisible();
  await expect(page.getByText('Propriedade: FAZENDA TRES MARIAS')).toHaveCount(0);
});

test('another customer begins with all, and the first one finds the farm again', async ({ page, signIn }) => {
  await signIn('multi');
  await page.getByRole('button', { name: /GRANJA SANTO ANTONIO/ }).click();
  await expect(page).toHaveURL('/inicio');
  await page.goto(RESULTS);
  await choose(page, 'Propriedades', 'SITIO SAO PEDRO');
  await expect(page).toHaveURL(/propriedade=SITIO\+SAO\+PEDRO$/);

  await openByPalette(page, 'Trocar para SITIO AGUA CLARA');
  await expect(page).toHaveURL('/inicio');
  await page.goto(RESULTS);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page).toHaveURL(RESULTS);

  await openByPalette(page, 'Trocar para GRANJA SANTO ANTONIO');
  await expect(page).toHaveURL('/inicio');
  await page.goto(RESULTS);
  await expect(page).toHaveURL(/propriedade=SITIO\+SAO\+PEDRO$/);
});
