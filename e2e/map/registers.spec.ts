import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { choose, openRecord, openRegister } from './land';

test.describe('the producer', () => {
  test.beforeEach(async ({ signIn }) => signIn('produtor'));

  test('finds every register by its card and by its address @mobile', async ({ page }) => {
    await page.goto('/configuracao-de-propriedade');
    await expect(page).toHaveURL(/\/propriedades$/);
    for (const [card, title] of [
      ['Centros de custo', 'Centros de custo'],
      ['Talhões', 'Talhões'],
      ['Teor de argila', 'Teor de argila'],
      ['Aviários', 'Aviários'],
      ['Comunidades rurais', 'Comunidades rurais'],
      ['Propriedades', 'Propriedades'],
    ] as const) {
      await page.getByRole('link', { name: card }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    await page.goto('/configuracao-de-propriedade/nao-existe');
    await expect(page).toHaveURL(/\/404$/);
  });

  test.describe('a record that is gone', () => {
    test.use({ expectedErrors: [/404/] });

    test('is told in the place of its form', async ({ page }) => {
      await page.goto('/configuracao-de-propriedade/centros-de-custo?registro=99999');
      await expect(
        page.getByText('Este registro não existe mais ou você não tem acesso a ele.'),
      ).toBeVisible();
    });
  });

  test('opens one record by its address', async ({ page }) => {
    await page.goto('/configuracao-de-propriedade/centros-de-custo?registro=1');
    const form = page.getByRole('dialog', { name: 'Editar centro de custo' });
    await expect(form.getByLabel(/^Nome do centro/)).toHaveValue('SOJA SEDE');
  });

  test('sees the cost centers of agriculture alone', async ({ page, demo }) => {
    await openRegister(page, 'centros-de-custo', 'Centros de custo');
    await expect(page.getByText('AVIARIO 1', { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Agricultura' }).click();
    await expect(page).toHaveURL(/grupo=agricultura/);
    await expect(page.getByText('SOJA SEDE')).toBeVisible();
    await expect(page.getByText('AVIARIO 1', { exact: true })).toHaveCount(0);
    await expect.poll(() => demo.calls('/FarmActivityField/GetGridDataToAgriculture')).toHaveLength(1);
    await page.reload();
    await expect(page.getByText('SOJA SEDE')).toBeVisible();
    await expect(page.getByText('AVIARIO 1', { exact: true })).toHaveCount(0);
  });

  test('inactivates and activates a cost center', async ({ page, demo }) => {
    await openRegister(page, 'centros-de-custo', 'Centros de custo');
    const row = page.getByRole('row').filter({ hasText: 'SOJA SEDE' });
    await row.getByRole('button', { name: 'Inativar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Inativar' }).click();
    await expect(page.getByText('Registro inativado.')).toBeVisible();
    await row.getByRole('button', { name: 'Ativar' }).click();
    await expect(page.getByText('Registro ativado.')).toBeVisible();
    expect(await demo.calls('/FarmActivityField/ActivateInactivateRc')).toHaveLength(2);
  });

  test.describe('refusals', () => {
    test.use({ expectedErrors: [/400/] });

    test('what is in use is not deleted, and says by what', async ({ page }) => {
      await openRegister(page, 'centros-de-custo', 'Centros de custo');
      await page
        .getByRole('row')
        .filter({ hasText: 'SOJA SEDE' })
        .getByRole('button', { name: 'Excluir' })
        .click();
      const question = page.getByRole('alertdialog', { name: 'Excluir o centro de custo SOJA SEDE?' });
      await question.getByRole('button', { name: 'Excluir centro de custo' }).click();
      await expect(page.getByText(/Centro de custo em uso.*Talhões: 6/)).toBeVisible();
    });

    test('the words of the server stand under their field', async ({ page }) => {
      await openRegister(page, 'propriedades', 'Propriedades');
      const form = await openRecord(page, 'FAZENDA AGUA DOCE', 'Cadastro de propriedade');
      await form.getByLabel(/^Nome da propriedade/).fill('FAZENDA TRES MARIAS');
      await form.getByRole('button', { name: 'Salvar' }).click();
      await expect(form.getByText('Já existe uma propriedade com este nome.').first()).toBeVisible();
    });
  });

  test('registers a poultry house with its cost center', async ({ page, demo }) => {
    await openRegister(page, 'aviarios', 'Aviários');
    await page.getByRole('button', { name: 'Duplicar' }).first().click();
    const form = page.getByRole('dialog', { name: 'Novo aviário' });
    await expect(form.getByLabel(/^Atividade/)).toHaveText('FRANGO DE CORTE');
    await expect(form.getByText('Única opção disponível').first()).toBeVisible();
    await form.getByLabel(/^Nome do centro/).fill('Aviário 12');
    await form.getByLabel(/^Nome do aviário/).fill('Galpão novo');
    await choose(page, form.getByLabel(/^Sistema do aviário/), 'Dark house');
    await form.getByLabel(/^Largura/).fill('18');
    await expect(form.getByText('2.700 m² de área coberta', { exact: false })).toBeVisible();
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Centro de custo salvo com sucesso.')).toBeVisible();
    const [created] = await demo.calls('/FarmActivityField/CreateWithAviary');
    expect(created?.body).toMatchObject({
      name: 'AVIARIO 12',
      aviary: { id: 0, name: 'GALPAO NOVO', housingSystem: 4, width: 18, length: 150, capacity: 32_000 },
    });
    const edit = await openRecord(page, 'AVIARIO 12', 'Editar aviário');
    await edit.getByLabel(/^Capacidade/).fill('30000');
    await edit.getByRole('button', { name: 'Salvar' }).click();
    await expect(edit).toBeHidden();
    const [edited] = await demo.calls('/FarmActivityField/EditWithAviary');
    expect(edited?.body).toMatchObject({ aviary: { capacity: 30_000 } });
  });

  test.describe('clay content', () => {
    test.use({ expectedErrors: [/500/] });

    test('is typed into its cell, checked, saved at once, and stays when saving fails', async ({
      page,
      demo,
    }) => {
      await openRegister(page, 'teor-de-argila', 'Teor de argila');
      const row = page.getByRole('row').filter({ hasText: 'TALHAO 01' }).first();
      const cell = row.getByRole('gridcell').last();
      await cell.dblclick();
      const editor = page.getByRole('textbox', { name: /Teor de argila/ });
      await editor.fill('101');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Informe de 0 a 100%.').first()).toBeVisible();
      await editor.fill('47,5');
      await page.keyboard.press('Enter');
      await expect(cell).toHaveText('47,50');
      const [saved] = await demo.calls('/FarmActivityFieldPolygon/UpdateClayContent');
      expect(saved?.body).toMatchObject({ polygons: [{ clayContent: 47.5 }] });
      await demo.breaks('changeClayContent', { times: 1 });
      await cell.dblclick();
      await editor.fill('50');
      await page.keyboard.press('Enter');
      await expect(cell).toContainText('50');
      await expect(page.getByText(/Não foi possível salvar/).first()).toBeVisible();
    });
  });

  test('the registers are accessible', async ({ page }) => {
    test.slow();
    for (const [slug, title] of [
      ['propriedades', 'Propriedades'],
      ['centros-de-custo', 'Centros de custo'],
      ['teor-de-argila', 'Teor de argila'],
    ] as const) {
      await openRegister(page, slug, title);
      await expect(page.getByText('FAZENDA TRES MARIAS').first()).toBeVisible();
      await expectNoSeriousAxe(page);
    }
  });
});

test('without the right there is no register', async ({ page, signIn }) => {
  await signIn('contador', { at: '/configuracao-de-propriedade/propriedades' });
  await expect(page).toHaveURL(/\/401/);
});

test.describe('the list', () => {
  test.use({ expectedErrors: [/500/] });
  test('that fails offers to try again', async ({ page, signIn, demo }) => {
    await signIn('produtor');
    await demo.breaks('listPlots', { times: 1 });
    await page.goto('/configuracao-de-propriedade/talhoes');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByText('TALHAO 01').first()).toBeVisible();
  });
});
