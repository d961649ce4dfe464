import { expect, test } from '../fixtures';
import { fillSignIn } from './session';

// The refusals are what this is about.
test.use({ expectedErrors: [/40[13]/] });

test('support enters the account of a producer who allows it, and leaves when it is taken back', async ({
  page,
  signIn,
  demo,
  browser,
  baseURL,
}) => {
  await signIn('suporte');
  const menu = page.getByRole('button', { name: 'Conta de SUPORTE EPRODUTOR' });
  const dialog = page.getByRole('dialog', { name: 'Acessar a conta de um produtor' });
  const choose = async (search: string, name: RegExp) => {
    await dialog.getByLabel('Buscar produtor').fill(search);
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('button', { name }).click();
  };
  await menu.click();
  await page.getByRole('menuitem', { name: 'Acessar a conta de um produtor' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expect(dialog.getByText('Há mais produtores: continue digitando.')).toBeVisible();

  await choose('bela vista', /BELA VISTA/);
  await expect(dialog.getByRole('alert')).toContainText('não permite o suporte remoto');
  await choose('santa helena', /SANTA HELENA/);
  const banner = page.getByText('Você está na conta de AGROPECUARIA SANTA HELENA LTDA');
  await expect(banner).toBeVisible();
  await expect.poll(async () => (await demo.calls('/User/SetUserLinkedToCustomerAccessLog')).length).toBe(1);
  // It is theirs to allow: the assistant's own menu does not offer it.
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Suporte remoto' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(banner).toBeVisible();

  await page.getByRole('button', { name: 'Sair da conta' }).click();
  await expect(banner).toBeHidden();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Acessar a conta de um produtor' }).click();
  await choose('santa helena', /SANTA HELENA/);
  await expect(banner).toBeVisible();

  const other = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
  await other.goto('/login-v2');
  await fillSignIn(other, 'produtor');
  await expect(other).toHaveURL(/inicio/);
  await other
    .getByRole('button', { name: /JOSE|PRODUTOR|SANTA HELENA/i })
    .last()
    .click();
  const allowed = other.getByRole('switch', { name: 'Suporte remoto' });
  await expect(allowed).toBeChecked();
  // The switch moves before the server answers.
  const removed = other.waitForResponse(/\/User\/RemoveSupportAccess/);
  await allowed.click();
  await removed;
  await expect(allowed).not.toBeChecked();
  await other.close();

  await page.getByRole('link', { name: 'Ver agenda' }).click();
  await expect(page).toHaveURL(/401/);
  // The way home leads to the assistant's own account.
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page.getByText('EPRODUTOR ATENDIMENTO E SUPORTE LTDA').first()).toBeVisible();
  await expect(banner).toBeHidden();
});
