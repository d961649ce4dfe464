import { expect, test } from '../fixtures';

test.beforeEach(async ({ signIn }) => {
  await signIn('produtor');
});

test('Ctrl+K finds a page without accents and Enter opens it', async ({ page }) => {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Página, produtor ou ação' })).toBeFocused();
  // The titles of modules that have not been opened yet are there too.
  await expect(page.getByRole('option', { name: 'Assist', exact: true })).toBeVisible();
  // Ten suggestions at most; what else answers is found by typing on.
  await page.keyboard.type('c');
  await expect(page.getByRole('option')).toHaveCount(10);
  await expect(page.getByText('Há mais resultados: continue digitando.')).toBeVisible();
  await page.keyboard.type('omunidades rurais');
  await expect(page.getByRole('option').first()).toContainText('Comunidades rurais');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Comunidades rurais' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await expect(page.getByText('Visitadas há pouco')).toBeVisible();
});

test('it changes theme and language and signs out', async ({ page }) => {
  const run = async (text: string) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  const backgroundColour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await backgroundColour();
  await run('tema mar profundo');
  await expect.poll(backgroundColour).not.toBe(before);
  await run('idioma english');
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  await run('sign out');
  await expect(page).toHaveURL(/\/login-v2/);
});

test('a question mark shows the keys, but not while typing', async ({ page }) => {
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Teclas de atalho' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('?');
  await expect(page.getByRole('dialog', { name: 'Teclas de atalho' })).toBeHidden();
});
