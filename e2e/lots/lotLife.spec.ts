import { expect, test } from '../fixtures';
import type { Page } from '@playwright/test';

const LIST = '/avicultura/lote';
const OCCURRENCE = '/zootecnia/ocorrencia';

test.use({ expectedErrors: [/400|409|404/] });

const TODAY = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(new Date());
const bar = (page: Page) => page.getByRole('region', { name: 'Situação do lote' });
/** The living lot of an aviary, by the way that leads to it from the round. */
const livingLot = async (page: Page, aviary: string) => {
  await page.goto('/avicultura/ronda');
  await page
    .getByRole('group', { name: new RegExp(`^${aviary} ·`) })
    .getByRole('link')
    .click();
  await expect(bar(page)).toContainText('Em andamento');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};
const newOccurrence = async (page: Page, lot: string, type: string, name: string) => {
  await page.goto(`${OCCURRENCE}/nova?lote=${lot}&tipo=${type}`);
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('button', { name: 'Salvar' })).toBeVisible();
  return dialog;
};

test('a lot is housed, and walks with the morning round from that day on', async ({ page, signIn }) => {
  test.setTimeout(90_000);
  await signIn('produtor', { at: LIST });
  await page
    .getByRole('group', { name: 'Lotes que esperam' })
    .getByRole('link', { name: 'Lote 36 · AVIARIO 6' })
    .click();
  await expect(bar(page)).toContainText('Aguardando');
  await page.getByLabel('Data de alojamento').first().fill(TODAY);
  await page.getByLabel('Aves recebidas').fill('20000');
  await page.getByLabel('Descartadas na entrega').fill('150');
  await page.getByLabel(/^Peso médio do pinto/).fill('42');
  // The other side of the pair follows: 19 850 × 42 g.
  await expect(page.getByLabel(/^Peso inicial/)).toHaveValue('833,70');
  await page.getByLabel('Linhagem').fill('COBB 500');
  await page.getByRole('combobox', { name: 'Sexo' }).click();
  await page.getByRole('option', { name: 'Misto' }).click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('row', { name: /Lote 36 · AVIARIO 6 AVIARIO 6 Em andamento/ })).toBeVisible();
  await page.goto('/avicultura/ronda');
  const row = page.getByRole('group', { name: 'AVIARIO 6 · Lote 36' });
  await expect(row).toContainText('19.850 vivas');
  await row.getByRole('textbox', { name: /^Mortos/ }).fill('12');
  await page.getByRole('button', { name: 'Lançar ronda' }).click();
  await expect(page.getByText('1 ocorrência lançada.')).toBeVisible();
  await expect(row).toContainText('19.838 vivas');
});

test('treated, loaded in two parts, closed, taken back, closed again and finished', async ({
  page,
  signIn,
}) => {
  test.setTimeout(150_000);
  await signIn('produtor', { at: LIST });
  const lot = await livingLot(page, 'AVIARIO 5');

  // A treatment of today: its grace keeps the bulletin from being printed.
  const treated = await newOccurrence(page, lot, 'tratamentos', 'Tratamentos');
  await treated.getByRole('combobox', { name: /^Via/ }).click();
  await page.getByRole('option', { name: 'Água' }).click();
  await treated.getByRole('textbox', { name: 'Produto', exact: true }).fill('COLISTINA');
  await treated
    .getByLabel(/^Início do tratamento/)
    .first()
    .fill(TODAY);
  await treated.getByLabel(/^Duração do tratamento/).fill('3');
  await treated.getByLabel(/^Período de carência/).fill('9');
  await treated.getByRole('button', { name: 'Salvar' }).click();
  await expect(treated).toHaveCount(0);
  await page.goto(`/avicultura/boletim?lote=${lot}`);
  const checks = page.getByRole('region', { name: 'Pronto para o abate?' });
  await page.getByLabel('Abate previsto').first().fill(`${TODAY} 23:00`);
  await expect(checks).toContainText('Carência de COLISTINA: abate permitido a partir de');
  await expect(page.getByRole('button', { name: 'Numerar e imprimir' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  // The first load: the lot lives on with the rest.
  const first = await newOccurrence(page, lot, 'carregamento', 'Carregamento de frangos');
  await first.getByLabel(/^Quantidade carregada/).fill('6000');
  await first.getByLabel(/^Peso carregado/).fill('12300');
  await first.getByRole('button', { name: 'Salvar' }).click();
  await expect(first).toHaveCount(0);
  await page.goto(`${LIST}/${lot}`);
  await expect(bar(page)).toContainText('Em andamento');

  await bar(page).getByRole('button', { name: 'Fechar lote' }).click();
  const closing = page.getByRole('dialog', { name: /^Fechar o lote/ });
  await closing.getByLabel(/^Motivo/).fill('ABATE SANITARIO');
  await closing.getByRole('button', { name: 'Fechar lote' }).click();
  await expect(bar(page)).toContainText('Bloqueado');
  await bar(page).getByRole('button', { name: 'Reverter fechamento' }).click();
  await page
    .getByRole('dialog', { name: /^Reverter o fechamento/ })
    .getByRole('button', { name: 'Reverter fechamento' })
    .click();
  await expect(bar(page)).toContainText('Em andamento');

  // The last load closes it, whatever an old tab still shows.
  const last = await newOccurrence(page, lot, 'carregamento', 'Carregamento de frangos');
  await last.getByLabel(/^Quantidade carregada/).fill('100');
  await last.getByLabel(/^Peso carregado/).fill('290');
  await last.getByLabel(/^Fechar o lote com/).check();
  await last.getByLabel(/^Motivo das aves/).fill('VENDA A TERCEIROS');
  await last.getByRole('button', { name: 'Salvar' }).click();
  await expect(last).toHaveCount(0);
  await page.goto(`${LIST}/${lot}`);
  await expect(bar(page)).toContainText('Bloqueado');
  await page.goto(`${OCCURRENCE}/nova?lote=${lot}&tipo=diario-de-bordo`);
  const blocked = page.getByRole('dialog', { name: 'Diário de bordo' });
  await expect(blocked.getByRole('combobox', { name: /^Lote/ })).toHaveValue('');

  // Finance releases the result document.
  const released = await page.request.post('/__demo/lots', { data: { lotId: Number(lot) } });
  expect(released.ok()).toBe(true);
  await page.goto(`${LIST}/${lot}`);
  await expect(bar(page)).toContainText('Finalizado');
  await bar(page)
    .getByRole('button', { name: /RL \d+/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText(/RL \d+/);
});

test("the integrator's sheet is compared line by line, kept, and there again after a reload @mobile", async ({
  page,
  signIn,
}) => {
  test.setTimeout(90_000);
  await signIn('produtor', { at: '/avicultura/acerto' });
  const lines = page.getByRole('group', { name: 'Linha por linha' });
  await expect(lines).toContainText('Sem comparação');
  await page.getByLabel('Aves entregues').fill('23900');
  await page.getByLabel('Ração').fill('123222');
  await expect(lines).toContainText('-63');
  await page.getByRole('button', { name: 'Salvar acerto' }).click();
  await expect(page.getByText(/^Salvo em .* por JOSE CARLOS/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Aves entregues')).toHaveValue('23.900');
});
