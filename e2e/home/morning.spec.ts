import { expect, test } from '../fixtures';
import { entries, openBell } from '../notifications/bell';
import { card } from './home';

test("a producer's morning: notice, shortcut, dollar, bell, a worker, the password", async ({
  page,
  demo,
  signIn,
}) => {
  test.setTimeout(60_000);
  await signIn('produtor');
  const notices = card(page, 'Avisos');
  await notices.getByRole('button', { name: /Novo prazo para a entrega do LCDPR/ }).click();
  const all = page.getByRole('dialog', { name: 'Todos os avisos' });
  await expect(all.getByText('Imóveis rurais sem CAFIR.')).toBeVisible();
  await page.goBack();
  await expect(all).toBeHidden();

  const shortcuts = card(page, 'Atalhos');
  await shortcuts.getByRole('button', { name: 'Personalizar atalhos' }).click();
  const pages = page.getByRole('dialog', { name: 'Personalizar atalhos' });
  await pages.getByRole('button', { name: /^Comunidades rurais/ }).click();
  await pages.getByRole('button', { name: 'Concluir' }).click();
  await expect(shortcuts.getByRole('link', { name: 'Comunidades rurais' })).toBeVisible();

  const dollar = card(page, 'Dólar comercial');
  await expect(dollar.getByRole('group', { name: 'Compra' })).toContainText(/R\$\d,\d{4}/);
  await dollar.getByRole('button', { name: 'Ver dólar como tabela' }).click();
  await expect(dollar.getByRole('table').getByRole('row')).toHaveCount(8);

  const panel = await openBell(page);
  await expect(entries(panel).first()).toBeVisible();
  await expect(page.getByText('3 notificações não lidas')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Remover: Temperatura alta no aviário 3' }).click();
  await expect.poll(async () => (await demo.calls('/Ncc/DeleteNotification')).length).toBe(1);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Conta de/ }).click();
  await page.getByRole('menuitem', { name: /Minha conta/ }).click();
  await page.getByRole('button', { name: 'Convidar usuário' }).click();
  const invite = page.getByRole('dialog', { name: 'Convidar usuário' });
  await invite.getByLabel(/^Nome/).fill('Maria da Horta');
  await invite.getByLabel(/^E-mail/).fill('maria.horta@exemplo.com.br');
  await invite.getByLabel(/^Tipo de acesso/).click();
  await page.getByRole('option', { name: 'USUARIO', exact: true }).click();
  await expect(invite.getByRole('tree')).toHaveCount(2);
  await invite.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(invite).toBeHidden();
  await page.getByRole('tab', { name: /Pendências 3/ }).click();
  await expect(page.getByRole('row').filter({ hasText: 'MARIA DA HORTA' })).toBeVisible();

  await page.getByRole('button', { name: 'Alterar senha' }).click();
  const password = page.getByRole('dialog', { name: 'Alterar senha' });
  await password.getByLabel(/^Senha atual/).fill('demo1234');
  await password.getByLabel(/^Nova senha/).fill('Colheita#26');
  await password.getByLabel(/^Confirmação/).fill('Colheita#26');
  await password.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(password).toBeHidden();

  // The new password opens the door, and the pinned page is still there.
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login-v2$/);
  await signIn('produtor', { password: 'Colheita#26' });
  await expect(shortcuts.getByRole('link', { name: 'Comunidades rurais' })).toBeVisible();
});
