import { expect, expectNoSeriousAxe, test } from '../fixtures';

const PATH = '/consulta-de-documentos';
const QUERY = '/DocumentQuery/GetGridData';
const GRID_HEIGHT = 288;

test.use({ expectedErrors: [/500|401|404/] });

test('documents are found by partner and period, and read tab by tab, through faults', async ({
  page,
  demo,
  signIn,
}) => {
  test.setTimeout(90_000);
  await demo.breaks('listDocuments', {
    times: 1,
    body: { details: [{ message: 'Consulta fora do ar' }], error: { message: 'x' } },
  });
  await signIn('produtor', { at: PATH });
  await expect(page.getByText('Consulta fora do ar', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  const list = page.getByRole('grid', { name: 'Consulta de documentos' });
  await expect(list.getByRole('row', { name: /AGROINSUMOS/ }).first()).toBeVisible();
  await expect(page.getByText(/Dados até \d\d\/\d\d\/\d{4} \d\d:\d\d/)).toBeVisible();
  // The filters' lists are requested only when they are opened.
  expect(await demo.calls('/Person/GetPersonsForSelect')).toHaveLength(0);

  await page.getByRole('button', { name: /^Filtros/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtros' });
  const from = drawer.getByLabel('Emissão: de');
  const year = await from.inputValue();
  await from.fill('01/01/2020');
  await drawer.getByRole('button', { name: 'Buscar' }).click();
  await expect(drawer.getByText('O período pode ter até 1 ano')).toBeVisible();
  await from.fill(year);
  await drawer.getByRole('combobox', { name: 'Parceiro' }).fill('cooperativa agro');
  await page.getByRole('option', { name: 'COOPERATIVA AGROINDUSTRIAL DO OESTE' }).click();
  await page.keyboard.press('Escape');
  for (const lookup of ['Person/GetPersons', 'Company/GetCompanies', 'Product/GetProducts'])
    expect(await demo.calls(`/${lookup}ForSelect`)).toHaveLength(1);
  await drawer.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/filtro\.parceiro=3/);
  await expect
    .poll(async () => (await demo.calls(QUERY)).at(-1)?.query)
    .toMatchObject({ partnerPersonIds: '3' });
  await expect(drawer).toHaveCount(0);
  await expect(list.getByRole('row', { name: /AGROINSUMOS/ })).toHaveCount(0);

  // One movement is added up; its totals stay under the rows.
  await page.goto(`${PATH}?parceiro=3`);
  await expect(page).toHaveURL(new RegExp(`${PATH}\\?filtro\\.parceiro=3$`));
  await list
    .getByRole('row', { name: /NF-E.*Receita/ })
    .first()
    .click();
  await expect(page).toHaveURL(/janela=documento&janela\.id=\d+&janela\.movimento=INCOME$/);
  const viewer = page.getByRole('dialog', { name: 'Visualizador de documentos' });
  await expect(viewer.getByText('NF-E', { exact: true })).toBeVisible();

  await demo.breaks('readApportionment', { times: 1 });
  await demo.forbids('readInstallments', { error: '{"constantFilter":"DOCUMENT_QUERY"}' }, { times: 1 });
  for (const tab of ['Itens', 'Dados adicionais', 'Baixas', 'Detalhes']) {
    await viewer.getByRole('tab', { name: tab }).click();
    const grid = viewer.getByRole('grid', { name: new RegExp(`${tab}$`) });
    expect((await grid.boundingBox())?.height).toBe(GRID_HEIGHT);
  }
  await viewer.getByRole('tab', { name: 'Rateio' }).click();
  await viewer.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(viewer.getByRole('row', { name: /^Total/ })).toBeVisible();
  await viewer.getByRole('tab', { name: 'Título' }).click();
  await expect(viewer.getByText('Sem acesso')).toBeVisible();
  await expect(page).toHaveURL(/janela\.aba=titulo$/);
  await page.reload();
  await expect(viewer.getByRole('row', { name: /^Total/ })).toBeVisible();
  await expectNoSeriousAxe(page);
  const download = page.waitForEvent('download');
  await viewer.getByRole('button', { name: /Exportar|Baixar/ }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^nf-e-\d+-titulo.*\.csv$/);
  await page.goBack();
  await expect(viewer).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('button', { name: 'COOPERATIVA AGROINDUSTRIAL DO OESTE', exact: true })
    .first()
    .click();
  expect((await viewer.boundingBox())?.width).toBe(390);
  await viewer.getByRole('tab', { name: 'Detalhes' }).click();
  await expect(viewer.getByRole('tab', { name: 'Detalhes' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${PATH}\\?filtro\\.parceiro=3$`));
});
