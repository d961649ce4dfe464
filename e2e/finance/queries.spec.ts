import { expect, expectNoSeriousAxe, test } from '../fixtures';

test.use({ expectedErrors: [/500/] });

test('a contract is found, read with its deliveries and the document of one', async ({
  page,
  demo,
  signIn,
}) => {
  test.setTimeout(60_000);
  await demo.breaks('listContracts', {
    times: 1,
    body: { details: [{ message: 'Consulta fora do ar' }], error: { message: 'x' } },
  });
  await signIn('produtor', { at: '/consulta-de-contratos' });
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  const list = page.getByRole('grid', { name: 'Consulta de contratos' });
  await expect(list.getByRole('row', { name: /CT-2026\/014/ })).toBeVisible();
  const sums = page.getByRole('list', { name: 'Totais da consulta' });
  await expect(sums.getByRole('listitem').first()).toContainText('Contratado');
  expect((await list.getByRole('row').nth(1).boundingBox())?.y).toBeLessThanOrEqual(350);
  await expectNoSeriousAxe(page);

  await page.getByRole('button', { name: /^Filtros/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtros' });
  await drawer.getByRole('textbox', { name: 'Número' }).fill('CT-2026/014');
  await drawer.getByRole('button', { name: 'Buscar' }).click();
  await expect(list.getByRole('row', { name: /BT-2026\/03/ })).toHaveCount(0);
  await expect(sums.getByRole('listitem')).toHaveCount(1);

  await list.getByRole('row', { name: /CT-2026\/014/ }).click();
  const panel = page.getByRole('dialog', { name: 'Contrato CT-2026/014' });
  await expect(panel.getByRole('region', { name: 'Entregas' })).toBeVisible();
  await expectNoSeriousAxe(page);
  await panel.getByRole('button', { name: 'Ver documento' }).first().click();
  await expect(page).toHaveURL(/janela=documento&janela\.id=\d+&janela\.movimento=INCOME/);
  await page.goBack();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['contratos', 'pedidos', 'adiantamentos', 'consorcios']) {
    await page.goto(`/consulta-de-${path}`);
    await expect(page.getByRole('list', { name: 'Totais da consulta' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
