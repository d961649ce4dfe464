import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { drawPage } from './drawPage';
import { MAP_KINDS } from './mapPage';

const CONVERT = '/FarmActivityFieldPolygon/FileConverter';

/** What is drawn is on this device once its database says so. */
const keptDrawings = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('keyval-store');
        opening.onsuccess = () => {
          const base = opening.result;
          if (!base.objectStoreNames.contains('keyval')) return resolve(0);
          const keys = base.transaction('keyval').objectStore('keyval').getAllKeys();
          keys.onsuccess = () => {
            base.close();
            resolve(
              keys.result.filter((key) => typeof key === 'string' && key.includes('map.drawing')).length,
            );
          };
        };
      }),
  );

const file = (name: string, text: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text),
});
const polygon = (coordinates: string) =>
  `{"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":[[${coordinates}]]}}`;

for (const mapKind of MAP_KINDS)
  test.describe(`${mapKind} map`, () => {
    test.use({ expectedErrors: [/500|ERR_|Failed to load resource/] });

    test('a failed save, a reload, a sign-out and a lost network leave the drawing', async ({
      page,
      signIn,
      demo,
      context,
    }) => {
      test.slow();
      const draw = await drawPage(page, mapKind, signIn);
      await draw.edit('FAZENDA TRES MARIAS', mapKind);
      await draw.tool('Novo talhão').click();
      await draw.trace([0.68, 0.08], [0.88, 0.08], [0.88, 0.3], [0.68, 0.3]);
      const drawn = await draw.measured();

      // A 500 on save keeps the form with all that was typed, and the drawing under it.
      await draw.tool('Salvar desenho').click();
      const form = page.getByRole('dialog', { name: 'Novo talhão' });
      await form.getByLabel(/^Nome do talhão/).fill('Talhão teimoso');
      await form.getByLabel(/^Centro de custo/).fill('soja');
      await page.getByRole('option', { name: 'SOJA SEDE' }).click();
      await form.getByLabel(/^Tipo de solo/).click();
      await page.getByRole('option').first().click();
      const fault = { error: { message: 'Base indisponível' } };
      await demo.breaks('addPlot', { times: 1, body: fault });
      await form.getByRole('button', { name: 'Salvar cadastro' }).click();
      await expect(page.getByText('Base indisponível')).toBeVisible();
      await expect(form.getByLabel(/^Nome do talhão/)).toHaveValue('TALHAO TEIMOSO');
      await expect(form.getByText('Alterações não salvas')).toBeVisible();
      await form.getByRole('button', { name: 'Editar polígono' }).click();
      await expect(form).toBeHidden();
      await expect.poll(draw.hectares).toBe(drawn);

      // After a reload it is offered again, as it was; so after a sign-out.
      await expect.poll(() => keptDrawings(page)).toBe(1);
      await page.reload();
      await draw.stands(mapKind);
      const offer = page.getByRole('region', { name: 'Desenho não salvo' });
      await offer.getByRole('button', { name: 'Continuar' }).click();
      await expect.poll(draw.hectares).toBe(drawn);
      await page.evaluate(() => localStorage.clear());
      await context.clearCookies();
      await signIn('produtor');
      await draw.open('/propriedade', mapKind);
      await expect(offer).toContainText(/novo talhão, [\d.]+,\d\d ha/);
      await offer.getByRole('button', { name: 'Continuar' }).click();
      await expect.poll(draw.hectares).toBe(drawn);

      // Without network one draws on; an unreadable plot is drawn anew, and nothing is lost without a confirmation.
      await context.setOffline(true);
      await draw.choose('Adicionar área', 'Polígono');
      await draw.trace([0.8, 0.3], [0.9, 0.3], [0.9, 0.5]);
      await expect.poll(draw.hectares).toBeGreaterThan(drawn);
      await context.setOffline(false);
      await draw.row('MILHO SAFRINHA').click();
      await draw.row('TALHAO 08').click();
      const question = page.getByRole('alertdialog', { name: 'Descartar o desenho não salvo?' });
      await question.getByRole('button', { name: 'Continuar desenhando' }).click();
      // What is drawn is chosen again; pressed while it is still marked, the plot would only be let go.
      await expect(draw.row('TALHAO 08')).toHaveAttribute('aria-selected', 'false');
      await expect(draw.row('MILHO SAFRINHA')).toHaveAttribute('aria-selected', 'true');
      await expect.poll(draw.hectares).toBeGreaterThan(drawn);
      await draw.row('TALHAO 08').click();
      await question.getByRole('button', { name: 'Descartar desenho' }).click();
      await expect(draw.hint).toContainText('não pode ser lido');
      await expect.poll(() => keptDrawings(page)).toBe(0);
    });
  });

test.describe('a file', () => {
  test.use({ expectedErrors: [/400|500|Failed to load resource/] });

  test('that is no map of polygons is refused with the reason, before anything is sent', async ({
    page,
    signIn,
    demo,
  }) => {
    const draw = await drawPage(page, 'plain', signIn);
    await draw.edit('FAZENDA TRES MARIAS', 'plain');
    await draw.tool('Importar área').click();
    const dialog = page.getByRole('dialog', { name: 'Importar área' });
    const input = dialog.locator('input[type="file"]');
    for (const [bad, reason] of [
      [file('a.kmz', 'PK'), 'não é KML, KMZ, GeoJSON nem shapefile'],
      [file('a.geojson', '{"type":"FeatureCollection","features":['), 'incompleto ou danificado'],
      [file('a.geojson', '{"type":"FeatureCollection","features":[]}'), 'não tem nenhum polígono'],
      [file('a.geojson', polygon('[7e5,7e6],[7e5,71e5],[71e4,71e5],[7e5,7e6]')), 'coordenadas projetadas'],
      [file('a.geojson', polygon('[-53,-95],[-53,-24],[-52,-24],[-53,-95]')), 'fora do mundo'],
      [file('a.kml', ' '.repeat(10 * 1024 * 1024 + 1)), 'passa de 10 MB'],
    ] as const) {
      await input.setInputFiles(bad);
      await expect(dialog.getByRole('alert')).toContainText(reason);
      await expect(dialog.getByRole('button', { name: 'Levar para o mapa' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    }
    expect(await demo.calls(CONVERT)).toHaveLength(0);

    // The server's own refusal is shown too, and another try is possible.
    const good = polygon('[-53.75,-24.72],[-53.75,-24.71],[-53.74,-24.71],[-53.75,-24.72]');
    await demo.refuses('readPlotFile', { error: { message: 'O arquivo não tem polígonos.' } }, { times: 1 });
    await input.setInputFiles(file('a.geojson', good));
    await expect(dialog.getByRole('alert')).toBeVisible();
    await input.setInputFiles(
      file(
        'a.kml',
        `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Gleba</name><Polygon><outerBoundaryIs><LinearRing>
        <coordinates>-53.75,-24.72,0 -53.75,-24.71,0 -53.74,-24.71,0 -53.75,-24.72,0</coordinates>
        </LinearRing></outerBoundaryIs></Polygon></Placemark></kml>`,
      ),
    );
    await expect(dialog.getByRole('checkbox', { name: 'Levar Gleba' })).toBeChecked();
    const [sent] = (await demo.calls(CONVERT)).slice(-1);
    expect(sent?.headers['content-type']).toContain('multipart/form-data');
  });
});
