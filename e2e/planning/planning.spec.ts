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
  // The demo's recalculation takes 24 seconds.
  test.slow();
  await signIn('produtor', { at: '/planejamento/andamento' });
  await page.getByRole('button', { name: 'Recalcular rateios' }).click();
  await expect(page.getByRole('progressbar', { name: 'Andamento do recálculo' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('progressbar', { name: 'Andamento do recálculo' })).toBeVisible();
  await expectNoSeriousAxe(page);
  // It goes on while one works elsewhere, and tells its end there.
  await page.goto('/planejamento');
  await expect(page.getByRole('link', { name: /^Recalculando a safra/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('progressbar', { name: 'Andamento do recálculo' })).toBeVisible();
  const end = page.getByText('Recálculo concluído');
  await expect(end).toBeVisible({ timeout: 40_000 });
  await page.getByRole('button', { name: 'Dispensar aviso' }).click();
  await expect(end).toBeHidden();
});

test('a word that is no activity leads to no page', async ({ page, signIn }) => {
  await signIn('produtor', { at: '/planejamento-de-producao/apicultura' });
  await expect(page).toHaveURL(/\/404$/);
});
