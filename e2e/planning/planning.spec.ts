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

test('what changed is told, a version approved, months pasted, and the cash need sent', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('produtor', { at: '/planejamento-de-producao' });
  await page
    .getByText(/^SOJA \d{4}\/\d{2}$/)
    .first()
    .click();
  await page.getByRole('button', { name: 'Enviar à previsão de caixa' }).click();
  await expect(page.getByText(/está na previsão de caixa de/)).toBeVisible();

  await page.getByRole('button', { name: 'Editar mês a mês' }).click();
  const row = page.getByRole('grid', { name: 'Despesas mês a mês' }).getByRole('row', { name: /SEMENTES/ });
  await row.getByRole('gridcell').first().click();
  await page.keyboard.type('1500');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('gridcell').first()).toHaveText('1.500,00');
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Planejamento salvo com sucesso.')).toBeVisible();
  // The plan's own title reads as its row does, until the register stands.
  await expect(page.getByRole('heading', { level: 1, name: 'Planejamento de produção' })).toBeVisible();

  await page
    .getByText(/^SOJA \d{4}\/\d{2}$/)
    .first()
    .click();
  await page.getByRole('button', { name: 'O que mudou desde a última versão' }).click();
  await expect(page.getByRole('region', { name: 'Diferenças entre as duas versões' })).toContainText('Julho');
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Aprovar a versão 3' }).click();
  await page.getByRole('button', { name: 'Aprovar', exact: true }).click();
  await expect(page.getByText('Versão 3 aprovada.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Nova versão' })).toBeVisible();
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

test.describe('a plan that is typed', () => {
  test.use({ expectedErrors: [/500/] });

  test('outlives a save that fails, and a sign-out', async ({ page, signIn, demo }) => {
    await signIn('produtor', { at: '/planejamento-de-producao' });
    await page
      .getByText(/^SOJA \d{4}\/\d{2}$/)
      .first()
      .click();
    const price = page.getByRole('textbox', { name: /Preço por/ });
    await price.fill('131');
    await demo.breaks('changePlan', { times: 1 });
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(price).toHaveValue('131,00');
    const at = new URL(page.url()).pathname;

    await page.getByRole('button', { name: /JOSE CARLOS ZANCHETTIN/ }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Manter' }).click();
    await expect(page).toHaveURL('/login-v2');
    await signIn('produtor', { at });
    await expect(price).toHaveValue('131,00');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Planejamento salvo com sucesso.')).toBeVisible();
  });
});

test('who has no key of planning is refused on every page of it', async ({ page, signIn }) => {
  for (const account of ['usuario', 'nfpe']) {
    await signIn(account);
    for (const path of [
      '/planejamento',
      '/planejamento-de-producao',
      '/planejamento-de-producao/lavoura/1',
      '/planejamento/receitas-e-despesas',
      '/planejamento/andamento',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Página ou ação não autorizada' })).toBeVisible();
    }
  }
  await signIn('contador', { at: '/planejamento' });
  await expect(page.getByRole('heading', { level: 1, name: /Planejamento/ })).toBeVisible();
});
