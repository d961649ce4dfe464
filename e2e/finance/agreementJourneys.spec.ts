import { expect, test } from '../fixtures';
import {
  balanceOf,
  bookOfYear,
  choose,
  dayFromToday,
  pay,
  PRODUCER_NAME,
  typedDay,
  written,
} from './moneyPages';

test('a consortium from its first parcel to the good: paid in, and expense once the good is there', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn('produtor', { at: '/consulta-de-consorcios' });
  const [credit, rate, parcels] = [12_000_00, 15, 10];
  const cost = credit + (credit * rate) / 100;
  const parcel = cost / parcels;
  const names = [
    'Bancos e caixa',
    'Consórcios pagos',
    'Contas a pagar até 12 meses',
    'Patrimônio líquido',
  ] as const;
  const read = async () => ({ book: await bookOfYear(page), balance: await balanceOf(page, names) });
  const before = await read();

  const today = typedDay(dayFromToday());
  await page.goto('/financeiro/ocorrencia/consorcio?registro=novo');
  const form = page.getByRole('dialog', { name: 'Novo consórcio' });
  await form.getByLabel(/^Data/).fill(today);
  await form.getByLabel(/^Grupo/).fill('0777');
  await form.getByLabel(/^Cota/).fill('011');
  await choose(page, form, /^Administradora/, 'sicredi');
  await form.getByLabel(/^Crédito/).fill(written(credit));
  await form.getByLabel(/^Taxa/).fill(String(rate));
  await form.getByLabel(/^Parcelas/).fill(String(parcels));
  await form.getByLabel(/^Primeiro vencimento/).fill(today);
  await choose(page, form, /^Produtor/, PRODUCER_NAME);
  await expect(form.getByText(`${parcels} títulos a pagar de R$ ${written(parcel)}`)).toBeVisible();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Registro salvo com sucesso.')).toBeVisible();
  // A promise to pay in is no debt.
  expect(await read(), 'joined').toEqual(before);

  await pay(page, '0777/011 1/10', parcel);
  const paid = {
    book: before.book,
    balance: {
      ...before.balance,
      'Bancos e caixa': before.balance['Bancos e caixa'] - parcel,
      'Consórcios pagos': before.balance['Consórcios pagos'] + parcel,
    },
  };
  expect(await read(), 'first parcel').toEqual(paid);
  await page.goto('/consulta-de-consorcios');
  const quota = page.getByRole('row').filter({ hasText: '0777' });
  for (const amount of [parcel, cost - parcel]) await expect(quota).toContainText(written(amount));

  // The good arrives: what was paid is an expense of the day, each parcel from now on one of its own.
  await quota.getByRole('gridcell').nth(2).click();
  await page.getByRole('button', { name: 'Contemplar' }).click();
  const award = page.getByRole('dialog', { name: 'Contemplar' });
  await expect(award.getByText(/nada até o bem chegar/)).toBeVisible();
  await award.getByLabel(/^Bem/).fill('plantadeira');
  await expect(award.getByText(/o que já foi pago entra nesta data/)).toBeVisible();
  await award.getByRole('button', { name: 'Contemplar' }).click();
  await expect(award).toHaveCount(0);
  expect(await bookOfYear(page)).toEqual({
    income: before.book.income,
    expense: before.book.expense + parcel,
  });
  await pay(page, '0777/011 2/10', parcel);
  expect(await bookOfYear(page)).toEqual({
    income: before.book.income,
    expense: before.book.expense + 2 * parcel,
  });
});

test('goods for goods: both sides settled on the day, in stock and in the book, and taken back whole', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn('produtor', { at: '/financeiro/ocorrencia/permuta' });
  const value = 12_800_00;
  const names = ['Bancos e caixa', 'Contas a receber até 12 meses', 'Contas a pagar até 12 meses'] as const;
  const read = async () => ({ book: await bookOfYear(page), balance: await balanceOf(page, names) });
  const before = await read();
  await page.goto('/financeiro/ocorrencia/permuta?registro=novo');
  const form = page.getByRole('dialog', { name: 'Nova permuta' });
  await form.getByLabel(/^Data/).fill(typedDay(dayFromToday()));
  await choose(page, form, /^Parceiro/, 'agroinsumos');
  await choose(page, form, /^Produto entregue/, 'soja em graos');
  await form.getByLabel(/^Quantidade entregue/).fill('100');
  await choose(page, form, /^Produto recebido/, 'glifosato');
  await form.getByLabel(/^Quantidade recebida/).fill('50');
  await form.getByLabel(/^Valor/).fill(written(value));
  // Without a producer the announcement is another one.
  await expect(form.getByText(/ficam fora do livro-caixa/)).toBeVisible();
  await choose(page, form, /^Produtor/, PRODUCER_NAME);
  await expect(form.getByText(`Receita e despesa de R$ ${written(value)} na mesma data.`)).toBeVisible();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Registro salvo com sucesso.')).toBeVisible();
  expect(await read(), 'exchanged').toEqual({
    book: { income: before.book.income + value, expense: before.book.expense + value },
    balance: before.balance,
  });

  await page.goto('/financeiro/ocorrencia/permuta');
  const row = page.getByRole('row').filter({ hasText: written(value) });
  await row.getByRole('button', { name: /^Estornar/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Estornar' }).click();
  await expect(page.getByText(/: estornado\.$/)).toBeVisible();
  expect(await read(), 'taken back').toEqual(before);
});
