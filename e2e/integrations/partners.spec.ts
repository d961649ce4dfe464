import { expect, expectNoSeriousAxe, test } from '../fixtures';

test.use({ expectedErrors: [/400|500/] });

test('a partner is usable only after the owner of the account has accepted the terms', async ({
  page,
  signIn,
  demo,
}) => {
  test.setTimeout(60_000);
  await signIn('contador', { at: '/integracoes' });
  await page.getByRole('link', { name: 'Ler os termos de Contabiliza Rural' }).click();
  await expect(
    page.getByText(/Só o responsável pela conta pode aceitar.*JOSE CARLOS ZANCHETTIN/),
  ).toBeVisible();
  await expect(page.getByText('A conexão é liberada depois do aceite dos termos.')).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Aceitar os termos' })).toHaveCount(0);

  await signIn('produtor', { at: '/integracoes/5' });
  const text = page.getByRole('region', { name: 'Texto dos termos' });
  await expect(text.getByText('Nenhum outro dado da conta é enviado')).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await expectNoSeriousAxe(page);
  await page.getByLabel('Li e aceito os termos em nome da conta').check();
  await demo.breaks('acceptIntegrationTerms', { times: 1 });
  await page.getByRole('button', { name: 'Aceitar os termos' }).click();
  await expect(page.getByText(/erro inesperado/i).first()).toBeVisible();
  // Nothing was accepted, and what was ticked still is.
  await page.getByRole('button', { name: 'Aceitar os termos' }).dblclick();
  await expect(page.getByText(/Aceitos por JOSE CARLOS ZANCHETTIN em/)).toBeVisible();

  const form = page.getByRole('form', { name: 'Conectar Contabiliza Rural' });
  await form.getByLabel(/^Usuário/).fill('santa.helena');
  await form.getByLabel(/^Senha/).fill('segredo do contador');
  await demo.breaks('connectIntegration', { times: 1 });
  await page.keyboard.press('Enter');
  await expect(form.getByText('Alterações não salvas')).toHaveAttribute('data-failed', 'true');
  await expect(form.getByLabel(/^Senha/)).toHaveValue('segredo do contador');
  await demo.forgetCalls();
  await form.getByRole('button', { name: 'Conectar' }).dblclick();
  await expect(page.getByText('Conectada', { exact: true })).toBeVisible();
  expect(await demo.calls('/Integration/Connect')).toHaveLength(1);
  await page.getByRole('button', { name: 'Sincronizar agora' }).click();
  await expect(page.getByText('Dados de Contabiliza Rural sincronizados.')).toBeVisible();
  await page.getByRole('button', { name: 'Desconectar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desconectar' }).click();
  await expect(page.getByText('Não conectada', { exact: true })).toBeVisible();

  // What partners write is shown harmless.
  const answer: unknown = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` };
    const response = await fetch('/Integration/GetById?id=2', { headers });
    return (await response.json()) as unknown;
  });
  const hostile =
    '<h1>Acordo</h1><p>Vale o escrito.</p><img src="x" onerror="document.title=\'!\'"><script>document.title="!"</script>';
  const body = { ...(answer as object), termsHtmlCode: hostile, site: 'javascript:alert(1)' };
  await demo.answers('openIntegration', body, { times: 1 });
  await page.goto('/integracoes/2');
  await expect(text.getByText('Vale o escrito.')).toBeVisible();
  await expect(text.locator('script, img, [onerror]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Site do parceiro' })).toHaveCount(0);
  await expect(page).not.toHaveTitle('!');
});
