import type { Page } from '@playwright/test';
import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { leaveAccount } from './home';
import { noticeForm, noticesCard, titleOf, typeText } from './noticesPage';

const ADD = '/SystemMessageBoard/CustomAdd';

async function openNew(page: Page) {
  await noticesCard(page).getByRole('button', { name: 'Novo aviso' }).click();
  await expect(titleOf(noticeForm(page))).toBeFocused();
  return noticeForm(page);
}

// Each walks a whole passage.
test.describe.configure({ timeout: 120_000 });

test.use({ expectedErrors: [/500|40\d/] });

test('asks for title, reader and a day that is not to come @mobile', async ({ page, demo, signIn }) => {
  await signIn('master');
  await openNew(page);
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
  await expect(
    dialog.getByText('Data inválida: fevereiro de 2026 tem 28 dias.', { exact: true }),
  ).toBeVisible();
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
  // It is said while it is typed: the save is refused once the field has the focus again.
  await expect(dialog.getByLabel(/^Cor da etiqueta/)).toBeFocused();
  expect(await demo.calls('/SystemMessageBoard/CustomAdd')).toHaveLength(0);
  await dialog.getByLabel(/^Cor da etiqueta/).fill('#123456');
  await save.click();
  await expect(dialog).toBeHidden();
  const [sent] = await demo.calls('/SystemMessageBoard/CustomAdd');
  expect(sent?.body).toMatchObject({ type: 0, customerId: null, moduleId: null, leaveInEvidence: false });
});

test('sends only whom the type asks for, once, and keeps what is typed when it is left or refused', async ({
  page,
  demo,
  signIn,
}) => {
  await demo.answers(
    'listCustomers',
    Array.from({ length: 600 }, (_, index) => ({
      id: index + 1,
      name: `PRODUTOR NÚMERO ${index + 1}`,
    })),
  );
  await signIn('master');
  const dialog = await openNew(page);
  await titleOf(dialog).fill('Meio aviso');
  await expect(dialog.getByText('Alterações não salvas', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(titleOf(dialog)).toHaveValue('Meio aviso');
  await page.goBack();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/inicio');

  await openNew(page);
  await titleOf(dialog).fill('Aviso difícil');
  await dialog.getByLabel('Por produtor').check();
  await dialog.getByLabel(/^Produtor/).fill('numero 599');
  await page.getByRole('option', { name: 'PRODUTOR NÚMERO 599' }).click();
  await dialog.getByLabel('Por módulo').check();
  await dialog.getByLabel(/^Módulo/).fill('finan');
  await page.getByRole('option', { name: 'Financeiro' }).click();
  await typeText(page, 'Texto longo');
  const save = dialog.getByRole('button', { name: 'Salvar' });

  // Refused by the server: all of it stays, and its words stand where they belong.
  await demo.breaks('publishNotice', { times: 1, body: { details: [{ message: 'Base indisponível' }] } });
  await save.click();
  await expect(page.getByText('Base indisponível')).toBeVisible();
  await expect(dialog.getByText('Alterações não salvas', { exact: true })).toBeVisible();
  await expect(titleOf(dialog)).toHaveValue('Aviso difícil');
  await expect(dialog.getByText('Texto longo', { exact: true })).toBeVisible();
  await demo.refuses(
    'publishNotice',
    { errors: { PublicationDate: ['Feriado nacional.'], Title: ['Título repetido.'] } },
    { times: 1 },
  );
  await save.click();
  await expect(dialog.getByText('Feriado nacional.', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Título repetido.', { exact: true })).toBeVisible();

  await demo.recovers();
  await demo.waits('publishNotice', 400);
  await demo.forgetCalls();
  await titleOf(dialog).fill('Aviso fácil');
  await save.dblclick();
  await expect(dialog).toBeHidden();
  const calls = await demo.calls(ADD);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({
    title: 'Aviso fácil',
    type: 3,
    customerId: null,
    moduleId: 3,
    description: '<p>Texto longo</p>',
  });
});

test('an existing notice is changed with all that it holds, deleted after a question, and gone', async ({
  page,
  demo,
  signIn,
}) => {
  await signIn('master');
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
  const [edited] = await demo.calls('/SystemMessageBoard/Edit');
  expect([edited?.method, edited?.query]).toEqual(['PUT', { id: '9' }]);
  expect(edited?.body).toMatchObject({
    title: 'Prazo do LCDPR mudou de novo',
    type: 3,
    moduleId: 3,
    // Headings stay what they were, or they would sink with every change.
    description: expect.stringContaining('<h2>O que conferir</h2>'),
  });
  await expect(noticesCard(page).getByText('Prazo do LCDPR mudou de novo')).toBeVisible();

  const title = 'Sistema indisponível no domingo, das 2h às 4h';
  const remove = noticesCard(page).getByRole('button', { name: `Excluir aviso: ${title}` });
  await remove.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(title);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  expect(await demo.calls('/SystemMessageBoard/CustomDelete')).toHaveLength(0);

  // Refused, it stays, as does the page.
  await demo.forbids('deleteNotice', { error: JSON.stringify({ profile: 'X' }) }, { times: 1 });
  await remove.click();
  await question.getByRole('button', { name: 'Excluir aviso' }).click();
  await expect(page.getByText('O aviso não foi excluído.')).toBeVisible();
  await expect(noticesCard(page).getByText(title)).toBeVisible();
  await expect(page).toHaveURL('/inicio');

  await demo.forgetCalls();
  await remove.click();
  await question.getByRole('button', { name: 'Excluir aviso' }).click();
  await expect(page.getByText('Registro excluído com sucesso.')).toBeVisible();
  await expect(noticesCard(page).getByText(title)).toHaveCount(0);
  const [deleted] = await demo.calls('/SystemMessageBoard/CustomDelete');
  expect([deleted?.method, Object.keys(deleted?.query ?? {})]).toEqual(['DELETE', ['id']]);

  // Somebody else was faster.
  await page.goto('/inicio?avisoEditar=99999');
  await expect(dialog.getByText('Este aviso não existe mais')).toBeVisible();

  // Who only reads does not get to the form by its address.
  await leaveAccount(page);
  await signIn('produtor', { at: '/inicio?avisoEditar=1' });
  await expect(noticesCard(page).getByText('Prazo do LCDPR mudou de novo')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
