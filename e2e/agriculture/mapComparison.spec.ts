import { expect, expectNoSeriousAxe, test } from '../fixtures';
import type { Page } from '@playwright/test';

const PATH = '/comparacao-mapas';

const side = (page: Page, name: 'A' | 'B') =>
  page.getByRole('group', { name: `Imagem ${name}`, exact: true });
const painted = (page: Page, name: 'a' | 'b') =>
  page.locator(`[data-side="${name}"] canvas[data-raster="true"]:visible`);
/** The day that an image is of, as the field says it. */
const dayOf = async (page: Page, name: 'A' | 'B') =>
  ((await side(page, name).getByRole('combobox').textContent()) ?? '').slice(0, 10);

test('two images of a plot are compared: days, one camera, line, difference, figures, file', async ({
  page,
  demo,
  signIn,
}) => {
  await signIn('produtor', { at: PATH });
  await expect(page.getByRole('heading', { level: 1, name: 'Comparação de mapas (NDVI)' })).toBeVisible();

  // Farm and plot; neither grain stores nor plots with an unreadable drawing are offered.
  await page.getByRole('combobox', { name: 'Propriedade' }).click();
  await expect(page.getByRole('option', { name: 'ARMAZEM ESTRADA VELHA' })).toHaveCount(0);
  await page.getByRole('option', { name: 'FAZENDA TRES MARIAS' }).click();
  await expect(page.getByText('8 talhões desenhados')).toBeVisible();
  await page.getByRole('combobox', { name: 'Talhão' }).click();
  await expect(page.getByRole('option', { name: 'TALHAO 08' })).toHaveCount(0);
  await page.getByRole('option', { name: 'TALHAO 02' }).click();
  await expect(page).toHaveURL(/talhao=\d+&a=\d{4}-\d\d-\d\d&b=\d{4}-\d\d-\d\d/);
  for (const name of ['a', 'b'] as const) await expect(painted(page, name)).toBeVisible();

  // The arrow keys of a day go from image to image and pass over clouded ones, which the list marks.
  const before = await dayOf(page, 'A');
  await side(page, 'A').getByRole('combobox').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => dayOf(page, 'A')).not.toBe(before);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => dayOf(page, 'A')).toBe(before);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: /% nuvens — nublada$/ }).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');
  // The marks on the line of the season are moved by keys too.
  await page.getByRole('slider', { name: 'Imagem A' }).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => dayOf(page, 'A')).not.toBe(before);
  const [dayA, dayB] = [await dayOf(page, 'A'), await dayOf(page, 'B')];

  // Both maps look at the same place: Enter marks the middle, and both values are read.
  const maps = page.getByRole('application');
  await expect(maps).toHaveCount(2);
  await expect(painted(page, 'a')).toBeVisible();
  await expect(page.locator('[data-side="a"]')).toHaveAccessibleDescription(/^Média .*Menor .*maior/);
  // The scale stands in the lower right corner of the map in front.
  const front = await maps.last().boundingBox();
  const scale = await page.getByText(/^Escala \d+ k?m$/).boundingBox();
  if (!front || !scale) throw new Error('map or scale has no place on the page');
  expect(front.x + front.width - (scale.x + scale.width)).toBeLessThan(24);
  expect(front.y + front.height - (scale.y + scale.height)).toBeLessThan(24);
  await maps.first().focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('status').getByText(/^A -?\d,\d\d, B -?\d,\d\d, diferença [+-]?\d,\d\d$/),
  ).toBeAttached();

  // The figures stand in a table; bare soil has grown over.
  const figures = page.getByRole('table').filter({ hasText: 'NDVI médio' });
  const mean = figures.getByRole('row', { name: /^NDVI médio/ });
  await expect(mean).toContainText(/0,\d\d\s*0,\d\d\s*\+0,\d\d/);
  await expectNoSeriousAxe(page);

  await page.getByRole('button', { name: 'Cortina' }).click();
  const line = page.getByRole('slider', { name: 'Divisão entre a imagem A e a imagem B' });
  await line.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('PageUp');
  await expect(line).toHaveAttribute('aria-valuetext', '58% do mapa mostra a imagem A');
  await page.keyboard.press('Home');
  await expect(line).toHaveAttribute('aria-valuenow', '0');

  await page.getByRole('button', { name: 'Diferença' }).click();
  await expect(page).toHaveURL(/modo=diferenca/);
  const change = page.getByRole('table').filter({ hasText: 'Ganhou vigor' });
  await expect(change.getByRole('row', { name: /^Ganhou vigor/ })).toContainText(/[1-9]\d*,\d\d/);
  await expect(change.getByRole('row', { name: /^Perdeu vigor/ })).toContainText('0,00');
  await expect(page.getByRole('application')).toHaveCount(1);
  await expectNoSeriousAxe(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^ndvi-talhao-02-\d{4}-\d\d-\d\d\.csv$/);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Diferença' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('combobox', { name: 'Talhão' })).toHaveText('TALHAO 02');
  expect([await dayOf(page, 'A'), await dayOf(page, 'B')]).toEqual([dayA, dayB]);
  await expect(change.getByRole('row', { name: /^Ganhou vigor/ })).toBeVisible();

  // Paper has both images, the difference and the figures; the screen's own parts stay away.
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('[data-print="comparison"] svg[role="img"]')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Diferença' })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  expect((await demo.calls('/SatelliteImage/GetDates')).length).toBeGreaterThan(0);

  // The other pages about one plot begin with it.
  await page.goto('/agricultura/relacoes-climaticas');
  await expect(page.getByRole('combobox', { name: 'Talhão' })).toHaveValue('TALHAO 02 · FAZENDA TRES MARIAS');
  await page.goto(PATH);
  await expect(page.getByRole('combobox', { name: 'Talhão' })).toHaveText('TALHAO 02');
});

test.describe('faults', () => {
  test.use({ expectedErrors: [/500|401/] });

  test('an image that fails is asked for again, nothing drawn is said, and the key is needed', async ({
    page,
    demo,
    signIn,
  }) => {
    await demo.breaks('readVegetation', { times: 1 });
    await signIn('produtor', { at: PATH });
    const failed = page.getByRole('alert').filter({ hasText: /^A imagem de \d\d\/\d\d\/\d{4} não carregou/ });
    await expect(failed).toHaveCount(1);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(failed).toHaveCount(0);
    for (const name of ['a', 'b'] as const) await expect(painted(page, name)).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await expect
      .poll(() =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      )
      .toBe(0);
    const boxes = await Promise.all(
      ['a', 'b'].map((name) => page.locator(`[data-side="${name}"]`).boundingBox()),
    );
    expect(boxes[1]?.y).toBeGreaterThan((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0));
    await page.setViewportSize({ width: 1366, height: 768 });

    await demo.answers('listImageDates', [], { times: 1 });
    await page.goto(PATH);
    await expect(page.getByText('Ainda não há imagens deste talhão')).toBeVisible();
    await page.goto(`${PATH}?talhao=999999`);
    await expect(page.getByText('Talhão não encontrado')).toBeVisible();
    await demo.answers('listFarms', []);
    await page.goto(PATH);
    await expect(page.getByText('Nenhum talhão desenhado')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Abrir o mapa da propriedade' })).toBeVisible();

    await demo.reset();
    await signIn('contador');
    await page.goto(PATH);
    await expect(page).toHaveURL(/\/401$/);
  });
});
