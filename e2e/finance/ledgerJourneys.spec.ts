import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import {
  balanceOf,
  bookOfYear,
  cashReportEnd,
  choose,
  dayFromToday,
  enterTitle,
  flowOfMonth,
  pay,
  statementEnd,
  titleRow,
  written,
} from './moneyPages';

const LINES = ['Bancos e caixa', 'Contas a pagar até 12 meses', 'Patrimônio líquido'] as const;

/** What every page of money shows now. */
async function pagesOf(page: Page) {
  return {
    statement: await statementEnd(page),
    report: await cashReportEnd(page),
    flow: await flowOfMonth(page),
    book: await bookOfYear(page),
    balance: await balanceOf(page, LINES),
  };
}
type Pages = Awaited<ReturnType<typeof pagesOf>>;

/** The same after something was owed, and a part of it paid: what each page has to show, computed from both. */
function owing(before: Pages, owed: number, paid: number): Pages {
  const { flow, book, balance } = before;
  return {
    statement: before.statement - paid,
    report: before.report - paid,
    flow: {
      done: { income: flow.done.income, expense: flow.done.expense + paid },
      whole: { income: flow.whole.income, expense: flow.whole.expense + owed },
    },
    book: { income: book.income, expense: book.expense + paid },
    balance: {
      'Bancos e caixa': balance['Bancos e caixa'] - paid,
      'Contas a pagar até 12 meses': balance['Contas a pagar até 12 meses'] + owed - paid,
      'Patrimônio líquido': balance['Patrimônio líquido'] - owed,
    },
  };
}

test('a title is paid in part, then whole, and taken back: every page of money follows', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn('produtor', { at: '/titulos' });
  const [owed, part] = [1_000_00, 412_37];
  const before = await pagesOf(page);
  await enterTitle(page, {
    partner: 'mecanica',
    number: 'LJ 1',
    cents: owed,
    due: dayFromToday(),
    rating: 'manut',
    farm: 'tres',
  });
  expect(await pay(page, 'recibo lj 1', part)).toEqual({
    before: before.statement,
    after: before.statement - part,
  });
  await expect(await titleRow(page, 'recibo lj 1')).toContainText(written(owed - part));
  expect(await pagesOf(page), 'paid in part').toEqual(owing(before, owed, part));

  expect(await pay(page, 'recibo lj 1', owed - part)).toEqual({
    before: before.statement - part,
    after: before.statement - owed,
  });
  expect(await pagesOf(page), 'paid').toEqual(owing(before, owed, owed));

  // The newest of both payments is taken back: its part alone is open again.
  await (await titleRow(page, 'recibo lj 1')).getByRole('gridcell').nth(5).click();
  const panel = page.getByRole('dialog');
  await panel
    .getByRole('button', { name: /^Estornar/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(written(owed - part));
  await question.getByRole('button', { name: 'Estornar' }).click();
  await expect(page.getByText('Estornado com sucesso.')).toBeVisible();
  await expect(await titleRow(page, 'recibo lj 1')).toContainText(written(owed - part));
  expect(await pagesOf(page), 'taken back').toEqual(owing(before, owed, part));
});

/** When the invoice with a purchase of today closes: month and year, as its number has them. */
function invoiceOf(closingDay: number): string {
  const now = new Date();
  const closing = new Date(now.getFullYear(), now.getMonth() + (now.getDate() < closingDay ? 0 : 1), 1);
  return `${String(closing.getMonth() + 1).padStart(2, '0')}/${closing.getFullYear()}`;
}

test('a purchase by card is a debt of the card, and its invoice is paid once', async ({ page, signIn }) => {
  test.setTimeout(120_000);
  await signIn('produtor', { at: '/titulos' });
  const spent = 734_19;
  const names = [
    'Bancos e caixa',
    'Contas a pagar até 12 meses',
    'Cartões de crédito',
    'Patrimônio líquido',
  ] as const;
  const read = async () => ({
    statement: await statementEnd(page, 2),
    book: await bookOfYear(page),
    balance: await balanceOf(page, names),
  });
  const before = await read();
  await enterTitle(page, {
    partner: 'mecanica',
    number: 'LJ 2',
    cents: spent,
    due: dayFromToday(),
    rating: 'manut',
    farm: 'tres',
  });
  const row = await titleRow(page, 'recibo lj 2');
  await row.getByRole('button', { name: /^Baixar/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Baixar título' });
  await choose(page, dialog, /^Forma de pagamento/, 'cart');
  await choose(page, dialog, /^Cartão de crédito/, 'mastercard');
  await dialog.getByRole('button', { name: 'Confirmar baixa' }).click();
  await expect(page.getByText('Baixa registrada.')).toBeVisible();

  // Bought: an expense, owed to the card, and no account moved.
  const bought = {
    statement: before.statement,
    book: { income: before.book.income, expense: before.book.expense + spent },
    balance: {
      ...before.balance,
      'Cartões de crédito': before.balance['Cartões de crédito'] + spent,
      'Patrimônio líquido': before.balance['Patrimônio líquido'] - spent,
    },
  };
  expect(await read(), 'bought').toEqual(bought);

  const invoice = `fatura cartao 8820 ${invoiceOf(10)}`;
  await expect(await titleRow(page, invoice)).toContainText(written(spent));
  expect(await pay(page, invoice, spent, /98765-4/)).toEqual({
    before: before.statement,
    after: before.statement - spent,
  });
  expect(await read(), 'paid').toEqual({
    statement: before.statement - spent,
    book: bought.book,
    balance: {
      ...bought.balance,
      'Bancos e caixa': before.balance['Bancos e caixa'] - spent,
      'Cartões de crédito': before.balance['Cartões de crédito'],
    },
  });
});
