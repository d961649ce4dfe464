import { expect, expectNoSeriousAxe, keptDrafts, test } from '../fixtures';

const PATH = '/avicultura/ronda';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_CACHE_MISS|ERR_FAILED|Failed to fetch/] });

test('a morning: the round by keyboard, a figure asked back, the rest without a network @mobile', async ({
  page,
  signIn,
  demo,
}) => {
  test.setTimeout(90_000);
  await signIn('produtor', { at: PATH });
  const rows = page.getByRole('group', { name: /Lote/ });
  const dead = (at: number) => rows.nth(at).getByRole('textbox', { name: /^Mortos/ });
  await dead(0).fill('3');
  await dead(0).press('Enter');
  await expect(dead(1)).toBeFocused();
  await page.keyboard.type('900');
  await expect(page.getByText('2 aviários · 903 perdas')).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Lançar ronda' }).click();
  const question = page.getByRole('alertdialog', { name: 'Confira estes números' });
  await expect(question).toContainText('900 perdas são');
  await question.getByRole('button', { name: 'Corrigir' }).click();
  await dead(1).fill('9');
  await page.getByRole('button', { name: 'Lançar ronda' }).click();
  await expect(page.getByText('2 ocorrências lançadas.')).toBeVisible();
  await expect(rows.nth(0)).toContainText('já lançados');
  // The second aviary's antenna: no network, until the house.
  await demo.forgetCalls();
  await page.context().setOffline(true);
  await dead(2).fill('2');
  await page.getByRole('button', { name: 'Lançar ronda' }).click();
  const strip = page.getByRole('region', { name: '1 ocorrência guardada neste aparelho' });
  await expect(strip).toBeVisible();
  await expect(dead(2)).toHaveValue('');
  await page.context().setOffline(false);
  // Nothing goes by itself.
  await expect(strip.getByRole('button', { name: 'Enviar agora' })).toBeVisible();
  expect(await demo.calls('/ChickenOccurrence/Create')).toEqual([]);
  await strip.getByRole('button', { name: 'Enviar agora' }).click();
  await expect(page.getByText('1 ocorrência lançada.')).toBeVisible();
  await expect(strip).toHaveCount(0);
  expect(await demo.calls('/ChickenOccurrence/Create')).toHaveLength(1);
});

test('a round that was typed is there again after a reload', async ({ page, signIn }) => {
  await signIn('produtor', { at: PATH });
  const first = page.getByRole('group', { name: /Lote/ }).first();
  await first.getByRole('textbox', { name: /^Mortos/ }).fill('7');
  await first.getByRole('textbox', { name: /^Eliminados/ }).fill('1');
  await expect.poll(() => page.evaluate(keptDrafts)).toContain('"eliminated":1');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(first.getByRole('textbox', { name: /^Mortos/ })).toHaveValue('7');
  await expect(first.getByRole('textbox', { name: /^Eliminados/ })).toHaveValue('1');
});
