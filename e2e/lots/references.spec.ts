import { expect, expectNoSeriousAxe, test } from '../fixtures';

const PATH = '/avicultura/referencia-geral';

test.use({ expectedErrors: [/400|409|401|404/] });

test('a set is copied, filled from a file that is checked line by line, and mixed birds take the mean', async ({
  page,
  signIn,
}) => {
  test.setTimeout(90_000);
  await signIn('produtor', { at: PATH });
  await page
    .getByRole('row', { name: /COBB 500 MACHO/ })
    .getByRole('button', { name: 'Editar' })
    .click();
  await page.getByRole('tab', { name: 'Dias' }).click();
  await page.getByRole('button', { name: 'Misto' }).click();
  await expect(
    page.getByText('Misto sem conjunto próprio: média de COBB 500 MACHO e COBB 500 FEMEA.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Este conjunto' }).click();
  await page.getByRole('button', { name: 'Importar planilha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar dias: COBB 500 MACHO' });
  const file = (text: string) => ({ name: 'dias.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await dialog.locator('input[type=file]').setInputFiles(file('Dia;Peso\n0;42\n2;40'));
  await expect(dialog).toContainText('Linha 3: Falta o dia 1 antes desta linha.');
  await expect(dialog).toContainText('Linha 3: Peso cai no dia 2: de 42 para 40.');
  await expectNoSeriousAxe(page);
  await dialog.locator('input[type=file]').setInputFiles(file('Dia;Peso\n0;42\n1;60'));
  await dialog.getByRole('button', { name: 'Gravar 2 dias' }).click();
  await expect(page.getByText('2 dias gravados.')).toBeVisible();
});
