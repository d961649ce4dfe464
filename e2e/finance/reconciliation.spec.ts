import { expect, expectNoSeriousAxe, test } from '../fixtures';

test('a line of the bank becomes a fee, is reversed, and its title is open again', async ({
  page,
  demo,
  signIn,
}) => {
  test.setTimeout(60_000);
  await signIn('produtor', { at: '/extrato-bancario/conciliacao' });
  await expect(page.getByText('Nenhuma conta escolhida')).toBeVisible();
  await page.getByRole('combobox', { name: /Conta-corrente/ }).click();
  await page.getByRole('option', { name: /12345-6/ }).click();
  await page.getByRole('tab', { name: /A conciliar/ }).click();
  await expectNoSeriousAxe(page);

  await page.getByRole('button', { name: 'Conciliar TARIFA PACOTE DE SERVICOS' }).click();
  const dialog = page.getByRole('dialog', { name: 'Conciliar' });
  await expectNoSeriousAxe(page);
  await dialog.getByRole('button', { name: 'Tarifa do banco' }).click();
  const form = page.getByRole('dialog', { name: 'Lançar tarifa do banco' });
  await expect(form.getByRole('combobox', { name: /Classificação financeira/ })).toHaveValue(/TARIFAS/);
  await form.getByRole('combobox', { name: /Parceiro/ }).click();
  await page.getByRole('option').first().click();
  await form.getByRole('combobox', { name: /Tipo de documento/ }).click();
  await page.getByRole('option', { name: 'RECIBO' }).click();
  await form.getByRole('button', { name: 'Criar e conciliar' }).click();
  await expect(page.getByText('Criado e conciliado.')).toBeVisible();
  expect((await demo.calls('/BankReconciliation/Reconcile'))[0]?.body).toMatchObject({
    make: { kind: 'TITLE' },
    automatic: false,
  });

  await page.getByRole('tab', { name: /Conciliadas/ }).click();
  await page.getByRole('button', { name: 'Estornar TARIFA PACOTE DE SERVICOS' }).click();
  const confirmation = page.getByRole('alertdialog');
  await expect(confirmation.getByRole('list', { name: 'Pagamentos que serão excluídos' })).toContainText(
    '39,90',
  );
  await confirmation.getByRole('button', { name: 'Estornar' }).click();
  await expect(page.getByText('Estornado com sucesso.')).toBeVisible();
  await page
    .getByRole('tab', { name: /A conciliar|Automáticas/ })
    .first()
    .click();

  await page
    .getByRole('button', { name: /Mais ações/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Regras aprendidas' }).click();
  const rules = page.getByRole('dialog', { name: 'Regras aprendidas' });
  await rules.getByRole('button', { name: 'Nova regra' }).click();
  const rule = page.getByRole('dialog', { name: 'Nova regra' });
  await rule.getByRole('combobox', { name: /Parceiro/ }).click();
  await page.getByRole('option').first().click();
  await rule.getByRole('textbox', { name: /O histórico contém/ }).fill('PACOTE DE SERVICOS');
  await rule.getByRole('textbox', { name: /O histórico contém/ }).press('Enter');
  await expect(page.getByText('Regra salva.')).toBeVisible();
  await expect(rules.getByText(/contém “PACOTE DE SERVICOS”/)).toBeVisible();
  await rules.getByRole('button', { name: 'Fechar' }).last().click();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('money is taken out of an investment with the taxes of the table', async ({ page, signIn }) => {
  await signIn('produtor', { at: '/aplicacoes-financeiras' });
  await page.getByRole('combobox', { name: /Conta-corrente/ }).click();
  await page.getByRole('option', { name: /12345-6/ }).click();
  const row = page.getByRole('row', { name: /CDB 104% DO CDI/ });
  await expect(row).toContainText('104.800,00');
  await expectNoSeriousAxe(page);
  await row.getByRole('button', { name: 'Resgatar' }).click();
  const dialog = page.getByRole('dialog', { name: /^Resgate/ });
  await expect(dialog.getByLabel(/^IR/)).toHaveValue('1.200,00');
  await dialog.getByRole('button', { name: 'Resgatar', exact: true }).click();
  await expect(page.getByText('Resgate registrado.')).toBeVisible();
  await expect(row.getByText('Resgatada')).toBeVisible();
});
