import type { Page } from '@playwright/test';
import { expect, expectNoSeriousAxe, test } from '../fixtures';

const FIELDS = '/agricultura/analise-de-solo';
const WOODS = '/silvicultura/analise-de-solo';
const HEAD = 'Amostra,Latitude,Longitude,pH H2O,P Mehlich-1 (mg/dm3),Ca (cmolc/dm3),Observação';

/** A day of the farm, DD/MM/YYYY. */
const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000 - 3 * 3_600_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
    .toReversed()
    .join('/');

const file = (lines: readonly string[]) => ({
  name: 'laudo.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`${[HEAD, ...lines].join('\n')}\n`),
});

async function choose(page: Page, label: RegExp, option: RegExp) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
}

/** Types into the cell of a sheet that stands in the row and under the head. */
async function typeInto(page: Page, sheet: string, row: RegExp, head: RegExp, text: string) {
  const grid = page.getByRole('grid', { name: sheet });
  const column = await grid.getByRole('columnheader', { name: head }).getAttribute('aria-colindex');
  const cell = grid.getByRole('row', { name: row }).locator(`[aria-colindex="${column}"]`);
  await cell.click();
  await page.keyboard.press('F2');
  await cell.getByRole('textbox').fill(text);
  await page.keyboard.press('Enter');
  return cell;
}

test('a laboratory’s file is imported, two lines are mended, and the analysis is there', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn('produtor', { at: FIELDS });
  await expect(page.getByRole('row', { name: /20–40 cm/ })).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Importar arquivo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importação de análise de solo' })).toBeVisible();
  await choose(page, /^Propriedade/, /FAZENDA TRES MARIAS/);
  await choose(page, /^Talhões/, /^TALHAO 01/);
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: /^Laboratório/ }).fill('LABSOLO TOLEDO');
  await page.getByRole('textbox', { name: /^Data da coleta/ }).fill(day(20));
  await page.getByRole('radio', { name: /^Ponto/ }).check();
  await page
    .getByLabel('Escolher arquivos CSV')
    .setInputFiles(
      file([
        'A1,-24.6795,-53.8001,5.5,9.1,"4,2",=cmd',
        'A2,95,-53.7991,5.1,,3.9,',
        'A3,-24.6799,-53.7990,4.9,<0.5,2.8,',
      ]),
    );
  await expect(page.getByText('2 linhas inválidas')).toBeVisible();
  await expectNoSeriousAxe(page);
  await typeInto(page, 'Linhas a corrigir', /A1/, /^Ca/, '4.2');
  await expect(page.getByText('1 linha inválida')).toBeVisible();
  await typeInto(page, 'Linhas a corrigir', /A2/, /^Latitude/, '-24.6796');
  await page.getByRole('button', { name: 'Gravar 3 pontos' }).click();
  await expect(page.getByText('Registros importados com sucesso.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'TALHAO 01' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ponto A2', exact: true })).toBeVisible();
  const table = page.getByRole('grid', { name: 'Pontos e nutrientes' });
  await expect(table.getByRole('row', { name: /A3/ })).toContainText('<0,5');
  await expectNoSeriousAxe(page);
});

test('a point is drawn, dragged and saved', async ({ page, signIn }) => {
  test.setTimeout(90_000);
  await signIn('produtor', { at: `${FIELDS}/5` });
  await page.getByRole('button', { name: 'Desenhar pontos' }).click();
  const map = page.getByRole('application', { name: 'Mapa dos pontos de coleta' });
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error('no map');
  await page.mouse.click(box.x + box.width / 2 + 37, box.y + box.height / 2 + 23);
  const mark = page.getByRole('button', { name: /^Ponto P06/ });
  await expect(mark).toBeVisible();
  const table = page.getByRole('grid', { name: 'Pontos e nutrientes' });
  const before = await table.getByRole('row', { name: /P06/ }).textContent();
  const at = await mark.boundingBox();
  if (!at) throw new Error('no mark');
  await page.mouse.move(at.x + 7, at.y + at.height / 2);
  await page.mouse.down();
  await page.mouse.move(at.x + 40, at.y + 30, { steps: 4 });
  await page.mouse.up();
  await expect(async () =>
    expect(await table.getByRole('row', { name: /P06/ }).textContent()).not.toBe(before),
  ).toPass();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Análise salva.')).toBeVisible();
});

test('woods refuse a comma, in the file and in the table', async ({ page, signIn }) => {
  test.setTimeout(90_000);
  await signIn('produtor', { at: `${WOODS}/importacao` });
  await expect(page.getByText('Na silvicultura o separador decimal é o ponto.')).toBeVisible();
  await page.getByRole('radio', { name: /^Ponto/ }).check();
  await page.getByLabel('Escolher arquivos CSV').setInputFiles(file(['A1,-25.0394,-53.4494,"5,5",9.1,4.2,']));
  await expect(page.getByText(/pH H2O: Use ponto como separador decimal\./).first()).toBeVisible();
  await page.goto(`${WOODS}/6`);
  const cell = await typeInto(page, 'Pontos e nutrientes', /A1/, /^Ca/, '3,2');
  await expect(cell).toContainText('Use ponto como separador decimal.');
});

test.describe('a server that fails', () => {
  test.use({ expectedErrors: [/status of 500/] });
  test('what was typed stays where the server fails, and is saved afterwards', async ({
    page,
    signIn,
    demo,
  }) => {
    test.setTimeout(90_000);
    await signIn('produtor', { at: `${FIELDS}/1` });
    await demo.breaks('saveSoilAnalysis', { times: 1 });
    const cell = await typeInto(page, 'Pontos e nutrientes', /P02/, /^Ca/, '3,25');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Alterações não salvas' })).toBeVisible();
    await expect(cell).toHaveText('3,25');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Análise salva.')).toBeVisible();
  });
});

test('an analysis fits a telephone @mobile', async ({ page, signIn }) => {
  await signIn('produtor', { at: `${FIELDS}/5` });
  await expect(page.getByRole('grid', { name: 'Pontos e nutrientes' })).toBeVisible();
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await wide()).toBeLessThanOrEqual(0);
  await page.goto(`${FIELDS}/importacao`);
  await expect(page.getByRole('radio', { name: /^Ponto/ })).toBeVisible();
  expect(await wide()).toBeLessThanOrEqual(0);
});
