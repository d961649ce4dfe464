import { expect, test } from '../fixtures';
import { balanceOf, bookOfYear, choose, dayFromToday, pay, titleRow, typedDay, written } from './moneyPages';

/** The cows stand on the property of this producer: the sale is of their book. */
const OWNER = 3;

test('half a herd is sold in two installments: its value leaves, income once it is received, and taken back', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn('produtor', { at: '/patrimonio/animais' });
  const value = 40_000_00;
  const half = value / 2;
  const names = ['Bancos e caixa', 'Contas a receber até 12 meses', 'Animais', 'Patrimônio líquido'] as const;
  const read = async () => ({ book: await bookOfYear(page, OWNER), balance: await balanceOf(page, names) });
  const openDeals = async () => {
    await page.goto('/patrimonio/animais');
    await page.getByText('VACAS EM LACTACAO', { exact: true }).first().click();
    await page.getByRole('tab', { name: 'Compra e venda' }).click();
  };
  const before = await read();

  await openDeals();
  await page.getByRole('button', { name: 'Vender tudo ou uma parte' }).click();
  const form = page.getByRole('dialog', { name: 'Venda de VACAS EM LACTACAO' });
  await form.getByLabel(/^Cabeças vendidas/).fill('19');
  await form.getByLabel(/^Valor/).fill(written(value));
  await choose(page, form, /^Comprador/, 'agro');
  await choose(page, form, /^Tipo de documento/, 'recibo');
  await form.getByLabel(/^Número do documento/).fill('VACAS19');
  await choose(page, form, /^Classificação financeira/, 'venda de');
  await form.getByLabel(/^Número de parcelas/).fill('2');
  await form.getByLabel(/^Primeiro vencimento/).fill(typedDay(dayFromToday()));
  const preview = await form.getByRole('status').filter({ hasText: 'Valor contábil' }).innerText();
  const centsAfter = (words: string) =>
    Number(new RegExp(`${words}:? R\\$\\s*([\\d.]+,\\d\\d)`).exec(preview)?.[1]?.replaceAll(/\D/g, ''));
  const book = centsAfter('Valor contábil');
  // Of 38 heads nineteen are half of what stands in the balance, to the cent.
  expect(preview).toContain('Ficam 19 cabeças');
  expect(centsAfter('Perda na venda')).toBe(book - value);
  await form.getByRole('button', { name: 'Lançar venda' }).click();
  await expect(page.getByText('Lançado, com o título.')).toBeVisible();
  const sold = {
    book: before.book,
    balance: {
      ...before.balance,
      'Contas a receber até 12 meses': before.balance['Contas a receber até 12 meses'] + value,
      Animais: before.balance.Animais - book,
      'Patrimônio líquido': before.balance['Patrimônio líquido'] + value - book,
    },
  };
  expect(await read(), 'sold').toEqual(sold);

  await pay(page, 'VACAS19', half);
  expect(await read(), 'first installment').toEqual({
    book: { ...sold.book, income: sold.book.income + half },
    balance: {
      ...sold.balance,
      'Bancos e caixa': sold.balance['Bancos e caixa'] + half,
      'Contas a receber até 12 meses': sold.balance['Contas a receber até 12 meses'] - half,
    },
  });

  // What was paid keeps the sale; once the payment is reversed it is undone as a whole.
  await openDeals();
  await expect(page.getByRole('button', { name: 'Título com baixas' })).toBeDisabled();
  await (await titleRow(page, 'VACAS19 1/2')).getByRole('gridcell').nth(5).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Estornar/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Estornar' }).click();
  await expect(page.getByText('Estornado com sucesso.')).toBeVisible();
  await openDeals();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('O título VACAS19 será excluído');
  await question.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Lançamento desfeito.')).toBeVisible();
  expect(await read(), 'undone').toEqual(before);
});
