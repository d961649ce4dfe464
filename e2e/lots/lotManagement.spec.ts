import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { expectEnglish } from '../english';

const PATH = '/avicultura/lote';

test.use({ expectedErrors: [/400|409|401|404/] });

test('a lot is closed, blocked, taken back, and the list names who waits @mobile', async ({
  page,
  signIn,
}) => {
  test.setTimeout(90_000);
  await signIn('produtor', { at: PATH });
  await expect(page.getByRole('heading', { level: 1, name: 'Lotes de frango' })).toBeVisible();
  const waiting = page.getByRole('group', { name: 'Lotes que esperam' });
  await expect(waiting.getByRole('link', { name: 'Lote 36 · AVIARIO 6' })).toBeVisible();
  await expectNoSeriousAxe(page);

  await page.goto('/avicultura/dashboard-geral');
  await page
    .getByRole('region', { name: 'AVIARIO 6', exact: true })
    .getByRole('link', { name: 'Abrir na gestão de lotes' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lote 36 · AVIARIO 6' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Situação do lote' })).toContainText('Aguardando');
  await expectNoSeriousAxe(page);

  // The blocked lot: reversing takes the lot away that closing has made, and closing makes it again.
  await page.goto(PATH);
  await waiting.getByRole('link', { name: 'Lote 38 · AVIARIO 8' }).click();
  const bar = page.getByRole('region', { name: 'Situação do lote' });
  await expect(bar).toContainText('Bloqueado');
  await expect(bar.getByRole('link', { name: 'Próximo lote: 39' })).toBeVisible();
  await bar.getByRole('button', { name: 'Reverter fechamento' }).click();
  const back = page.getByRole('dialog', { name: 'Reverter o fechamento do lote 38?' });
  await expect(back).toContainText('O lote 39, criado pelo fechamento, será excluído.');
  await back.getByRole('button', { name: 'Reverter fechamento' }).click();
  await expect(bar).toContainText('Em andamento');

  await bar.getByRole('button', { name: 'Fechar lote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fechar o lote 38?' });
  await expect(dialog).toContainText('O lote 39 deste aviário será criado');
  // Its birds were loaded: nothing is left that needs a reason.
  await dialog.getByRole('button', { name: 'Fechar lote' }).click();
  await expect(bar).toContainText('Bloqueado');
});

test('a veterinarian may', async ({ page, signIn }) => {
  await signIn('veterinario', { at: PATH });
  await expect(page.getByRole('heading', { level: 1, name: 'Lotes de frango' })).toBeVisible();
});

test('the pages of poultry in English', async ({ page, signIn }) => {
  test.setTimeout(120_000);
  await signIn('produtor', { at: '/avicultura/referencia-geral' });
  await expectEnglish(page, [
    ['/avicultura/lote', 'Broiler lots'],
    ['/avicultura/relatorio-de-lote', 'Lot report'],
    ['/avicultura/dashboard-de-resultados', 'Results dashboard'],
    ['/performance-e-consumo', 'Performance and consumption'],
    ['/avicultura/boletim', 'Poultry bulletin'],
    ['/avicultura/ronda', 'Round'],
    ['/avicultura/acerto', 'Lot settlement'],
    ['/avicultura/dashboard-aviario', 'Poultry house dashboard'],
  ]);
  // The server refuses in Portuguese; the known reasons are said in the user's language, while typing and on saving.
  await page.goto('/avicultura/lote');
  await page.getByRole('link', { name: 'Lot 36 · AVIARIO 6' }).click();
  const order = page.getByLabel(/^Production order/);
  await order.fill('OP 117');
  const refusal = 'There is already a production order with this number, and it is finished.';
  await expect(page.getByText(refusal)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(order).toHaveAccessibleDescription(new RegExp(refusal));
  await expect(order).toHaveValue('OP 117');
});
