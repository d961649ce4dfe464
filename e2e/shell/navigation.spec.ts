import { expect, test } from '../fixtures';
import { expectClearBar } from './bar';

test.beforeEach(async ({ signIn }) => {
  await signIn('produtor');
});

const nav = (page: import('@playwright/test').Page) =>
  page.getByRole('navigation', { name: 'Navegação principal' });

test('the rail opens over the content by hovering and folds when the pointer leaves', async ({ page }) => {
  const width = async () => (await nav(page).boundingBox())?.width;
  expect(await width()).toBe(64);
  // Where the title starts: its width follows the font, which may arrive meanwhile.
  const corner = async () => {
    const box = await page.getByRole('heading', { level: 1 }).boundingBox();
    return box && { x: box.x, y: box.y };
  };
  const before = await corner();
  // What is about to be pressed does not move away under the pointer.
  const place = async () => (await nav(page).getByRole('button', { name: 'Financeiro' }).boundingBox())?.y;
  const placeBefore = await place();
  await nav(page).hover();
  await expect.poll(width).toBe(280);
  expect(await place()).toBe(placeBefore);
  expect(await corner()).toEqual(before);
  await page.mouse.move(900, 600);
  await expect.poll(width).toBe(64);
  // Pressed before it has opened, a module opens it with its pages.
  await nav(page).getByRole('button', { name: 'Financeiro' }).click();
  await expect(nav(page).getByRole('link', { name: 'Fluxo de caixa' })).toBeVisible();
});

test('the rail opens by keyboard focus, a module shows its pages, Escape folds it', async ({ page }) => {
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(nav(page).getByRole('searchbox', { name: 'Buscar no menu' })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(nav(page).getByRole('searchbox', { name: 'Buscar no menu' })).toBeFocused();
  const finance = nav(page).getByRole('button', { name: 'Financeiro' });
  for (const name of ['Início', 'Geral', 'Propriedade', 'Financeiro']) {
    await page.keyboard.press('ArrowDown');
    await expect(nav(page).getByLabel(name, { exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(nav(page).getByRole('link', { name: 'Fluxo de caixa' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(nav(page).getByRole('link', { name: 'Fluxo de caixa' })).toBeHidden();
  // The keyboard keeps its place on the rail.
  await expect(finance).toBeFocused();
});

test('the menu is searched without accents and case', async ({ page }) => {
  await nav(page).hover();
  await nav(page).getByRole('searchbox', { name: 'Buscar no menu' }).fill('PREVISAO');
  await expect(nav(page).getByRole('link', { name: 'Nova previsão de caixa' })).toBeVisible();
  await expect(nav(page).getByRole('link', { name: 'Fluxo de caixa' })).toBeHidden();
  await nav(page).getByRole('searchbox', { name: 'Buscar no menu' }).fill('zzz');
  await expect(nav(page).getByText('Nenhuma página com esse nome.')).toBeVisible();
});

test('an entry still on the former site says so, and what answers stands inside the shell', async ({
  page,
}) => {
  await nav(page).hover();
  await nav(page).getByRole('searchbox', { name: 'Buscar no menu' }).fill('situacao dos');
  await nav(page).getByRole('link', { name: 'Situação dos sensores (no sistema anterior)' }).click();
  await expect(page).toHaveURL(/\/sensor-status$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ainda no sistema anterior' })).toBeVisible();
  await expect(page).toHaveTitle(/^Situação dos sensores · /);
  await expect(nav(page)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL(/\/inicio$/);
});

test('a long module shows its groups folded; a screen inside a page is found by its name', async ({
  page,
}) => {
  await nav(page).hover();
  await nav(page).getByRole('button', { name: 'Financeiro', exact: true }).click();
  await expect(nav(page).getByRole('link', { name: 'Parceiros' })).toBeHidden();
  const registers = nav(page).getByRole('button', { name: 'Cadastros', exact: true });
  await registers.click();
  await expect(nav(page).getByRole('link', { name: 'Parceiros' })).toBeVisible();
  await registers.click();
  await expect(nav(page).getByRole('link', { name: 'Parceiros' })).toBeHidden();
  await nav(page).getByRole('searchbox', { name: 'Buscar no menu' }).fill('talhoes');
  await nav(page).getByRole('link', { name: 'Talhões' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Talhões' })).toBeFocused();
  const path = page.getByRole('navigation', { name: 'Caminho' });
  await expect(path.getByRole('listitem')).toHaveText([
    'Propriedade',
    'Configuração de propriedade',
    'Talhões',
  ]);
  await path.getByRole('link', { name: 'Configuração de propriedade' }).click();
  await expect(page).toHaveURL(/\/configuracao-de-propriedade\/propriedades$/);
});

test('in English menu, palette and path name pages by their own titles', async ({ page }) => {
  await page.getByRole('button', { name: 'Idioma' }).click();
  await page.getByRole('menuitemradio', { name: /^English/ }).click();
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.hover();
  await menu.getByRole('button', { name: 'Farm', exact: true }).click();
  await menu.getByRole('link', { name: 'Farm map' }).click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Farm');
  await menu.hover();
  await menu.getByRole('searchbox').fill('situacao dos');
  // What is on the former site has a Portuguese name alone.
  await expect(menu.locator('[lang="pt-BR"]', { hasText: 'Situação dos sensores' })).toBeVisible();
});

test('below /app a page stands without menus, and its links stay there', async ({ page }) => {
  await page.goto('/app/avicultura/dashboard-geral');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(nav(page)).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page
    .getByRole('link', { name: /^Abrir/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/app\/avicultura\/dashboard-geral\/\d+$/);
  await page.goto('/app/agricultura/comparacao-mapas');
  await expect(page.getByRole('heading', { level: 1, name: 'Comparação de mapas' })).toBeVisible();
});

test('a page of this application opens without one, is marked, and takes the focus to its heading', async ({
  page,
}) => {
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await nav(page).hover();
  await nav(page).getByRole('button', { name: 'Propriedade', exact: true }).click();
  await nav(page).getByRole('link', { name: 'Comunidades rurais' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comunidades rurais' })).toBeFocused();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await nav(page).hover();
  await expect(nav(page).getByRole('link', { name: 'Comunidades rurais' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // Folded, the rail shows the module alone.
  await page.mouse.move(900, 600);
  const module = nav(page).getByRole('button', { name: 'Propriedade', exact: true });
  await expect(module).toHaveAttribute('aria-current', 'true');
  await expect(nav(page).getByRole('button', { name: 'Financeiro', exact: true })).not.toHaveAttribute(
    'aria-current',
  );
});

test('the pinned menu stays open and is kept', async ({ page }) => {
  await nav(page).hover();
  await nav(page).getByRole('button', { name: 'Manter menu aberto' }).click();
  await page.mouse.move(900, 600);
  await page.reload();
  await expect(nav(page).getByRole('button', { name: 'Recolher menu' })).toBeVisible();
  expect((await nav(page).boundingBox())?.width).toBe(280);
  for (const width of [1366, 1024]) await expectClearBar(page, width);
});

test('on a small screen the menu is a drawer @mobile', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await nav(page).getByRole('button', { name: 'Propriedade', exact: true }).click();
  await nav(page).getByRole('link', { name: 'Comunidades rurais' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comunidades rurais' })).toBeVisible();
  await expect(nav(page)).toBeHidden();
});
