import { expect, expectNoSeriousAxe, test } from '../fixtures';

test('a scenario over two calendar years is entered, changed and feeds the cash flow of both', async ({
  page,
  signIn,
}) => {
  test.setTimeout(90_000);
  const next = new Date().getFullYear() + 1;
  await signIn('produtor', { at: '/nova-previsao-de-caixa' });
  await page.getByRole('button', { name: 'Novo cenário' }).click();
  const form = page.getByRole('dialog', { name: 'Novo cenário' });
  const fill = (name: RegExp, value: string, at = 0) =>
    form.getByRole('textbox', { name }).nth(at).fill(value);
  await fill(/^Nome/, 'DOIS ANOS');
  await fill(/^Primeiro mês/, `07/${next}`);
  await fill(/^Duração/, '37');
  await form.getByRole('radio', { name: 'Uma primeira linha' }).check();
  await fill(/^Nome/, 'ARRENDAMENTO', 1);
  await form.getByRole('combobox', { name: /^Conta contábil/ }).fill('TARIFAS');
  await page
    .getByRole('option', { name: /TARIFAS/ })
    .first()
    .click();
  await fill(/^Valor/, '4.321,00');
  await fill(/^Primeira data/, `31/08/${next}`);
  await fill(/^Até/, `30/08/${next}`);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText('A data final é anterior à primeira.').last()).toBeVisible();
  await expect(form.getByRole('textbox', { name: /^Duração/ })).toHaveAttribute('aria-invalid', 'true');
  await expectNoSeriousAxe(page);
  await fill(/^Duração/, '18');
  await fill(/^Até/, '');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Cenário DOIS ANOS criado.')).toBeVisible();

  const sheet = page.getByRole('treegrid');
  await expect(sheet.getByRole('columnheader', { name: `Total de ${next}` })).toBeVisible();
  await sheet.getByRole('rowheader', { name: 'ARRENDAMENTO' }).dblclick();
  const line = page.getByRole('dialog', { name: 'Editar ARRENDAMENTO' });
  await line.getByRole('textbox', { name: /^Nome/ }).fill('ARRENDAMENTO SUL');
  await line.getByRole('button', { name: 'Salvar' }).click();
  await expect(sheet.getByRole('rowheader', { name: 'ARRENDAMENTO SUL' })).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: /Mais ações/ }).click();
  await page.getByRole('menuitem', { name: 'Usar no fluxo de caixa' }).click();
  await expect(page.getByText('Este cenário está no fluxo de caixa.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Este cenário está no fluxo de caixa.')).toBeVisible();

  // From August on, and through the year after.
  for (const [year, times] of [
    [next, 5],
    [next + 1, 12],
  ] as const) {
    await page.goto(`/fluxo-de-caixa?ano=${year}`);
    const flow = page.getByRole('treegrid');
    await page.getByRole('searchbox', { name: 'Pesquisar conta' }).fill('TARIFAS');
    const row = flow.getByRole('row', { name: /TARIFAS/ }).last();
    await expect(row.getByText('4.321,00', { exact: true }), String(year)).toHaveCount(times);
  }
});
