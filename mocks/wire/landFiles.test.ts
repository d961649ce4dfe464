import { describe, expect, it } from 'vitest';
import { aLoggedUserAnswer } from '../build/session';
import { answer } from '../handlers';
import { demo } from '../state';
import { type WirePage, wirePage } from './wire.test.kit';
import { foreignId, idOf, sent, useFixedWorld } from './world.test.kit';

const BASE = '/FarmActivityFieldPolygon';
const polygon = (rings: string) =>
  `<kml><Document><Placemark><name>A 1</name><Polygon>${rings}</Polygon></Placemark></Document></kml>`;
const ring = (kind: string, points: string) =>
  `<${kind}><LinearRing><coordinates>${points}</coordinates></LinearRing></${kind}>`;
const outer = (points: string) => polygon(ring('outerBoundaryIs', points));
const TRIANGLE = '-53,-24,0 -53,-24.1 -53.1,-24 -53,-24,0';
const SHAPE = [
  [-53, -24],
  [-53, -24.1],
  [-53.1, -24],
  [-53, -24],
];
const HOLE = [
  [-53.01, -24.01],
  [-53.01, -24.02],
  [-53.02, -24.01],
];
const shape = { type: 'Polygon', coordinates: [SHAPE, HOLE] };
const feature = (properties: object, geometry: object = shape) => ({ type: 'Feature', properties, geometry });

/** Sends files as a form does. */
async function convert(
  page: WirePage,
  words: string,
  files: readonly [content: string, extension?: string][],
) {
  const form = new FormData();
  for (const [content, extension] of files) {
    form.append('files', new File([content], 'area'));
    if (extension !== undefined) form.append('extensions', extension);
  }
  await post(page, words, { body: form });
}

async function post(page: WirePage, words: string, init: RequestInit, account = 'produtor') {
  const { accessToken, tokenForm } = aLoggedUserAnswer(account, {});
  const response = await answer(
    new Request(`https://produtor.exemplo.com.br${BASE}/FileConverter`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${accessToken}`,
        RequestVerificationToken: tokenForm,
        'X-Requested-With': 'XMLHttpRequest',
      },
      ...init,
    }),
  );
  page.says(`${words}\n${response.status} ${await response.text()}`);
}

describe('files and lists of land on the wire', () => {
  useFixedWorld();

  it('KML and GeoJSON', async () => {
    const page = wirePage();
    const kml = (words: string, content: string) => convert(page, words, [[content, '.KML']]);
    const json = (words: string, content: unknown) =>
      convert(page, words, [[JSON.stringify(content), 'geojson']]);
    await kml('a triangle', outer(TRIANGLE));
    await kml(
      'a triangle with a hole',
      polygon(ring('outerBoundaryIs', TRIANGLE) + ring('innerBoundaryIs', TRIANGLE)),
    );
    await kml('with a mark before it', `\uFEFF${outer(TRIANGLE)}`);
    await kml('without a name', outer(TRIANGLE).replace('<name>A 1</name>', ''));
    await kml('not closed', outer('-53,-24 -53,-24.1 -53.1,-24'));
    await kml('of two points', outer('-53,-24 -53,-24.1 -53,-24'));
    await kml('of two points without a name', outer('1,1 2,2').replace('<name>A 1</name>', '<name> </name>'));
    await kml('without latitude', outer('1 2 3'));
    await kml('at the end of the world', outer('180,90 -180,-90 1,1'));
    await kml('north of it', outer('1,90.1 2,2 3,1'));
    await kml('east of it', outer('180.1,1 2,2 3,1'));
    await kml('in metres', outer('500000,7000000 500001,7000000 500000,7000001'));
    await kml('no KML', '<gpx></gpx>');
    await kml('no XML', 'KML');
    await kml('only a link', '<kml><NetworkLink/></kml>');
    await kml('a link beside a triangle', outer(TRIANGLE).replace('<Document>', '<Document><NetworkLink/>'));
    await kml('nothing', '<kml></kml>');
    await json('a polygon', shape);
    await json('a feature', feature({ nome: 'B 2', Name: '' }));
    await json('features', {
      type: 'FeatureCollection',
      features: ['name', 'Name', 'NAME', 'nome', 'NOME', 'x'].map((key) => feature({ [key]: key })),
    });
    await json('the first of its names', feature({ NOME: '5', nome: '4', NAME: '3', Name: '2', name: '1' }));
    await json('the third of its names', feature({ NOME: '5', nome: '4', NAME: '3' }));
    await json('many polygons', { type: 'MultiPolygon', coordinates: [[SHAPE], [HOLE]] });
    await json('a collection', {
      type: 'GeometryCollection',
      geometries: [shape, { type: 'Point', coordinates: [1, 2] }],
    });
    await json('a point', { type: 'Point', coordinates: [1, 2] });
    await json('words for numbers', {
      type: 'Polygon',
      coordinates: [
        [
          ['1', 2],
          [1, '2'],
          [3, 4],
        ],
      ],
    });
    await json('no type', {});
    await json('a number', 7);
    await convert(page, 'no JSON', [['{', 'json']]);
    await convert(page, 'both kinds', [
      [outer(TRIANGLE), 'kml'],
      [JSON.stringify(shape), 'json'],
    ]);
    await convert(page, 'another kind', [['x', 'shp']]);
    await convert(page, 'of no kind', [['x']]);
    await convert(page, 'no file', []);
    await convert(page, 'of ten megabytes', [[outer(TRIANGLE).padEnd(10 * 1024 * 1024), 'kml']]);
    await convert(page, 'larger than that', [[outer(TRIANGLE).padEnd(10 * 1024 * 1024 + 1), 'kml']]);
    await post(page, 'no form', { body: '{}' });
    await post(page, 'by who sees no land', { body: '{}' }, 'nfpe');
    await expect(page.text()).toMatchFileSnapshot('answers/plots/files.txt');
  });

  it('lists of the forms', async () => {
    const page = wirePage();
    const { farms, farmActivities, fieldPurposes } = demo.world;
    const lists = [
      '/SoilType/GetSoilTypesForSelect',
      '/BusinessActivity/GetBusinessActivitiesForSelect',
      '/Farm/GetFarmTypesForSelect',
      '/Person/GetFarmersForSelect',
      '/WeatherStation/GetWeatherStationsForSelect',
      '/RealEstatePatrimony/GetRealEstatePatrimoniesForSelect',
      '/Farm/GetFarmsForSelect',
      '/Farm/GetFarmsWithStockSilvicultureForSelect',
      '/Farm/GetFarmsWithStockAndProductsNotValidated',
      '/FarmActivity/GetFarmActivities',
    ];
    for (const path of lists) await page.reads(path);
    page.says('of another customer, and without what is not active');
    await page.readsOf(
      ['gratis'],
      lists.filter((path) => !path.includes('Business')),
    );
    const { soilTypes, people, realEstates } = demo.world;
    for (const table of [soilTypes, people, realEstates, farms])
      table.update(idOf<{ id: number }>(table), { active: false });
    await page.readsOf(['produtor'], lists.slice(0, 8));
    page.startsAfresh();
    for (const path of ['/PlantCondition/GetPlantConditions', '/PlantVariety/GetPlantVarieties'])
      await page.filters(path, [
        '',
        'systemBusinessActivityIds=105',
        'systemBusinessActivityIds=105,113',
        'systemBusinessActivityIds=105&systemBusinessActivityIds=113',
        'systemBusinessActivityIds=999',
        'systemBusinessActivityIds=x',
      ]);
    for (const path of ['Farm', 'FarmActivity'])
      await page.filters(`/${path}/GetFarmActivitieByFarmIdAndConstantFilter`, [
        'farmId=2',
        'farmId=4',
        'farmId=2&constantFilter=AGRICULTURE',
        'farmId=2&constantFilter=COFFEE',
        'farmId=2&constantFilter=X',
        `farmId=${foreignId(farms)}`,
        '',
      ]);
    await page.follows('of a farm, and by the kinds of movements', [
      ['POST', '/FarmActivity/GetByFarm?farmId=3'],
      ['POST', `/FarmActivity/GetByFarm?farmId=${foreignId(farms)}`],
      ['POST', '/FarmActivity/GetByFarm'],
    ]);
    const kinds = '/FarmActivity/GetByFarmAndMovementTypeClassification';
    const { movementTypeLinks } = demo.world.platform;
    const words = [
      ...new Set([
        ...demo.world.businessActivities.all().map((row) => row.movementClassification),
        ...movementTypeLinks.all().map((row) => row.movementTypeClassification),
      ]),
    ];
    for (const kind of words) {
      const { body } = await sent({ account: 'produtor' }, 'POST', kinds, {
        farmIds: [1, 2, 3, 4],
        movementTypeClassifications: [kind],
      });
      page.says(`${kind}: ${(body as { name: string }[]).map(({ name }) => name).join(', ')}`);
    }
    const both = { farmIds: [1, foreignId(farms), 999], movementTypeClassifications: words.slice(0, 2) };
    await page.writes({ path: kinds, body: both, strangers: ['gratis'] });
    for (const row of farmActivities.filter(({ farmId }) => farmId === 2))
      await page.readsOf(
        ['produtor'],
        [`/FarmActivityFieldType/GetByFarmActivityId?farmActivityId=${row.id}`],
      );
    const purpose = fieldPurposes.all()[0];
    await page.filters('/FarmActivityFieldType/GetByFarmActivityId', [
      `farmActivityId=1&constantFilter=${purpose?.constantFilter}`,
      'farmActivityId=1&constantFilter=X',
      'farmActivityId=999',
      '',
    ]);
    for (const { id } of fieldPurposes.all())
      await page.reads(`/FarmActivityFieldType/GetApportionmentMode?id=${id}`);
    await page.reads('/FarmActivityFieldType/GetApportionmentMode?id=x');
    for (const id of [1, 2, 999, 'x']) await page.reads(`/Currency/GetById/${id}`);
    await page.filters('/Currency/GetCurrencyForSelectionByCode', [
      'currencyCode=usd',
      'currencyCode=BRL',
      'currencyCode=X',
      '',
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/plots/lookups.txt');
  });
});
