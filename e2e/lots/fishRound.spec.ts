import { expect, expectNoSeriousAxe, test } from '../fixtures';

const PATH = '/piscicultura/ronda';
const CREATE = '/PiscicultureOccurrence/Create';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_CACHE_MISS|ERR_FAILED|Failed to fetch/] });

test('a morning without a network: three ponds are fed, kept, and sent on the word, once @mobile', async ({
  page,
  signIn,
  demo,
}) => {
  test.setTimeout(90_000);
  await signIn('produtor', { at: PATH });
  const rows = page.getByRole('group', { name: /Lote P/ });
  await expect(rows).toHaveCount(3);
  const given = (at: number) => rows.nth(at).getByRole('textbox', { name: /^Dado agora/ });
  const first = page.getByRole('group', { name: /^VIVEIRO 1 · / });
  await expect(first).toContainText('Ração do dia: 54,3 kg');
  await expect(first).toContainText('Precisa de 54,320 kg: 4% de 1.358,0 kg (140 g)');
  await expectNoSeriousAxe(page);
  await demo.forgetCalls();
  // The ponds have no antenna.
  await page.context().setOffline(true);
  for (const [at, kg] of ['5', '20', '30'].entries()) {
    await rows
      .nth(at)
      .getByRole('textbox', { name: /^Ração/ })
      .fill('JUVENIL 36% PB');
    await given(at).fill(kg);
  }
  await first.getByRole('combobox', { name: /^Apetite/ }).click();
  await page.getByRole('option', { name: 'Bom' }).click();
  await expect(page.getByText('3 viveiros · 55 kg')).toBeVisible();
  await page.getByRole('button', { name: 'Lançar ronda' }).click();
  const strip = page.getByRole('region', { name: '3 ocorrências guardadas neste aparelho' });
  await expect(strip).toBeVisible();
  await expect(first).toContainText('kg a enviar');
  await page.context().setOffline(false);
  // Nothing goes by itself.
  await expect(strip.getByRole('button', { name: 'Enviar agora' })).toBeVisible();
  expect(await demo.calls(CREATE)).toEqual([]);
  // The answer to the first is lost on its way: it is sent again, and known by its key.
  let lost = 0;
  await page.route(`**${CREATE}`, async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('failed');
  });
  await strip.getByRole('button', { name: 'Enviar agora' }).click();
  await expect.poll(() => lost).toBe(1);
  const left = page.getByRole('region', { name: /guardadas? neste aparelho/ });
  await left.getByRole('button', { name: 'Enviar agora' }).click();
  // What arrived without an answer looks like an entry of somebody else: it is asked back, and known by its key.
  await expect(left.getByText(/dado agora já são 5/)).toBeVisible();
  await left.getByRole('button', { name: /assim mesmo$/ }).click();
  await expect(left).toHaveCount(0);
  const sent = (await demo.calls(CREATE)) as { body?: { clientKey?: string } }[];
  expect(sent.length).toBeGreaterThan(3);
  expect(new Set(sent.map(({ body }) => body?.clientKey)).size).toBe(3);
  await page.reload();
  // Each was entered once.
  for (const [at, kg] of ['5', '20', '30'].entries())
    await expect(rows.nth(at)).toContainText(`já dados ${kg} kg`);
  await expect(first).toContainText('apetite bom');
});

test('two tabs feed one pond: the second is asked back, then adds', async ({ page, signIn, context }) => {
  await signIn('produtor', { at: PATH });
  const other = await context.newPage();
  await other.goto(PATH);
  const pond = (on: typeof page) => on.getByRole('group', { name: /^VIVEIRO 1 · / });
  for (const on of [page, other]) {
    await pond(on)
      .getByRole('textbox', { name: /^Dado agora/ })
      .fill('10');
    await expect(on.getByText('1 viveiro · 10 kg')).toBeVisible();
  }
  await other.getByRole('button', { name: 'Lançar ronda' }).click();
  await expect(other.getByText('1 ocorrência lançada.')).toBeVisible();
  await page.getByRole('button', { name: 'Lançar ronda' }).click();
  await expect(pond(page)).toContainText(/Outro lançamento deste dia.*já são 10\. Confira/);
  await page.getByRole('button', { name: 'Lançar ronda' }).click();
  await expect(page.getByText('1 ocorrência lançada.')).toBeVisible();
  await expect(pond(page)).toContainText('já dados 20 kg');
});

test('fish are sorted into another pond: both dashboards follow', async ({ page, signIn }) => {
  test.setTimeout(90_000);
  await signIn('produtor', { at: '/piscicultura/ocorrencia' });
  await page.getByRole('button', { name: 'Nova ocorrência' }).click();
  await page.getByRole('button', { name: 'Transferência e classificação' }).click();
  const dialog = page.getByRole('dialog', { name: 'Transferência e classificação' });
  await dialog.getByRole('combobox', { name: 'Lote', exact: true }).click();
  await page.getByRole('option', { name: 'VIVEIRO 1 · lote P21' }).click();
  await dialog.getByRole('combobox', { name: /^Lote que recebe/ }).click();
  await page.getByRole('option', { name: 'VIVEIRO 2 · lote P22' }).click();
  await dialog.getByRole('textbox', { name: /^Peixes/ }).fill('970');
  await dialog.getByRole('textbox', { name: /^Peso/ }).fill('135,8');
  await dialog.getByRole('textbox', { name: /^Classe/ }).fill('CABEÇA');
  await expect(dialog).toContainText('Vai 10,0% da biomassa do lote (1.358,0 kg)');
  await expect(dialog.getByRole('textbox', { name: /^Ração que acompanha/ })).toHaveValue('138');
  await expectNoSeriousAxe(page);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toHaveCount(0);
  const summary = '970 peixes, 135,8 kg para VIVEIRO 2 · lote P22 · CABECA';
  await expect(page.getByText(summary).first()).toBeVisible();
  await page.goto('/piscicultura/dashboard');
  await expect(page.getByText('8.730').first()).toBeVisible();
});
