import { expect, expectNoSeriousAxe, test } from '../fixtures';

const AREA = '/administracao-react';
const HEADS = 'Produto;Fonte de cotação;Data;Preço;Observação';
const csv = (...lines: string[]) => ({
  name: 'precos.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADS, ...lines].join('\n')),
});

test('prices are imported with a dry run and read as a chart; a source is brought to producers', async ({
  page,
  signIn,
  demo,
}) => {
  test.slow();
  await signIn('master', { at: `${AREA}/cotacao-de-preco-de-produto` });
  await page.getByRole('button', { name: 'Importar planilha' }).click();
  const dialog = page.getByRole('dialog', { name: /Importar Cotação/ });
  await expect(dialog.getByLabel('Escolher arquivo')).toBeEnabled();
  await dialog
    .getByLabel('Escolher arquivo')
    .setInputFiles(
      csv(
        'SOJA EM GRAOS;CONAB;05/01/2024;128,50;safra velha',
        'soja em grãos;conab;05/01/2024;129,00;',
        'SOJA VERDE;CONAB;05/01/2024;10,00;',
        'BOI GORDO;CEPEA/ESALQ;31/02/2024;300,00;',
        'BOI GORDO;CEPEA/ESALQ;01/02/2024;zero;',
      ),
    );
  await expect(dialog.getByText('1 novo')).toBeVisible();
  await expect(dialog.getByText('4 inválidos')).toBeVisible();
  await expect(dialog.getByText(/repete a linha 2/)).toBeVisible();
  await expect(dialog.getByText(/Este produto não existe/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Gravar 1 registro' }).click();
  await expect(dialog.getByText('Gravado', { exact: true })).toBeVisible();
  const [written, ...more] = await demo.calls('/ProductPriceQuotation/Create');
  expect(more).toEqual([]);
  expect(written?.body).toMatchObject({ price: 128.5, quotationDate: '2024-01-05', note: 'SAFRA VELHA' });
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(page.getByText('1.041 preços')).toBeVisible();

  await page.getByRole('button', { name: 'Gráfico' }).click();
  await page.getByRole('combobox', { name: 'Produto' }).fill('soja');
  await page.getByRole('option', { name: 'SOJA EM GRAOS' }).click();
  await expect(page.getByRole('heading', { name: 'Preço de SOJA EM GRAOS' })).toBeVisible();
  await expect(page.getByText('CONAB', { exact: true })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Período' }).click();
  await page.getByRole('option', { name: 'Tudo' }).click();
  await expect(page.getByText('CONAB', { exact: true })).toBeVisible();
  await expect(page.getByText(/Último preço em 05\/01\/2024/)).toBeVisible();
  await expectNoSeriousAxe(page);

  await page.goto(`${AREA}/fonte-de-cotacao?registro=novo`);
  const form = page.getByRole('dialog', { name: 'Nova fonte' });
  await form.getByLabel('Nome').fill('Bolsa de Maringá');
  await form.getByLabel('Levar aos produtores').check();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Registro salvo com sucesso.')).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn('produtor', { at: '/financeiro/cadastros-financeiros/fonte-de-cotacao' });
  await expect(page.getByText('BOLSA DE MARINGA')).toBeVisible();
});
