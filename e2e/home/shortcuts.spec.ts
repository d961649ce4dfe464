import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { card, leaveAccount } from './home';

const TOGGLE = '/UserMenuShortcut/ActiveShortcuts';

// Each walks a whole passage.
test.describe.configure({ timeout: 120_000 });

test.use({ expectedErrors: [/500/] });

test('a page is found, pinned, shown on the card, kept and unpinned; what fails goes back and says so', async ({
  page,
  demo,
  signIn,
}) => {
  await signIn('produtor');
  const shortcuts = card(page, 'Atalhos');
  await expect(shortcuts.getByRole('link')).toHaveCount(4);
  await shortcuts.getByRole('button', { name: 'Personalizar atalhos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Personalizar atalhos' });
  const modules = dialog.getByRole('heading', { level: 3 });
  const tile = dialog.getByRole('button', { name: /^Comunidades rurais/ });
  await expect(tile).toHaveAttribute('aria-pressed', 'false');
  await dialog.getByRole('searchbox', { name: 'Buscar página' }).fill('zzz');
  await dialog.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(modules).not.toHaveCount(1);
  await dialog.getByRole('searchbox', { name: 'Buscar página' }).fill('COMUNIDADES');
  await expect(modules).toHaveText(['Propriedade']);
  await expectNoSeriousAxe(page);

  await demo.forgetCalls();
  await demo.waits('changeShortcuts', 1500, { times: 1 });
  await tile.dblclick();
  // While the call is under way the tile shows what is wanted and takes no press.
  await expect(tile).toHaveAttribute('aria-disabled', 'true');
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await expect(tile).not.toHaveAttribute('aria-disabled');
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByText('5 páginas fixadas')).toBeVisible();
  const calls = await demo.calls(TOGGLE);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.query['moduleId']).toMatch(/^\d+$/);

  await dialog.getByRole('button', { name: 'Concluir' }).click();
  await expect(shortcuts.getByRole('link', { name: 'Comunidades rurais' })).toBeVisible();
  await page.reload();
  await shortcuts.getByRole('link', { name: 'Comunidades rurais' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comunidades rurais' })).toBeVisible();

  await page.goBack();
  await shortcuts.getByRole('button', { name: 'Personalizar atalhos' }).click();
  await tile.click();
  await expect(tile).toHaveAttribute('aria-pressed', 'false');
  await expect(dialog.getByText('4 páginas fixadas')).toBeVisible();

  const refused = dialog.getByRole('button', { name: 'Integrações' });
  await demo.breaks('changeShortcuts', {
    times: 1,
    body: { details: [{ message: 'Atalho indisponível' }], error: { message: 'x' } },
  });
  await refused.click();
  await expect(page.getByText('Atalho indisponível')).toBeVisible();
  await expect(refused).toHaveAttribute('aria-pressed', 'false');
  await expect(dialog.getByText('O atalho “Integrações” não foi alterado. Tente novamente.')).toBeVisible();
  await refused.click();
  await expect(dialog.getByText('5 páginas fixadas')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shortcuts.getByRole('link')).toHaveCount(5);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('who has no pins chooses among the own menu; of many the first show, and all on request', async ({
    page,
    demo,
    signIn,
  }) => {
    await demo.breaks('listShortcuts', { times: 1 });
    await signIn('usuario');
    const shortcuts = card(page, 'Atalhos');
    await shortcuts.getByRole('alert').getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(shortcuts.getByText('Fixe aqui as páginas que você mais usa.')).toBeVisible();
    await shortcuts.getByRole('button', { name: 'Escolher atalhos' }).click();
    const dialog = page.getByRole('dialog', { name: 'Personalizar atalhos' });
    await expect(dialog.getByRole('heading', { level: 3, name: 'Propriedade' })).toBeVisible();
    await expect(dialog.getByRole('heading', { level: 3, name: 'Financeiro' })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: /^Início/ })).toHaveCount(0);
    await expectNoSeriousAxe(page);

    await leaveAccount(page);
    await demo.answers(
      'listShortcuts',
      [201, 202, 203, 301, 302, 303, 304, 305].map((menuId) => ({ menuId })),
    );
    await signIn('produtor');
    await expect(shortcuts.getByRole('link')).toHaveCount(6);
    await shortcuts.getByRole('button', { name: 'Ver os 8 atalhos' }).click();
    await expect(shortcuts.getByRole('link')).toHaveCount(8);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'nothing reaches beyond the screen').toBe(390);
    await shortcuts.getByRole('link', { name: 'Fluxo de caixa' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fluxo de caixa' })).toBeVisible();
  });
});
