import { expect, expectNoSeriousAxe, test } from '../fixtures';

const AREA = '/administracao-react';

test('customers change portfolio together, and back', async ({ page, signIn, demo }) => {
  await signIn('master', { at: `${AREA}/carteira-clientes` });
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await row('AGROPECUARIA SANTA HELENA LTDA').getByRole('checkbox').check();
  await row('AVICULTURA OESTE CATARINENSE').getByRole('checkbox').check();
  await expectNoSeriousAxe(page);
  await page.getByRole('toolbar').getByRole('button', { name: 'Mover de carteira' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mover de carteira' });
  await dialog.getByLabel('Novo gerente').click();
  await page.getByRole('option', { name: 'Fernanda Luz Cardoso' }).click();
  await dialog.getByLabel('Motivo').fill('Nova divisão das aves');
  await dialog.getByRole('button', { name: 'Mover de carteira' }).click();
  await expect(page.getByText('2 clientes movidos para Fernanda Luz Cardoso.')).toBeVisible();
  await expect(page.getByRole('tab', { name: /Fernanda Luz Cardoso 2/ })).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('tab', { name: /Fernanda Luz Cardoso/ })).toHaveCount(0);
  // One for the move, and one for each manager who gets theirs back.
  expect(await demo.calls('/CustomerPortfolio/Move')).toHaveLength(3);
  await page.getByRole('button', { name: 'Histórico' }).click();
  await expect(
    page.getByText(/moveu AGROPECUARIA SANTA HELENA LTDA: Juliana Prado Bertolini → Fernanda Luz Cardoso/),
  ).toBeVisible();
});
