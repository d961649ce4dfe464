import { expect, expectNoSeriousAxe, test } from '../fixtures';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a telephone each document is a card', async ({ page, signIn }) => {
  await signIn('suporte');
  await page.goto('/assist/novos-documentos');
  const cards = page.getByRole('list', { name: 'Documentos' }).getByRole('listitem');
  await expect(cards.first()).toContainText(/nº \d+ · .+ · Ninguém · /);
  await cards.first().getByRole('button', { name: 'Mais ações' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    /^Editar/,
    /^Reprocessar/,
    /^Inativar/,
    /^Visualizar/,
  ]);
  await expectNoSeriousAxe(page);
  await page.getByRole('menuitem', { name: 'Visualizar' }).click();
  await expect(page).toHaveURL(/modo=ver/);
});
