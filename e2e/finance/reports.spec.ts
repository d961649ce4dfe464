import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/universal';
import { indicatorRoutes } from '../../src/modules/finance/indicators/indicatorRoutes';
import { reportRoutes } from '../../src/modules/finance/reports/reportRoutes';
import { expect, expectNoSeriousAxe, test } from '../fixtures';

async function exportAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('an afternoon at the reports: cash of one bank, then what is to be received, down to its title', async ({
  page,
  signIn,
  demo,
}) => {
  test.slow();
  await signIn('contador', { at: '/relatorio-de-caixa' });
  const main = page.getByRole('main');
  await expect(main.getByText('Escolha os filtros e busque')).toBeVisible();
  await expect(main.getByText(/Dados até/)).toBeVisible();
  expect(await demo.calls('/ReportCash/GetGridData')).toHaveLength(0);

  // Without a bank nothing is requested: the drawer marks the field.
  await main.getByRole('button', { name: 'Buscar', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Escolha uma única conta.')).toBeVisible();
  await expectNoSeriousAxe(page);
  expect(await demo.calls('/ReportCash/GetGridData')).toHaveLength(0);
  await drawer.getByRole('checkbox').first().check();
  await drawer.getByRole('button', { name: 'Buscar' }).click();
  await expect(main.getByRole('grid').getByText('Saldo final')).toBeVisible();
  await expectNoSeriousAxe(page);

  await page.goto('/relatorio-de-contas-a-receber?consulta=1&filtro.situacao=OPEN&grafico=1');
  const sheet = main.getByRole('treegrid');
  await expect(sheet.getByText('A vencer').first()).toBeVisible();
  await expectNoSeriousAxe(page);
  const address = page.url();
  await sheet.getByRole('button').first().click();
  await expect(page).toHaveURL(/\/titulos\?titulo=\d+/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(sheet.getByText('A vencer').first()).toBeVisible();

  // A statement: results stand between its parts, and none of them folds.
  await page.goto('/relatorio-de-resultado-rural');
  await main.getByRole('button', { name: 'Buscar', exact: true }).click();
  const margin = sheet.getByRole('row', { name: /^Margem bruta/ }).first();
  await expect(margin).toBeVisible();
  await expect(margin).not.toHaveAttribute('aria-expanded');
  await expectNoSeriousAxe(page);

  // The balance leads to what a line is made of.
  await page.goto('/relatorio-de-balanco');
  await main.getByRole('button', { name: 'Buscar', exact: true }).click();
  await sheet.getByRole('button').first().click();
  await expect(page).toHaveURL(/relatorio-(de-estoque-contabil|de-patrimonio|emprestimo-financiamento)\?/);
});

test('a report without menus, on a telephone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('produtor', {
    at: '/app/relatorio-de-contas-a-receber?consulta=1&filtro.situacao=OPEN',
  });
  await expect(page.getByRole('treegrid').getByText('A vencer').first()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoSeriousAxe(page);
});

test('on paper a report has the type of its sheet', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await signIn('contador', { at: '/relatorio-de-contas-a-receber?consulta=1&filtro.situacao=OPEN' });
  await expect(page.getByRole('treegrid').getByText('A vencer').first()).toBeVisible();
  await exportAs(page, 'Imprimir');
  const cells = page.frameLocator('#print-frame').locator('td');
  // Nine points.
  await expect(cells.first()).toHaveCSS('font-size', '12px');
});

test.describe('the accountant’s afternoon', () => {
  // A user without the key is refused by the server too.
  test.use({ expectedErrors: [/403/] });

  test('a report is arranged, followed to its source and back, taken along, kept and sent to others', async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn('contador', { at: '/relatorio-de-contas-a-receber?consulta=1&filtro.situacao=OPEN' });
    const main = page.getByRole('main');
    const sheet = main.getByRole('treegrid');
    await expect(sheet.getByText('A vencer').first()).toBeVisible();

    // Columns are part of the address.
    await main.getByRole('button', { name: 'Colunas' }).click();
    await page.getByRole('checkbox', { name: 'Recebido (R$)' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(sheet.getByRole('columnheader', { name: 'Recebido (R$)' })).toBeHidden();
    expect(page.url()).toContain('colunas=');

    // A note stays at its cell and is read by touch of the keyboard.
    const cell = sheet.getByRole('row', { level: 2 }).first().getByRole('gridcell').last();
    await cell.click();
    await page.keyboard.press('Shift+F2');
    const dialog = page.getByRole('dialog', { name: 'Anotação na célula' });
    await dialog.getByRole('textbox', { name: 'Anotação' }).fill('Ligar na segunda');
    await expectNoSeriousAxe(page);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(cell).toContainText('Ligar na segunda');

    // Down to a title far below, and back to the same place.
    const top = (await sheet.getByRole('button').first().textContent()) ?? '';
    await page.setViewportSize({ width: 1366, height: 620 });
    await sheet.hover();
    await page.mouse.wheel(0, 300);
    await expect(sheet.getByRole('button', { name: top, exact: true })).not.toBeInViewport();
    const far = sheet.getByRole('button').last();
    await far.scrollIntoViewIfNeeded();
    const name = (await far.textContent()) ?? '';
    const again = sheet.getByRole('button', { name, exact: true });
    const place = async () => Math.round((await again.boundingBox())?.y ?? 0);
    const before = await place();
    await again.click();
    await expect(page).toHaveURL(/\/titulos\?titulo=\d+/);
    await page.goBack();
    await expect(again).toBeInViewport();
    // To the row; a press may have moved it by some pixels.
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(12);
    await page.setViewportSize({ width: 1366, height: 768 });

    // And to the same fold.
    await sheet.hover();
    await page.mouse.wheel(0, -5000);
    await sheet.getByRole('row', { level: 1 }).first().getByRole('rowheader').click();
    await expect(sheet.getByRole('row', { level: 1 }).first()).toHaveAttribute('aria-expanded', 'false');
    await sheet.getByRole('button').first().click();
    await expect(page).toHaveURL(/\/titulos\?titulo=\d+/);
    await page.goBack();
    await expect(sheet.getByRole('row', { level: 1 }).first()).toHaveAttribute('aria-expanded', 'false');

    // A workbook with the filters on its second sheet.
    const [file] = await Promise.all([page.waitForEvent('download'), exportAs(page, 'Baixar Excel (XLSX)')]);
    const workbook = Uint8Array.from(await readFile(await file.path())).buffer;
    const [head = []] = await readSheet(workbook, 1);
    expect(head).not.toContain('Recebido (R$)');
    const cover = (await readSheet(workbook, 2)).flat().join('\n');
    expect(cover).toContain('Situação: Em aberto');
    expect(cover).toContain('Ligar na segunda');
    const [paper] = await Promise.all([page.waitForEvent('download'), exportAs(page, 'Baixar PDF')]);
    expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-');

    // Kept under a name, and opened with it.
    await main.getByRole('button', { name: 'Visões' }).click();
    await page.getByRole('textbox', { name: 'Nome da visão' }).fill('Cobrança');
    await page.getByRole('button', { name: 'Salvar visão' }).click();
    await page.getByRole('button', { name: 'Abrir sempre com a visão Cobrança' }).click();
    const sent = new URL(page.url());
    await page.goto('/relatorio-de-contas-a-receber');
    await expect(sheet.getByText('Ligar na segunda').first()).toBeAttached();
    await expect(sheet.getByRole('columnheader', { name: 'Recebido (R$)' })).toBeHidden();

    // Another user sees the same by the link, without the notes; one without the key sees nothing of it.
    await signIn('produtor', { at: sent.pathname + sent.search });
    await expect(sheet.getByText('A vencer').first()).toBeVisible();
    await expect(sheet.getByRole('columnheader', { name: 'Recebido (R$)' })).toBeHidden();
    await expect(sheet.getByText('Ligar na segunda')).toHaveCount(0);
    await signIn('usuario', { at: sent.pathname + sent.search });
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Página ou ação não autorizada' })).toBeVisible();
  });

  test('cost centers follow the farm that is chosen', async ({ page, signIn, demo }) => {
    await signIn('contador', { at: '/relatorio-de-resultado-rural' });
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /^Filtros/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Filtros' });
    const centers = drawer.getByRole('group', { name: 'Centro de custo' });
    await expect(drawer.getByText('Escolha uma única propriedade antes.').first()).toBeAttached();
    await drawer.getByRole('group', { name: 'Propriedade' }).getByRole('checkbox').first().check();
    await centers.getByRole('checkbox').first().check();
    await expectNoSeriousAxe(page);
    await drawer.getByRole('button', { name: 'Buscar' }).click();
    await expect(main.getByRole('treegrid')).toBeVisible();
    // The report has run by itself before.
    const requests = async () => (await demo.calls('/ReportRuralResult/GetGridData')).at(-1)?.query;
    await expect.poll(requests).toHaveProperty('farmActivityFieldIds');
    // The chip of the farm takes its center along.
    await main.getByRole('button', { name: /Remover filtro.*Propriedade/ }).click();
    await expect(main.getByRole('button', { name: /Remover filtro.*Centro de custo/ })).toHaveCount(0);
    await expect(page).not.toHaveURL(/filtro\.centro/);
  });
});

test('every report and every board of indicators is readable, one in light and the next in dark', async ({
  page,
  signIn,
}) => {
  // Twenty-six pages.
  test.setTimeout(240_000);
  const routes = [...Object.values(reportRoutes), ...Object.values(indicatorRoutes)];
  const paths = routes.map(({ path }) => path);
  expect(paths).toHaveLength(26);
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn('contador', { at: '/central-de-relatorios' });
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('ep.preferences'))) {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...kept, mode: 'system' }));
    }
  });
  for (const [at, path] of paths.entries()) {
    await page.emulateMedia({ colorScheme: at % 2 === 0 ? 'light' : 'dark' });
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    // A board asks by itself; a report that needs an account first says so in its drawer.
    const search = main.getByRole('button', { name: 'Buscar', exact: true });
    await expect(search.or(main.getByRole('list').last()).first()).toBeVisible();
    if (path.startsWith('/relatorio')) await search.click();
    await expectNoSeriousAxe(page);
  }
});
