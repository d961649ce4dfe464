import type { Page } from '@playwright/test';
import { expect, expectNoSeriousAxe, keptDrafts, test } from '../fixtures';

const LIST = '/avicultura/lote';
const OCCURRENCE = '/zootecnia/ocorrencia';
const ROUND = '/avicultura/ronda';
const CREATE = '/ChickenOccurrence/Create';

test.use({ expectedErrors: [/400|401|409|500/] });

const bar = (page: Page) => page.getByRole('region', { name: 'Situação do lote' });
const rows = (page: Page) => page.getByRole('group', { name: /· Lote/ });
const dead = (page: Page, at: number) =>
  rows(page)
    .nth(at)
    .getByRole('textbox', { name: /^Mortos/ });
const send = (page: Page) => page.getByRole('button', { name: 'Lançar ronda' });
const lotOf = async (page: Page, aviary: string) => {
  await page.goto(ROUND);
  await page
    .getByRole('group', { name: new RegExp(`^${aviary} ·`) })
    .getByRole('link')
    .click();
  await expect(bar(page)).toContainText('Em andamento');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

test('a second tab: the lot is closed there, its stock taken there, and what is typed here stays', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn('produtor', { at: ROUND });
  const lot = await lotOf(page, 'AVIARIO 5');
  const other = await page.context().newPage();

  // The stock was enough when it was checked, and is gone when the occurrence is saved.
  const openTraps = async (tab: Page) => {
    await tab.goto(`${OCCURRENCE}/nova?lote=${lot}&tipo=armadilhas-para-roedores`);
    const form = tab.getByRole('dialog', { name: 'Armadilhas para roedores' });
    await form.getByRole('textbox', { name: /^Identificação/ }).fill('A1');
    await form.getByRole('textbox', { name: /^Local/ }).fill('SILO');
    await form.getByRole('combobox', { name: 'Produto em estoque' }).fill('ratic');
    await tab.getByRole('option', { name: /RATICIDA/ }).click();
    await form.getByRole('combobox', { name: 'Unidade' }).click();
    await tab.getByRole('option', { name: /^UN/ }).click();
    await form.getByRole('textbox', { name: 'Quantidade a baixar' }).fill('60');
    await expect(form.getByText('Disponível: 60,00 UN')).toBeVisible();
    return form;
  };
  const late = await openTraps(page);
  const early = await openTraps(other);
  await early.getByRole('button', { name: 'Salvar' }).click();
  await expect(early).toHaveCount(0);
  // The check of the first tab is answered as it was a moment ago.
  await page.route(/InventoryDepletion\/GetAvailability/i, async (route) => {
    const answer = await route.fetch();
    const stock = (await answer.json()) as object;
    await route.fulfill({
      response: answer,
      json: { ...stock, hasProduct: true, hasUnit: true, available: 60 },
    });
  });
  await late.getByRole('button', { name: 'Salvar' }).click();
  await expect(late.getByText('O produto não está em estoque.').first()).toBeVisible();
  await expect(late.getByRole('textbox', { name: 'Quantidade a baixar' })).toHaveValue('60,00');
  await page.unroute(/InventoryDepletion\/GetAvailability/i);

  // A form stands open, and the dialog that closes the lot; elsewhere somebody closes it first.
  await other.goto(`${OCCURRENCE}/nova?lote=${lot}&tipo=diario-de-bordo`);
  const diary = other.getByRole('dialog', { name: 'Diário de bordo' });
  await diary.getByRole('textbox', { name: /^Anotação/ }).fill('Faltou luz');
  await page.goto(`${LIST}/${lot}`);
  const third = await page.context().newPage();
  await third.goto(`${LIST}/${lot}`);
  const close = async (tab: Page) => {
    await bar(tab).getByRole('button', { name: 'Fechar lote' }).click();
    const dialog = tab.getByRole('dialog', { name: /^Fechar o lote/ });
    await dialog.getByLabel(/^Motivo/).fill('ABATE SANITARIO');
    return dialog;
  };
  const [first, second] = [await close(third), await close(page)];
  await first.getByRole('button', { name: 'Fechar lote' }).click();
  await expect(bar(third)).toContainText('Bloqueado');
  await second.getByRole('button', { name: 'Fechar lote' }).click();
  await expect(second.getByText(/^O lote \d+ já foi fechado por .+ às \d\d:\d\d\.$/)).toBeVisible();
  await second.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(bar(page)).toContainText('Bloqueado');

  await diary.getByRole('button', { name: 'Salvar' }).click();
  await expect(other.getByText(/bloqueado e não aceita ocorrências/).first()).toBeVisible();
  await expect(diary.getByRole('textbox', { name: /^Anotação/ })).toHaveValue(/FALTOU LUZ/i);
});

test('a round that fails in the middle is sent once, and outlives the session', async ({
  page,
  demo,
  signIn,
}) => {
  test.setTimeout(90_000);
  await page.clock.install();
  await demo.tokensLive(295);
  await signIn('produtor', { at: ROUND });
  for (const at of [0, 1, 2]) await dead(page, at).fill(String(at + 2));
  await expect.poll(() => page.evaluate(keptDrafts)).toContain('"dead":4');

  // The session ends over the full round: it stands there as it was after the password.
  await page.clock.fastForward(296_000);
  const dialog = page.getByRole('alertdialog', { name: 'Sua sessão expirou' });
  await demo.tokensLive(3600);
  await dialog.getByLabel('Senha', { exact: true }).fill('demo1234');
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(dialog).toBeHidden();
  await expect(dead(page, 2)).toHaveValue('4');
  // A clock that runs ahead of the server's would write of the future.
  await page.clock.setSystemTime(new Date());

  // The second of three does not get through: the first is saved, the others stay typed.
  let calls = 0;
  await page.route(new RegExp(CREATE, 'i'), async (route) => {
    calls += 1;
    await (calls === 2 ? route.fulfill({ status: 500, json: {} }) : route.fallback());
  });
  await send(page).click();
  await expect(page.getByText('1 ocorrência lançada.')).toBeVisible();
  await expect(dead(page, 0)).toHaveValue('');
  await expect(dead(page, 1)).toHaveValue('3');
  await expect(dead(page, 2)).toHaveValue('4');
  await send(page).click();
  await expect(page.getByText('2 ocorrências lançadas.')).toBeVisible();
  expect((await demo.calls(CREATE)).map(({ body }) => (body as { values: object }).values)).toMatchObject([
    { dead: 2 },
    { dead: 3 },
    { dead: 4 },
  ]);
});

test.describe('two hours behind Brasília', () => {
  test.use({ timezoneId: 'America/Rio_Branco' });

  test('a round begun before midnight stays that of its evening', async ({ page, demo, signIn }) => {
    test.setTimeout(90_000);
    // Yesterday at 23:58 of the farm, which is 04:58 of today by UTC.
    const evening = new Date();
    evening.setUTCHours(4, 58, 0, 0);
    if (evening.getTime() > Date.now()) evening.setUTCDate(evening.getUTCDate() - 1);
    const wall = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Rio_Branco' });
    const day = wall.format(evening);
    await page.clock.install({ time: evening });
    await signIn('produtor', { at: ROUND });
    await expect(page.getByLabel('Dia da ronda').first()).toHaveValue(day);
    await dead(page, 0).fill('3');
    await page.clock.fastForward(180_000);
    await expect(page.getByText('O dia virou.')).toBeVisible();
    await expect(dead(page, 0)).toHaveValue('3');
    await expectNoSeriousAxe(page);
    await demo.forgetCalls();
    await send(page).click();
    await expect(page.getByText('1 ocorrência lançada.')).toBeVisible();
    const [call] = await demo.calls(CREATE);
    // Eight in the evening of the farm, whatever day it is in Brasília.
    if (!call) throw new Error('nothing was sent');
    const { happenedAt } = call.body as { happenedAt: string };
    expect(wall.format(new Date(happenedAt))).toBe(day);
    expect(new Date(happenedAt).getUTCHours()).toBe(1);
    await page.getByRole('button', { name: 'Passar para hoje' }).click();
    await expect(page.getByLabel('Dia da ronda').first()).not.toHaveValue(day);
    await expect(dead(page, 0)).toHaveValue('');
  });
});

test('who has no part in the lots is refused on every path; the integrator and the veterinarian are not', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  const paths = [
    '/avicultura/dashboard-geral',
    '/avicultura/dashboard-de-resultados',
    '/avicultura/dashboard-aviario',
    LIST,
    OCCURRENCE,
    ROUND,
    '/avicultura/acerto',
    '/avicultura/relatorio-de-lote',
    '/avicultura/boletim',
    '/avicultura/boletim/lar',
    '/avicultura/referencia-geral',
    '/performance-e-consumo',
    '/frequencia-distribuicao-pesos-aves',
    '/app/avicultura/relatorio-de-lote',
    '/app/frequencia-distribuicao-pesos-aves',
  ];
  await signIn('contador', { at: '/inicio' });
  for (const path of paths) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/401$/);
  }
  for (const account of ['integrador', 'veterinario']) {
    await signIn(account, { at: ROUND });
    await expect(page.getByRole('heading', { level: 1, name: 'Ronda' })).toBeVisible();
    await page.goto('/avicultura/boletim/lar');
    await expect(page.getByRole('heading', { level: 1, name: 'Boletim avícola Lar' })).toBeVisible();
  }
});
