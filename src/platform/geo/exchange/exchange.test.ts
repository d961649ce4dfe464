// @vitest-environment happy-dom
import fc from 'fast-check';
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { describe, expect, it } from 'vitest';
import { toGeoJson, toKml } from '@/platform/geo/exchange/exportPlots';
import { type ConvertedPath, groupPaths, reviewImport } from '@/platform/geo/exchange/importReview';
import { checkMapFile, type FileRefusal } from '@/platform/geo/exchange/mapFile';
import type { Path } from '@/platform/geo/geoTypes';
import { measureArea } from '@/platform/geo/measure';
import { indexPlots } from '@/platform/geo/plotIndex';
import { isClockwise, opened } from '@/platform/geo/rings';
import { field, HERE, plot, points, rectangle } from '@/platform/geo/testing/shapes';

const box = (east: number, north: number, width: number, height: number) =>
  rectangle(HERE, east, north, width, height);
const file = (text: string, name = 'a.kml') => new File([text], name);
const kml = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inner}</Document></kml>`;
const ringText = '-52.41,-28.26,0 -52.40,-28.26,0 -52.40,-28.25,0 -52.41,-28.26,0';
const polygon = (coordinates = ringText) =>
  `<Polygon><outerBoundaryIs><LinearRing><coordinates>${coordinates}</coordinates></LinearRing></outerBoundaryIs></Polygon>`;
const placemark = (inner: string) => `<Placemark><name>T</name>${inner}</Placemark>`;
const geo = (coordinates: unknown, more: object = {}) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: null, geometry: { type: 'Polygon', coordinates } }],
    ...more,
  });
const ring = [
  [-52.41, -28.26],
  [-52.4, -28.26],
  [-52.4, -28.25],
  [-52.41, -28.26],
];

describe('a map file that is taken', () => {
  it.each([
    [
      'KML in folders, with several parts',
      file(
        kml(
          `<Folder><Folder>${placemark(`<MultiGeometry>${polygon()}${polygon()}</MultiGeometry>`)}</Folder></Folder>`,
        ),
      ),
      { kind: 'kml', polygons: 2, skipped: 0 },
    ],
    [
      'KML with a point and a line beside',
      file(
        kml(
          placemark(polygon()) +
            placemark('<Point><coordinates>-52,-28</coordinates></Point>') +
            placemark('<LineString><coordinates>-52,-28 -52,-29</coordinates></LineString>'),
        ),
      ),
      { kind: 'kml', polygons: 1, skipped: 2 },
    ],
    [
      'KML with a link beside',
      file(kml(`${placemark(polygon())}<NetworkLink><Link><href>x.kml</href></Link></NetworkLink>`)),
      { kind: 'kml', polygons: 1, skipped: 0, links: 1 },
    ],
    ['GeoJSON', file(geo([ring]), 'a.json'), { kind: 'geojson', polygons: 1, skipped: 0 }],
    [
      'GeoJSON that names degrees',
      file(geo([ring], { crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } } })),
      { kind: 'geojson', polygons: 1, skipped: 0 },
    ],
    [
      'GeoJSON in SIRGAS 2000',
      file(geo([ring], { crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::4674' } } })),
      { kind: 'geojson', polygons: 1, skipped: 0 },
    ],
    [
      'a bare MultiPolygon with a byte-order mark',
      file(`\ufeff${JSON.stringify({ type: 'MultiPolygon', coordinates: [[ring], [ring]] })}`),
      { kind: 'geojson', polygons: 2, skipped: 0 },
    ],
  ])('%s', async (_, given, expected) => {
    const { polygons, ...others } = expected;
    const found = await checkMapFile(given);
    expect(found).toMatchObject({ ok: true, links: 0, leftOut: [], ...others });
    expect(found.ok && found.numbers).toHaveLength(polygons);
  });
});

describe('a map file that is refused', () => {
  it.each<[FileRefusal, string, File]>([
    ['format', 'a picture', new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47])], 'a.kml')],
    ['broken', 'a KMZ cut short', file('PK\u0003\u0004doc.kml', 'a.kmz')],
    ['format', 'another XML', file('<?xml version="1.0"?><gpx><trk/></gpx>', 'a.gpx')],
    ['format', 'a table', file('lat;lng\n-28;-52', 'a.csv')],
    ['format', 'nothing', file('')],
    ['broken', 'KML cut short', file('<?xml version="1.0"?><kml><Document><Placemark>')],
    ['broken', 'GeoJSON cut short', file(geo([ring]).slice(0, -9))],
    ['unreadable', 'a vertex without numbers', file(geo([[['a', 'b'], ...ring]]))],
    ['fewVertices', 'two vertices', file(geo([ring.slice(0, 2)]))],
    [
      'link',
      'KML that only points elsewhere',
      file(kml('<NetworkLink><Link><href>http://x/y.kml</href></Link></NetworkLink>')),
    ],
    [
      'noPolygon',
      'KML with points alone',
      file(kml(placemark('<Point><coordinates>-52,-28</coordinates></Point>'))),
    ],
    ['noPolygon', 'an empty collection', file('{"type":"FeatureCollection","features":[]}')],
    [
      'noPolygon',
      'features without geometry',
      file('{"type":"FeatureCollection","features":[{"type":"Feature","geometry":null,"properties":{}}]}'),
    ],
    [
      'projected',
      'UTM metres',
      file(
        geo([
          [
            [359_000, 6_872_000],
            [360_000, 6_872_000],
            [360_000, 6_873_000],
            [359_000, 6_872_000],
          ],
        ]),
      ),
    ],
    [
      'projected',
      'a named projection',
      file(geo([ring], { crs: { type: 'name', properties: { name: 'EPSG:3857' } } })),
    ],
    [
      'projected',
      'UTM metres in KML',
      file(kml(placemark(polygon('359000,6872000 360000,6872000 360000,6873000 359000,6872000')))),
    ],
    ['outsideWorld', 'a latitude beyond the pole', file(geo([[[-52, -128], ...ring]]))],
    ['tooLarge', 'more than 10 MB', file(`${geo([ring])}${' '.repeat(10 * 1_048_576)}`)],
  ])('%s: %s', async (reason, _, given) => {
    expect(await checkMapFile(given)).toEqual({ ok: false, reason });
  });
});

describe('the review of an import', () => {
  const add = (path: Path, name?: string): ConvertedPath => ({ type: 'ADD', path, name });
  const remove = (path: Path): ConvertedPath => ({ type: 'REMOVE', path });
  const plots = indexPlots([
    { id: '7', name: 'Talhão 7', area: plot(box(1000, 0, 1000, 1000)) },
    { id: '8', name: 'Talhão 8', area: plot(box(5000, 0, 500, 500)) },
  ]);

  it('gives holes to the ground around them', () => {
    const found = groupPaths([
      remove(box(100, 100, 50, 50)),
      add(box(0, 0, 300, 300), ' Norte '),
      add(box(900, 0, 100, 100)),
      remove(box(9000, 0, 9, 9)),
    ]);
    expect(found.map(({ name, area }) => [name, area.map(({ type }) => type)])).toEqual([
      ['Norte', ['ADD', 'REMOVE']],
      ['', ['ADD']],
    ]);
  });

  it('tells size, overlap, duplicates and faults line by line', () => {
    const lines = reviewImport(
      [
        add(box(0, 0, 1100, 1000), 'Sede'),
        add(box(5000, 0, 500, 500), 'Igual ao 8'),
        add(box(-3000, 0, 200, 200), 'Novo'),
        add(box(-3000, 0.5, 200, 199), 'Novo, outra vez'),
        add(points([-52.41, -28.26], [-52.4, -28.25], [-52.4, -28.26], [-52.41, -28.25]), 'Laço'),
        add(points([-52.41, -28.26], [-52.4, -28.25])),
        add(points([-28.26, -52.41], [-28.26, -52.4], [-28.25, -52.4]), 'Trocado'),
      ],
      plots,
    );
    expect(
      lines.map(({ name, fault, duplicateOf, isAbroad }) => [name, fault, duplicateOf, isAbroad]),
    ).toEqual([
      ['Sede', null, null, false],
      ['Igual ao 8', null, { name: 'Talhão 8', number: null }, false],
      ['Novo', null, null, false],
      ['Novo, outra vez', null, { name: 'Novo', number: 3 }, false],
      ['Laço', 'crossesItself', null, false],
      ['', 'fewVertices', null, false],
      ['Trocado', null, null, true],
    ]);
    expect(lines[0]).toMatchObject({
      hectares: 110,
      overlaps: [
        { neighbour: { name: 'Laço', number: 5 } },
        { neighbour: { name: 'Talhão 7' }, hectares: 10 },
      ],
    });
    expect(lines[1]).toMatchObject({ hectares: 25, overlaps: [] });
    expect(new Set(lines.map(({ id }) => id)).size).toBe(7);
  });

  it('finds nothing in nothing', () => {
    expect(reviewImport([], plots)).toEqual([]);
    expect(reviewImport([remove(box(0, 0, 9, 9))], plots)).toEqual([]);
  });
});

describe('export', () => {
  const name = `Talhão <1> & "2"'\u0007`;
  const holed = plot(box(0, 0, 1000, 1000), box(200, 200, 300, 300));
  const two = [...holed, ...plot(box(2000, 0, 100, 100))];
  const geometryOf = (text: string) =>
    (JSON.parse(text) as FeatureCollection).features[0]?.geometry as Polygon | MultiPolygon;
  const path = (closed: number[][]) => closed.map(([lng = 0, lat = 0]) => ({ lat, lng }));

  it('writes GeoJSON of RFC 7946: rings closed, outlines to the left, holes to the right', () => {
    const geometry = geometryOf(toGeoJson([{ name, area: holed }]));
    const [outline = [], hole = []] = geometry.coordinates as number[][][];
    for (const closed of [outline, hole]) expect(closed.at(-1)).toEqual(closed[0]);
    expect([isClockwise(opened(path(outline))), isClockwise(opened(path(hole)))]).toEqual([false, true]);
    expect(geometryOf(toGeoJson([{ name, area: two }])).type).toBe('MultiPolygon');
  });

  it('tells name, hectares and what else is known; plots that were not drawn are left out', () => {
    const written = toGeoJson([
      { name, area: holed, details: { propriedade: 'Sede' } },
      { name: 'B', area: [] },
    ]);
    const { features } = JSON.parse(written) as FeatureCollection;
    expect(features.map(({ properties }: Feature) => properties)).toEqual([
      { name, hectares: 91, propriedade: 'Sede' },
    ]);
  });

  it('writes KML with names escaped that is read as what was written', async () => {
    const text = toKml('Fazenda & filhos', [
      { name, area: two, details: { cultura: 'Soja <RR>' } },
      { name: 'B', area: [] },
    ]);
    const document = new DOMParser().parseFromString(text, 'application/xml');
    expect(document.getElementsByTagName('parsererror')).toHaveLength(0);
    const names = [...document.getElementsByTagName('name')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Fazenda & filhos', `Talhão <1> & "2"'`]);
    expect([...document.getElementsByTagName('value')].map(({ textContent }) => textContent)).toEqual([
      '92',
      'Soja <RR>',
    ]);
    expect(document.getElementsByTagName('innerBoundaryIs')).toHaveLength(1);
    expect(await checkMapFile(file(text))).toMatchObject({
      ok: true,
      kind: 'kml',
      numbers: [1, 2],
      rings: 3,
    });
  });

  it('loses no ground on the way out', () => {
    fc.assert(
      fc.property(field(), (outer) => {
        const { coordinates } = geometryOf(toGeoJson([{ name, area: plot(outer) }]));
        const back = plot(opened(path((coordinates as number[][][])[0] ?? [])));
        expect(measureArea(back).squareMetres).toBeCloseTo(measureArea(plot(outer)).squareMetres, 3);
      }),
      { numRuns: 50 },
    );
  });
});
