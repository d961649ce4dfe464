import { expect, expectNoSeriousAxe, test } from '../fixtures';

const MERGE = '/FinancialRating/Merge';

test.describe('plan of accounts', () => {
  test.use({ expectedErrors: [/\b500\b/] });

  test('an account is dragged under another subgroup, and merged; a merge that fails leaves everything as it was', async ({
    page,
    demo,
    signIn,
  }) => {
    test.setTimeout(90_000);
    // Both ends of the drag are in sight: only what is seen is drawn.
    await page.setViewportSize({ width: 1366, height: 1500 });
    await signIn('produtor', { at: '/gerenciamento-plano-contas' });
    const line = (name: RegExp) => page.getByRole('treeitem', { name });
    await line(/^1\s*RECEITAS/).click();
    await page.getByRole('tree').press('ArrowLeft');
    await line(/2\.02\.\d+\s*OLEO DIESEL/).dragTo(line(/2\.01\s*INSUMOS/));
    await expect(line(/2\.01\.\d+\s*OLEO DIESEL/)).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(line(/2\.02\.\d+\s*OLEO DIESEL/)).toBeVisible();
    // No group takes an account, and nothing goes under itself.
    await line(/2\.02\.\d+\s*OLEO DIESEL/).dragTo(line(/^2\s*DESPESAS/));
    await expect(line(/2\.02\.\d+\s*OLEO DIESEL/)).toBeVisible();

    const count = async (name: RegExp) => (await line(name).locator('.count').textContent()) ?? '';
    const before = [await count(/PECAS E PNEUS/), await count(/OLEO DIESEL/)];
    await line(/PECAS E PNEUS/).click();
    await page.getByRole('button', { name: 'Fundir' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/Títulos: \d+/)).toBeVisible();
    await dialog.getByRole('combobox', { name: /Conta que fica/ }).fill('diesel');
    await page.getByRole('option', { name: /OLEO DIESEL/ }).click();
    await demo.breaks('mergeFinancialAccounts', { times: 1 });
    await dialog.getByRole('button', { name: 'Fundir' }).click();
    await expect.poll(async () => (await demo.calls(MERGE)).length).toBe(1);
    await expect(dialog.getByRole('combobox', { name: /Conta que fica/ })).toHaveValue(/OLEO DIESEL/);
    await expectNoSeriousAxe(page);
    await page.keyboard.press('Escape');
    // What is not discarded is offered as a draft when the dialog opens again.
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await line(/^1\s*RECEITAS/).click();
    await page.getByRole('tree').press('ArrowLeft');
    expect([await count(/PECAS E PNEUS/), await count(/OLEO DIESEL/)]).toEqual(before);

    await line(/PECAS E PNEUS/).click();
    await page.getByRole('button', { name: 'Fundir' }).click();
    await dialog.getByRole('combobox', { name: /Conta que fica/ }).fill('diesel');
    await page.getByRole('option', { name: /OLEO DIESEL/ }).click();
    await dialog.getByRole('button', { name: 'Fundir' }).click();
    await expect(line(/PECAS E PNEUS/)).toHaveCount(0);
    await expect
      .poll(async () => Number((await count(/OLEO DIESEL/)).replace('.', '')))
      .toBe(before.reduce((sum, text) => sum + Number(text.replace('.', '')), 0));
  });
});

test('the line that is pressed first on a telephone is the one that is picked', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('produtor', { at: '/gerenciamento-plano-contas?busca=pneus' });
  const line = page.getByRole('treeitem', { name: /PECAS E PNEUS/ });
  const before = (await line.boundingBox())?.y;
  await line.click();
  await expect(line).toHaveAttribute('aria-selected', 'true');
  // And it stays under the finger: what can be done with it stands below the tree.
  expect((await line.boundingBox())?.y).toBe(before);
  await expect(page.getByRole('button', { name: 'Fundir' })).toBeInViewport();
});
