import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { noticeForm, noticesCard, titleOf, typeText } from './noticesPage';

test.describe('the form', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('master');
    await noticesCard(page).getByRole('button', { name: 'Novo aviso' }).click();
    await expect(titleOf(noticeForm(page))).toBeFocused();
  });

  test('asks for title, reader and a day that is not to come @mobile', async ({ page, demo }) => {
    const dialog = noticeForm(page);
    const save = dialog.getByRole('button', { name: 'Salvar' });
    const date = dialog.getByLabel(/^Data de publicação/);
    await expectNoSeriousAxe(page);
    await save.click();
    await expect(dialog.getByText('Título é obrigatório.', { exact: true })).toBeVisible();
    await titleOf(dialog).fill('Um aviso');
    for (const [type, label] of [
      ['Por produtor', 'Produtor'],
      ['Por atividade', 'Atividade'],
      ['Por módulo', 'Módulo'],
    ] as const) {
      await dialog.getByLabel(type).check();
      await save.click();
      await expect(dialog.getByText(`${label} é obrigatório.`, { exact: true })).toBeVisible();
    }
    await dialog.getByLabel('Para todos').check();
    await date.fill('31/02/2026');
    await save.click();
    await expect(dialog.getByText('Data inválida', { exact: true })).toBeVisible();
    const tomorrow = await page.evaluate(() => {
      const day = new Date();
      day.setDate(day.getDate() + 1);
      return new Intl.DateTimeFormat('pt-BR').format(day);
    });
    await date.fill(tomorrow);
    await save.click();
    await expect(dialog.getByText(/^A data não pode ser maior que/)).toBeVisible();
    await date.fill('');
    await save.click();
    await expect(dialog.getByText('Data de publicação é obrigatório.', { exact: true })).toBeVisible();
    await dialog.getByLabel(/^Cor da etiqueta/).fill('verde');
    await date.fill('hoje');
    await save.click();
    await expect(dialog.getByText('Cor inválida', { exact: true }).first()).toBeVisible();
    expect(await demo.calls('/SystemMessageBoard/CustomAdd')).toHaveLength(0);
    await dialog.getByLabel(/^Cor da etiqueta/).fill('#123456');
    await save.click();
    await expect(dialog).toBeHidden();
    const [sent] = await demo.calls('/SystemMessageBoard/CustomAdd');
    expect(sent?.body).toMatchObject({ type: 0, customerId: null, moduleId: null, leaveInEvidence: false });
  });

  test('finds one of hundreds of customers, and sends only whom the type asks for', async ({
    page,
    demo,
  }) => {
    await demo.fault({
      method: 'GET',
      path: '/Customer/GetCustomersForSelectList',
      status: 200,
      body: Array.from({ length: 600 }, (_, index) => ({
        id: index + 1,
        name: `PRODUTOR NÚMERO ${index + 1}`,
      })),
    });
    const dialog = noticeForm(page);
    await titleOf(dialog).fill('Um aviso');
    await dialog.getByLabel('Por produtor').check();
    await dialog.getByLabel(/^Produtor/).fill('numero 599');
    await page.getByRole('option', { name: 'PRODUTOR NÚMERO 599' }).click();
    await dialog.getByLabel('Por módulo').check();
    await dialog.getByLabel(/^Módulo/).fill('finan');
    await page.getByRole('option', { name: 'Financeiro' }).click();
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toBeHidden();
    const [sent] = await demo.calls('/SystemMessageBoard/CustomAdd');
    expect(sent?.body).toMatchObject({ type: 3, customerId: null, moduleId: 3 });
  });

  test('what is typed is asked about before it is lost, by Esc and by Back', async ({ page }) => {
    const dialog = noticeForm(page);
    await titleOf(dialog).fill('Meio aviso');
    await expect(dialog.getByText('Alterações não salvas', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Continuar editando' }).click();
    await expect(titleOf(dialog)).toHaveValue('Meio aviso');
    await page.goBack();
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/inicio');
  });

  test('a double click publishes once', async ({ page, demo }) => {
    const dialog = noticeForm(page);
    await titleOf(dialog).fill('Uma vez só');
    await demo.fault({ method: 'POST', path: '/SystemMessageBoard/CustomAdd', delayMs: 400 });
    await dialog.getByRole('button', { name: 'Salvar' }).dblclick();
    await expect(dialog).toBeHidden();
    expect(await demo.calls('/SystemMessageBoard/CustomAdd')).toHaveLength(1);
  });

  test.describe('that the server refuses', () => {
    test.use({ expectedErrors: [/500|400/] });

    test('stays open with what was typed, and saves at the second press', async ({ page, demo }) => {
      const dialog = noticeForm(page);
      await titleOf(dialog).fill('Aviso difícil');
      await typeText(page, 'Texto longo');
      await demo.fault({
        method: 'POST',
        path: '/SystemMessageBoard/CustomAdd',
        status: 500,
        times: 1,
        body: { details: [{ message: 'Base indisponível' }] },
      });
      await dialog.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Base indisponível')).toBeVisible();
      await expect(dialog.getByText('Alterações não salvas', { exact: true })).toBeVisible();
      await expect(titleOf(dialog)).toHaveValue('Aviso difícil');
      await expect(dialog.getByText('Texto longo', { exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: 'Salvar' }).click();
      await expect(dialog).toBeHidden();
      const calls = await demo.calls('/SystemMessageBoard/CustomAdd');
      expect(calls.at(-1)?.body).toMatchObject({ description: '<p>Texto longo</p>' });
    });

    test('puts its words under the field they speak of', async ({ page, demo }) => {
      const dialog = noticeForm(page);
      await titleOf(dialog).fill('Aviso');
      await demo.fault({
        method: 'POST',
        path: '/SystemMessageBoard/CustomAdd',
        status: 400,
        body: { errors: { PublicationDate: ['Feriado nacional.'], Title: ['Título repetido.'] } },
      });
      await dialog.getByRole('button', { name: 'Salvar' }).click();
      await expect(dialog.getByText('Feriado nacional.', { exact: true })).toBeVisible();
      await expect(dialog.getByText('Título repetido.', { exact: true })).toBeVisible();
    });
  });
});

test.describe('an existing notice', () => {
  test.beforeEach(({ signIn }) => signIn('master'));

  test('is changed with all that it holds', async ({ page, demo }) => {
    await noticesCard(page)
      .getByRole('button', { name: 'Editar aviso: Novo prazo para a entrega do LCDPR' })
      .click();
    const dialog = noticeForm(page, 'Editar aviso');
    await expect(dialog.getByLabel('Por módulo')).toBeChecked();
    await expect(dialog.getByLabel(/^Módulo/)).toHaveValue('Financeiro');
    await expect(dialog.getByText('Imóveis rurais sem CAFIR.', { exact: true })).toBeVisible();
    await titleOf(dialog).fill('Prazo do LCDPR mudou de novo');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Registro salvo com sucesso.')).toBeVisible();
    const [sent] = await demo.calls('/SystemMessageBoard/Edit');
    expect([sent?.method, sent?.query]).toEqual(['PUT', { id: '9' }]);
    expect(sent?.body).toMatchObject({
      title: 'Prazo do LCDPR mudou de novo',
      type: 3,
      moduleId: 3,
      // Headings stay what they were, or they would sink with every change.
      description: expect.stringContaining('<h2>O que conferir</h2>'),
    });
    await expect(noticesCard(page).getByText('Prazo do LCDPR mudou de novo')).toBeVisible();
  });

  test('is deleted after a question', async ({ page, demo }) => {
    const title = 'Sistema indisponível no domingo, das 2h às 4h';
    await noticesCard(page)
      .getByRole('button', { name: `Excluir aviso: ${title}` })
      .click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(title);
    await question.getByRole('button', { name: 'Cancelar' }).click();
    expect(await demo.calls('/SystemMessageBoard/CustomDelete')).toHaveLength(0);
    await noticesCard(page)
      .getByRole('button', { name: `Excluir aviso: ${title}` })
      .click();
    await question.getByRole('button', { name: 'Excluir aviso' }).click();
    await expect(page.getByText('Registro excluído com sucesso.')).toBeVisible();
    await expect(noticesCard(page).getByText(title)).toHaveCount(0);
    const [sent] = await demo.calls('/SystemMessageBoard/CustomDelete');
    expect([sent?.method, Object.keys(sent?.query ?? {})]).toEqual(['DELETE', ['id']]);
  });

  test.describe('that somebody else has deleted', () => {
    test.use({ expectedErrors: [/404/] });
    test('is said to be gone', async ({ page }) => {
      await page.goto('/inicio?avisoEditar=99999');
      await expect(noticeForm(page, 'Editar aviso').getByText('Este aviso não existe mais')).toBeVisible();
    });
  });

  test('is not opened for changes by who only reads', async ({ page, context, signIn }) => {
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await signIn('produtor');
    await page.goto('/inicio?avisoEditar=1');
    await expect(noticesCard(page).getByText('Novo prazo para a entrega do LCDPR')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
