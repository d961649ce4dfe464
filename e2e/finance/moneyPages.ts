import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';

/** The bank account of the journeys: Banco do Brasil, 12345-6. */
const BANK = 1;
/** The producer whose books the journeys read. */
export const PRODUCER = 1;
export const PRODUCER_NAME = 'eliane';

/** Cents of an amount as pages write it ('R$ 1.234,56', '-0,87'); a dash is an amount of nothing. */
function centsOf(text: string): number {
  const found = /[-−]?[\d.]+,\d\d/.exec(text);
  if (!found) return 0;
  const digits = Number(found[0].replaceAll(/\D/g, ''));
  return /^[-−]/.test(found[0]) ? -digits : digits;
}

/** Cents as pages write them. */
export const written = (cents: number) =>
  (cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const localDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** A day before or after today by the browser's clock, yyyy-MM-dd. */
export function dayFromToday(days = 0): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return localDay(date);
}

/** dd/MM/yyyy, as it is typed. */
export const typedDay = (day: string) => day.split('-').toReversed().join('/');

export async function choose(
  page: Page,
  within: Locator,
  field: string | RegExp,
  typed: string,
): Promise<void> {
  const box = within.getByRole('combobox', { name: field });
  await box.click();
  await box.fill(typed);
  await page.getByRole('option').first().click();
}

/** The amount of a cell, in cents, once it is there. */
async function amountOf(cell: Locator): Promise<number> {
  await expect(cell).toHaveText(/\d,\d\d/);
  return centsOf(await cell.innerText());
}

/** The last amount of a row, in cents. */
const lastOf = (row: Locator) => amountOf(row.getByRole('gridcell').or(row.getByRole('cell')).last());

/** What the statement of an account ends with. */
export async function statementEnd(page: Page, account = BANK): Promise<number> {
  await page.goto(`/extrato-bancario?filtro.banco=${account}`);
  const line = page.getByText(/= saldo final R\$/);
  await expect(line).toBeVisible();
  return centsOf(/= saldo final R\$\s*(\S+)/.exec(await line.innerText())?.[1] ?? '');
}

/** What the cash report of an account ends with, this month until today. */
export async function cashReportEnd(page: Page, account = BANK): Promise<number> {
  const today = dayFromToday();
  const period = `${today.slice(0, 8)}01..${today}`;
  await page.goto(`/relatorio-de-caixa?consulta=1&filtro.banco=${account}&filtro.periodo=${period}`);
  const row = page.getByRole('row', { name: /^Saldo final/ });
  await expect(row).toBeVisible();
  return lastOf(row);
}

/** What the cash flow has of this month: what was paid and received, and that with what is open. */
export async function flowOfMonth(page: Page) {
  const read = async (values: string) => {
    await page.goto(`/fluxo-de-caixa?valores=${values}`);
    const sheet = page.getByRole('treegrid');
    const column = new Date().getMonth();
    const of = async (name: RegExp) => {
      const row = sheet.getByRole('row', { name }).first();
      await expect(row).toBeVisible();
      return amountOf(row.getByRole('gridcell').nth(column));
    };
    return { income: await of(/^Entradas \(/), expense: await of(/^Saídas \(/) };
  };
  return { done: await read('realizado'), whole: await read('tudo') };
}

/** Income and expense of a producer's book in this year. */
export async function bookOfYear(page: Page, producer = PRODUCER) {
  await page.goto(`/resultado-livro-caixa?produtor=${producer}`);
  const of = async (name: RegExp) => {
    const row = page.getByRole('row', { name }).first();
    await expect(row).toBeVisible();
    return lastOf(row);
  };
  return { income: await of(/^Receita /), expense: await of(/^Despesas /) };
}

/** Lines of the balance sheet of today, by name; a line that is not there stands at nothing. */
export async function balanceOf<Name extends string>(
  page: Page,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  await page.goto('/balanco-contabil');
  await expect(page.getByRole('row', { name: /^Total: Ativo/ })).toBeVisible();
  const read = async (name: Name): Promise<[Name, number]> => {
    const row = page
      .getByRole('row')
      .filter({ hasText: new RegExp(`^${name}`) })
      .first();
    return [name, (await row.count()) === 0 ? 0 : await lastOf(row)];
  };
  const lines: [Name, number][] = [];
  for (const name of names) lines.push(await read(name));
  return Object.fromEntries(lines) as Record<Name, number>;
}

/** A title as somebody enters it. Money in cents; days yyyy-MM-dd. */
export interface NewTitle {
  movement?: 'A pagar' | 'A receber';
  partner: string;
  type?: string;
  number: string;
  cents: number;
  due: string;
  rating: string;
  farm?: string;
}

export async function enterTitle(page: Page, title: NewTitle): Promise<void> {
  await page.goto('/titulos');
  await page.getByRole('button', { name: 'Lançar título' }).click();
  const form = page.getByRole('dialog', { name: 'Lançar título' });
  if (title.movement) await form.getByRole('button', { name: title.movement }).click();
  await choose(page, form, /^Parceiro/, title.partner);
  await choose(page, form, /^Tipo de documento/, title.type ?? 'recibo');
  await form.getByLabel(/^Número do documento/).fill(title.number);
  await form.getByLabel(/^Valor total/).fill(written(title.cents));
  await form.getByLabel(/^Primeiro vencimento/).fill(typedDay(title.due));
  await choose(page, form, /^Classificação financeira/, title.rating);
  if (title.farm) {
    await choose(page, form, /^Propriedade/, title.farm);
    await expect(form.getByRole('combobox', { name: /^Produtor/ })).not.toHaveValue('');
  }
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Registro salvo com sucesso.')).toBeVisible();
}

/** The row of a title among all titles. */
export async function titleRow(page: Page, words: string): Promise<Locator> {
  await page.goto('/titulos');
  await page.getByRole('searchbox').fill(words);
  const row = page.getByRole('row').filter({ hasText: words.toUpperCase() }).first();
  await expect(row).toBeVisible();
  return row;
}

/** Pays a title or a part of it from an account, by PIX; answers what the dialog says of the account, in cents. */
export async function pay(page: Page, words: string, cents: number, account: RegExp = /12345-6/) {
  const row = await titleRow(page, words);
  await row.getByRole('button', { name: /^(?:Baixar|Receber|Pagar)/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Baixar título' });
  await dialog.getByRole('combobox', { name: /^Forma de pagamento/ }).click();
  await page.getByRole('option', { name: /PIX/ }).first().click();
  await dialog.getByRole('combobox', { name: /^Conta/ }).click();
  await page.getByRole('option', { name: account }).click();
  await dialog.getByLabel(/^Valor a baixar de/).fill(written(cents));
  const line = dialog.getByText(/^Saldo hoje/);
  await line.click();
  await expect(line).toBeVisible();
  const [before = '', after = ''] = (await line.innerText()).split('depois');
  await dialog.getByRole('button', { name: 'Confirmar baixa' }).click();
  await expect(page.getByText('Baixa registrada.')).toBeVisible();
  return { before: centsOf(before), after: centsOf(after) };
}
