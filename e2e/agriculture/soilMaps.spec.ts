import { readFile } from 'node:fs/promises';
import { fromArrayBuffer } from 'geotiff';
import { expect, test } from '../fixtures';

const ANALYSIS = '/agricultura/analise-de-solo/1?aba=mapas';

test('a nutrient becomes a map, its files, and is kept with the analysis', async ({ page, signIn }) => {
  await signIn('produtor', { at: ANALYSIS });
  const legend = page.getByRole('region', { name: /^Fósforo/ });
  await expect(legend.getByRole('row', { name: /^Total 17,83 100,0/ })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^Deixando um ponto de fora/)).toBeVisible();

  await page.getByRole('button', { name: 'Exportar' }).click();
  const [tiff] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^GeoTIFF/ }).click(),
  ]);
  const bytes = await readFile(await tiff.path());
  const image = await (await fromArrayBuffer(new Uint8Array(bytes).buffer)).getImage();
  expect(image.getGeoKeys()).toMatchObject({ ProjectedCSTypeGeoKey: 31_982 });

  await page.getByRole('button', { name: 'Exportar' }).click();
  const [zones] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /GeoJSON/ }).click(),
  ]);
  const { features } = JSON.parse(await readFile(await zones.path(), 'utf8')) as {
    features: { properties: { hectares: number; rate: number } }[];
  };
  const hectares = features.reduce((sum, { properties }) => sum + properties.hectares, 0);
  expect(hectares).toBeCloseTo(17.83, 2);

  await page.getByRole('button', { name: 'Salvar mapa' }).click();
  await expect(page.getByText(/^Mapa salvo em /)).toBeVisible();
});

test('the dose of lime by zones says what it saves, beside another nutrient', async ({ page, signIn }) => {
  await signIn('produtor', { at: `${ANALYSIS}&mapa=LIME&classes=equal&calagem=V_PERCENT&com=V` });
  await expect(page.getByRole('region', { name: 'Taxa variável ou uma dose só' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('application')).toHaveCount(2);
});

test('parameters set by hand are used, and the fit comes back with one press', async ({ page, signIn }) => {
  await signIn('produtor', { at: ANALYSIS });
  const card = page.getByRole('region', { name: 'Variograma' });
  const range = card.getByLabel('Alcance');
  await expect(range).toBeVisible({ timeout: 30_000 });
  const fitted = await range.inputValue();
  await range.fill('150');
  await card.getByRole('button', { name: 'Usar estes parâmetros' }).click();
  await expect(card.getByRole('button', { name: 'Voltar ao ajuste' })).toBeVisible({ timeout: 30_000 });
  // Kept by hand, it is what the map is opened with.
  await page.getByRole('button', { name: 'Salvar mapa' }).click();
  await expect(page.getByText(/^Mapa salvo em /)).toBeVisible();
  await page.reload();
  await expect(range).toHaveValue('150', { timeout: 30_000 });
  await card.getByRole('button', { name: 'Voltar ao ajuste' }).click();
  await expect(card.getByLabel('Alcance')).toHaveValue(fitted, { timeout: 30_000 });
});

test('five points make no map', async ({ page, signIn }) => {
  await signIn('produtor', { at: '/agricultura/analise-de-solo' });
  await page.getByRole('row', { name: /SOLANALISE.* 5 / }).click();
  await page.getByRole('tab', { name: 'Mapas' }).click();
  await expect(page.getByText(/precisa de ao menos 6 pontos com localização e valor; há 5/)).toBeVisible();
});
