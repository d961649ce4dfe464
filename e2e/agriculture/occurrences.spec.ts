import { expect, test } from '../fixtures';

const PATH = '/agricultura/ocorrencia';
/** A day of the farm, YYYY-MM-DD. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000 - 3 * 3_600_000).toISOString().slice(0, 10);

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
  // Work of tomorrow is planned: what is done ends before now.
  const tomorrow = inDays(1).split('-').toReversed().join('/');
  await form.getByRole('radio', { name: 'Planejada' }).check();
  await form.getByLabel(/^Planejada para/).fill(`${tomorrow} 06:00`);
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
  // A schedule is as long as the day needs it: four periods that touch, and none may overlap.
  for (const at of [1, 2, 3, 4]) {
    await form.getByRole('button', { name: 'Adicionar período' }).click();
    const hour = (value: number) => `${tomorrow} ${String(value).padStart(2, '0')}:00`;
    await form.getByLabel(`Início do período ${at}`).fill(hour(at + 5));
    await form.getByLabel(`Fim do período ${at}`).fill(hour(at + 6));
  }
  await form.getByLabel('Início do período 4').fill(`${tomorrow} 08:30`);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText('O período se sobrepõe ao período 3.').first()).toBeVisible();
  await form.getByLabel('Início do período 4').fill(`${tomorrow} 09:00`);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Ocorrência salva.')).toBeVisible();
  const created = (await demo.calls('/AgricultureOccurrence/Create')).at(-1);
  expect(created?.body).toMatchObject({
    type: 'pulverizacao',
    plotIds: [expect.anything(), expect.anything()],
    values: { periods: [{}, {}, {}, { from: `${inDays(1)}T09:00`, to: `${inDays(1)}T10:00` }] },
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
    await form.getByRole('combobox', { name: 'Unidade', exact: true }).click();
    await page.getByRole('option', { name: 'L', exact: true }).click();
    await form.getByLabel('Quantidade a baixar').fill('10');
    const before = form.getByText(/^Disponível: /);
    await expect(before).toBeVisible();
    const available = (await before.textContent()) ?? '';
    await demo.breaks('depleteStock', { times: 1 });
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

    // Cancelled, its products are back in stock, its lines are as they were, and it is changed like any other.
    await expect(opened.getByLabel(/^Alvo/)).toBeEditable();
    await expect(opened.getByRole('combobox', { name: 'Produto em estoque' })).toHaveValue(/GLIFOSATO/);
    await expect(opened.getByLabel('Quantidade a baixar')).toHaveValue('10,00');
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
  test.use({ expectedErrors: [/400|409/] });

  test('two people change one occurrence: the second is told who was first, and keeps what was typed', async ({
    page,
    signIn,
    demo,
  }) => {
    await signIn('produtor', { at: PATH });
    await page.getByText('Pulverização').first().waitFor();
    const sowings = () =>
      page.evaluate(async () => {
        const headers = { Authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}` };
        const answer = await fetch('/AgricultureOccurrence/GetGridData', { headers });
        const rows = (await answer.json()) as { id: number; type: string; observation: string }[];
        return rows.filter(({ type }) => type === 'plantio');
      });
    const [{ id } = { id: 0 }] = await sowings();
    const other = await page.context().newPage();
    const opened = async (tab: typeof page) => {
      await tab.goto(`${PATH}/${id}`);
      const form = tab.getByRole('dialog', { name: 'Plantio' });
      await expect(form.getByLabel('Observação')).toBeEditable();
      return form;
    };
    const [first, second] = [await opened(page), await opened(other)];
    await first.getByLabel('Observação').fill('Emergência em seis dias');
    await first.getByRole('button', { name: 'Salvar' }).click();
    await expect(first).toHaveCount(0);
    await second.getByLabel('Observação').fill('Replantar a cabeceira');
    await second.getByRole('button', { name: 'Salvar' }).click();
    await expect(second.getByText(/foi alterada por .* enquanto isso/).first()).toBeVisible();
    await expect(second.getByLabel('Observação')).toHaveValue('Replantar a cabeceira');
    // The first change stands: nothing was written over it.
    expect(await demo.calls('/AgricultureOccurrence/Edit')).toHaveLength(2);
    const kept = (await sowings()).find((one) => one.id === id);
    expect(kept?.observation).toBe('Emergência em seis dias');
  });

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
    await demo.refuses(
      'createFieldOccurrence',
      { errors: { PlotIds: ['Este talhão foi desativado.'] } },
      { times: 1 },
    );
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

test('in woods figures are typed with a comma, and sent as numbers', async ({ page, signIn, demo }) => {
  await signIn('produtor', { at: '/silvicultura/ocorrencia/nova?novo=preparo-do-solo' });
  const form = page.getByRole('dialog', { name: 'Preparo do solo' });
  await form.getByLabel(/^Talhão/).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await form.getByLabel(/^Operação/).click();
  await page.getByRole('option').first().click();
  await form.getByLabel(/^Profundidade/).fill('18');
  await form.getByLabel(/^Área trabalhada/).fill('0,75');
  await form.getByLabel(/^Horas trabalhadas/).fill('2,5');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Ocorrência salva.')).toBeVisible();
  const [created] = await demo.calls('/AgricultureOccurrence/Create');
  expect(created?.body).toMatchObject({ values: { area: 0.75, hours: 2.5 } });

  // Woods have a cycle of their own: the weather of each stage, and no former harvest to compare it with.
  await page.goto('/silvicultura/relacoes-climaticas');
  const stages = page.getByRole('group', { name: 'Tempo por fase' });
  await expect(stages.getByRole('row', { name: /^PEGAMENTO/ })).toBeVisible();
  await expect(stages.getByRole('row', { name: /^CORTE previsto/ })).toBeVisible();
});

test('who has no such page is refused', async ({ page, signIn }) => {
  await signIn('contador');
  await page.goto(PATH);
  await expect(page).toHaveURL(/\/401$/);
});
