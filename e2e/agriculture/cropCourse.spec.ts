import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const WORK = '/agricultura/ocorrencia';
/** The first plot of the demo that is irrigated, and its area in hundredths of a hectare as the form says it. */
const PLOT = 'TALHAO 04';
const SEED = 'FEIJAO BRS ESTEIO';
const CUT = { ha: 5, kg: 12_000 };

const brazilian = (value: number, decimals = 2) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
/** A day of the farm, DD/MM/YYYY. */
const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000 - 3 * 3_600_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
    .toReversed()
    .join('/');

async function openWork(page: Page, type: string, title: string) {
  await page.goto(`${WORK}/nova?novo=${type}`);
  const form = page.getByRole('dialog', { name: title });
  await form.getByLabel(/^Talhão/).click();
  await page
    .getByRole('option', { name: new RegExp(PLOT) })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await form.getByRole('radio', { name: 'Realizada' }).check();
  return form;
}

async function harvest(page: Page, kg: number, ha: number) {
  const form = await openWork(page, 'colheita', 'Colheita');
  await form
    .getByLabel(/^Produto colhido/)
    .first()
    .fill('Feijao em graos');
  await form.getByLabel(/^Peso líquido/).fill(String(kg));
  await form.getByLabel(/^Área trabalhada/).fill(brazilian(ha));
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Ocorrência salva.')).toBeVisible();
}

test('a sowing and its harvests stand on every page that names the crop of the plot', async ({
  page,
  signIn,
}) => {
  test.setTimeout(240_000);
  await signIn('produtor', { at: WORK });
  const sowing = await openWork(page, 'plantio', 'Plantio');
  await sowing.getByLabel(/^Data e hora/).fill(`${day(1)} 10:00`);
  await sowing.getByLabel(/^Semente ou muda/).fill(SEED);
  await sowing.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Ocorrência salva.')).toBeVisible();

  // Irrigation computes with the new crop, from today on.
  await page.goto('/dashboard-irrigacao');
  await expect(page.getByText(/^FEIJAO/).first()).toBeVisible();
  // So does the rotation, whose cell cannot be planned anew.
  await page.goto('/rotacao-de-cultura');
  await expect(
    page.getByRole('button', { name: new RegExp(`^${PLOT}.*FEIJAO .*semeada`) }).first(),
  ).toBeVisible();
  // The analysis of the plot opens on it.
  await page.goto('/analise-da-cultura');
  await expect(page.getByText(SEED).first()).toBeVisible();
  await expect(page.getByText(day(1)).first()).toBeVisible();
  const area = page.getByText('Área plantada').locator('xpath=following-sibling::*').first();
  const hectares = Number(((await area.textContent()) ?? '').replace(/[^\d,]/g, '').replace(',', '.'));
  expect(hectares).toBeGreaterThan(CUT.ha);

  // A part of it is harvested: 12 000 kg on 5 ha.
  await harvest(page, CUT.kg, CUT.ha);
  const first = brazilian(CUT.kg / 60 / CUT.ha);
  await page.goto('/analise-da-cultura');
  await expect(
    page.getByText(
      `em colheita: ${brazilian(CUT.ha)} ha colhidos, faltam ${brazilian(hectares - CUT.ha)} ha`,
    ),
  ).toBeVisible();
  await expect(page.getByText(first, { exact: false }).first()).toBeVisible();
  await page.goto('/agricultura/dashboard-de-resultados?cultivar=BRS%20ESTEIO');
  await expect(
    page.getByText(new RegExp(`1 talhão está em colheita: faltam ${brazilian(hectares - CUT.ha)} ha`)),
  ).toBeVisible();
  await expect(page.getByText(first).first()).toBeVisible();

  // Then the rest.
  const rest = hectares - CUT.ha;
  await harvest(page, 30_000, rest);
  const whole = brazilian((CUT.kg + 30_000) / 60 / hectares);
  await page.goto('/analise-da-cultura');
  await expect(page.getByText(`colhido em ${day(0)}`)).toBeVisible();
  await expect(page.getByText(whole).first()).toBeVisible();
  await page.goto('/agricultura/dashboard-de-resultados?cultivar=BRS%20ESTEIO');
  await expect(page.getByText(whole).first()).toBeVisible();
  await expect(page.getByText(/em colheita/)).toHaveCount(0);
  await page.goto('/rotacao-de-cultura');
  await expect(
    page.getByRole('button', { name: new RegExp(`^${PLOT}.*FEIJAO .*colhida`) }).first(),
  ).toBeVisible();
});
