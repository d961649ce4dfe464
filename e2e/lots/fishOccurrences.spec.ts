import type { Locator, Page } from '@playwright/test';
import { expect, expectNoSeriousAxe, test } from '../fixtures';

const PATH = '/piscicultura/ocorrencia';
test.use({ expectedErrors: [/400|409/] });

const wall = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' });
const TODAY = wall.format(new Date());
const box = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
/** A fault stands at its field, and at the head of the form. */
const says = (dialog: Locator, text: string) => expect(dialog.getByText(text).last()).toBeVisible();
const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Salvar' }).click();

async function pick(page: Page, dialog: Locator, ...lots: string[]): Promise<void> {
  await dialog.getByRole('combobox', { name: /^Lote/ }).click();
  for (const lot of lots) await page.getByRole('option', { name: lot }).click();
  if (lots.length > 1) await page.keyboard.press('Escape');
}

async function open(page: Page, type: string, name: string): Promise<Locator> {
  await page.goto(`${PATH}/nova?tipo=${type}`);
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('button', { name: 'Salvar' })).toBeVisible();
  return dialog;
}

test('a day at the ponds: fed, sampled, treated, harvested in part and wholly', async ({ page, signIn }) => {
  test.setTimeout(240_000);
  await signIn('produtor', { at: PATH });
  await expect(page.getByRole('heading', { name: 'Ocorrências da piscicultura' })).toBeVisible();
  await expectNoSeriousAxe(page);

  // One sack of 100 kg for three ponds; of one of them nobody knows what its fish weigh.
  const feed = await open(page, 'fornecimento-de-racao', 'Fornecimento de ração');
  await pick(page, feed, 'VIVEIRO 1 · lote P21', 'VIVEIRO 2 · lote P22', 'ACUDE DA SEDE · lote P24');
  await box(feed, 'Ração').fill('32% PB');
  await box(feed, 'Quantidade').first().fill('100');
  const parts = feed.getByRole('group', { name: 'Quantidade de cada lote' });
  await expect(parts.getByText(/^Precisa de [\d.,]+ kg: 4% de/).first()).toBeVisible();
  await expect(
    parts.getByText('Necessidade desconhecida: o lote não tem referência por faixa.'),
  ).toBeVisible();
  await expect(parts.getByRole('button', { name: 'Pela necessidade' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await parts.getByRole('button', { name: 'Por igual' }).click();
  const shares = parts.getByRole('textbox');
  await expect(shares.first()).toHaveValue('33,334');
  await shares.first().fill('30');
  await expect(parts.getByText('faltam 3,334 kg')).toBeVisible();
  await save(feed);
  await says(feed, 'Os lotes somam 96,666 kg: faltam 3,334 kg.');
  await shares.first().fill('33,334');
  await expectNoSeriousAxe(page);
  await save(feed);
  await expect(feed).toHaveCount(0);
  await expect(page.getByText(/32% PB · 100 kg/).first()).toBeVisible();

  // Two nets are one mean; kilograms that are grams are asked back.
  const sampling = await open(page, 'amostragem-de-peixes', 'Amostragem de peixes');
  await pick(page, sampling, 'VIVEIRO 1 · lote P21');
  await expect(sampling.getByText('Último peso: 140 g no dia 60.')).toHaveCount(0);
  const add = sampling.getByRole('button', { name: 'Adicionar rede' });
  for (const [kg, fish] of [
    ['5600', '40'],
    ['7,5', '50'],
  ] as const) {
    await add.click();
    const rows = sampling.getByRole('group', { name: 'Redes' }).getByRole('textbox');
    await rows.nth(-2).fill(kg);
    await rows.nth(-1).fill(fish);
  }
  await save(sampling);
  const doubt = page.getByRole('alertdialog', { name: 'Confira estes números' });
  await expect(doubt.getByText(/^Rede 1: .*O peso foi digitado em g\?/)).toBeVisible();
  await doubt.getByRole('button', { name: 'Corrigir' }).click();
  await sampling.getByRole('group', { name: 'Redes' }).getByRole('textbox').first().fill('5,6');
  await expect(box(sampling, 'Peso médio')).toHaveValue('145,56');
  await save(sampling);
  await expect(sampling).toHaveCount(0);
  await expect(page.getByText(/145,56 g, 90 peixes/).first()).toBeVisible();

  const bath = await open(page, 'tratamentos', 'Tratamentos');
  await pick(page, bath, 'VIVEIRO 1 · lote P21');
  await bath.getByRole('combobox', { name: /^Via/ }).click();
  await page.getByRole('option', { name: 'Banho' }).click();
  await box(bath, 'Produto').first().fill('SAL');
  await box(bath, 'Início do tratamento').fill(TODAY);
  await box(bath, 'Duração do tratamento').fill('1');
  await box(bath, 'Período de carência').fill('5');
  await save(bath);
  await expect(bath).toHaveCount(0);

  const harvest = await open(page, 'despesca', 'Despesca');
  await pick(page, harvest, 'VIVEIRO 1 · lote P21');
  await box(harvest, 'Número de peixes').fill('2000');
  await box(harvest, 'Peso').fill('290');
  await save(harvest);
  await says(harvest, 'SAL: peixes em carência');
  await page.goto(PATH);
  await page
    .getByText(/^SAL \(Banho\)/)
    .first()
    .click();
  await box(bath, 'Período de carência').fill('0');
  await save(bath);
  await expect(bath).toHaveCount(0);

  const partial = await open(page, 'despesca', 'Despesca');
  await pick(page, partial, 'VIVEIRO 1 · lote P21');
  await box(partial, 'Número de peixes').fill('20000');
  await box(partial, 'Peso').fill('2900');
  await save(partial);
  await says(partial, 'O lote tem 9.700 peixes estimados');
  await box(partial, 'Número de peixes').fill('2000');
  await box(partial, 'Peso').fill('290');
  await box(partial, 'Comprador').fill('FRIGORIFICO OESTE');
  await expect(partial.getByText('Restam 7.700 peixes.')).toBeVisible();
  await save(partial);
  await expect(partial).toHaveCount(0);
  await expect(page.getByText(/FRIGORIFICO OESTE/).first()).toBeVisible();

  const total = await open(page, 'despesca', 'Despesca');
  await pick(page, total, 'VIVEIRO 1 · lote P21');
  await total.getByRole('radio', { name: 'Total' }).check();
  await box(total, 'Número de peixes').fill('7500');
  await box(total, 'Peso').fill('1090');
  await expect(
    total.getByText('Faltam 380 peixes: 180 mortos anotados e 200 não encontrados.'),
  ).toBeVisible();
  await save(total);
  await says(total, '200 peixes não foram encontrados: diga o motivo para fechar o lote.');
  await box(total, 'Motivo dos peixes').fill('AVES');
  await save(total);
  await expect(page.getByText(/O lote P21 foi fechado; o próximo do viveiro é o P\d+\./)).toBeVisible();

  // What is closed takes nothing more.
  const late = await open(page, 'mortos-e-eliminados', 'Mortos e eliminados');
  await late.getByRole('combobox', { name: /^Lote/ }).click();
  await expect(page.getByRole('option', { name: 'VIVEIRO 1 · lote P21' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
