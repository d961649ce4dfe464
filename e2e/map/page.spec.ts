import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { choose, suggest } from './land';
import { MAP_KINDS, MapPage, withMapsKey } from './mapPage';

for (const mapKind of MAP_KINDS)
  test.describe(`${mapKind} map`, () => {
    let map: MapPage;

    test.beforeEach(async ({ page, signIn }) => {
      map = new MapPage(page);
      if (mapKind === 'google') await withMapsKey(page);
      await signIn('produtor');
    });

    test('lists farms without grain stores, with totals, and finds without accents', async ({ page }) => {
      await map.open('/propriedade', mapKind);
      await expect(page.getByRole('heading', { level: 1, name: 'Mapa da propriedade' })).toBeVisible();
      await expect(map.row('FAZENDA TRES MARIAS')).toBeVisible();
      await expect(map.tree.getByText('ARMAZEM ESTRADA VELHA')).toHaveCount(0);
      await expect(map.row('FAZENDA TRES MARIAS')).toHaveAccessibleName(/\d+,\d\d ha$/);

      await page.getByLabel('Buscar propriedade ou talhão').fill('água dóce');
      await expect(map.row('FAZENDA TRES MARIAS')).toHaveCount(0);
      await expect(map.row('FAZENDA AGUA DOCE')).toBeVisible();
      await page.getByLabel('Buscar propriedade ou talhão').fill('nada com este nome');
      await page.getByRole('button', { name: 'Limpar filtros' }).click();
      await expect(map.row('FAZENDA TRES MARIAS')).toBeVisible();
    });

    test('a farm opens, its plots are a press away, and the address opens them again', async ({ page }) => {
      await map.open('/propriedade', mapKind);
      await map.row('FAZENDA AGUA DOCE').click();
      await expect(page).toHaveURL(/\/propriedade\/fazenda\/\d+$/);
      await expect(map.row('FAZENDA AGUA DOCE')).toHaveAttribute('aria-expanded', 'true');
      await map.row('LARANJAL').click();
      await expect(page).toHaveURL(/\/propriedade\/centro-de-custo\/\d+$/);
      await map.row('TALHAO 04').click();
      await expect(page).toHaveURL(/\/propriedade\/talhao\/\d+$/);
      await expect(map.thumbnail('TALHAO 04')).toHaveAttribute('aria-pressed', 'true');

      await page.reload();
      await map.stands(mapKind);
      await expect(map.row('TALHAO 04')).toHaveAttribute('aria-selected', 'true');
      await expect(map.thumbnail('TALHAO 04')).toHaveAttribute('aria-pressed', 'true');

      // Pressed again it is let go, and its farm stays.
      await map.row('TALHAO 04').click();
      await expect(page).toHaveURL(/\/propriedade\/fazenda\/\d+$/);
      await expect(map.thumbnail('TALHAO 04')).toHaveAttribute('aria-pressed', 'false');
      await page.goBack();
      await expect(page).toHaveURL(/\/propriedade\/centro-de-custo\/\d+$/);
    });

    test('a press on the map chooses the plot and says its area for two seconds', async ({ page }) => {
      // A map that glides is not where a press is aimed at.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await map.open('/propriedade', mapKind);
      await map.row('FAZENDA AGUA DOCE').click();
      await map.row('LARANJAL').click();
      // Let go only once it is chosen: two presses before that would choose it twice.
      await map.row('TALHAO 04').click();
      await expect(page).toHaveURL(/\/propriedade\/talhao\/\d+$/);
      await map.row('TALHAO 04').click();
      await expect(page).toHaveURL(/\/propriedade\/fazenda\/\d+$/);
      // The plot was centred when it was chosen.
      await map.press(0.5, 0.5);
      const info = page.getByText(/Área total \d+,\d\d ha/);
      await expect(info).toBeVisible();
      await expect(map.row('TALHAO 04')).toHaveAttribute('aria-selected', 'true');
      await expect(info).toBeHidden();

      // It stays while somebody turns to it.
      await map.press(0.5, 0.5);
      await expect(info).toBeVisible();
      await info.hover();
      const since = Date.now();
      await expect.poll(() => Date.now() - since, { timeout: 10_000 }).toBeGreaterThan(2600);
      await expect(info).toBeVisible();
      await page.getByRole('button', { name: 'Fechar' }).first().click();
      await expect(info).toBeHidden();
    });

    test('the map moves and zooms by keyboard, and Enter chooses its middle', async ({ page }) => {
      await map.open('/propriedade', mapKind);
      await map.row('FAZENDA AGUA DOCE').click();
      await map.row('LARANJAL').click();
      await map.row('TALHAO 04').click();
      await expect(page).toHaveURL(/\/propriedade\/talhao\/\d+$/);
      await map.row('TALHAO 04').click();
      await expect(page).toHaveURL(/\/propriedade\/fazenda\/\d+$/);
      await map.map.focus();
      // The camera may still be on its way to the plot.
      await expect(async () => {
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/propriedade\/talhao\/\d+$/, { timeout: 1000 });
      }).toPass({ timeout: 10_000 });
      const scale = page.getByText(/^Escala \d+ k?m$/);
      const before = await scale.textContent();
      await page.keyboard.press('-');
      await page.keyboard.press('-');
      await expect(scale).not.toHaveText(before ?? '');
      // Far away from any plot, the middle is nothing.
      for (let step = 0; step < 12; step += 1) await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/Área total/)).toBeHidden();
    });

    test('several plots are chosen with Ctrl, and the address keeps them', async ({ page }) => {
      await map.open('/propriedade', mapKind);
      await map.row('FAZENDA AGUA DOCE').click();
      await map.row('LARANJAL').click();
      await map.row('TALHAO 04').click();
      await map.row('TALHAO 05').click({ modifiers: ['Control'] });
      await expect(page).toHaveURL(/\/propriedade\/talhao\/\d+\?selecao=\d+$/);
      await page.reload();
      await map.stands(mapKind);
      await expect(map.thumbnail('TALHAO 04')).toHaveAttribute('aria-pressed', 'true');
      await expect(map.thumbnail('TALHAO 05')).toHaveAttribute('aria-pressed', 'true');
    });

    test('has no serious accessibility finding, open and chosen', async ({ page }) => {
      await map.open('/propriedade', mapKind);
      await map.row('FAZENDA AGUA DOCE').click();
      await map.row('LARANJAL').click();
      await map.row('TALHAO 04').click();
      await expect(map.thumbnail('TALHAO 04')).toHaveAttribute('aria-pressed', 'true');
      await expectNoSeriousAxe(page);
    });

    test('the panel is put away and comes back', async ({ page }) => {
      await map.open('/propriedade', mapKind);
      const width = async () => (await map.map.boundingBox())?.width ?? 0;
      const before = await width();
      await page.getByRole('button', { name: 'Ocultar propriedades' }).click();
      await expect(map.tree).toBeHidden();
      await expect.poll(width).toBeGreaterThan(before);
      await page.getByRole('button', { name: 'Mostrar propriedades' }).click();
      await expect(map.tree).toBeVisible();
    });
  });

test('thumbnails are outlines without a key and satellite pictures with one', async ({ page, signIn }) => {
  const map = new MapPage(page);
  await signIn('produtor');
  await map.open();
  await expect(page.locator('[data-picture="outline"]').first()).toBeVisible();

  const { requests } = await withMapsKey(page);
  await map.open('/propriedade', 'google');
  await expect(page.locator('[data-picture="satellite"] img').first()).toBeVisible();
  const [picture] = requests.filter((url) => url.includes('staticmap'));
  expect(picture).toContain('size=150x150');
  expect(picture).toContain('maptype=satellite');
});

test('Google shows hybrid imagery first and offers other grounds', async ({ page, signIn }) => {
  const map = new MapPage(page);
  await withMapsKey(page);
  await signIn('produtor');
  await map.open('/propriedade', 'google');
  await expect(page.locator('[data-maptype="hybrid"]')).toBeVisible();
  await page.getByRole('button', { name: 'Fundo do mapa' }).click();
  await page.getByRole('menuitemradio', { name: 'Ruas' }).click();
  await expect(page.locator('[data-maptype="roadmap"]')).toBeVisible();
});

test('a telephone has the map first and the lists as a sheet @mobile', async ({ page, signIn }) => {
  const map = new MapPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('produtor');
  await map.open();
  await expect(map.tree).toHaveCount(0);
  await page.getByRole('button', { name: 'Propriedades', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Propriedades' });
  await map.row('FAZENDA AGUA DOCE').click();
  await expectNoSeriousAxe(page);
  await sheet.getByRole('tab', { name: /Talhões/ }).click();
  await sheet.getByRole('button', { name: /^TALHAO 04/ }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'TALHAO 04' })).toBeVisible();
  await expect(page).toHaveURL(/\/propriedade\/talhao\/\d+$/);
});

test('plots out of view are one press away, looked at or drawn upon', async ({ page, signIn }) => {
  const map = new MapPage(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('produtor');
  await map.open();
  const lead = (name: string) => page.getByRole('button', { name, exact: true });
  const away = async (name: string) => {
    await map.map.focus();
    await expect(async () => {
      await page.keyboard.press('Shift+ArrowUp');
      await expect(lead(name)).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
  };
  // From the country all farms are in view.
  await expect(lead('Mostrar propriedades')).toHaveCount(0);
  await away('Mostrar propriedades');
  await lead('Mostrar propriedades').click();
  await expect(lead('Mostrar propriedades')).toHaveCount(0);

  await map.row('FAZENDA TRES MARIAS').click();
  await expect(page).toHaveURL(/\/propriedade\/fazenda\/\d+$/);
  await away('Mostrar talhões');
  await lead('Mostrar talhões').click();
  await expect(lead('Mostrar talhões')).toHaveCount(0);

  await page.getByRole('button', { name: 'Editar mapa' }).click();
  await expect(page.getByRole('toolbar', { name: 'Ferramentas de desenho' })).toBeVisible();
  await expect(lead('Mostrar talhões')).toHaveCount(0);
  await away('Mostrar talhões');
  await lead('Mostrar talhões').click();
  await expect(lead('Mostrar talhões')).toHaveCount(0);
});

test('a grain store that is registered here is no place on the map', async ({ page, signIn }) => {
  const map = new MapPage(page);
  await signIn('produtor');
  await map.open();
  await page.getByTitle('Nova propriedade').click();
  const form = page.getByRole('dialog', { name: 'Cadastro de propriedade' });
  await form.getByLabel(/^Nome da propriedade/).fill('ARMAZEM DO MAPA');
  await choose(page, form.getByLabel(/^Tipo de propriedade/), 'ARMAZENAMENTO DE GRÃOS');
  await form.getByLabel(/^Produtor responsável/).click();
  await page.getByRole('option').first().click();
  await form.getByLabel(/^Endereço/).fill('Estrada da Lagoa, km 2');
  await suggest(page, form.getByLabel(/^Estado/), 'parana', 'Paraná');
  await suggest(page, form.getByLabel(/^Município/), 'toledo', 'Toledo');
  for (const list of [/^Comunidade rural/, /^Fonte de cotação/]) {
    await form.getByLabel(list).click();
    await page.getByRole('option').first().click();
  }
  await form.getByRole('button', { name: 'Salvar' }).click();
  const guide = page.getByRole('alertdialog', { name: /complete o centro de custo/ });
  await guide.getByRole('button', { name: 'Depois' }).click();
  await expect(guide).toHaveCount(0);
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\/propriedade$/);
  await expect(map.row('FAZENDA TRES MARIAS')).toBeVisible();
  await expect(map.tree.getByText('ARMAZEM DO MAPA')).toHaveCount(0);
  await expect(page.getByText('O endereço aponta para algo que não existe mais')).toHaveCount(0);
});
