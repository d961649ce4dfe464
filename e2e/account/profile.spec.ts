import type { Page } from '@playwright/test';
import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { pngOf } from './picture';

// Each walks a whole passage.
test.describe.configure({ timeout: 120_000 });

test.use({ expectedErrors: [/500|ERR_/] });

const LIMIT = 1_024_000;
const panel = (page: Page) => page.getByRole('complementary', { name: 'Meu perfil' });

async function openAccount(page: Page, path = '/perfil/concedidas') {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible();
}

const choosePhoto = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Escolher foto').setInputFiles({ name, mimeType: 'image/png', buffer });

test('who administers nothing sees the own profile alone @mobile', async ({ page, signIn, demo }) => {
  await signIn('usuario');
  await openAccount(page);
  await expect(panel(page)).toContainText('usuario@demo.com.br');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Convidar/ })).toHaveCount(0);
  await expectNoSeriousAxe(page);

  await panel(page).getByRole('button', { name: 'Classificação de atendimento' }).click();
  const service = page.getByRole('dialog', { name: 'Classificação de atendimento' });
  await expect(service).toContainText('OURO');
  await expect(service).toContainText('Nível 3');
  await expect(service.getByRole('listitem')).toHaveText([
    /^Atendimento por telefone/,
    /^Implantação/,
    /^Visita técnica/,
    /^Revisão trimestral/,
  ]);
  await expectNoSeriousAxe(page);
  await page.goBack();
  await expect(service).toBeHidden();

  await demo.breaks('openAccountManager', { times: 1 });
  await panel(page).getByRole('button', { name: 'Gerente de conta' }).click();
  const manager = page.getByRole('dialog', { name: 'Gerente de conta' });
  await expect(manager.getByText('Código 500')).toBeVisible();
  await manager.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(manager).toContainText('Juliana Prado Bertolini');
  await expect(manager).toContainText('(45) 99912-3456');
  await expect(manager.getByRole('link', { name: 'Conversar no WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/5545999123456\?text=/,
  );
  await expect(manager.getByRole('link', { name: 'Escrever e-mail' })).toHaveAttribute(
    'href',
    /^mailto:juliana/,
  );
  await expectNoSeriousAxe(page);
  await manager.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(manager).toBeHidden();
  // An answer of another shape shows no user, and breaks nothing.
  await demo.answers('openAccountManager', { html: 'Em manutenção' }, { times: 1 });
  await panel(page).getByRole('button', { name: 'Gerente de conta' }).click();
  await expect(manager.getByText('Sem gerente de conta')).toBeVisible();
  expect(await demo.calls('/User/GetUserAccount')).toEqual([]);
});

test('the password changes only when the server says so, and is kept without connection', async ({
  page,
  context,
  signIn,
  demo,
}) => {
  await signIn('usuario');
  await openAccount(page);
  await panel(page).getByRole('button', { name: 'Alterar senha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alterar senha' });
  const save = dialog.getByRole('button', { name: 'Alterar senha' });
  const current = dialog.getByLabel(/^Senha atual/);
  const next = dialog.getByLabel(/^Nova senha/);
  const confirmation = dialog.getByLabel(/^Confirmação/);
  await save.click();
  await expect(dialog.getByText(/é obrigatório\.$/).first()).toBeVisible();
  expect(await demo.calls('/User/ChangePasswordJson')).toEqual([]);

  await current.fill('errada');
  await next.fill('12345');
  await confirmation.fill('12345');
  await save.click();
  await expect(dialog.getByText('Nova senha deve ter no mínimo 6 caracteres.').last()).toBeVisible();
  await next.fill('123456');
  await expect(dialog.getByText('Senha fraca')).toBeVisible();
  await next.fill('Colheita#26');
  await expect(dialog.getByText('Senha boa')).toBeVisible();
  await confirmation.fill('Colheita#27');
  await save.click();
  await expect(
    dialog.getByText('Confirmação da nova senha deve ser igual a Nova senha').last(),
  ).toBeVisible();
  expect(await demo.calls('/User/ChangePasswordJson')).toEqual([]);
  await confirmation.fill('Colheita#26');
  await expectNoSeriousAxe(page);

  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'A senha atual não confere.' })).toBeVisible();
  await expect(dialog).toBeVisible();
  await expect(next).toHaveValue('Colheita#26');
  await expect(dialog.getByText('Alterações não salvas')).toBeVisible();

  // Without connection all of it stays, and goes once the connection is back.
  await current.fill('demo1234');
  await context.setOffline(true);
  await save.click();
  await expect(page.getByText(/^Sem conexão com o servidor\./)).toBeVisible();
  await expect(save).toBeEnabled();
  await expect(next).toHaveValue('Colheita#26');
  await context.setOffline(false);
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: 'Senha alterada com sucesso!' })).toBeVisible();
  await expect(dialog).toBeHidden();
  const [, changed] = await demo.calls('/User/ChangePasswordJson');
  expect(Object.keys(changed?.body as object).toSorted()).toEqual([
    'confirmPassword',
    'currentPassword',
    'newPassword',
    'userId',
  ]);
});

test('what is no photo is refused, one too big is reduced on request; cut and sent, it is shown at once', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('usuario');
  await openAccount(page);
  const toolbarPicture = page.getByRole('button', { name: /^Conta de/ }).locator('img');
  await expect(toolbarPicture).toHaveCount(0);
  await choosePhoto(page, 'planilha.png', Buffer.from('a;b;c'));
  await expect(page.getByText(/planilha\.png não é de um tipo aceito/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await choosePhoto(page, 'grande.png', pngOf(LIMIT, 1600, 1200));
  const toast = page
    .getByRole('alert')
    .filter({ hasText: 'tem 1.024.000 bytes; ela precisa ter menos de 1.024.000 bytes (1.000 KB)' });
  await expect(toast).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await demo.calls('/User/SaveImage')).toEqual([]);
  await toast.getByRole('button', { name: 'Reduzir e usar' }).click();
  await page
    .getByRole('dialog', { name: 'Ajustar foto' })
    .getByRole('button', { name: 'Salvar foto' })
    .click();
  await expect(page.getByText('Imagem alterada com sucesso.')).toBeVisible();
  await expect(toolbarPicture).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
  expect(await demo.calls('/User/SaveImage')).toHaveLength(1);
  await demo.forgetCalls();

  await choosePhoto(page, 'colheita.png', pngOf(LIMIT - 1));
  const dialog = page.getByRole('dialog', { name: 'Ajustar foto' });
  await expect(dialog.getByRole('group', { name: /^Recorte/ })).toBeVisible();
  await dialog.getByRole('slider', { name: 'Aproximar' }).press('ArrowRight');
  await expectNoSeriousAxe(page);
  await dialog.getByRole('button', { name: 'Salvar foto' }).click();
  await expect.poll(async () => (await demo.calls('/User/SaveImage')).length).toBe(1);
  await expect(dialog).toBeHidden();
  await expect(toolbarPicture).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
  const [saved] = await demo.calls('/User/SaveImage');
  expect(saved?.body).toMatchObject({ contentType: 'image/jpeg', fileName: 'colheita.jpg' });
  const { contentAsBase64String } = (saved?.body ?? {}) as { contentAsBase64String?: string };
  const bytes = Buffer.from(contentAsBase64String ?? '', 'base64');
  expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(bytes.length).toBeLessThan(LIMIT);
  await page.reload();
  await expect(toolbarPicture).toHaveAttribute('src', /^\/arquivos\/fotos\//);
});

test('a master sees pending licences of all customers and signs out here; the page speaks English', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('master');
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await page.getByRole('menuitem', { name: /Minha conta/ }).click();
  await expect(page).toHaveURL(/\/perfil\/pendencias$/);
  await expect(page.getByRole('row').filter({ hasText: 'ADEMIR JOSE LUNKES' })).toContainText(
    'AGROPECUARIA SANTA HELENA',
  );
  await expect(page.getByRole('button', { name: /^Convidar/ })).toHaveCount(0);
  expect(await demo.calls('/User/GetUserPending')).not.toEqual([]);
  expect(await demo.calls('/User/GetUserPendingByCustomer')).toEqual([]);
  await expectNoSeriousAxe(page);
  await panel(page).getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login-v2$/);
  expect(await demo.calls('/Login/LogoutReact')).toHaveLength(1);

  await signIn('produtor');
  await openAccount(page);
  await page.getByRole('button', { name: /^Idioma/ }).click();
  await page.getByRole('menuitemradio', { name: /^English/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite user' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Licenses granted' })).toContainText('06');
});
