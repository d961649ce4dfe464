import { expect, test } from '../fixtures';
import { bankFile } from './bankFile';
import {
  bookOfYear,
  choose,
  dayFromToday,
  pay,
  PRODUCER,
  PRODUCER_NAME,
  statementEnd,
  written,
} from './moneyPages';

test('what Assist enters is released, paid, reconciled, and counts once in the book', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn('produtor', { at: '/pre-lancamento' });
  const before = { book: await bookOfYear(page), statement: await statementEnd(page) };

  // What the assistant entered gets its producer and is released: nothing is paid yet.
  const [number, cents] = ['12439', 8_967_70];
  await page.goto('/pre-lancamento');
  await page.getByRole('row').filter({ hasText: number }).getByRole('button', { name: 'Editar' }).click();
  await expect(page.getByRole('textbox', { name: /^Número/ })).toHaveValue(number);
  await choose(page, page.getByRole('main'), /^Produtor/, PRODUCER_NAME);
  await page.getByRole('button', { name: 'Liberar' }).click();
  await expect(page.getByText(/liberado: os títulos estão no financeiro/)).toBeVisible();
  expect(await bookOfYear(page), 'released').toEqual(before.book);

  // Paid by what is open: the account falls and the book counts it.
  expect(await pay(page, number, cents)).toEqual({
    before: before.statement,
    after: before.statement - cents,
  });
  const paid = {
    book: { income: before.book.income, expense: before.book.expense + cents },
    statement: before.statement - cents,
  };
  expect({ book: await bookOfYear(page), statement: await statementEnd(page) }, 'paid').toEqual(paid);

  // The bank's own line is matched with the payment, and the statement counts it once.
  const memo = `PAGTO NF ${number}`;
  await page.goto('/extrato-bancario/importacao-ofx?conta=1');
  const line = { day: dayFromToday(), amount: written(-cents).replaceAll('.', ''), fitId: 'LJ3', memo };
  await page.getByLabel('Arquivos OFX').setInputFiles(bankFile([line]));
  const preview = page.getByRole('table', { name: /extrato\.ofx/ });
  await preview.getByRole('row').filter({ hasText: memo }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Importar 1 linha' }).click();
  await expect(page.getByText('1 linha importada.')).toBeVisible();
  await page.goto(`/extrato-bancario/conciliacao?conta=1&de=${dayFromToday(-1)}&ate=${dayFromToday()}`);
  // Account, side and amount are the payment's: the import has matched it.
  await page.getByRole('tab', { name: /Conciliadas/ }).click();
  await expect(page.getByRole('button', { name: `Estornar ${memo}` })).toBeVisible();
  expect({ book: await bookOfYear(page), statement: await statementEnd(page) }, 'reconciled').toEqual(paid);

  // The year's legal book has it as one line of that document.
  await page.goto(`/livro-caixa?produtor=${PRODUCER}`);
  await page.getByRole('searchbox').fill(number);
  const rows = page.getByRole('row').filter({ hasText: written(cents) });
  await expect(rows.filter({ hasText: number })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Total' })).toHaveCount(1);
});
