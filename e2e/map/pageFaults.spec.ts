import { expect, test } from '../fixtures';
import { MAP_KINDS, MapPage, withMapsKey } from './mapPage';

const FARMS = '/Farm/GetFarmWithFarmActivityField';

interface WirePlot {
  name: string;
  polygonArea: string | null;
}
interface WireFarm {
  farmActivityFields: { farmActivityFieldPolygons: WirePlot[] }[];
}

for (const mapKind of MAP_KINDS)
  test.describe(`${mapKind} map`, () => {
    test.use({ expectedErrors: [/500|ERR_|Failed to load resource/] });

    test('an unreadable drawing is told as such, the other plots are as usual', async ({ page, signIn }) => {
      const map = new MapPage(page);
      if (mapKind === 'google') await withMapsKey(page);
      await page.route(new RegExp(FARMS), async (route) => {
        const response = await route.fetch();
        const farms = (await response.json()) as WireFarm[];
        for (const { farmActivityFields } of farms)
          for (const { farmActivityFieldPolygons } of farmActivityFields)
            for (const plot of farmActivityFieldPolygons)
              if (plot.name === 'TALHAO 04') plot.polygonArea = '[{"type":"ADD","path":[{"lat":';
        await route.fulfill({ response, json: farms });
      });
      await signIn('produtor');
      await map.open('/propriedade', mapKind);
      await map.row('FAZENDA AGUA DOCE').click();
      await map.row('LARANJAL').click();
      await expect(map.row('TALHAO 04')).toHaveAccessibleName(/Desenho ilegível/);
      await expect(map.thumbnail('TALHAO 04').getByText('Desenho ilegível')).toBeVisible();
      await expect(map.row('TALHAO 05')).not.toHaveAccessibleName(/Desenho ilegível/);
      await page.getByRole('button', { name: 'Mostrar tudo' }).click();
      // Six of the farm's seven plots are painted.
      await expect(page.locator('canvas[data-plots="6"]').first()).toBeAttached();
      await map.row('TALHAO 05').click();
      await map.row('TALHAO 05').click();
      await map.press(0.5, 0.5);
      await expect(page.getByText(/Área total/)).toBeVisible();
    });

    test('a 500 leaves the map standing and is asked again', async ({ page, signIn, demo }) => {
      const map = new MapPage(page);
      if (mapKind === 'google') await withMapsKey(page);
      await signIn('produtor');
      await demo.breaks('listFarms', { times: 1, body: { details: [] } });
      await map.open('/propriedade', mapKind);
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(map.row('FAZENDA AGUA DOCE')).toBeVisible();
    });
  });

test.describe('answers', () => {
  test.use({ expectedErrors: [/403|500|ERR_|Failed to load resource/] });

  test('a malformed answer offers to try again', async ({ page, signIn, demo }) => {
    const map = new MapPage(page);
    await signIn('produtor');
    await demo.answers('listFarms', '[{"id":', { times: 1 });
    await map.open();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(map.row('FAZENDA AGUA DOCE')).toBeVisible();
  });

  test('no farm yet: says what to do', async ({ page, signIn, demo }) => {
    const map = new MapPage(page);
    await signIn('produtor');
    await demo.answers('listFarms', 'null', { times: 1 });
    await map.open();
    await expect(page.getByText('Nenhuma propriedade cadastrada')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nova propriedade' })).toBeVisible();
  });

  test('refused by the profile', async ({ page, signIn, demo }) => {
    const map = new MapPage(page);
    await signIn('produtor');
    await demo.refuses('listFarms', { error: { message: 'Sem acesso' } }, { status: 403 });
    await map.open();
    await expect(
      page
        .getByText('Sem acesso')
        .or(page.getByText(/não tem acesso|não permite/i))
        .first(),
    ).toBeVisible();
  });

  test('slow: skeleton first, then the farms', async ({ page, signIn, demo }) => {
    const map = new MapPage(page);
    await signIn('produtor');
    await demo.waits('listFarms', 1500, { times: 1 });
    await page.goto('/propriedade');
    await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
    await expect(map.row('FAZENDA AGUA DOCE')).toBeVisible();
  });

  test('offline the map stands, and the farms come with the network', async ({ page, signIn, context }) => {
    const map = new MapPage(page);
    await signIn('produtor');
    await map.open();
    await map.row('FAZENDA AGUA DOCE').click();
    await context.setOffline(true);
    await map.row('LARANJAL').click();
    await map.row('TALHAO 04').click();
    await expect(map.thumbnail('TALHAO 04')).toHaveAttribute('aria-pressed', 'true');
    await map.map.focus();
    await page.keyboard.press('+');
    await expect(map.map).toBeVisible();
    await context.setOffline(false);
  });

  test('an address of something that is gone says so', async ({ page, signIn }) => {
    const map = new MapPage(page);
    await signIn('produtor');
    await map.open('/propriedade/talhao/987654');
    await expect(page.getByText(/não existe mais neste mapa/)).toBeVisible();
    await expect(page).toHaveURL(/\/propriedade$/);
  });
});

test.describe('without Google', () => {
  test.use({ expectedErrors: [/ERR_|Failed to load resource|Google Maps/] });

  test('no key: the simple map, said once', async ({ page, signIn }) => {
    const map = new MapPage(page);
    await signIn('produtor');
    await map.open();
    const notice = page.getByText('Mapa simples: esta conta não tem chave do Google Maps.');
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Dispensar aviso' }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await map.stands('plain');
    await expect(notice).toHaveCount(0);
  });

  test('a refused key gives way to the simple map, with the same plots', async ({ page, signIn }) => {
    const map = new MapPage(page);
    await withMapsKey(page, 'refuses');
    await signIn('produtor');
    await map.open('/propriedade', 'plain');
    await expect(page.getByText(/recusou a chave/)).toBeVisible();
    await expect(page.getByText(/recusou a chave/)).toHaveCount(1);
    await map.row('FAZENDA AGUA DOCE').click();
    await page.getByRole('button', { name: 'Mostrar tudo' }).click();
    await expect(page.locator('canvas[data-plots="7"]').first()).toBeAttached();
  });

  test('a script that does not come gives way at once', async ({ page, signIn }) => {
    const map = new MapPage(page);
    await withMapsKey(page, 'fails');
    await signIn('produtor');
    await map.open('/propriedade', 'plain');
    await expect(page.getByText(/não respondeu/)).toBeVisible();
  });

  test('a script that never answers is given up after a while', async ({ page, signIn }) => {
    const map = new MapPage(page);
    await withMapsKey(page, 'silent');
    await signIn('dono', { at: '/propriedade' });
    // The farms do not wait for the map.
    await expect(map.tree).toBeVisible();
    await expect(page.getByText(/não respondeu/)).toBeVisible({ timeout: 25_000 });
    await map.stands('plain');
  });
});
