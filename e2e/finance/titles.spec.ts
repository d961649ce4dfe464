import type { Page } from '@playwright/test';
import { expect, expectNoSeriousAxe, test } from '../fixtures';

test.use({ expectedErrors: [/500 \(Internal Server Error\)/] });

const BROKEN = { details: [{ message: 'Tente mais tarde.' }], error: { message: 'Tente mais tarde.' } };

async function choose(page: Page, field: string | RegExp, typed: string): Promise<void> {
  const box = page.getByRole('dialog').getByRole('combobox', { name: field });
  await box.click();
  await box.fill(typed);
  await page.getByRole('option').first().click();
}

test('a morning at the titles: two are paid together, one is taken back', async ({ page, signIn, demo }) => {
  await signIn('produtor', { at: '/titulos?aba=a-pagar' });
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await page.getByRole('button', { name: /^Vencidos \d+ títulos/ }).click();
  await expect(page).toHaveURL(/filtro\.situacao=overdue/);
  await expectNoSeriousAxe(page);
  // As many rows as a laptop has room for under cards, tabs and toolbar.
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
  expect(boxes.filter((box) => box && box.y + box.height <= 768).length).toBeGreaterThanOrEqual(9);
  await rows.nth(1).getByRole('checkbox').check();
  await rows.nth(2).getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Baixar' }).click();

  const dialog = page.getByRole('dialog', { name: 'Baixar 2 títulos' });
  await choose(page, /^Forma de pagamento/, 'pix');
  await choose(page, /^Conta/, 'caixa da');
  const interest = dialog.getByLabel(/^Juros de/).first();
  await interest.fill('1,50');
  await dialog
    .getByLabel(/^Multa de/)
    .first()
    .fill('0');
  await expectNoSeriousAxe(page);

  await demo.breaks('writeOffTitle', { times: 1, body: BROKEN });
  await dialog.getByRole('button', { name: 'Confirmar baixa' }).click();
  await expect(page.getByText('Tente mais tarde.').first()).toBeVisible();
  await expect(interest).toHaveValue('1,50');
  await demo.forgetCalls();
  await demo.waits('writeOffTitle', 400);
  await dialog.getByRole('button', { name: 'Confirmar baixa' }).dblclick();
  await expect(page.getByText('2 baixas registradas.')).toBeVisible();
  const [call, ...more] = await demo.calls('/TradeAccount/WriteOff');
  expect(more).toHaveLength(0);
  expect(call?.body).toMatchObject({
    creditCardId: null,
    tradeAccounts: [{ interestValue: 1.5, penaltyValue: 0 }, {}],
  });

  // What was paid today stands among what was settled this month, newest payment in the title's own history.
  await page.getByRole('button', { name: /^Baixados/ }).click();
  await expect(page).toHaveURL(/aba=baixados/);
  await rows.nth(1).getByRole('gridcell').nth(5).click();
  const panel = page.getByRole('dialog');
  await panel
    .getByRole('button', { name: /^Estornar/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Estornar' }).click();
  await expect(page.getByText('Estornado com sucesso.')).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
});

test('a title without an invoice on a telephone: kept through a reload, entered, deleted', async ({
  page,
  signIn,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('produtor', { at: '/titulos' });
  await page.getByRole('button', { name: 'Lançar título' }).click();
  await choose(page, /^Parceiro/, 'mecanica');
  await choose(page, /^Tipo de documento/, 'recibo');
  await choose(page, /^Classificação financeira/, 'manut');
  const form = page.getByRole('dialog', { name: 'Lançar título' });
  await form.getByLabel(/^Número do documento/).fill('os 77');
  await form.getByLabel(/^Valor total/).fill('1000');
  await form.getByLabel(/^Número de parcelas/).fill('3');
  await expect(form.getByLabel('Valor da parcela 1')).toHaveValue('333,34');
  await form.getByLabel('Valor da parcela 1').fill('400,01');
  await expect(form.getByLabel('Valor da parcela 3')).toHaveValue('299,99');
  await expectNoSeriousAxe(page);
  await expect(form.getByText('Alterações não salvas')).toBeVisible();
  // The last key, and the field it was pressed in, are not lost either.
  await form.getByLabel('Valor da parcela 2').fill('300');
  await form.getByLabel(/^Observação/).fill('urgente');
  await page.reload();
  await expect(form.getByLabel('Valor da parcela 1')).toHaveValue('400,01');
  await expect(form.getByLabel(/^Observação/)).toHaveValue('URGENTE');

  await demo.breaks('createTitle', { times: 1, body: BROKEN });
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Tente mais tarde.').first()).toBeVisible();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Registro salvo com sucesso.')).toBeVisible();

  await page.getByRole('searchbox').fill('recibo os 77');
  const cards = page.getByRole('list', { name: 'Contas a pagar e a receber' }).getByRole('listitem');
  await expect(cards.first()).toContainText('RECIBO OS 77 1/3');
  // It is written off from its card too.
  await cards.first().getByRole('button', { name: 'Baixar RECIBO OS 77 1/3' }).click();
  await expect(page.getByRole('dialog', { name: 'Baixar título' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await cards
    .first()
    .getByRole('button', { name: /^MECANICA/ })
    .click();
  const panel = page.getByRole('dialog', { name: 'RECIBO OS 77 1/3' });
  await panel.getByRole('button', { name: 'Parcela 2/3' }).click();
  await expect(page.getByRole('dialog', { name: 'RECIBO OS 77 2/3' })).toContainText('R$ 300,00');
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('com as suas 3 parcelas');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Registro excluído com sucesso.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cards).toHaveCount(0);
});
