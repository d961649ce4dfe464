import { expect, test } from '../fixtures';
import { drawPage } from './drawPage';

const ring = (lng: number, lat: number, side: number) =>
  `<LinearRing><coordinates>${[
    [0, 0],
    [0, side],
    [side, side],
    [side, 0],
    [0, 0],
  ]
    .map(([x = 0, y = 0]) => `${lng + x},${lat + y},0`)
    .join(' ')}</coordinates></LinearRing>`;
const plot = (name: string, outline: string, holes = '') =>
  `<kml:Placemark><kml:name>${name}</kml:name><Polygon><outerBoundaryIs>${outline}</outerBoundaryIs>${holes}</Polygon></kml:Placemark>`;

/** A perimeter with a plot and its two holes in it, as a consultant's program writes it: prefixes, ISO-8859-1. */
const FILE = `<?xml version="1.0" encoding="ISO-8859-1"?><kml:kml xmlns:kml="http://www.opengis.net/kml/2.2"><kml:Document>
${plot('PERÍMETRO', ring(-53.36, -24.71, 0.04))}
${plot(
  'TALHÃO A',
  ring(-53.35, -24.7, 0.02),
  `<innerBoundaryIs>${ring(-53.344, -24.692, 0.004)}${ring(-53.348, -24.698, 0.003)}</innerBoundaryIs>`,
)}
${plot('CURTO', '<LinearRing><coordinates>-53.3,-24.7 -53.3,-24.6</coordinates></LinearRing>')}
</kml:Document></kml:kml>`;

test('a file of another program is read right, and everything odd in it is named', async ({
  page,
  signIn,
}) => {
  const draw = await drawPage(page, 'plain', signIn);
  await draw.edit('FAZENDA TRES MARIAS', 'plain');
  await draw.tool('Importar área').click();
  const dialog = page.getByRole('dialog', { name: 'Importar área' });
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'talhoes.kml',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(FILE, 'latin1'),
  });
  const review = dialog.getByRole('list', { name: 'Polígonos do arquivo' });
  const line = (name: string) =>
    review.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: `Levar ${name}` }) });
  await expect(line('PERÍMETRO').filter({ hasText: '1.801,47 ha' })).toContainText(
    /Sobrepõe TALHÃO A do arquivo \(\d+,\d\d ha\)/,
  );
  await expect(line('TALHÃO A').filter({ hasText: '422,22 ha' })).toContainText(
    'Sobrepõe PERÍMETRO do arquivo',
  );
  await expect(dialog.getByText('CURTO (menos de três pontos)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Levar para o mapa' }).click();

  // What waits to be registered is compared too.
  await expect(page.getByRole('region', { name: 'Avisos do desenho' })).toContainText(
    /TALHÃO A sobrepõe o desenho em 422,\d\d ha/,
  );
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await expect(draw.bar).toContainText('1.801,47');
});

test('drawing by keyboard says each point, its place and what it encloses', async ({ page, signIn }) => {
  const draw = await drawPage(page, 'plain', signIn);
  await draw.edit('FAZENDA TRES MARIAS', 'plain');
  await draw.tool('Novo talhão').click();
  await expect(draw.hint).toContainText('Enter');
  await draw.map.focus();
  const said = page.getByText(/^Ponto \d: −?-?\d/);
  await page.keyboard.press('Enter');
  await expect(said).toHaveText(/^Ponto 1: -24,\d{5}; -53,\d{5}\.$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(said).toContainText(/^Ponto 2: .*Comprimento/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(said).toContainText(/^Ponto 3: .* Área \d+,\d\d ha, perímetro \d/);
});

test('a deleted plot leaves without a warning that its address leads nowhere', async ({ page, signIn }) => {
  await signIn('produtor');
  await page.goto('/propriedade/talhao/5');
  const row = page.getByRole('tree').getByRole('treeitem', { selected: true });
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await page
    .getByRole('alertdialog', { name: 'Deseja excluir talhão?' })
    .getByRole('button', { name: 'Excluir talhão' })
    .click();
  await expect(page.getByText('Talhão excluido com sucesso.')).toBeVisible();
  await expect(page).toHaveURL(/\/propriedade\/fazenda\/\d+$/);
  await expect(page.getByText('O endereço aponta para algo que não existe mais')).toHaveCount(0);
});

test.describe('merged plots', () => {
  test.use({ expectedErrors: [/400|Failed to load resource/] });

  test('whose deletion is refused are told, with the reason', async ({ page, signIn, demo }) => {
    const draw = await drawPage(page, 'plain', signIn);
    await draw.open('/propriedade', 'plain');
    await draw.row('FAZENDA AGUA DOCE').click();
    await draw.row('LARANJAL').click();
    await draw.row('TALHAO 04').click();
    await page.getByRole('button', { name: 'Editar mapa' }).click();
    await expect.poll(draw.hectares).toBe(15.16);
    await draw.choose('Ajustar', 'Unir a um vizinho');
    await draw.press(0.85, 0.36);
    await draw.tool('Salvar desenho').click();
    const edit = page.getByRole('dialog', { name: 'Editar talhão' });
    await edit.getByRole('button', { name: 'Usar a área do desenho' }).click();
    await demo.refuses('deletePlot', { error: { message: 'O talhão tem safra em aberto.' } }, { times: 1 });
    await edit.getByRole('button', { name: 'Salvar cadastro' }).click();
    await page
      .getByRole('alertdialog', { name: 'Deseja excluir talhão?' })
      .getByRole('button', { name: 'Excluir' })
      .click();
    await expect(page.getByText(/TALHAO 05 não foi excluído: .* TALHAO 04\..*safra em aberto/)).toBeVisible();
    await expect(draw.row('TALHAO 05')).toBeVisible();
  });
});
