import { expect, keptDrafts, test } from '../fixtures';

const PATH = '/configuracao-de-propriedade/comunidades-rurais';

test.beforeEach(async ({ signIn, page }) => {
  await signIn('produtor', { at: PATH });
  await expect(page.getByRole('heading', { level: 1, name: 'Comunidades rurais' })).toBeVisible();
});

test('a community is created, found without accents, changed and deleted @mobile', async ({ page, demo }) => {
  // The card of the strip begins a new one as the page's own button does.
  await page.getByRole('link', { name: 'Novo: Comunidades rurais' }).click();
  await expect(page).toHaveURL(/registro=novo/);
  const form = page.getByRole('dialog', { name: 'Nova comunidade' });
  await form.getByLabel(/^Nome/).fill('Linha São João do Oeste');
  await form.getByLabel(/^Estado/).click();
  await page.getByRole('option', { name: 'Paraná' }).click();
  await form.getByLabel(/^Município/).fill('toledo');
  await page.getByRole('option', { name: 'Toledo' }).click();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Registro salvo com sucesso.')).toBeVisible();
  const [created] = await demo.calls('/Community/CreateRc');
  expect(created?.body).toMatchObject({ name: 'LINHA SAO JOAO DO OESTE', stateId: 41 });
  expect(created?.headers['requestverificationtoken']).toBeTruthy();
  expect(created?.headers['x-requested-with']).toBe('XMLHttpRequest');

  await page.getByLabel('Buscar', { exact: true }).fill('são joão do oeste');
  await expect(page.getByText('LINHA SAO JOAO DO OESTE').first()).toBeVisible();
  await expect(page).toHaveURL(/busca=/);
  await page.getByText('LINHA SAO JOAO DO OESTE').first().click();
  const edit = page.getByRole('dialog', { name: 'Comunidade rural' });
  await edit.getByLabel(/^Nome/).fill('Linha Nova');
  await page.keyboard.press('Control+s');
  await expect(edit).toBeHidden();
  await expect
    .poll(
      async () => (await demo.calls('/Community/EditRc')).filter(({ method }) => method === 'POST').length,
    )
    .toBe(1);
});

test('a changed form asks before it is left', async ({ page }) => {
  await page.getByRole('button', { name: 'Nova comunidade' }).click();
  const form = page.getByRole('dialog', { name: 'Nova comunidade' });
  await form.getByLabel(/^Nome/).fill('ALGO');
  await expect(form.getByText('Alterações não salvas')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await expect(form.getByLabel(/^Nome/)).toHaveValue('ALGO');
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(form).toBeHidden();
});

test('what was typed comes back after a reload', async ({ page }) => {
  await page.getByRole('button', { name: 'Nova comunidade' }).click();
  const name = page.getByRole('dialog', { name: 'Nova comunidade' }).getByLabel(/^Nome/);
  await name.fill('MEIO DIGITADO');
  await expect.poll(() => page.evaluate(keptDrafts)).toContain('MEIO DIGITADO');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(name).toHaveValue('MEIO DIGITADO');
  await expect(page.getByText(/Rascunho de/)).toBeVisible();
});

test('a city hangs on its state', async ({ page }) => {
  await page.getByText('AGUA DA PEROBA').first().click();
  const form = page.getByRole('dialog', { name: 'Comunidade rural' });
  await expect(form.getByLabel(/^Município/)).not.toHaveValue('');
  await form.getByLabel(/^Estado/).click();
  await page.getByRole('option', { name: 'Bahia' }).click();
  await expect(form.getByLabel(/^Município/)).toHaveValue('');
});

test.describe('a refusal', () => {
  test.use({ expectedErrors: [/400/] });
  test('a community in use is not deleted and says by what', async ({ page, demo }) => {
    // The server says first what uses it; in place of deleting it is then put out of use.
    await page.getByLabel('Buscar', { exact: true }).fill('sanga funda toledo');
    await page
      .getByRole('row', { name: /SANGA FUNDA/ })
      .getByRole('button', { name: 'Excluir' })
      .click();
    const question = page.getByRole('alertdialog', { name: 'Excluir a comunidade SANGA FUNDA?' });
    await expect(question).toContainText('Em uso por Propriedades: 1 · Centros de custo: 4.');
    await question.getByRole('button', { name: 'Inativar' }).click();
    await expect(page.getByText('Registro inativado.')).toBeVisible();
    await expect(page.getByRole('row', { name: /SANGA FUNDA/ })).toContainText('INATIVO');
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('');
    // What it does not tell beforehand it says when it refuses.
    await demo.answers('listCommunityUses', []);
    await demo.refuses('deleteCommunity', {
      errors: {},
      error: { message: 'Comunidade em uso.', dependents: [{ name: 'Propriedades', count: 2 }] },
    });
    await page.getByRole('button', { name: 'Excluir' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Comunidade em uso. Propriedades: 2')).toBeVisible();
  });
});

test.describe('faults', () => {
  test.use({ expectedErrors: [/500|ERR_/] });

  test('a 500 on save keeps form and values, and a second press saves', async ({ page, demo }) => {
    await page.getByText('AGUA DA PEROBA').first().click();
    const form = page.getByRole('dialog', { name: 'Comunidade rural' });
    await form.getByLabel(/^Nome/).fill('AGUA BOA NOVA');
    await demo.breaks('changeCommunity', { times: 1, body: { details: [{ message: 'Base indisponível' }] } });
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Base indisponível')).toBeVisible();
    await expect(form.getByLabel(/^Nome/)).toHaveValue('AGUA BOA NOVA');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(form).toBeHidden();
  });

  test('a double click saves once', async ({ page, demo }) => {
    await page.getByText('AGUA DA PEROBA').first().click();
    const form = page.getByRole('dialog', { name: 'Comunidade rural' });
    await form.getByLabel(/^Nome/).fill('UMA VEZ SO');
    await demo.waits('changeCommunity', 400);
    await form.getByRole('button', { name: 'Salvar' }).dblclick();
    await expect(form).toBeHidden();
    expect((await demo.calls('/Community/EditRc')).filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('a malformed list offers to try again', async ({ page, demo }) => {
    // The list of the first visit is through: the fault is for the next one.
    await expect(page.getByText('AGUA DA PEROBA').first()).toBeVisible();
    await demo.answers('listCommunities', '[{"id":', { times: 1 });
    await page.reload();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByText('AGUA DA PEROBA').first()).toBeVisible();
  });
});

test('a table is imported: dry run first, then exactly what it said, stopped and gone on with', async ({
  page,
  demo,
}) => {
  await page.getByRole('button', { name: 'Importar planilha' }).click();
  const dialog = page.getByRole('dialog', { name: /^Importar/ });
  const csv = [
    'Nome;Estado;Município',
    'Linha Import Um;Paraná;Toledo',
    'Linha Import Dois;Paraná;Cidade Que Não Há',
    ';Paraná;Toledo',
  ].join('\r\n');
  await expect(dialog.getByLabel('Escolher arquivo')).toBeEnabled();
  await dialog
    .getByLabel('Escolher arquivo')
    .setInputFiles({ name: 'comunidades.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog.getByText('1 novo')).toBeVisible();
  await expect(dialog.getByText('2 inválidos')).toBeVisible();
  await expect(dialog.getByText(/não há município com este nome/)).toBeVisible();
  expect(await demo.calls('/Community/CreateRc')).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Gravar 1 registro' }).click();
  await expect(dialog.getByText('Gravado', { exact: true })).toBeVisible();
  await expect(page.getByText('Registros importados com sucesso.')).toBeVisible();
  expect(await demo.calls('/Community/CreateRc')).toHaveLength(1);

  // Another file in the same dialog starts afresh.
  const more = [
    'Nome;Estado;Município',
    ...['Três', 'Quatro', 'Cinco'].map((n) => `Linha ${n};Paraná;Toledo`),
  ];
  await dialog
    .getByLabel('Escolher arquivo')
    .setInputFiles({ name: 'mais.csv', mimeType: 'text/csv', buffer: Buffer.from(more.join('\n')) });
  await expect(dialog.getByText('3 novos')).toBeVisible();
  await expect(dialog.getByText('Gravado', { exact: true })).toHaveCount(0);
  await demo.waits('createCommunity', 700, { times: 1 });
  await dialog.getByRole('button', { name: 'Gravar 3 registros' }).click();
  await dialog.getByRole('button', { name: 'Parar' }).click();
  await expect(dialog.getByText('2 linhas ficaram sem gravar.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Gravar 2 registros' }).click();
  await expect(dialog.getByText('3 registros gravados.')).toBeVisible();
  expect(await demo.calls('/Community/CreateRc')).toHaveLength(4);
});
