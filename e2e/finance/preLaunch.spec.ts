import { expect, expectNoSeriousAxe, openAs, test } from '../fixtures';

test.describe('pre-launch', () => {
  test.use({ expectedErrors: [/(?:500|409)/] });

  test('a document that Assist has entered is corrected, released, and paid as a title', async ({
    page,
    demo,
    signIn,
  }) => {
    test.setTimeout(60_000);
    await signIn('produtor', { at: '/pre-lancamento' });
    await expect(page.getByRole('button', { name: 'Assist', exact: true })).toBeVisible();
    await expectNoSeriousAxe(page);
    const row = page.getByRole('row').filter({ hasText: 'SEMENTES VALE' });
    await row.getByRole('button', { name: 'Editar' }).click();
    await expect(page).toHaveURL(/\/pre-lancamento-edicao\?documento=\d+/);
    const number = page.getByRole('textbox', { name: /^Número/ });
    await expect(number).toHaveValue('12439');
    // The key belongs to the number: another one stands against releasing.
    await number.fill('12440');
    await page.getByRole('button', { name: 'Liberar' }).click();
    await expect(page.getByText(/Falta resolver 1 ponto/)).toBeVisible();
    await number.fill('12439');
    await page.getByRole('textbox', { name: /^Observação/ }).fill('conferido com o pedido');

    // A save that fails loses nothing; two presses release once.
    await demo.breaks('changePreLaunch', { times: 1 });
    await page.getByRole('button', { name: 'Liberar' }).click();
    await expect(page.getByRole('textbox', { name: /^Observação/ })).toHaveValue('CONFERIDO COM O PEDIDO');
    await demo.forgetCalls();
    await page.getByRole('button', { name: 'Liberar' }).dblclick();
    await expect(page.getByText(/liberado: os títulos estão no financeiro/)).toBeVisible();
    expect(await demo.calls('/PreReleasedInvoice/Release')).toHaveLength(1);
    // The next of the queue is there.
    await expect(page.getByRole('textbox', { name: /^Nome do emissor/ })).toHaveValue(/INTEGRADORA OESTE/);

    await page.goto('/pre-lancamento?aba=liberados');
    await page.getByRole('row').filter({ hasText: 'SEMENTES VALE' }).getByText('12439').click();
    await expect(page.getByRole('dialog')).toContainText('12439');
    await page.goto('/titulos');
    await page.getByRole('searchbox').fill('12439');
    const title = page.getByRole('row').filter({ hasText: '8.967,70' }).first();
    await expect(title).toBeVisible();

    // The title is paid, and the viewer shows the payment.
    await title.getByRole('button', { name: /Baixar/ }).click();
    const paying = page.getByRole('dialog', { name: /Baixa/ });
    await paying.getByRole('combobox', { name: /^Forma de pagamento/ }).click();
    await page.getByRole('option', { name: /PIX/ }).first().click();
    await paying.getByRole('combobox', { name: /^Conta/ }).click();
    await page.getByRole('option', { name: /12345-6/ }).click();
    await paying.getByRole('button', { name: /^(?:Baixar|Confirmar|Salvar)/ }).click();
    await expect(page.getByText('Baixa registrada.')).toBeVisible();
    await page.goto('/pre-lancamento?aba=liberados');
    await page.getByRole('row').filter({ hasText: 'SEMENTES VALE' }).getByText('12439').click();
    const viewer = page.getByRole('dialog', { name: /Visualizador de documentos/ });
    await viewer.getByRole('tab', { name: 'Baixas' }).click();
    await expect(viewer.getByText('8.967,70').first()).toBeVisible();
  });

  test('two users release one document: it is released once, and the second is told', async ({
    page,
    browser,
    baseURL,
    demo,
    signIn,
  }) => {
    test.setTimeout(60_000);
    const release = async (of: typeof page) => {
      await of.getByRole('alertdialog').getByRole('button', { name: 'Liberar' }).click();
    };
    const buttonIn = (of: typeof page) =>
      of.getByRole('row').filter({ hasText: 'SEMENTES VALE' }).getByRole('button', { name: 'Liberar' });
    await signIn('produtor', { at: '/pre-lancamento' });
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const other = await context.newPage();
    await openAs(other, 'contador', '/pre-lancamento');
    await buttonIn(page).click();
    await buttonIn(other).click();
    await release(page);
    await expect(page.getByText('1 documento liberado.')).toBeVisible();
    await release(other);
    await expect(other.getByText(/já foi liberado por/).first()).toBeVisible();
    await expect(buttonIn(other)).toHaveCount(0);
    expect(await demo.calls('/PreReleasedInvoice/Release')).toHaveLength(2);
    await page.goto('/titulos');
    await page.getByRole('searchbox').fill('12439');
    await expect(page.getByRole('row').filter({ hasText: '8.967,70' })).toHaveCount(1);
    await context.close();
  });
});
