import { expect, test } from '../fixtures';
import { COMMUNITIES, fillSignIn } from './session';

test.use({ signInByForm: true });

test('signing out in one tab signs out the others', async ({ page, context, signIn }) => {
  await signIn('produtor');
  const other = await context.newPage();
  await other.goto(COMMUNITIES);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /JOSE CARLOS ZANCHETTIN/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login-v2');
  await expect(other).toHaveURL(/\/login-v2\?destino=/);
  await expect(other.getByRole('status')).toHaveText('A sessão foi encerrada em outra aba.');
});

test('another user in another tab ends this one’s session', async ({ page, context, signIn }) => {
  await signIn('produtor');
  // What the first page still asks for would be refused once the token is gone.
  await page.waitForLoadState('networkidle');
  const other = await context.newPage();
  await other.goto('/manutencao');
  // The page stands once its session has been requested; a token removed before would be given back by the answer.
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await other.evaluate(() => localStorage.removeItem('access_token'));
  await other.goto('/login-v2');
  await fillSignIn(other, 'usuario');
  await expect(other).toHaveURL('/inicio');
  await expect(page).toHaveURL(/\/login-v2/);
  // The other user's session goes on.
  await other.reload();
  await expect(other).toHaveURL('/inicio');
});

test.describe('two tabs on different customers', () => {
  const FIRST = 'FAZENDA BELA VISTA DO IGUACU';
  const SECOND = 'GRANJA SANTO ANTONIO';

  test.beforeEach(async ({ page, context, signIn }) => {
    await signIn('multi');
    await page.getByRole('button', { name: new RegExp(FIRST) }).click();
    await expect(page).toHaveURL('/inicio');
    await page.goto(COMMUNITIES);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/selecionar-produtor');
    await other.getByRole('button', { name: new RegExp(SECOND) }).click();
    await expect(other).toHaveURL('/inicio');
  });

  test('the older one asks, names both and lets nothing through meanwhile', async ({ page, demo }) => {
    const dialog = page.getByRole('alertdialog', { name: 'Outro produtor foi aberto em outra aba' });
    await expect(dialog).toContainText(`Esta aba mostra ${FIRST}, mas ${SECOND} foi aberto em outra aba.`);
    await expect(page.locator('#root')).toHaveAttribute('inert', '');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await demo.forgetCalls();
    await dialog.getByRole('button', { name: `Continuar com ${FIRST}` }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('#root')).not.toHaveAttribute('inert', '');
    expect((await demo.calls('/User/SetCustomerId'))[0]?.query).toEqual({ customerId: '2' });
    expect(await demo.calls('/User/SetUserLinkedToCustomerAccessLog')).toEqual([]);
  });

  test('the other one asks in its turn', async ({ page, context }) => {
    await page.getByRole('button', { name: `Continuar com ${FIRST}` }).click();
    const [, other] = context.pages();
    if (!other) throw new Error('the second tab is gone');
    await expect(
      other.getByRole('alertdialog').getByText(`Esta aba mostra ${SECOND}, mas ${FIRST} foi aberto`),
    ).toBeVisible();
  });

  test('the older one can go over to the other customer', async ({ page }) => {
    await page.getByRole('link', { name: `Abrir ${SECOND} aqui` }).click();
    await expect(page).toHaveURL('/inicio');
    await expect(page.getByText(SECOND).first()).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});
