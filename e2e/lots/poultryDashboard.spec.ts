import type { Page } from '@playwright/test';
import { expect, expectNoSeriousAxe, test } from '../fixtures';

const PATH = '/avicultura/dashboard-geral';

const card = (page: Page, number: number) =>
  page.getByRole('region', { name: `AVIARIO ${number}`, exact: true });

test.use({ expectedErrors: [/500|401|404/] });

test('the lots of all aviaries: thresholds of the forecasts, formulas, one lot by its link, faults @mobile', async ({
  page,
  demo,
  signIn,
}) => {
  test.setTimeout(90_000);
  await demo.breaks('listAviariesWithLots', { times: 1 });
  await signIn('produtor', { at: PATH });
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Painel geral da avicultura' })).toBeVisible();

  // With automatic data: day 13 and day 14. Without: day 20 and day 21. Too few weighings, and none at all.
  await expect(card(page, 3)).toContainText('· dia 13 de 42');
  await expect(card(page, 3)).toContainText(
    'A previsão de peso aparece a partir do 14º dia do lote (com dados automáticos); falta 1 dia',
  );
  await expect(card(page, 3)).toContainText('A previsão de consumo aparece a partir do 14º dia');
  await expect(card(page, 4)).toContainText('· dia 14 de 42');
  await expect(card(page, 4)).toContainText('Previsão de peso disponível.Previsão de consumo disponível.');
  await expect(card(page, 2)).toContainText('· dia 20 de 42');
  await expect(card(page, 2)).toContainText(
    'a partir do 21º dia do lote (sem dados automáticos); falta 1 dia',
  );
  await expect(card(page, 1)).toContainText('· dia 21 de 42');
  await expect(card(page, 1)).toContainText('Previsão de peso disponível.');
  await expect(card(page, 1)).toContainText(
    'A previsão de consumo só existe para lotes com dados automáticos',
  );
  await expect(card(page, 9)).toContainText('pelo menos 3 pesagens; há 2.');
  await expect(card(page, 6)).toContainText('aguardando o alojamento');

  const formula = card(page, 1).getByRole('button', { name: 'CA estimada' });
  await formula.focus();
  await formula.hover();
  await expect(page.getByRole('tooltip')).toContainText('ração consumida ÷ peso vivo do lote');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectNoSeriousAxe(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^painel-geral-da-avicultura-\d{4}-\d\d-\d\d\.csv$/);

  await page.getByRole('tab', { name: /^Em andamento/ }).click();
  await expect(page).toHaveURL(/situacao=em-andamento/);
  await expect(card(page, 8)).toHaveCount(0);

  // One lot: its forecasts, the curves read as a table, the five lots of the average.
  await page.getByRole('link', { name: 'Abrir lote 35 do AVIARIO 5' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AVIARIO 5 · lote 35' })).toBeVisible();
  await expect(page).toHaveTitle(/^AVIARIO 5 · lote 35 · /);
  await expect(page).toHaveURL(new RegExp(`${PATH}/\\d+\\?situacao=em-andamento$`));
  await expect(page.getByRole('region', { name: 'Previsões' })).toContainText(
    /\d\.\d{3} g por ave no dia 42/,
  );
  const weight = page.getByRole('region', { name: 'Peso por ave' });
  await expect(weight.locator('.recharts-line-curve')).toHaveCount(4);
  await weight.getByRole('button', { name: 'Ver como tabela' }).click();
  await expect(weight.getByRole('row', { name: /^Dia 42 / })).toBeVisible();
  await expect(weight.getByRole('columnheader').nth(3)).toHaveText('Média dos 5 lotes anteriores (g)');
  await expectNoSeriousAxe(page);
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);

  // The address alone opens the lot again; what fails is requested again; the way back keeps the filter.
  await demo.breaks('openLotBoard', { times: 1 });
  await page.reload();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AVIARIO 5 · lote 35' })).toBeVisible();
  await page.getByRole('link', { name: 'Todos os aviários' }).click();
  await expect(page.getByRole('tab', { name: /^Em andamento/ })).toHaveAttribute('aria-selected', 'true');
  await page.goto(`${PATH}/999999`);
  await expect(page.getByText('Lote não encontrado')).toBeVisible();

  await demo.reset();
  await signIn('contador');
  await page.goto(PATH);
  await expect(page).toHaveURL(/\/401$/);
});
