import { expect, expectNoSeriousAxe, test } from '../fixtures';

const QUANTITY = /^Quantidade de hoje: SOJA EM GRAOS/;

test('a favourite is issued at the gate with weight and price of today, once, on a telephone', async ({
  page,
  demo,
  signIn,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('nfpe', { at: '/app/nota-rural/favoritos' });
  await page.getByRole('button', { name: 'Emitir com este' }).click();
  await page.getByLabel(QUANTITY).fill('36180');
  await page.getByLabel(/^Preço por saca de 60 kg/).fill('132');
  await page.getByLabel(QUANTITY).focus();
  await expect(page.getByText(/Total: R\$\s79\.596,00/)).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Emitir nota' }).dblclick();
  await expect(page.getByText('Autorizada', { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(await demo.calls('/RuralInvoice/Create')).toHaveLength(1);
  expect(await demo.calls('/RuralInvoice/Transmit')).toHaveLength(1);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('a refused invoice leads to its field, is mended and sent', async ({ page, signIn }) => {
  test.setTimeout(120_000);
  await signIn('nfpe', { at: '/nota-rural' });
  await page.getByText('Corrigir a rejeição 225').click();
  await expect(page.getByRole('heading', { name: 'Rejeição 225' })).toBeVisible();
  await page.getByRole('button', { name: 'Ir ao campo' }).click();
  const street = page.getByLabel(/^Logradouro/);
  await expect(street).toBeFocused();
  await street.fill('RUA DAS PALMEIRAS');
  await page
    .getByLabel(/^Número/)
    .first()
    .fill('120');
  await page.getByLabel(/^Bairro/).fill('CENTRO');
  await page.getByLabel(/^Município/).fill('TOLEDO');
  await page.getByLabel(/^Código do município/).fill('4127700');
  await page.getByLabel(/^UF/).first().click();
  await page.getByRole('option', { name: 'PR', exact: true }).click();
  await expect(page.getByText('Nada impede o envio.')).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Emitir nota' }).click();
  await expect(page.getByText('Autorizada', { exact: true })).toBeVisible({ timeout: 30_000 });
});

test('who has the rural invoice alone opens its pages and registers without a refusal', async ({
  page,
  demo,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn('nfpe', { at: '/inicio' });
  await demo.forgetCalls();
  for (const [path, heading] of [
    ['/nota-rural', 'Nota fiscal do produtor'],
    ['/nota-rural/cadastro', 'Emissão de nota do produtor'],
    ['/nota-rural/favoritos', 'Favoritos da nota'],
    ['/cadastros-nota-rural/destinatarios', 'Destinatários'],
    ['/app/cadastros-nota-rural/produtos', 'Produtos'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(path));
  }
  await page.goto('/app/cadastros-nota-rural/bancos');
  await expect(page).toHaveURL(/\/404$/);
});
