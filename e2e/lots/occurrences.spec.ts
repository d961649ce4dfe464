import { expect, expectNoSeriousAxe, test } from '../fixtures';

test('deaths are written down, found in the list and taken back', async ({ page, signIn }) => {
  await signIn('produtor', { at: '/zootecnia/ocorrencia' });
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Nova ocorrência' }).click();
  await page.getByRole('button', { name: 'Mortos e eliminados' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mortos e eliminados' });
  await dialog.getByRole('combobox', { name: /^Lote/ }).click();
  await page
    .getByRole('option', { name: /^AVIARIO 1 / })
    .first()
    .click();
  await dialog.getByRole('textbox', { name: /^Mortos/ }).fill('9');
  await dialog.getByRole('textbox', { name: 'Causa' }).fill('CALOR');
  await expectNoSeriousAxe(page);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/Mortalidade do dia \d+: \S+ → \d+/)).toBeVisible();
  await expect(page.getByText(/mortos: 9, eliminados: 0 · CALOR/).first()).toBeVisible();
});

test('the days of a lot and its month stand at their own addresses', async ({ page, signIn }) => {
  await signIn('veterinario', { at: '/zootecnia/ocorrencia' });
  await page.getByRole('combobox', { name: /^Lote/ }).click();
  await page
    .getByRole('option', { name: /^AVIARIO 1 / })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Linha do tempo' }).click();
  await expect(page.getByRole('heading', { name: /^Dia 7/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Calendário' }).click();
  await expect(page.getByRole('table', { name: /^Ocorrências de/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('table', { name: /^Ocorrências de/ })).toBeVisible();
  await expectNoSeriousAxe(page);
});
