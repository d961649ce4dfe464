import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

test.use({ expectedErrors: [/500|ERR_|Failed to load resource/] });

const BROKEN = { details: [{ message: 'Base indisponível' }] };

async function openAccount(page: Page, path = '/perfil/concedidas') {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible();
}

async function fillInvitation(page: Page) {
  await page.getByRole('button', { name: 'Convidar usuário' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convidar usuário' });
  await dialog.getByLabel(/^Nome/).fill('Ana Clara');
  await dialog.getByLabel(/^E-mail/).fill('ana.clara@exemplo.com.br');
  await dialog.getByLabel(/^Tipo de acesso/).click();
  await page.getByRole('option', { name: 'CONTADOR', exact: true }).click();
  await expect(dialog.getByRole('tree')).toHaveCount(2);
  return dialog;
}

test.beforeEach(async ({ signIn }) => {
  await signIn('produtor');
});

test('a 500 keeps the invitation open with what was typed, and a second press sends it', async ({
  page,
  demo,
}) => {
  await openAccount(page);
  const dialog = await fillInvitation(page);
  await demo.fault({ method: 'POST', path: '/User/CreateInvited', status: 500, times: 1, body: BROKEN });
  await dialog.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByText('Base indisponível')).toBeVisible();
  await expect(dialog.getByText('Alterações não salvas')).toBeVisible();
  await expect(dialog.getByLabel(/^Nome/)).toHaveValue('ANA CLARA');
  await expect(dialog.getByRole('tree')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(dialog).toBeHidden();
});

test('field errors of the server stand under their fields', async ({ page }) => {
  await openAccount(page);
  const dialog = await fillInvitation(page);
  await dialog.getByLabel(/^E-mail/).fill('usuario@demo.com.br');
  await dialog.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(dialog.getByText('Já existe um usuário com este e-mail nesta conta.').last()).toBeVisible();
  await expect(dialog.getByLabel(/^E-mail/)).toBeFocused();
});

test('a double click invites once', async ({ page, demo }) => {
  await openAccount(page);
  const dialog = await fillInvitation(page);
  await demo.fault({ method: 'POST', path: '/User/CreateInvited', delayMs: 400 });
  await dialog.getByRole('button', { name: 'Enviar convite' }).dblclick();
  await expect(dialog).toBeHidden();
  expect(await demo.calls('/User/CreateInvited')).toHaveLength(1);
});

test('a changed invitation asks before Esc and Back leave it', async ({ page }) => {
  await openAccount(page);
  const dialog = await fillInvitation(page);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continuar editando' }).click();
  await expect(dialog.getByLabel(/^Nome/)).toHaveValue('ANA CLARA');
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog).toBeHidden();
});

test('a malformed list offers to try again, and keeps nothing from the other one', async ({ page, demo }) => {
  await demo.fault({ method: 'GET', path: '/User/GetUserAccount', status: 200, body: '[{"id":', times: 1 });
  await openAccount(page);
  await expect(page.getByRole('tab', { name: /Pendências 2/ })).toBeVisible();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'PATRICIA GOMES TREVISAN' })).toBeVisible();
});

test('trees that fail are asked for again; until then nothing can be sent', async ({ page, demo }) => {
  await openAccount(page);
  const path = '/ProfilePatternPermission/GetHierarchicalMenuByLicenseType';
  await demo.fault({ method: 'GET', path, status: 500, times: 1, body: BROKEN });
  await page.getByRole('button', { name: 'Convidar usuário' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convidar usuário' });
  await dialog.getByLabel(/^Tipo de acesso/).click();
  await page.getByRole('option', { name: 'CONTADOR', exact: true }).click();
  await expect(dialog.getByText('Não foi possível carregar as permissões')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Enviar convite' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(dialog.getByRole('tree')).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Enviar convite' })).not.toHaveAttribute('aria-disabled');
});

test('a count that never comes blocks nothing', async ({ page, demo }) => {
  await demo.fault({ method: 'GET', path: '/User/GetLicensesAvailable', delayMs: 20_000 });
  await openAccount(page);
  await expect(page.getByRole('row').filter({ hasText: 'PATRICIA GOMES TREVISAN' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Licenças disponíveis' })).toContainText('–');
});

test('offline: the password stays typed, and goes once the connection is back', async ({
  page,
  demo,
  context,
}) => {
  await openAccount(page, '/perfil/concedidas?dialogo=senha');
  const dialog = page.getByRole('dialog', { name: 'Alterar senha' });
  await dialog.getByLabel(/^Senha atual/).fill('demo1234');
  await dialog.getByLabel(/^Nova senha/).fill('Colheita#26');
  await dialog.getByLabel(/^Confirmação/).fill('Colheita#26');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(dialog.getByText('Alterações não salvas')).toBeVisible();
  await expect(dialog.getByLabel(/^Nova senha/)).toHaveValue('Colheita#26');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(dialog).toBeHidden();
  expect(await demo.calls('/User/ChangePasswordJson')).toHaveLength(1);
});

test('a manager that cannot be loaded says so in the dialog and can be asked for again', async ({
  page,
  demo,
}) => {
  await openAccount(page);
  await demo.fault({
    method: 'GET',
    path: '/AccountManager/GetByCurrentCustomer',
    status: 500,
    times: 1,
    body: BROKEN,
  });
  await page.getByRole('button', { name: 'Gerente de conta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gerente de conta' });
  await expect(dialog.getByText('Código 500')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(dialog).toContainText('Juliana Prado Bertolini');
});

test('a deletion that fails leaves the user in the list', async ({ page, demo }) => {
  await openAccount(page);
  const user = page.getByRole('row').filter({ hasText: 'PATRICIA GOMES TREVISAN' });
  await demo.fault({ method: 'GET', path: '/User/DeleteJson', status: 500, body: BROKEN });
  await user.getByRole('button', { name: 'Excluir usuário' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir usuário' }).click();
  await expect(page.getByText('Base indisponível')).toBeVisible();
  await expect(user).toBeVisible();
});
