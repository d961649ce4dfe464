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

test('a machine is bought by a title in two installments, paid, and its hours cost what was spent on it', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn('produtor', { at: '/patrimonio/maquinas' });
  const price = 120_000_00;
  const names = ['Bancos e caixa', 'Máquinas', 'Contas a pagar até 12 meses', 'Patrimônio líquido'] as const;
  const read = async () => ({ book: await bookOfYear(page), balance: await balanceOf(page, names) });
  const before = await read();
  const today = typedDay(dayFromToday());

  await page.goto('/patrimonio/maquinas?registro=novo');
  const form = page.getByRole('form', { name: 'Nova máquina' });
  await form.getByLabel(/^Nome/).fill('Plantadeira de teste');
  await form.getByLabel(/^Tipo/).click();
  await page.getByRole('option', { name: 'Trator', exact: true }).click();
  await choose(page, form, /^Propriedade/, 'tres marias');
  await form.getByLabel(/^Data da compra/).fill(today);
  await form.getByLabel(/^Valor de compra/).fill(written(price));
  await form.getByRole('button', { name: /^Salvar/ }).click();
  await expect(page.getByText('Registro salvo com sucesso.')).toBeVisible();
  // What a machine is worth, nobody has said yet who is owed it.
  const kept = {
    ...before.balance,
    Máquinas: before.balance.Máquinas + price,
    'Patrimônio líquido': before.balance['Patrimônio líquido'] + price,
  };
  expect(await read(), 'registered').toEqual({ book: before.book, balance: kept });

  await page.goto('/patrimonio/maquinas');
  await page.getByText('PLANTADEIRA DE TESTE', { exact: true }).first().click();
  await page.getByRole('tab', { name: 'Compra e venda' }).click();
  await page.getByRole('button', { name: 'Lançar título da compra' }).click();
  const deal = page.getByRole('dialog', { name: 'Título da compra de PLANTADEIRA DE TESTE' });
  await choose(page, deal, /^Vendedor/, 'agro');
  await choose(page, deal, /^Tipo de documento/, 'recibo');
  await deal.getByLabel(/^Número do documento/).fill('PLANT1');
  await choose(page, deal, /^Classificação financeira/, 'm');
  await deal.getByLabel(/^Número de parcelas/).fill('2');
  await deal.getByRole('button', { name: 'Lançar título da compra' }).click();
  await expect(page.getByText('Lançado, com o título.')).toBeVisible();
  const debt = 'Contas a pagar até 12 meses';
  const owed = {
    ...before.balance,
    Máquinas: before.balance.Máquinas + price,
    [debt]: before.balance[debt] + price,
  };
  expect(await read(), 'bought').toEqual({ book: before.book, balance: owed });

  await pay(page, 'PLANT1', price / 2);
  // An investment is an expense of the day on which it is paid.
  expect(await read(), 'half paid').toEqual({
    book: { ...before.book, expense: before.book.expense + price / 2 },
    balance: {
      ...owed,
      'Bancos e caixa': before.balance['Bancos e caixa'] - price / 2,
      [debt]: owed[debt] - price / 2,
    },
  });

  const enter = async (cents: number, hours: number) => {
    await page.goto('/despesas-e-receitas-patrimonios?registro=novo');
    const entry = page.getByRole('dialog', { name: /lançamento/i });
    await choose(page, entry, /^Bem/, 'plantadeira de teste');
    await entry.getByLabel(/^Data/).fill(today);
    await entry.getByRole('combobox', { name: /^Tipo/ }).click();
    await page.getByRole('option', { name: /Manuten/ }).click();
    await entry.getByLabel(/^Documento/).fill(`OS ${hours}`);
    await entry.getByLabel(/^Valor/).fill(written(cents));
    await entry.getByLabel(/^Horímetro/).fill(String(hours));
    await entry.getByRole('button', { name: /^Salvar/ }).click();
    await expect(page.getByText('Registro salvo com sucesso.')).toBeVisible();
  };
  await enter(450_00, 100);
  await enter(900_00, 110);
  await page.goto('/despesas-e-receitas-patrimonios');
  await page.getByRole('searchbox').fill('plantadeira de teste');
  const row = page.getByRole('row').filter({ hasText: 'OS 110' });
  // R$ 900,00 in ten hours.
  await expect(row).toContainText('10,0');
  await expect(row).toContainText('90,00');
});
