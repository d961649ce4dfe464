import type { Locator, Page } from '@playwright/test';
import { expect, expectNoSeriousAxe, type ReceivedCall, test } from '../fixtures';

const GRANTED = '/perfil/concedidas';
const bodyOf = (call: ReceivedCall | undefined) => (call?.body ?? {}) as Record<string, unknown>;
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
/** Ticks or clears a node of a permission tree; its box is for the pointer only, so it has no role of its own. */
const tick = (tree: Locator, name: string) =>
  tree.getByRole('treeitem', { name, exact: true }).locator('input[type=checkbox]').first().click();
const tile = (page: Page, name: string) => page.getByRole('group', { name });

const BROKEN = { details: [{ message: 'Base indisponível' }] };

test.use({ expectedErrors: [/500|40\d/] });
test.describe.configure({ timeout: 120_000 });

async function openAccount(page: Page, path = GRANTED) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible();
}

test('the account from the user menu; a worker is invited with permissions, is pending, and is edited', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('produtor');
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await page.getByRole('menuitem', { name: /Minha conta/ }).click();
  await expect(page).toHaveURL(/\/perfil\/concedidas$/);
  await expect(row(page, 'PATRICIA GOMES TREVISAN')).toBeVisible();
  await openAccount(page, '/perfil');
  await expect(page).toHaveURL(/\/perfil\/concedidas$/);
  // The support user is linked to this account, and neither listed nor counted.
  await expect(page.getByText('SUPORTE EPRODUTOR')).toHaveCount(0);
  await expect(tile(page, 'Licenças concedidas')).toContainText('06');
  await expect(tile(page, 'Licenças disponíveis')).toContainText('12');
  await expectNoSeriousAxe(page);

  await page.getByRole('button', { name: 'Convidar usuário' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convidar usuário' });
  await dialog.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(dialog.getByText('Nome é obrigatório.').last()).toBeVisible();
  await expect(dialog.getByText('E-mail é obrigatório.').last()).toBeVisible();
  await expect(dialog.getByText('Tipo de acesso é obrigatório.').last()).toBeVisible();
  await dialog.getByLabel(/^E-mail/).fill('abc');
  await expect(dialog.getByText('E-mail deve ser um e-mail válido.').last()).toBeVisible();

  await dialog.getByLabel(/^Nome/).fill('José da Lavoura');
  await dialog.getByLabel(/^E-mail/).fill('jose.lavoura@exemplo.com.br');
  await dialog.getByLabel(/^Tipo de acesso/).click();
  await page.getByRole('option', { name: 'USUARIO', exact: true }).click();

  // Nothing is given until it is ticked; what is given is said in numbers, for both places.
  const web = dialog.getByRole('tree', { name: 'Permissões na web' });
  await expect(web).toBeVisible();
  const property = web.getByRole('treeitem', { name: 'Propriedade', exact: true });
  await expect(property).toHaveAttribute('aria-checked', 'false');
  await expect(dialog.getByText('O convite dará acesso a: web nada, aplicativo nada.')).toBeVisible();
  for (const group of ['Geral', 'Propriedade']) await tick(web, group);
  await expect(property).toHaveAttribute('aria-checked', 'true');
  const mobile = dialog.getByRole('tree', { name: 'Permissões no aplicativo' });
  await tick(mobile, 'Campo');
  // A group is half ticked when one of its leaves is not.
  await tick(web, 'Mapa da propriedade');
  await expect(property).toHaveAttribute('aria-checked', 'mixed');
  await dialog.getByLabel('Buscar em Permissões na web').fill('agenda');
  await expect(web.getByRole('treeitem')).toHaveCount(2);
  await tick(web, 'Agenda');
  await dialog.getByLabel('Buscar em Permissões na web').fill('');
  await expect(web.getByRole('treeitem', { name: 'Geral', exact: true })).toHaveAttribute(
    'aria-checked',
    'mixed',
  );
  await expect(
    dialog.getByText(/^O convite dará acesso a: web \d+ páginas, aplicativo \d+ páginas?\.$/),
  ).toBeVisible();
  await expectNoSeriousAxe(page);
  await dialog.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByText('Cadastrado com sucesso')).toBeVisible();
  await expect(dialog).toBeHidden();

  const [created] = await demo.calls('/User/CreateInvited');
  const sent = bodyOf(created);
  expect(sent).toMatchObject({
    id: 0,
    name: 'JOSE DA LAVOURA',
    email: 'jose.lavoura@exemplo.com.br',
    profileId: 3,
  });
  expect(sent['permissionProfileValuesWeb']).not.toContain(102);
  expect(sent['permissionProfileValuesWeb']).not.toContain(201);
  expect(sent['permissionProfileValuesWeb']).toContain(101);
  expect(sent['permissionProfileValuesMobile']).not.toContain(21);
  expect(sent['permissionProfileValuesMobile']).toContain(11);
  const [trees] = await demo.calls('/ProfilePatternPermission/GetHierarchicalMenuByLicenseType');
  expect(trees?.query).toEqual({ profileId: '3', isFilterModule: 'true' });
  await expect(tile(page, 'Licenças disponíveis')).toContainText('11');

  // Not confirmed yet: pending, and not granted.
  await expect(row(page, 'JOSE DA LAVOURA')).toHaveCount(0);
  await page.getByRole('tab', { name: /Pendências/ }).click();
  await expect(page).toHaveURL(/\/perfil\/pendencias$/);
  const invited = row(page, 'JOSE DA LAVOURA');
  await invited.getByRole('button', { name: 'Editar permissões' }).click();
  const edit = page.getByRole('dialog', { name: 'Editar permissões do usuário' });
  await expect(edit.getByLabel(/^Nome/)).toHaveValue('JOSE DA LAVOURA');
  await expect(edit.getByLabel(/^Nome/)).toHaveAttribute('readonly');
  await expect(edit.getByLabel(/^E-mail/)).toHaveAttribute('readonly');
  const editedMobile = edit.getByRole('tree', { name: 'Permissões no aplicativo' });
  await expect(editedMobile.getByRole('treeitem', { name: 'Enviar documento' })).toHaveAttribute(
    'aria-checked',
    'false',
  );
  await tick(editedMobile, 'Enviar documento');
  await edit.getByRole('button', { name: 'Salvar permissões' }).click();
  await expect(edit).toBeHidden();
  const [edited] = await demo.calls('/User/EditInvited');
  expect(edited?.method).toBe('PUT');
  expect(bodyOf(edited)['permissionProfileValuesMobile']).toContain(21);
  const [read] = await demo.calls('/User/GetUserLinkedToCustomerById');
  expect(read?.query).toEqual(edited?.query);
});

test('profiles without trees, trees that fail, refusals and leaving: nothing typed is lost, one is invited once', async ({
  page,
  signIn,
  demo,
}) => {
  const trees = '/ProfilePatternPermission/GetHierarchicalMenuByLicenseType';
  await signIn('produtor');
  await openAccount(page);
  await page.getByRole('button', { name: 'Convidar usuário' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convidar usuário' });
  const send = dialog.getByRole('button', { name: 'Enviar convite' });
  const choose = async (name: string) => {
    await dialog.getByLabel(/^Tipo de acesso/).click();
    await page.getByRole('option', { name, exact: true }).click();
    await expect(dialog.getByLabel(/^Tipo de acesso/)).toContainText(name);
  };
  // Licence types 2, 8 and 9.
  for (const name of ['ADMINISTRADOR DO PROGRAMA PARCEIRO', 'AGROCENTER', 'CONSULTOR AGROCENTER']) {
    await choose(name);
    await expect(dialog.getByRole('tree')).toHaveCount(0);
  }
  expect(await demo.calls(trees)).toEqual([]);

  // Trees that fail are requested again; until then nothing can be sent.
  await demo.breaks('listPermissions', { times: 1, body: BROKEN });
  await choose('CONTADOR');
  await expect(dialog.getByText('Não foi possível carregar as permissões')).toBeVisible();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(dialog.getByRole('tree')).toHaveCount(2);
  await expect(send).not.toHaveAttribute('aria-disabled');

  await dialog.getByLabel(/^Nome/).fill('Ana Clara');
  await dialog.getByLabel(/^E-mail/).fill('usuario@demo.com.br');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continuar editando' }).click();
  await expect(dialog.getByLabel(/^Nome/)).toHaveValue('ANA CLARA');

  // Field errors of the server stand under their fields.
  await send.click();
  await expect(dialog.getByText('Já existe um usuário com este e-mail nesta conta.').last()).toBeVisible();
  await expect(dialog.getByLabel(/^E-mail/)).toBeFocused();
  await dialog.getByLabel(/^E-mail/).fill('ana.clara@exemplo.com.br');
  const refusal = { details: [{ message: 'Convite não gravado' }] };
  await demo.breaks('inviteUser', { times: 1, body: refusal });
  await send.click();
  await expect(page.getByText('Convite não gravado')).toBeVisible();
  await expect(dialog.getByText('Alterações não salvas')).toBeVisible();
  await expect(dialog.getByLabel(/^Nome/)).toHaveValue('ANA CLARA');
  await expect(dialog.getByRole('tree')).toHaveCount(2);
  // A refusal by the profile does not lead away from what was typed.
  const profile = { error: JSON.stringify({ profile: 'customer_user' }) };
  await demo.forbids('inviteUser', profile, { times: 1 });
  await send.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Você não tem permissão para isto. O que você digitou continua aqui.',
  );
  await expect(dialog.getByLabel(/^Nome/)).toHaveValue('ANA CLARA');
  await expect(dialog.getByRole('tree')).toHaveCount(2);

  await demo.forgetCalls();
  await demo.waits('inviteUser', 400);
  await send.dblclick();
  await expect(dialog).toBeHidden();
  expect(await demo.calls('/User/CreateInvited')).toHaveLength(1);

  await page.getByRole('button', { name: 'Convidar usuário' }).click();
  await dialog.getByLabel(/^Nome/).fill('Outra');
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog).toBeHidden();
});

test('an e-mail is sent again, a user deleted and a licence released, each after a question; what fails stays', async ({
  page,
  signIn,
  demo,
}) => {
  // A list that cannot be read keeps nothing from the other, and a count that never comes blocks nothing.
  await demo.answers('listUsers', '[{"id":', { times: 1 });
  await demo.waits('countLicences', 20_000, { times: 1 });
  await signIn('produtor');
  await openAccount(page);
  await expect(page.getByRole('tab', { name: /Pendências 2/ })).toBeVisible();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(row(page, 'PATRICIA GOMES TREVISAN')).toBeVisible();
  await expect(tile(page, 'Licenças disponíveis')).toContainText('–');

  await demo.breaks('deleteUser', { times: 1, body: BROKEN });
  await row(page, 'PATRICIA GOMES TREVISAN').getByRole('button', { name: 'Excluir usuário' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir usuário' }).click();
  await expect(page.getByText('Base indisponível')).toBeVisible();
  await expect(row(page, 'PATRICIA GOMES TREVISAN')).toBeVisible();
  await demo.forgetCalls();

  await openAccount(page, '/perfil/pendencias');
  const invited = row(page, 'ADEMIR JOSE LUNKES');
  await invited.getByRole('button', { name: 'Reenviar e-mail' }).click();
  const question = page.getByRole('alertdialog', { name: 'Reenviar o e-mail do convite?' });
  await expect(question).toContainText('ademir.lunkes@exemplo.com.br');
  await question.getByRole('button', { name: 'Reenviar e-mail' }).click();
  await expect(page.getByText('E-mail reenviado.')).toBeVisible();
  const [resent] = await demo.calls('/User/ForwardEmailByCustome');
  const { id } = bodyOf(resent);

  await invited.getByRole('button', { name: 'Excluir usuário' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(invited).toBeVisible();
  await invited.getByRole('button', { name: 'Excluir usuário' }).click();
  await page
    .getByRole('alertdialog', { name: 'Excluir este usuário?' })
    .getByRole('button', { name: 'Excluir usuário' })
    .click();
  await expect(page.getByText('Registro excluído com sucesso.')).toBeVisible();
  await expect(invited).toHaveCount(0);
  const deletions = (await demo.calls()).filter(({ path }) => /\/User\/DeleteJson\//i.test(path));
  expect(deletions.map(({ method, path }) => [method, path])).toEqual([
    ['GET', `/User/DeleteJson/${String(id)}`],
  ]);
  await expect(tile(page, 'Licenças disponíveis')).toContainText('13');

  // No user waits for an e-mail any more: released, a licence counts.
  const waiting = row(page, 'VANESSA CRISTINA ROCKENBACH');
  await waiting.getByRole('button', { name: 'Liberar licença' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Liberar licença' }).click();
  await expect(page.getByText('Licença liberada.')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect(await demo.calls('/User/ReleaseJson')).toHaveLength(1);
  await page.getByRole('tab', { name: /Concedidas 7/ }).click();
  await expect(row(page, 'VANESSA CRISTINA ROCKENBACH')).toBeVisible();
});

test('a consultant is invited once both acknowledgements are given', async ({ page, signIn, demo }) => {
  await signIn('produtor');
  await openAccount(page);
  await page.getByRole('button', { name: 'Convidar consultor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convidar consultor AgroCenter' });
  const send = dialog.getByRole('button', { name: 'Enviar convite' });
  await send.click();
  await expect(dialog.getByText('Código do consultor é obrigatório.').last()).toBeVisible();
  await expect(dialog.getByText('Módulo é obrigatório.').last()).toBeVisible();
  await expect(dialog.getByText('Termo de ciência: é preciso aceitar.').last()).toBeVisible();
  await dialog.getByLabel(/^Código do consultor/).fill('12345');
  await expect(dialog.getByText(/deve ter três grupos de três dígitos/).last()).toBeVisible();
  await dialog.getByLabel(/^Código do consultor/).fill('123456789');
  await expect(dialog.getByLabel(/^Código do consultor/)).toHaveValue('123-456-789');
  await dialog.getByLabel(/^Módulo/).click();
  await page.getByRole('option', { name: 'Agricultura' }).click();

  const profile = dialog.getByLabel(/^Tipo de acesso/);
  await expect(profile).toHaveCount(0);
  await dialog.getByLabel(/^Aceito compartilhar/).check();
  await expect(profile).toHaveCount(0);
  await send.click();
  expect(await demo.calls('/User/SendAgroCenterConsultantSolicitation')).toEqual([]);
  await dialog.getByLabel(/^Estou ciente/).check();
  await expect(profile).toBeVisible();
  await send.click();
  await expect(dialog.getByText('Tipo de acesso é obrigatório.').last()).toBeVisible();
  await profile.click();
  await page.getByRole('option', { name: 'MEDICO VETERINARIO' }).click();
  await expect(dialog.getByRole('tree')).toHaveCount(2);
  await expect(dialog.getByText('O convite dará acesso a: web nada, aplicativo nada.')).toBeVisible();
  const web = dialog.getByRole('tree', { name: 'Permissões na web' });
  for (const module of ['Avicultura', 'Piscicultura']) await tick(web, module);
  await expect(
    dialog.getByText(/^O convite dará acesso a: web \d+ páginas, aplicativo nada\.$/),
  ).toBeVisible();
  await expectNoSeriousAxe(page);
  await send.click();
  await expect(dialog).toBeHidden();
  const [sent] = await demo.calls('/User/SendAgroCenterConsultantSolicitation');
  expect(sent?.body).toMatchObject({
    code: '123-456-789',
    moduleId: 5,
    profileId: 4,
    sharingAcceptance: true,
    awareness: true,
  });
  expect(bodyOf(sent)['permissionProfileValuesWeb']).toEqual(expect.arrayContaining([701, 801]));
  expect(bodyOf(sent)['permissionProfileValuesWeb']).not.toContain(101);
  expect(bodyOf(sent)['permissionProfileValuesMobile']).toEqual([]);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a licence is released from its menu, and the notifications of a user are set up', async ({
    page,
    signIn,
    demo,
  }) => {
    await signIn('produtor');
    await openAccount(page, '/perfil/pendencias');
    const entry = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await entry('ADEMIR JOSE LUNKES').getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Liberar licença' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Liberar licença' }).click();
    await expect(page.getByText('Licença liberada.')).toBeVisible();
    await expect(entry('ADEMIR JOSE LUNKES')).toHaveCount(0);
    await page.getByRole('tab', { name: /Concedidas 7/ }).click();
    await expect(page.getByText('ADEMIR JOSE LUNKES')).toBeVisible();
    await expectNoSeriousAxe(page);

    await entry('PATRICIA GOMES TREVISAN').getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Configurar notificações' }).click();
    const settings = page.getByRole('dialog', { name: 'Configurar notificações' });
    await expect(settings.getByText('Notificações de PATRICIA GOMES TREVISAN')).toBeVisible();
    await settings.getByRole('switch', { name: 'Previsão de chuva' }).check();
    await settings.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Registro salvo com sucesso.')).toBeVisible();
    await expect(settings).toBeHidden();
    const [read] = await demo.calls('/NotificationSetting/GetNotificationSettingsByUser');
    const [created] = await demo.calls('/NotificationSetting/Create');
    expect(read?.query['userId']).not.toBe('1');
    expect(bodyOf(created)['userLinkedToCustomerId']).not.toBe(1);
    // The own setting is another one.
    await page.getByRole('button', { name: 'Configurar notificações' }).click();
    await expect(settings.getByRole('switch', { name: 'Previsão de chuva' })).not.toBeChecked();
  });
});
