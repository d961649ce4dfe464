import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { choose, openRecord, openRegister, suggest } from './land';

test.beforeEach(async ({ signIn }) => signIn('produtor'));

const posts = (calls: { method: string }[]) => calls.filter(({ method }) => method === 'POST');

test.describe('a cost center', () => {
  test.beforeEach(({ page }) => openRegister(page, 'centros-de-custo', 'Centros de custo'));

  test('asks for a registration under AREA and for none without @mobile', async ({ page, demo }) => {
    const form = await openRecord(page, 'PASTO DO LEITE', 'Editar centro de custo');
    await expect(form.getByText('o custo de oportunidade não é calculado', { exact: false })).toBeVisible();
    await form.getByLabel('Vincular matricula', { exact: true }).check();
    await form.getByRole('button', { name: 'Salvar' }).click();
    for (const name of ['Matrícula', 'Área', 'Área restante', 'Área utilizada'])
      await expect(form.getByText(`${name} é obrigatório.`, { exact: true })).toBeVisible();
    expect(posts(await demo.calls('/FarmActivityField/EditRc'))).toHaveLength(0);
    await form.getByLabel('Não vincular matricula', { exact: true }).check();
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Centro de custo salvo com sucesso.')).toBeVisible();
    await expect(form).toBeHidden();
    const [saved] = posts(await demo.calls('/FarmActivityField/EditRc')) as { body?: unknown }[];
    expect(saved?.body).toMatchObject({ measurementType: 1, farmRealEstates: [] });
  });

  test('adds registrations within area and remainder, each once', async ({ page, demo }) => {
    const form = await openRecord(page, 'PASTO DO LEITE', 'Editar centro de custo');
    await form.getByLabel('Vincular matricula', { exact: true }).check();
    await form.getByLabel(/^Área útil/).fill('10');
    await form.getByLabel('Área comum').fill('2');
    const add = form.getByRole('button', { name: 'Adicionar' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    const registration = form.getByRole('combobox', { name: 'Matrícula' });
    const used = form.getByLabel(/^Área utilizada/);
    await registration.click();
    await page.getByRole('option').last().click();
    await expect(form.getByLabel(/^Área restante/)).not.toHaveValue('');
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await used.fill('12,01');
    await add.click();
    await expect(
      form.getByText(/não pode ser maior que a soma das áreas útil e comum \(12,00 ha\)/),
    ).toBeVisible();
    await used.fill('9');
    await add.click();
    const grid = form.getByRole('group', { name: 'Matrículas' });
    await expect(grid.getByRole('row')).toHaveCount(3);
    await expect(form.getByText('Faltam 3,00 ha.', { exact: false })).toBeVisible();

    // The same one again, and then more than is left of another.
    await registration.click();
    await page.getByRole('option').last().click();
    await used.fill('1');
    await add.click();
    await expect(form.getByText('Matrícula já foi adicionada')).toBeVisible();
    await registration.click();
    await page.getByRole('option').first().click();
    await expect(form.getByText('Matrícula já foi adicionada')).toBeHidden();
    await used.fill('11,99');
    await expect(form.getByLabel(/^Área restante/)).not.toHaveValue('');
    await add.click();
    await expect(form.getByText(/não pode ser maior que a área restante da matrícula/)).toBeVisible();
    // What was picked and not added is not forgotten in silence.
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(
      form.getByText('Adicione a matrícula escolhida à lista ou desfaça a escolha.', { exact: true }),
    ).toBeVisible();
    await registration.fill('');
    await registration.blur();

    await form.getByRole('button', { name: 'Salvar' }).click();
    const question = page.getByRole('alertdialog', { name: 'Deseja salvar?' });
    await expect(question).toContainText('9,00 ha');
    await expect(question).toContainText('12,00 ha');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(form.getByText('Alterações não salvas')).toBeVisible();
    expect(posts(await demo.calls('/FarmActivityField/EditRc'))).toHaveLength(0);
    await form.getByRole('button', { name: 'Salvar' }).click();
    await question.getByRole('button', { name: 'Salvar assim mesmo' }).click();
    await expect(page.getByText('Centro de custo salvo com sucesso.')).toBeVisible();
    const [saved] = posts(await demo.calls('/FarmActivityField/EditRc')) as { body?: unknown }[];
    expect(saved?.body).toMatchObject({
      measurementType: 2,
      farmRealEstates: [{ id: 0, apportionedAreaSize: 9 }],
    });
  });

  test('gives a removed registration back, with its area', async ({ page }) => {
    const form = await openRecord(page, 'SOJA SEDE', 'Editar centro de custo');
    const name =
      (await form
        .getByText(/^MATRICULA/)
        .first()
        .textContent()) ?? '';
    const registration = form.getByRole('combobox', { name: 'Matrícula' });
    await registration.fill(name);
    await expect(page.getByRole('option', { name })).toHaveCount(0);
    await registration.fill('');
    await form.getByRole('button', { name: `Remover ${name}` }).click();
    await suggest(page, registration, name, name);
    await expect(form.getByLabel(/^Área restante/)).not.toHaveValue('0,00');
    await expect(form.getByLabel(/^Área restante/)).not.toHaveValue('');
  });

  test('clears what hangs on state, city and activity', async ({ page }) => {
    const form = await openRecord(page, 'SOJA SEDE', 'Editar centro de custo');
    const city = form.getByLabel(/^Município/);
    await expect(city).toHaveValue('Toledo');
    await suggest(page, city, 'casca', 'Cascavel');
    await expect(form.getByLabel(/^Comunidade rural/)).not.toHaveText('SANGA FUNDA');
    await suggest(page, form.getByLabel(/^Estado/), 'santa', 'Santa Catarina');
    await expect(city).toHaveValue('');
    await expect(form.getByLabel(/^Comunidade rural/)).toHaveAttribute('aria-disabled', 'true');
    await choose(page, form.getByLabel(/^Atividade/), 'FRANGO DE CORTE');
    await expect(form.getByLabel(/^Finalidade/)).not.toHaveText('LAVOURA');
  });

  test('keeps the history of its plants, the present condition on top', async ({ page, demo }) => {
    const form = await openRecord(page, 'CAFEZAL', 'Editar centro de custo');
    await form.getByRole('button', { name: 'Atualizar condições da planta' }).click();
    const plant = page.getByRole('dialog', { name: 'Condições da planta' });
    await expect(plant.getByRole('listitem').first()).toContainText('Atual');
    const days = await plant
      .getByRole('listitem')
      .locator('time')
      .evaluateAll((all) => all.slice(1).map((time) => time.getAttribute('datetime') ?? ''));
    expect(days.length).toBeGreaterThan(2);
    expect(days).toEqual(days.toSorted().toReversed());
    await plant.getByLabel(/^Data de atualização/).fill('');
    await plant.getByRole('button', { name: 'Aplicar' }).click();
    await expect(plant.getByText('Data de atualização é obrigatório.', { exact: true })).toBeVisible();
    await plant.getByLabel(/^Data de atualização/).fill('31022026');
    await plant.getByRole('button', { name: 'Aplicar' }).click();
    await expect(
      plant.getByText('Data inválida: fevereiro de 2026 tem 28 dias.', { exact: true }),
    ).toBeVisible();
    // The message stands as soon as the field is left; the refusal leads back to it.
    await expect(plant.getByLabel(/^Data de atualização/)).toBeFocused();
    await plant.getByLabel(/^Data de atualização/).fill('01112026');
    await choose(page, plant.getByLabel(/^Condição da planta/), 'ERRADICADA');
    await plant.getByRole('button', { name: 'Aplicar' }).click();
    await expect(plant).toBeHidden();
    await form.getByRole('button', { name: 'Salvar' }).click();
    await page
      .getByRole('alertdialog', { name: 'Deseja salvar?' })
      .getByRole('button', { name: 'Salvar assim mesmo' })
      .click();
    // Under the question the form is hidden already: the call itself is waited for.
    await expect
      .poll(async () => posts(await demo.calls('/FarmActivityField/EditRc')))
      .toMatchObject([{ body: { plantingDate: '2026-11-01T00:00:00' } }]);
    await expect(form).toBeHidden();
  });

  test.describe('faults', () => {
    test.use({ expectedErrors: [/500|ERR_/] });

    test('a failed save keeps form and values, a double click saves once', async ({ page, demo }) => {
      const form = await openRecord(page, 'SOJA SEDE', 'Editar centro de custo');
      await form.getByLabel(/^Nome do centro/).fill('SOJA DA SEDE NOVA');
      await demo.breaks('changeCostCenter', { times: 1, body: { error: { message: 'Base indisponível' } } });
      await form.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Base indisponível')).toBeVisible();
      await expect(form.getByText('Alterações não salvas')).toBeVisible();
      await expect(form.getByLabel(/^Nome do centro/)).toHaveValue('SOJA DA SEDE NOVA');
      await demo.forgetCalls();
      await demo.waits('changeCostCenter', 400);
      await form.getByRole('button', { name: 'Salvar' }).dblclick();
      await expect(form).toBeHidden();
      expect(posts(await demo.calls('/FarmActivityField/EditRc'))).toHaveLength(1);
    });

    test('a malformed record offers to try again', async ({ page, demo }) => {
      await expect(page.getByText('SOJA SEDE')).toBeVisible();
      await demo.answers('openCostCenter', '{"id":', { times: 1 });
      await page.getByRole('rowheader', { name: 'SOJA SEDE', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Editar centro de custo' });
      await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(dialog.getByLabel(/^Nome do centro/)).toHaveValue('SOJA SEDE');
    });

    test('a purpose list that fails can be asked for again', async ({ page, demo }) => {
      await expect(page.getByText('SOJA SEDE')).toBeVisible();
      await demo.breaks('listPurposes', { times: 1 });
      const form = await openRecord(page, 'SOJA SEDE', 'Editar centro de custo');
      await expect(form.getByText('Não foi possível carregar as opções.')).toBeVisible();
      await form.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(form.getByLabel(/^Finalidade/)).toHaveText('LAVOURA');
    });
  });
});

test.describe('a property', () => {
  test.beforeEach(({ page }) => openRegister(page, 'propriedades', 'Propriedades'));

  test('is registered with a new community; the dialog begins empty again', async ({ page, demo }) => {
    await page.getByRole('button', { name: 'Nova propriedade' }).click();
    const form = page.getByRole('dialog', { name: 'Cadastro de propriedade' });
    await form.getByLabel(/^Nome da propriedade/).fill('Sítio São Roque');
    await form.getByLabel(/^Produtor responsável/).click();
    await page.getByRole('option').first().click();
    await form.getByLabel(/^Endereço/).fill('Estrada da Lagoa, km 2');
    await expect(form.getByLabel(/^Tipo de propriedade/)).toHaveText('NORMAL');
    await suggest(page, form.getByLabel(/^Estado/), 'parana', 'Paraná');
    await suggest(page, form.getByLabel(/^Município/), 'maripa', 'Maripá');
    await form.getByRole('button', { name: 'Cadastrar comunidade rural' }).click();
    const community = page.getByRole('dialog', { name: 'Nova comunidade' });
    await community.getByLabel(/^Nome/).fill('Linha Dom Bosco');
    await expect(community.getByLabel(/^Município/)).toHaveValue('Maripá');
    await community.getByRole('button', { name: 'Salvar' }).click();
    await expect(community).toBeHidden();
    await expect(form.getByLabel(/^Comunidade rural/)).toHaveText('LINHA DOM BOSCO');
    await form.getByLabel(/^Fonte de cotação/).click();
    await page.getByRole('option').first().click();
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Registro salvo com sucesso.').first()).toBeVisible();
    await expect(form).toBeHidden();
    const [sources] = await demo.calls('/QuotationSource/GetQuotationSourceByCustomer');
    expect(sources?.query).toMatchObject({
      active: 'true',
      bringToCustomer: 'true',
      currencyClassification: 'PRODUCT',
      customerId: '1',
    });
    const [created] = await demo.calls('/Farm/CreateJs');
    expect(created?.body).toMatchObject({
      name: 'SITIO SAO ROQUE',
      farmType: 1,
      isMainFarm: false,
      BusinessActivitiesIdsSelected: [],
    });

    await page.getByRole('button', { name: 'Nova propriedade' }).click();
    await form.getByLabel(/^Nome da propriedade/).fill('ALGO');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
    await expect(form).toBeHidden();
    await page.getByRole('button', { name: 'Nova propriedade' }).click();
    await expect(form.getByLabel(/^Nome da propriedade/)).toHaveValue('');
  });

  test('of grain storage leads to its cost center', async ({ page }) => {
    await page.getByRole('button', { name: 'Duplicar' }).first().click();
    const form = page.getByRole('dialog', { name: 'Cadastro de propriedade' });
    await form.getByLabel(/^Nome da propriedade/).fill('ARMAZEM NOVO');
    await choose(page, form.getByLabel(/^Tipo de propriedade/), 'ARMAZENAMENTO DE GRÃOS');
    await expect(form.getByRole('listitem')).toHaveText([
      /Propriedade › Configuração de propriedade/,
      /Centros de custo/,
      /armazenamento de grãos/,
      /complete os dados/,
    ]);
    await form.getByRole('button', { name: 'Salvar' }).click();
    const guide = page.getByRole('alertdialog', { name: /complete o centro de custo/ });
    await expect(guide.getByRole('listitem')).toHaveCount(4);
    await guide.getByRole('button', { name: 'Abrir centros de custo' }).click();
    await expect(page).toHaveURL(/centros-de-custo/);
    await expect(page.getByText('ARMAZEM NOVO')).toBeVisible();
  });
});

test.describe('a plot', () => {
  test.beforeEach(({ page }) => openRegister(page, 'talhoes', 'Talhões'));

  test('holds to its limits and is saved', async ({ page, demo }) => {
    const form = await openRecord(page, 'TALHAO 04', 'Editar talhão');
    await expect(form.getByLabel(/^Propriedade/)).toHaveAttribute('readonly', '');
    await form.getByLabel(/^Área útil/).fill('3000,01');
    await form.getByLabel('Área irrigada').fill('3000,01');
    await form.getByRole('button', { name: 'Salvar cadastro' }).click();
    await expect(form.getByText('Área útil não pode ser maior que 3.000,00', { exact: true })).toBeVisible();
    await expect(form.getByText('Área irrigada deve ser menor que Área útil', { exact: true })).toBeVisible();
    await form.getByLabel(/^Área útil/).fill('10');
    await form.getByLabel('Área comum').fill('2,5');
    await expect(form.getByLabel('Área total')).toHaveValue('12,50');
    await form.getByLabel('Área irrigada').fill('9,99');
    await form.getByRole('button', { name: 'Salvar cadastro' }).click();
    await expect(page.getByText('Talhão atualizado com sucesso.')).toBeVisible();
    const [saved] = await demo.calls('/FarmActivityFieldPolygon/Update');
    expect(saved?.body).toMatchObject({ usefulAreaSize: 10, commonAreaSize: 2.5, irrigatedAreaSize: 9.99 });
    expect(saved?.body).toMatchObject({ polygonArea: expect.stringContaining('ADD') });
  });

  test('brings the registrations of another cost center', async ({ page }) => {
    const form = await openRecord(page, 'TALHAO 04', 'Editar talhão');
    const center = form.getByLabel(/^Centro de custo/);
    const chosen = await center.inputValue();
    const other = chosen === 'SOJA SEDE' ? 'MILHO SAFRINHA' : undefined;
    await center.click();
    const options = await page.getByRole('option').allTextContents();
    const next = other ?? options.find((name) => name !== chosen) ?? '';
    await page.getByRole('option', { name: next, exact: true }).click();
    await expect(center).toHaveValue(next);
    await expect(form.getByText('Deseja vincular as matrículas dos imóveis?')).toBeVisible();
  });

  test('is deleted only after the question', async ({ page, demo }) => {
    const ask = () => page.getByRole('button', { name: 'Excluir', exact: true }).first().click();
    await ask();
    const question = page.getByRole('alertdialog', { name: 'Deseja excluir talhão?' });
    await expect(question).toContainText('remova-a manualmente no centro de custo');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    const deletes = async () => (await demo.calls()).filter(({ method }) => method === 'DELETE');
    expect(await deletes()).toHaveLength(0);
    await ask();
    await question.getByRole('button', { name: 'Excluir talhão' }).click();
    await expect(page.getByText('Talhão excluido com sucesso.')).toBeVisible();
    const [deleted] = await deletes();
    expect(deleted?.path).toMatch(/\/FarmActivityFieldPolygon\/Inactivate\/\d+$/);
  });
});

for (const [slug, name, dialog] of [
  ['propriedades', 'FAZENDA TRES MARIAS', 'Cadastro de propriedade'],
  ['centros-de-custo', 'SOJA SEDE', 'Editar centro de custo'],
  ['talhoes', 'TALHAO 02', 'Editar talhão'],
  ['aviarios', 'AVIARIO 1', 'Editar aviário'],
] as const)
  test(`the dialog '${dialog}' is accessible`, async ({ page }) => {
    await page.goto(`/configuracao-de-propriedade/${slug}`);
    await openRecord(page, name, dialog);
    await expectNoSeriousAxe(page);
  });
