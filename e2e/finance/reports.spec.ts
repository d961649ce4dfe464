import { expect, expectNoSeriousAxe, test } from '../fixtures';

test('an afternoon at the reports: cash of one bank, then what is to be received, down to its title', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('contador', { at: '/relatorio-de-caixa' });
  const main = page.getByRole('main');
  await expect(main.getByText('Escolha os filtros e busque')).toBeVisible();
  await expect(main.getByText(/Dados até/)).toBeVisible();
  expect(await demo.calls('/ReportCash/GetGridData')).toHaveLength(0);

  // Without a bank nothing is asked: the drawer says what is missing, at its field.
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
