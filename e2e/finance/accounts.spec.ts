import { expect, expectNoSeriousAxe, test } from '../fixtures';

test('an account is added, found by its name and merged into another', async ({ page, signIn }) => {
  await signIn('produtor', { at: '/gerenciamento-plano-contas' });
  await expect(page.getByRole('heading', { level: 1, name: 'Plano de contas' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Pesquisar código ou nome' }).fill('pneus');
  await page.getByRole('treeitem', { name: /PECAS E PNEUS/ }).click();
  await page.getByRole('button', { name: 'Fundir' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Quem usa: /)).toBeVisible();
  await dialog.getByRole('combobox', { name: /Conta que fica/ }).fill('diesel');
  await page.getByRole('option', { name: /OLEO DIESEL/ }).click();
  await expectNoSeriousAxe(page);
  await dialog.getByRole('button', { name: 'Fundir' }).click();
  await expect(page.getByText('“PECAS E PNEUS” foi fundida com “OLEO DIESEL”.')).toBeVisible();
});

test('the cash flow opens the documents of a cell, without menus too', async ({ page, signIn }) => {
  await signIn('produtor', { at: '/app/fluxo-de-caixa' });
  await expect(page.getByRole('heading', { level: 1, name: 'Fluxo de caixa' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Navegação principal' })).toBeHidden();
  // A figure that opens something says so; it is the cell itself.
  await page.locator('[role=gridcell][aria-haspopup=dialog]').first().click();
  await expect(page.getByRole('dialog').getByRole('columnheader', { name: 'Documento' })).toBeVisible();
});
