import { expect, test } from '../fixtures';
import type { Page } from '@playwright/test';

const LIST = '/avicultura/lote';
const OCCURRENCE = '/zootecnia/ocorrencia';

test.use({ expectedErrors: [/400|409|404/] });

const ROUND = '/avicultura/ronda';
const MORNINGS = 7;
const wall = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' });
const wire = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const TODAY = wall.format(new Date());
const bar = (page: Page) => page.getByRole('region', { name: 'Situação do lote' });
const newOccurrence = async (page: Page, lot: string, type: string, name: string) => {
  await page.goto(`${OCCURRENCE}/nova?lote=${lot}&tipo=${type}`);
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('button', { name: 'Salvar' })).toBeVisible();
  return dialog;
};

/** What a bulletin asks for besides the figures of the lot. */
const ANSWERED = [
  ['veterinarian', 'LIA SOUZA'],
  ['crmv', 'PR 1234'],
  ['chickGta', '77'],
  ['salmonellaLaboratory', 'LABORATORIO OESTE'],
  ['signer', 'JOSE DA GRANJA'],
] as const;

test('a lot lives: housed, seven mornings, weighed, treated, loaded, closed, taken back, finished', async ({
  page,
  signIn,
}) => {
  test.setTimeout(240_000);
  await signIn('produtor', { at: LIST });
  await page
    .getByRole('group', { name: 'Lotes que esperam' })
    .getByRole('link', { name: 'Lote 36 · AVIARIO 6' })
    .click();
  await expect(bar(page)).toContainText('Aguardando');
  const lot = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const housed = wall.format(daysAgo(MORNINGS));
  await page.getByLabel('Data de alojamento').first().fill(housed);
  await page.getByLabel('Aves recebidas').fill('20000');
  await page.getByLabel('Descartadas na entrega').fill('150');
  await page.getByLabel(/^Peso médio do pinto/).fill('42');
  // The other side of the pair follows: 19 850 × 42 g.
  await expect(page.getByLabel(/^Peso inicial/)).toHaveValue('833,70');
  await page.getByLabel('Linhagem').fill('COBB 500');
  await page.getByRole('combobox', { name: 'Sexo' }).click();
  await page.getByRole('option', { name: 'Misto' }).click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('row', { name: /Lote 36 · AVIARIO 6 AVIARIO 6 Em andamento/ })).toContainText(
    housed,
  );

  // Seven mornings: each shows yesterday's figures, and takes the dead from the living.
  const row = page.getByRole('group', { name: /^AVIARIO 6 ·/ });
  const field = (name: string) => row.getByRole('textbox', { name: new RegExp(`^${name}`) });
  for (let morning = 0; morning < MORNINGS; morning += 1) {
    await page.goto(`${ROUND}?dia=${wire.format(daysAgo(MORNINGS - 1 - morning))}`);
    await expect(row).toContainText(`${(19_850 - 12 * morning).toLocaleString('pt-BR')} vivas`);
    await field('Mortos').fill('10');
    await field('Eliminados').fill('2');
    await field('Ração').fill(String(400 + 60 * morning));
    await field('Água').fill(String(720 + 108 * morning));
    await page.getByRole('button', { name: 'Lançar ronda' }).click();
    await expect(page.getByText('2 ocorrências lançadas.')).toBeVisible();
  }
  await expect(row).toContainText('19.766 vivas');

  const weighed = await newOccurrence(page, lot, 'pesagem', 'Pesagem');
  await weighed.getByRole('textbox', { name: /^Leituras/ }).fill('168 172 180 176 164');
  await expect(weighed.getByRole('textbox', { name: /^Total/ })).toHaveValue('5');
  await expect(weighed.getByText(/^Amostra de 5 aves: com esta variação são necessárias/)).toBeVisible();
  await weighed.getByRole('button', { name: 'Salvar' }).click();
  await expect(weighed).toHaveCount(0);

  // A treatment of today: its grace keeps the bulletin from being printed.
  const treated = await newOccurrence(page, lot, 'tratamentos', 'Tratamentos');
  await treated.getByRole('combobox', { name: /^Via/ }).click();
  await page.getByRole('option', { name: 'Água' }).click();
  await treated.getByRole('textbox', { name: 'Produto', exact: true }).fill('COLISTINA');
  await treated
    .getByLabel(/^Início do tratamento/)
    .first()
    .fill(TODAY);
  await treated.getByLabel(/^Duração do tratamento/).fill('1');
  await treated.getByLabel(/^Período de carência/).fill('9');
  await treated.getByRole('button', { name: 'Salvar' }).click();
  await expect(treated).toHaveCount(0);

  // The first load: the lot lives on with the rest.
  const first = await newOccurrence(page, lot, 'carregamento', 'Carregamento de frangos');
  await first.getByLabel(/^Quantidade carregada/).fill('6000');
  await first.getByLabel(/^Peso carregado/).fill('1032');
  await first.getByRole('textbox', { name: 'GTA' }).fill('PR-1');
  await first.getByRole('button', { name: 'Salvar' }).click();
  await expect(first).toHaveCount(0);
  await page.goto(`${LIST}/${lot}`);
  await expect(bar(page)).toContainText('Em andamento');

  await page.goto(`/avicultura/boletim?lote=${lot}`);
  const checks = page.getByRole('region', { name: 'Conferência' });
  const print = page.getByRole('button', { name: 'Numerar e imprimir' });
  const slaughter = page.getByLabel('Abate previsto').first();
  await slaughter.fill(`${TODAY} 23:00`);
  await expect(checks).toContainText('Carência de COLISTINA: abate permitido a partir de');
  await expect(print).toHaveAttribute('aria-disabled', 'true');
  const free = wall.format(daysAgo(-9));
  await slaughter.fill(`${free} 06:00`);
  await page
    .getByLabel('Retirada da ração')
    .first()
    .fill(`${wall.format(daysAgo(-8))} 22:00`);
  await page.getByRole('combobox', { name: /^Resultado/ }).click();
  await page.getByRole('option', { name: 'Negativo' }).click();
  // What no model is printed without: who answers for the birds, and who found no Salmonella and when.
  await expect(checks).toContainText('CRMV');
  for (const [name, answer] of ANSWERED) await page.locator(`input[name="${name}"]`).fill(answer);
  await page
    .getByLabel(/^Resultado conhecido em/)
    .first()
    .fill(TODAY);
  for (const box of await page
    .getByRole('region', { name: /Declarações/ })
    .getByRole('checkbox')
    .all())
    await box.check();
  await expect(checks).not.toContainText('Carência de');
  // What the GTA declare stands on them alone.
  await expect(checks).toContainText('1 carga sem as aves carregadas ou as da GTA.');
  await page.getByRole('textbox', { name: /^Aves na GTA/ }).fill('6000');
  await expect(print).not.toHaveAttribute('aria-disabled');
  await print.click();
  await expect(page.getByRole('button', { name: 'PDF nº 1' })).toBeVisible();

  // The last load closes it; taken back, closed again, released.
  const last = await newOccurrence(page, lot, 'carregamento', 'Carregamento de frangos');
  await last.getByLabel(/^Quantidade carregada/).fill('13700');
  await last.getByLabel(/^Peso carregado/).fill('2356,4');
  await last.getByLabel(/^Fechar o lote com/).check();
  await last.getByRole('button', { name: 'Salvar' }).click();
  await expect(last.getByLabel(/^Motivo das aves/)).toHaveAccessibleDescription(
    'Restam 66 aves: diga o motivo para fechar o lote.',
  );
  await last.getByLabel(/^Motivo das aves/).fill('VENDA A TERCEIROS');
  await last.getByRole('button', { name: 'Salvar' }).click();
  await expect(last).toHaveCount(0);
  await expect(page.getByText(/O lote 36 foi fechado; o próximo do aviário é o 37\./)).toBeVisible();
  await page.goto(`${LIST}/${lot}`);
  await expect(bar(page)).toContainText('Bloqueado');
  await bar(page).getByRole('button', { name: 'Reverter fechamento' }).click();
  await page
    .getByRole('dialog', { name: /^Reverter o fechamento/ })
    .getByRole('button', { name: 'Reverter fechamento' })
    .click();
  await expect(bar(page)).toContainText('Em andamento');
  await bar(page).getByRole('button', { name: 'Fechar lote' }).click();
  const closing = page.getByRole('dialog', { name: /^Fechar o lote/ });
  await closing.getByLabel(/^Motivo/).fill('VENDA A TERCEIROS');
  await closing.getByRole('button', { name: 'Fechar lote' }).click();
  await expect(bar(page)).toContainText('Bloqueado');
  await page.goto(`${OCCURRENCE}/nova?lote=${lot}&tipo=diario-de-bordo`);
  const blocked = page.getByRole('dialog', { name: 'Diário de bordo' });
  await expect(blocked.getByRole('combobox', { name: /^Lote/ })).toHaveValue('');

  // The integrator's document waits in the pre-launch: released there, it finishes the lot.
  await page.goto(`${LIST}/${lot}`);
  await bar(page).getByRole('link', { name: 'Abrir o pré-lançamento' }).click();
  const result = page
    .getByRole('row')
    .filter({ hasText: 'COOPERATIVA INTEGRADORA' })
    .filter({ hasText: '22.400,00' });
  await expect(result).toHaveCount(1);
  await result.getByRole('button', { name: 'Liberar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Liberar' }).click();
  await expect(page.getByText('1 documento liberado.')).toBeVisible();
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
  // The integrator counts 63 birds fewer than the producer delivered.
  const [, own = ''] = /Aves entregues\D*([\d.]+)/.exec((await lines.textContent()) ?? '') ?? [];
  const counted = Number(own.replaceAll('.', '')) - 63;
  await page.getByLabel('Aves entregues').fill(String(counted));
  await page.getByLabel('Ração').fill('123222');
  await expect(lines).toContainText('-63');
  // A bird more or less is a difference; only feed and its conversion may be off by 5 %.
  await expect(lines.getByRole('row', { name: /^Aves entregues exato .*Diferente/ })).toBeVisible();
  await expect(lines.getByText('até 5%', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Salvar acerto' }).click();
  await expect(page.getByText(/^Salvo em .* por JOSE CARLOS/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Aves entregues')).toHaveValue(counted.toLocaleString('pt-BR'));
});
