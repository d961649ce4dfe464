import { expect, expectNoSeriousAxe, test } from '../fixtures';

test('a crop plan is opened, priced anew, saved and compared', async ({ page, signIn }) => {
  await signIn('produtor', { at: '/planejamento-de-producao' });
  await page
    .getByText(/^SOJA \d{4}\/\d{2}$/)
    .first()
    .click();
  const price = page.getByRole('textbox', { name: /Preço por/ });
  await price.fill('130');
  await expect(page.getByText(/Produção prevista: /)).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Planejamento salvo com sucesso.')).toBeVisible();

  await page.goto('/planejamento/receitas-e-despesas');
  await expect(page.getByText('VENDA DE SOJA')).toBeVisible();
  await expectNoSeriousAxe(page);
});

test('a recalculation is found again after a reload', async ({ page, signIn }) => {
  await signIn('produtor', { at: '/planejamento/andamento' });
  await page.getByRole('button', { name: 'Recalcular rateios' }).click();
  await expect(page.getByRole('progressbar', { name: 'Andamento do recálculo' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('progressbar', { name: 'Andamento do recálculo' })).toBeVisible();
  await expectNoSeriousAxe(page);
});

test('a word that is no activity leads to no page', async ({ page, signIn }) => {
  await signIn('produtor', { at: '/planejamento-de-producao/apicultura' });
  await expect(page).toHaveURL(/\/404$/);
});
