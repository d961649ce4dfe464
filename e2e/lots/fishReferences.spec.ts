import { expect, expectNoSeriousAxe, test } from '../fixtures';

const RANGES = '/piscicultura/referencia/por-faixa';
const WATER = '/piscicultura/referencia/qualidade-da-agua';

test.use({ expectedErrors: [/400|409|401|404/] });

test('a set of ranges in use is copied, its gap refused at its row, filled from a file, its ration computed; limits of the water keep their order', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn('produtor', { at: RANGES });
  await page
    .getByRole('row', { name: /TILAPIA UFMG/ })
    .getByRole('button', { name: 'Editar' })
    .click();
  const card = page.getByRole('region', { name: 'O que este conjunto diz' });
  await card.getByLabel('Biomassa').fill('1358');
  await card.getByLabel('Peso médio').fill('140');
  await expect(card).toContainText('Ração do dia: 54,32 kg');
  await card.getByLabel('Temperatura').fill('22');
  await expect(card).toContainText('1.358 kg × 4 % × 70 % = 38,02 kg');
  await expectNoSeriousAxe(page);

  await page.getByRole('link', { name: 'Duplicar a referência' }).click();
  await page.getByLabel('Nome').fill('TILAPIA INVERNO');
  await page.getByLabel('Até (g), linha 1', { exact: true }).fill('9');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Falta a faixa de 9 g a 10 g antes desta.', { exact: true })).toBeVisible();
  await expectNoSeriousAxe(page);

  await page.getByRole('button', { name: 'Importar planilha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar faixas' });
  const file = (text: string) => ({ name: 'faixas.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles(file('De;Até;% da biomassa\n0;10;10\n12;;8'));
  await expect(dialog).toContainText('Linha 3: Falta a faixa de 10 g a 12 g antes desta.');
  await expectNoSeriousAxe(page);
  await input.setInputFiles(file('Até (g);% da biomassa\n10;10\n;8'));
  await dialog.getByRole('button', { name: 'Usar 2 faixas' }).click();
  await expect(page.getByLabel('De (g), linha 2', { exact: true })).toHaveValue('10');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('row', { name: /TILAPIA INVERNO Tilápia 2 0/ })).toBeVisible();

  await page.goto(WATER);
  await page
    .getByRole('row', { name: /TAMBAQUI/ })
    .getByRole('button', { name: 'Editar' })
    .click();
  await page.getByLabel('Mínimo ideal, linha 1', { exact: true }).fill('10');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Não pode ser menor que o mínimo crítico, 20.', { exact: true })).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.getByLabel('Mínimo ideal, linha 1', { exact: true }).fill('25');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('row', { name: /TAMBAQUI/ })).toBeVisible();
});

test('who has no part in the fish is refused', async ({ page, signIn }) => {
  await signIn('contador', { at: '/inicio' });
  for (const path of [RANGES, `${RANGES}/novo`, WATER, `/app${WATER}`]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/401$/);
  }
});
