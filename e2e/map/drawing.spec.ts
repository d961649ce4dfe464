import { expect, type ReceivedCall, test } from '../fixtures';
import { drawPage } from './drawPage';
import { MAP_KINDS } from './mapPage';

interface Ring {
  type: 'ADD' | 'REMOVE';
  path: { lat: number; lng: number }[];
}

interface SentPlot {
  polygonArea: string;
  usefulAreaSize: number;
  commonAreaSize: number | null;
}

/** The plot that was sent last. */
function lastPlot(calls: readonly ReceivedCall[]): SentPlot {
  const call = calls.at(-1);
  if (!call) throw new Error('No plot was sent.');
  return call.body as SentPlot;
}

/** Above zero for a ring that runs counter-clockwise, as seen with north up. */
const turn = ({ path }: Ring) =>
  path.reduce((sum, at, index) => {
    const next = path[(index + 1) % path.length] ?? at;
    return sum + at.lng * next.lat - next.lng * at.lat;
  }, 0);

const square = (lng: number, lat: number, size: number) => [
  [
    [lng, lat],
    [lng, lat + size],
    [lng + size, lat + size],
    [lng + size, lat],
    [lng, lat],
  ],
];

const geoJson = (...features: readonly { name: string; coordinates: unknown }[]) => ({
  name: 'glebas.geojson',
  mimeType: 'application/geo+json',
  buffer: Buffer.from(
    JSON.stringify({
      type: 'FeatureCollection',
      features: features.map(({ name, coordinates }) => ({
        type: 'Feature',
        properties: { name },
        geometry: { type: 'Polygon', coordinates },
      })),
    }),
  ),
});

for (const mapKind of MAP_KINDS)
  test.describe(`${mapKind} map`, () => {
    test('a plot is drawn, cut out, corrected, saved, opened again, changed and deleted', async ({
      page,
      signIn,
      demo,
    }) => {
      test.slow();
      const draw = await drawPage(page, mapKind, signIn);
      await draw.edit('FAZENDA TRES MARIAS', mapKind);
      await draw.row('MILHO SAFRINHA').click();
      await draw.row('FAZENDA TRES MARIAS').click();

      // A circle is given up, a polygon is drawn where no plot lies, and a hole into it.
      await draw.tool('Novo talhão').click();
      await draw.choose('Adicionar área', 'Círculo');
      await draw.press(0.6, 0.6);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(draw.hint).toContainText('Clique em um talhão');
      await draw.choose('Adicionar área', 'Polígono');
      await draw.trace([0.68, 0.08], [0.88, 0.08], [0.88, 0.3], [0.68, 0.3]);
      await expect(draw.tool('Editar pontos')).toHaveAttribute('aria-pressed', 'true');
      const whole = await draw.measured();
      await draw.choose('Remover área', 'Desenhar a área a remover');
      await draw.trace([0.73, 0.14], [0.83, 0.14], [0.83, 0.26]);
      const holed = await draw.measured();
      expect(holed).toBeLessThan(whole);

      // Its twenty sides stand beside the circle's own hectares.
      await draw.choose('Adicionar área', 'Círculo');
      await draw.press(0.65, 0.6);
      await draw.press(0.7, 0.6);
      await expect(draw.bar).toContainText(/Círculo [\d.,]+ ha · 20 lados [\d.,]+ ha/);
      await page.keyboard.press('Control+z');
      await expect.poll(draw.hectares).toBe(holed);

      // One drag is one step.
      await draw.drag([0.68, 0.08], [0.65, 0.04]);
      await expect.poll(draw.hectares).toBeGreaterThan(holed);
      const dragged = await draw.measured();
      await page.keyboard.press('Control+z');
      await expect.poll(draw.hectares).toBe(holed);
      await page.keyboard.press('Control+Shift+z');
      await expect.poll(draw.hectares).toBe(dragged);
      await draw.drag([0.88, 0.19], [0.91, 0.19]);
      await draw.press(0.91, 0.19, { button: 'right' });
      await page.getByRole('menuitem', { name: 'Remover ponto' }).click();
      await expect.poll(draw.hectares).toBe(dragged);
      await draw.lateMenu(0.6, 0.6);

      // Delete clears, what was cleared comes back; the inner area is given back and taken out again.
      await page.keyboard.press('Delete');
      await expect.poll(draw.hectares).toBeNaN();
      await page.keyboard.press('Control+z');
      await expect.poll(draw.hectares).toBe(dragged);
      await draw.choose('Remover área', 'Remover área interna');
      await draw.press(0.81, 0.17);
      await expect.poll(draw.hectares).toBeGreaterThan(dragged);
      await page.keyboard.press('Control+z');
      await expect.poll(draw.hectares).toBe(dragged);

      await draw.tool('Salvar desenho').click();
      const form = page.getByRole('dialog', { name: 'Novo talhão' });
      await form.getByLabel(/^Nome do talhão/).fill('Talhão da serra');
      await form.getByLabel(/^Centro de custo/).fill('milho');
      await page.getByRole('option', { name: 'MILHO SAFRINHA' }).click();
      await form.getByLabel(/^Tipo de solo/).click();
      await page.getByRole('option').first().click();
      await form.getByRole('button', { name: 'Salvar cadastro' }).click();
      await expect(form).toBeHidden();
      const { polygonArea, usefulAreaSize } = lastPlot(await demo.calls('/FarmActivityFieldPolygon/Add'));
      expect(usefulAreaSize).toBe(dragged);
      const rings = JSON.parse(polygonArea) as Ring[];
      expect(rings.map(({ type, path }) => [type, path.length])).toEqual([
        ['ADD', 4],
        ['REMOVE', 3],
      ]);
      expect(rings.map((ring) => Math.sign(turn(ring)))).toEqual([-1, 1]);

      // Nothing stays chosen or drawn; the plot stands on the map and in the list.
      await expect(page).toHaveURL(/\/propriedade\/centro-de-custo\/\d+$/);
      await expect.poll(draw.hectares).toBeNaN();
      await page.reload();
      await draw.stands(mapKind);
      await draw.row('TALHAO DA SERRA').click();
      await page.getByRole('button', { name: 'Editar mapa' }).click();
      await expect.poll(draw.hectares).toBe(dragged);

      // With the keys alone: a vertex is chosen and moved, as one step for as long as it moves on.
      await draw.map.focus();
      await page.keyboard.press('PageDown');
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowUp');
      await expect.poll(draw.hectares).not.toBe(dragged);
      await draw.bar.getByRole('button', { name: 'Coordenadas' }).click();
      const table = page.getByRole('region', { name: 'Coordenadas' });
      const latitude = table.getByLabel('Latitude 1', { exact: true });
      const moved = await latitude.inputValue();
      await page.keyboard.press('Control+z');
      await expect.poll(draw.hectares).toBe(dragged);
      await latitude.fill(moved);
      await latitude.press('Enter');
      await expect.poll(draw.hectares).not.toBe(dragged);
      const changed = await draw.measured();
      await table.getByRole('button', { name: 'Fechar coordenadas' }).click();
      await draw.tool('Salvar desenho').click();
      const edit = page.getByRole('dialog', { name: 'Editar talhão' });
      await edit.getByRole('button', { name: 'Usar a área do desenho' }).click();
      await edit.getByRole('button', { name: 'Salvar cadastro' }).click();
      await expect(edit).toBeHidden();
      const [updated] = await demo.calls('/FarmActivityFieldPolygon/Update');
      expect(updated?.body).toMatchObject({ usefulAreaSize: changed });

      await draw.row('TALHAO DA SERRA').getByRole('button').last().click();
      await page.getByRole('menuitem', { name: 'Excluir' }).click();
      await page
        .getByRole('alertdialog', { name: 'Deseja excluir talhão?' })
        .getByRole('button', { name: 'Excluir talhão' })
        .click();
      await expect(draw.row('TALHAO DA SERRA')).toHaveCount(0);
    });

    test('a file is looked over, taken, parted; what neighbours hold is left to them or taken in', async ({
      page,
      signIn,
      demo,
    }) => {
      test.slow();
      const draw = await drawPage(page, mapKind, signIn);
      await draw.open('/propriedade', mapKind);
      await draw.row('FAZENDA AGUA DOCE').click();
      await draw.row('LARANJAL').click();
      await draw.row('TALHAO 04').click();
      await page.getByRole('button', { name: 'Editar mapa' }).click();
      await expect.poll(draw.hectares).toBe(15.16);

      // Over three neighbours: named with their hectares, questioned, and corrected with one press.
      await draw.choose('Adicionar área', 'Polígono');
      await draw.trace([0.5, 0.5], [0.95, 0.45], [0.95, 0.65], [0.5, 0.6]);
      const findings = page.getByRole('region', { name: 'Avisos do desenho' });
      const overlap = findings.getByRole('listitem').filter({ hasText: /Sobrepõe TALHAO 02 em \d+,\d\d ha/ });
      await expect(overlap).toBeVisible();
      await draw.tool('Salvar desenho').click();
      const question = page.getByRole('alertdialog', { name: 'Salvar com avisos?' });
      await expect(question).toContainText('Sobrepõe TALHAO 03');
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await overlap.getByRole('button', { name: 'Recortar' }).click();
      await expect(overlap).toHaveCount(0);
      for (const _ of ['clip', 'add']) await draw.bar.getByRole('button', { name: /^Desfazer/ }).click();
      await expect.poll(draw.hectares).toBe(15.16);

      // A neighbour is taken in; it may be deleted once the drawing was saved.
      await draw.choose('Ajustar', 'Unir a um vizinho');
      await draw.press(0.85, 0.36);
      await expect(page.getByRole('region', { name: 'Partes do desenho' })).toContainText('TALHAO 05');
      await expect.poll(draw.hectares).toBeGreaterThan(24.7);
      await draw.tool('Salvar desenho').click();
      const edit = page.getByRole('dialog', { name: 'Editar talhão' });
      await edit.getByRole('button', { name: 'Usar a área do desenho' }).click();
      await edit.getByRole('button', { name: 'Salvar cadastro' }).click();
      const removal = page.getByRole('alertdialog', { name: 'Deseja excluir talhão?' });
      await expect(removal).toContainText('TALHAO 05 agora faz parte de TALHAO 04');
      await removal.getByRole('button', { name: 'Excluir' }).click();
      await expect(draw.row('TALHAO 05')).toHaveCount(0);
      await draw.row('TALHAO 04').click();
      await expect.poll(draw.hectares).toBeCloseTo(24.9, 0);
      const whole = await draw.measured();

      // Parted by a line: the larger part stays, the other one becomes a plot after it.
      await draw.choose('Ajustar', 'Dividir por uma linha');
      await draw.trace([0.5, 0.2], [0.5, 0.7]);
      await expect(draw.hint).toContainText('Arraste os pontos');
      await expect(page.getByRole('region', { name: 'Partes do desenho' })).toContainText(
        /Parte 2 · \d+,\d\d ha/,
      );
      await draw.tool('Salvar desenho').click();
      await edit.getByRole('button', { name: 'Usar a área do desenho' }).click();
      await edit.getByLabel('Área irrigada').fill('');
      await edit.getByRole('button', { name: 'Salvar cadastro' }).click();
      await expect(edit).toBeHidden();
      await expect(draw.hint).toContainText('parte seguinte');
      await draw.tool('Salvar desenho').click();
      const form = page.getByRole('dialog', { name: 'Novo talhão' });
      await expect(form.getByLabel(/^Centro de custo/)).toHaveValue('LARANJAL');
      await form.getByLabel(/^Nome do talhão/).fill('TALHAO 04 B');
      await form.getByLabel(/^Tipo de solo/).click();
      await page.getByRole('option').first().click();
      await form.getByRole('button', { name: 'Salvar cadastro' }).click();
      await expect(draw.row('TALHAO 04 B')).toBeVisible();
      const sizes = await Promise.all(
        (['Update', 'Add'] as const).map(async (name) => {
          const plot = lastPlot(await demo.calls(`/FarmActivityFieldPolygon/${name}`));
          const { usefulAreaSize, commonAreaSize } = plot;
          return usefulAreaSize + (commonAreaSize ?? 0);
        }),
      );
      expect(sizes.reduce((sum, size) => sum + size)).toBeCloseTo(whole, 1);

      // A file: nothing is taken that was not looked at.
      await draw.tool('Importar área').click();
      const dialog = page.getByRole('dialog', { name: 'Importar área' });
      await dialog.locator('input[type="file"]').setInputFiles(
        geoJson(
          { name: 'Gleba A', coordinates: square(-54.1, -24.6, 0.006) },
          {
            name: 'Nó',
            coordinates: [
              [
                [-54.2, -24.6],
                [-54.19, -24.59],
                [-54.19, -24.6],
                [-54.2, -24.59],
                [-54.2, -24.6],
              ],
            ],
          },
        ),
      );
      await expect(dialog.getByRole('checkbox', { name: 'Levar Gleba A' })).toBeChecked();
      await expect(dialog.getByRole('checkbox', { name: 'Levar Nó' })).not.toBeChecked();
      await expect(dialog.getByText('O contorno cruza a si mesmo')).toBeVisible();
      await dialog.getByRole('button', { name: 'Levar para o mapa' }).click();
      await expect.poll(draw.hectares).toBeCloseTo(40.6, 0);
      await draw.tool('Salvar desenho').click();
      await expect(form.getByLabel(/^Nome do talhão/)).toHaveValue('GLEBA A');
    });
  });
