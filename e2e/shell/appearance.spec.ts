import { expect, test } from '../fixtures';
import { expectClearBar } from './bar';

const LABELS = [
  'Terra e mata',
  'Pôr do sol',
  'Folha',
  'Praia',
  'Técnico',
  'Tons doces',
  'Mata à noite',
  'Mar profundo',
  'Ardósia',
];

test.beforeEach(async ({ signIn, page }) => {
  await signIn('produtor');
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await page.getByRole('menuitem', { name: 'Aparência' }).click();
});

test('nine themes, each with grounds of its own, kept for the user', async ({ page, signIn, demo }) => {
  test.setTimeout(60_000);
  const dialog = page.getByRole('dialog', { name: 'Aparência' });
  const look = () =>
    page.evaluate(() => {
      const nav = document.querySelector('nav');
      return `${getComputedStyle(document.body).backgroundColor} ${nav ? getComputedStyle(nav).backgroundColor : ''}`;
    });
  const looks = new Set<string>();
  for (const label of LABELS) {
    const former = await look();
    await dialog.getByRole('radio', { name: label }).click();
    if (label !== LABELS[0]) await expect.poll(look).not.toBe(former);
    looks.add(await look());
  }
  expect(looks.size).toBe(9);
  // As radio buttons are: one stop of the Tab key, arrows choose, and after the last comes the first.
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Terra e mata' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('radio', { name: 'Ardósia' })).toBeFocused();
  const chosen = await look();
  const lastSent = async () => (await demo.calls('/api/auth/user/update')).at(-1)?.body;
  await expect.poll(lastSent).toMatchObject({ preferences: { theme: 'slate' } });
  await page.reload();
  await expect.poll(look).toBe(chosen);
  // Away from the page first: its cards may still be waiting to ask.
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.clear());
  await signIn('produtor');
  await expect.poll(look).toBe(chosen);
});

test('three layouts with their widths', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Aparência' });
  const main = page.locator('main');
  await dialog.getByRole('button', { name: 'Menu no topo', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Financeiro' })).toBeVisible();
  expect((await main.boundingBox())?.width).toBe(1366);
  await page.getByRole('navigation').getByRole('button', { name: 'Propriedade', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Comunidades rurais' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comunidades rurais' })).toBeVisible();

  await page.goto('/inicio?janela=aparencia');
  await dialog.getByRole('button', { name: 'Centralizada' }).click();
  await expect.poll(async () => (await main.boundingBox())?.width).toBe(1280);
  await dialog.getByRole('button', { name: 'Menu no topo, centralizado' }).click();
  await expect.poll(async () => (await main.boundingBox())?.width).toBeLessThanOrEqual(1120);
  await page.keyboard.press('Escape');
  // Every module is in sight.
  await expect(page.getByRole('navigation').getByRole('button').last()).toBeInViewport({ ratio: 1 });
  for (const width of [1366, 1024, 900, 640, 390]) await expectClearBar(page, width);
});

test('mode and density show at once', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Aparência' });
  await dialog.getByRole('button', { name: 'Escuro' }).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await dialog.getByRole('button', { name: 'Seguir o sistema' }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  const ink = page.locator('main h1');
  const onScreen = await ink.evaluate((heading) => getComputedStyle(heading).color);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(ink).not.toHaveCSS('color', onScreen);
  await expect(page.getByRole('banner').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const height = async () => (await dialog.getByRole('button', { name: 'Fechar' }).boundingBox())?.height;
  await dialog.getByRole('button', { name: 'Confortável' }).click();
  await expect.poll(height).toBe(44);
  await dialog.getByRole('button', { name: 'Compacta' }).click();
  await expect.poll(height).toBe(40);
});
