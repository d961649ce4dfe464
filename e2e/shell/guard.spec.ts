import { expect, test } from '../fixtures';

test('a page without the permission key shows the refusal', async ({ page, signIn }) => {
  await signIn('usuario', { at: '/financeiro/cadastros-financeiros/fonte-de-cotacao' });
  await expect(page).toHaveURL(/\/401$/);
  await expect(page.getByRole('heading', { name: 'Página ou ação não autorizada' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Navegação principal' })).toBeVisible();
  await expect(page.getByText('Endereço pedido: /financeiro/cadastros-financeiros')).toBeVisible();
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL(/\/inicio$/);
  // A page of the former system asks for its key as well.
  await page.goto('/comandos');
  await expect(page).toHaveURL(/\/401$/);
});

test('an unknown path shows the not-found page with a way home', async ({ page, signIn }) => {
  await page.goto('/nao-existe/mesmo');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  await signIn('produtor', { at: '/nao-existe/mesmo' });
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
});

test('the administration area does not exist for anybody but masters', async ({ page, signIn }) => {
  await signIn('produtor', { at: '/administracao-react/clientes' });
  await expect(page).toHaveURL(/\/404$/);
});

test('a deep link is kept through sign-in', async ({ page }) => {
  await page.goto('/configuracao-de-propriedade/comunidades-rurais?busca=linha');
  await expect(page).toHaveURL(/\/login-v2\?destino=/);
  await page.getByLabel('E-mail').fill('produtor@demo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/configuracao-de-propriedade\/comunidades-rurais\?busca=linha$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Comunidades rurais' })).toBeVisible();
  // A hub has one title in the catalogue; the register that it shows names the page.
  await expect(page).toHaveTitle(/^Comunidades rurais · /);
});
