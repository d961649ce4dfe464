import { expect, test } from '../fixtures';

const PATH = '/agricultura/ocorrencia';

test("an agronomist's day: planned, done on plots, stock falls, document cancelled, changed", async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('produtor');
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Ocorrências agrícolas' })).toBeVisible();
  await page.getByRole('button', { name: 'Nova ocorrência' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pulverização' }).click();
  const form = page.getByRole('dialog', { name: 'Pulverização' });
  await form.getByLabel(/^Talhão/).click();
  await page.getByRole('option').first().click();
  await page.getByRole('option').nth(1).click();
  await page.keyboard.press('Escape');
  await expect(form).toBeVisible();
  await form
    .getByLabel(/^Produto/)
    .first()
    .fill('Glifosato');
  await form.getByLabel(/^Alvo/).fill('Buva');
  await form.getByLabel(/^Volume de calda/).fill('120');
  await form.getByLabel(/^Capacidade do tanque/).fill('2000');
  await form.getByLabel('Vento', { exact: true }).fill('14');
  await expect(form.getByText(/L de calda/)).toBeVisible();
  await expect(form.getByRole('alert').filter({ hasText: 'Vento acima de 10 km/h' })).toBeVisible();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Ocorrência salva.')).toBeVisible();
  const [created] = await demo.calls('/AgricultureOccurrence/Create');
  expect(created?.body).toMatchObject({
    type: 'pulverizacao',
    plotIds: [expect.anything(), expect.anything()],
  });

  // Done in one step.
  const done = page.getByRole('button', { name: 'Marcar como realizada', disabled: false });
  await done.first().click();
  await expect(page.getByText('Pulverização: realizada.')).toBeVisible();
});

test.describe('stock that fails', () => {
  test.use({ expectedErrors: [/500/] });

  test('work on three plots stands while its depletion fails; made, it locks the record; cancelled, it is changed', async ({
    page,
    signIn,
    demo,
  }) => {
    test.setTimeout(120_000);
    await signIn('produtor', { at: `${PATH}/nova?novo=pulverizacao` });
    const form = page.getByRole('dialog', { name: 'Pulverização' });
    await form.getByLabel(/^Talhão/).click();
    for (const at of [0, 1, 2]) await page.getByRole('option').nth(at).click();
    await page.keyboard.press('Escape');
    await form.getByRole('radio', { name: 'Realizada' }).check();
    await form
      .getByLabel(/^Produto/)
      .first()
      .fill('Glifosato');
    await form.getByLabel(/^Alvo/).fill('Buva na bordadura');
    await form.getByLabel(/^Volume de calda/).fill('120');
    await form.getByRole('combobox', { name: 'Produto em estoque' }).click();
    await page.getByRole('option', { name: /GLIFOSATO/ }).click();
    await form.getByRole('combobox', { name: 'Unidade' }).click();
    await page.getByRole('option', { name: 'L', exact: true }).click();
    await form.getByLabel('Quantidade a baixar').fill('10');
    const before = form.getByText(/^Disponível: /);
    await expect(before).toBeVisible();
    const available = (await before.textContent()) ?? '';
    await demo.fault({ method: 'POST', path: '/InventoryDepletion/Create', status: 500, times: 1 });
    await form.getByRole('button', { name: 'Salvar' }).click();

    // The record is saved and stays open, and its products are still in stock: both are said.
    await expect(
      page.getByText(/A ocorrência está salva, mas a baixa de estoque não foi feita/),
    ).toBeVisible();
    const [created] = await demo.calls('/AgricultureOccurrence/Create');
    expect(created?.body).toMatchObject({
      plotIds: [expect.anything(), expect.anything(), expect.anything()],
    });
    const opened = page.getByRole('dialog', { name: 'Pulverização' });
    await expect(opened.getByText(/^Baixa de estoque pendente/)).toBeVisible();
    await opened.getByRole('button', { name: 'Gerar a baixa' }).click();
    await expect(page.getByText(/Documento de baixa nº \d+ gerado/)).toBeVisible();

    // While the document stands the record is read only and names it.
    await expect(opened.getByText(/^Já existe o documento de baixa nº/)).toBeVisible();
    await expect(opened.getByLabel(/^Alvo/)).not.toBeEditable();
    await opened.getByRole('button', { name: 'Cancelar a baixa' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar a baixa' }).click();
    await expect(page.getByText(/Documento de baixa nº \d+ cancelado/)).toBeVisible();

    // Cancelled, its products are back in stock, and it is changed like any other.
    await expect(opened.getByLabel(/^Alvo/)).toBeEditable();
    await opened.getByRole('combobox', { name: 'Produto em estoque' }).click();
    await page.getByRole('option', { name: /GLIFOSATO/ }).click();
    await opened.getByRole('combobox', { name: 'Unidade' }).click();
    await page.getByRole('option', { name: 'L', exact: true }).click();
    await expect(opened.getByText(available)).toBeVisible();
    await opened.getByLabel('Quantidade a baixar').fill('4');
    await opened.getByLabel(/^Alvo/).fill('Buva e capim-amargoso');
    await opened.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText(/BUVA E CAPIM-AMARGOSO/i).first()).toBeVisible();
    const made = await demo.calls('/InventoryDepletion/Create');
    // Failed, made, and made again for what was changed.
    expect(made).toHaveLength(3);
  });
});

test.describe('a refusal', () => {
  test.use({ expectedErrors: [/400/] });

  test('what the server does not take stays in the form, said at its field', async ({
    page,
    signIn,
    demo,
  }) => {
    await signIn('produtor');
    await page.goto(`${PATH}/nova?novo=diario-de-bordo`);
    const form = page.getByRole('dialog', { name: 'Diário de bordo' });
    await form.getByLabel(/^Talhão/).click();
    await page.getByRole('option').first().click();
    await form.getByLabel(/^Anotação/).fill('Choveu à noite');
    await demo.fault({
      method: 'POST',
      path: '/AgricultureOccurrence/Create',
      status: 400,
      times: 1,
      body: { errors: { PlotIds: ['Este talhão foi desativado.'] } },
    });
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(form.getByLabel(/^Anotação/)).toHaveValue('Choveu à noite');
    await expect(
      form
        .getByText('Alterações não salvas')
        .or(form.getByText(/desativado/))
        .first(),
    ).toBeVisible();
  });
});

test('who has no such page is refused', async ({ page, signIn }) => {
  await signIn('contador');
  await page.goto(PATH);
  await expect(page).toHaveURL(/\/401$/);
});
