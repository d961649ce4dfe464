import { expect, expectNoSeriousAxe, test } from '../fixtures';

test('a plot that needs water says how much, and each figure opens its arithmetic', async ({
  page,
  signIn,
}) => {
  await signIn('produtor', { at: '/dashboard-irrigacao' });
  await expect(page.getByRole('heading', { level: 1, name: 'Painel de irrigação' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Água total.*Ver o cálculo$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(/^TAW = 1000 ×/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoSeriousAxe(page);
});

test('a season of a plot is planned by the keyboard and stands in the table', async ({ page, signIn }) => {
  await signIn('produtor', { at: '/rotacao-de-cultura' });
  const row = page.getByRole('row').filter({ hasText: 'SOJA' }).first();
  const cell = row.getByRole('button', { name: /Inverno .*: nada planejado$/ }).first();
  const column = /Inverno (\d{4})/.exec((await cell.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await cell.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Uso/).click();
  await page.getByRole('option', { name: 'Pousio' }).click();
  await dialog.getByLabel(/^Início/).fill(`01/10/${Number(column) + 1}`);
  await dialog.getByLabel(/^Fim/).fill(`31/10/${Number(column) + 1}`);
  await dialog.getByRole('button', { name: /^Salvar/ }).click();
  await expect(dialog).toBeHidden();
  await expect(row.getByRole('button', { name: /Pousio .* planejada/ })).toBeVisible();
  await expectNoSeriousAxe(page);
});

test('a key of the API is shown once', async ({ page, signIn }) => {
  await signIn('produtor', { at: '/configuracao-api-service-token' });
  await page.getByRole('button', { name: 'Nova chave' }).click();
  const form = page.getByRole('dialog', { name: 'Nova chave' });
  await form.getByLabel(/^Nome/).fill('Painel');
  await form.getByLabel(/^Sistema/).fill('Consultoria');
  await form.getByRole('checkbox', { name: 'Clima' }).first().check();
  await form.getByRole('button', { name: 'Salvar' }).click();
  const shown = page.getByRole('dialog', { name: 'Chave Painel' });
  const key = await shown.getByLabel('Chave de serviço').innerText();
  await shown.getByRole('button', { name: 'Já guardei a chave' }).click();
  await expect(page.getByText(key)).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Painel Consultoria/ })).toContainText(`…${key.slice(-4)}`);
});
