import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { fillSignIn, REFUSED } from './session';

interface Mail {
  to: string;
  link: string;
}

test('a forgotten password: e-mail, link, new password, sign-in @mobile', async ({ page, request, demo }) => {
  await page.goto('/login-v2');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page).toHaveURL('/esqueci-minha-senha');
  await expectNoSeriousAxe(page);
  await page.getByLabel('E-mail').fill('produtor@demo.com.br');
  await page.getByRole('button', { name: 'Enviar e-mail' }).click();
  await expect(page).toHaveURL('/confirmacao-de-email');
  await expect(page.getByRole('heading', { level: 1, name: 'E-mail enviado' })).toBeVisible();
  await expectNoSeriousAxe(page);

  const mails = (await (await request.get('/__demo/mails')).json()) as Mail[];
  const link = mails.at(-1)?.link ?? '';
  expect(link).toContain('%2B');
  await page.goto(link);
  await expect(page).toHaveURL('/redefinir-minha-senha');
  await expect(page.getByLabel('E-mail')).toHaveValue('produtor@demo.com.br');
  await expectNoSeriousAxe(page);
  const submit = page.getByRole('button', { name: 'Redefinir senha' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('Nova senha', { exact: true }).fill('nova');
  await page.getByLabel('Confirme a nova senha').fill('nova');
  await submit.click();
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/login-v2');
  const [sent] = await demo.calls('/login/ResetPasswordByToken');
  expect(sent?.body).toMatchObject({ token: decodeURIComponent(link.split('/')[3] ?? '') });

  await fillSignIn(page, 'produtor', 'nova');
  await expect(page).toHaveURL('/inicio');
});

test('the token is in neither history nor any request’s address or referrer', async ({ page }) => {
  const seen: string[] = [];
  page.on('request', (call) => seen.push(`${call.url()} ${call.headers()['referer'] ?? ''}`));
  await page.goto('/redefinir-minha-senha/1/segredo%2B1/a%40b.com');
  await expect(page.getByLabel('Nova senha', { exact: true })).toBeVisible();
  // The page itself was requested by its whole address; nothing else names it.
  const afterwards = seen.slice(1);
  expect(afterwards.length).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'English' }).click();
  await page.goBack();
  await page.goForward();
  expect(page.url()).not.toContain('segredo');
  expect(afterwards.filter((call) => call.includes('segredo'))).toEqual([]);
});

test('a reload keeps the link; one that was cut, or another tab, asks for a new one', async ({ page }) => {
  await page.goto('/redefinir-minha-senha/1/abc%2B1/a%40b.com');
  await expect(page.getByLabel('Nova senha', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue('a@b.com');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/redefinir-minha-senha/1/%E0%A4%A/a%40b.com');
  await page.getByRole('link', { name: 'Pedir um novo link' }).click();
  await expect(page).toHaveURL('/esqueci-minha-senha');
});

test.describe('refusals', () => {
  test.use({ expectedErrors: REFUSED });

  test('are notified in the server’s words', async ({ page }) => {
    await page.goto('/redefinir-minha-senha/1/errado/a%40b.com');
    await page.getByLabel('Nova senha', { exact: true }).fill('nova');
    await page.getByLabel('Confirme a nova senha').fill('nova');
    await page.getByRole('button', { name: 'Redefinir senha' }).click();
    await expect(page.getByText('Link de redefinição inválido ou expirado.')).toBeVisible();
    await expect(page.getByLabel('Nova senha', { exact: true })).toHaveValue('nova');
  });
});
