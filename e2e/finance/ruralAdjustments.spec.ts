import { expect, expectNoSeriousAxe, test } from '../fixtures';

test('an invoice is issued, printed, corrected by a letter and cancelled', async ({ page, signIn }) => {
  test.setTimeout(120_000);
  await signIn('nfpe', { at: '/app/nota-rural/favoritos' });
  await page.getByRole('button', { name: 'Emitir com este' }).click();
  await page.getByLabel(/^Quantidade de hoje: SOJA EM GRAOS/).fill('36180');
  await page.getByLabel(/^Preço por saca de 60 kg/).fill('132');
  await page.getByRole('button', { name: 'Emitir nota' }).click();
  await expect(page.getByText('Autorizada', { exact: true })).toBeVisible({ timeout: 30_000 });

  await page.goto('/nota-rural/ajustes');
  await page.getByRole('combobox').first().click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Escrever carta' }).click();
  const letter = page.getByRole('dialog');
  await letter.getByLabel(/^Texto de todas/).fill('Placa correta do veículo: ABC1D23');
  await letter.getByRole('button', { name: 'Enviar carta' }).click();
  const line = page.getByRole('list', { name: 'Linha do tempo' });
  await expect(line.getByText('Placa correta do veículo: ABC1D23')).toBeVisible();
  await expectNoSeriousAxe(page);

  await page.getByRole('button', { name: 'DANFE' }).click();
  await expect(page).toHaveURL(/\/nota-rural\/danfe\?nota=\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.goBack();

  await page.getByRole('button', { name: 'Cancelar nota' }).click();
  const cancel = page.getByRole('dialog');
  await cancel.getByLabel(/^Motivo/).fill('Comprador desistiu da carga');
  await cancel.getByRole('checkbox').check();
  await cancel.getByRole('button', { name: 'Confirmar cancelamento' }).click();
  await expect(page.getByText(/^Esta nota está cancelada/)).toBeVisible();
  await page.goto('/nota-rural');
  await expect(page.getByText('Cancelada', { exact: true }).first()).toBeVisible();
});
