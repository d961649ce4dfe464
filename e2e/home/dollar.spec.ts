import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures';
import { card, quote } from './home';

const TITLE = 'Dólar comercial';

/** Ten workdays up to Thursday, 17 September 2026, in no order. */
const PAST = [4, 7, 8, 9, 10, 11, 14, 15, 16, 17]
  .map((day, at) => quote(`2026-09-${String(day).padStart(2, '0')} 13:08:11.742036`, 5.3 + at / 100))
  .toReversed();
const LATEST = quote('2026-09-18 13:03:34.742', 5.4127);

// Each walks a whole passage.
test.describe.configure({ timeout: 120_000 });

test.use({ expectedErrors: [/500/] });

test('the latest quote of the day, else the last of the period, else a word; as chart and as table', async ({
  page,
  demo,
  signIn,
}) => {
  // The call of today alone fails: the period stands in, and says so.
  await demo.breaks('readDollarToday', { times: 1 });
  await demo.answers('readDollarPeriod', PAST);
  await signIn('produtor');
  const dollar = card(page, TITLE);
  const buy = dollar.getByRole('group', { name: 'Compra' });
  await expect(buy).toContainText('5,3900');
  await expect(dollar.getByText('A cotação de hoje não chegou.')).toBeVisible();
  await demo.answers('readDollarToday', [LATEST, quote('2026-09-18 10:04:21.1', 5.4, 'Abertura')]);
  await dollar.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(dollar.getByText('A cotação de hoje não chegou.')).toHaveCount(0);
  await expect(buy).toContainText('R$5,4127');
  await expect(buy).toContainText('Subiu +0,0127 (+0,24%)');
  await expect(dollar.getByText('R$ 5,4133')).toBeVisible();
  await expect(dollar.getByText('R$ 5,4000')).toBeVisible();
  await expect(dollar.getByText('18/09/2026, 13:03 · Fechamento')).toBeVisible();
  await expect(
    dollar.getByRole('img', {
      name: 'Gráfico das últimas 7 cotações de compra: de R$ 5,3400 em 10/09/2026 a R$ 5,4127 em 18/09/2026.',
    }),
  ).toBeVisible();
  await expect(dollar.locator('[data-point]')).toHaveCount(7);

  await dollar.getByRole('button', { name: 'Ver dólar como tabela' }).click();
  const rows = dollar.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(8);
  await expect(rows.nth(1)).toHaveText(/18\/09\/2026, 13:03\s*5,4127\s*5,4133/);
  await dollar.getByRole('button', { name: 'Recolher detalhes do dólar' }).click();
  await expect(dollar.getByRole('table')).toHaveCount(0);
  await page.reload();
  // Folded and as a table: kept for the next visit.
  await dollar.getByRole('button', { name: 'Mostrar detalhes do dólar' }).click();
  await expect(dollar.getByRole('table')).toBeVisible();

  const refresh = dollar.getByRole('button', { name: `Atualizar ${TITLE}` });
  await demo.recovers();
  await demo.answers('readDollarToday', []);
  await demo.answers('readDollarPeriod', [
    quote('2026-09-16 13:00:00', 5.1),
    quote('2026-09-17 13:00:00', 5.05),
  ]);
  await refresh.click();
  await expect(buy).toContainText('5,0500');
  await expect(buy).toContainText('Caiu -0,0500');

  await demo.recovers();
  for (const call of ['readDollarToday', 'readDollarPeriod'] as const) await demo.answers(call, null);
  await refresh.click();
  await expect(dollar.getByText('Sem cotações')).toBeVisible();
});

test('the whole-screen chart is read, narrowed to a period, downloaded and left by keyboard alone', async ({
  page,
  demo,
  signIn,
}) => {
  await demo.answers('readDollarToday', []);
  await demo.answers('readDollarPeriod', PAST);
  await signIn('produtor');
  const open = card(page, TITLE).getByRole('button', { name: 'Abrir gráfico do dólar em tela cheia' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: TITLE });
  await expect(dialog).toBeVisible();
  const chart = dialog.getByRole('application');
  await expect(chart).toBeVisible();
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText('07/09/2026 13:08: Compra (R$) 5,3100.');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText('08/09/2026 13:08: Compra (R$) 5,3200.');

  await dialog.getByRole('button', { name: '7 dias' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: '7 dias' })).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('button', { name: 'Ver como tabela' }).focus();
  await page.keyboard.press('Enter');
  // Seven days up to the 17th: five workdays.
  await expect(dialog.getByRole('row')).toHaveCount(6);

  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Baixar CSV' }).focus();
  await page.keyboard.press('Enter');
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').trim().split('\r\n');
  expect(lines[0]).toBe('Data e hora;Compra (R$);Venda (R$)');
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toContain('5,39');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});
