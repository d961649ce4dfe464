// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { reviewImport } from '@/platform/geo/exchange/importReview';
import { checkMapFile } from '@/platform/geo/exchange/mapFile';
import { degreesOfUtm, utmOfEpsg } from '@/platform/geo/exchange/utm';
import { indexPlots } from '@/platform/geo/plotIndex';

const SQUARE = [
  [-52, -28],
  [-52, -28.01],
  [-52.01, -28.01],
  [-52.01, -28],
];
const closedSquare = [...SQUARE, SQUARE[0]];
const geo = (features: readonly object[], more: object = {}) =>
  new File([JSON.stringify({ type: 'FeatureCollection', features, ...more })], 'a.geojson');
const feature = (geometry: object | null, name = '') => ({ type: 'Feature', properties: { name }, geometry });
const polygon = (ring: unknown = closedSquare) => ({ type: 'Polygon', coordinates: [ring] });
const line = (coordinates: unknown) => ({ type: 'LineString', coordinates });
const kml = (inside: string) =>
  new File([`<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`], 'a.kml');
const written = async (check: Awaited<ReturnType<typeof checkMapFile>>) =>
  check.ok
    ? (JSON.parse(await check.file.text()) as {
        features: { geometry: { coordinates: number[][][] } }[];
      })
    : null;

describe('entries without a drawing', () => {
  it('are counted, in a GeoJSON and in a KML', async () => {
    expect(await checkMapFile(geo([feature(polygon()), feature(null, 'A'), feature(null)]))).toMatchObject({
      ok: true,
      numbers: [1],
      empty: 2,
    });
    const coordinates = closedSquare.map((at) => at?.join(',')).join(' ');
    const outline = `<outerBoundaryIs><LinearRing><coordinates>${coordinates}</coordinates></LinearRing></outerBoundaryIs>`;
    const drawn = `<Placemark><name>A</name><Polygon>${outline}</Polygon></Placemark>`;
    expect(await checkMapFile(kml(`${drawn}<Placemark><name>B</name></Placemark>`))).toMatchObject({
      ok: true,
      numbers: [1],
      empty: 1,
    });
  });
});

describe('lines that go round a field', () => {
  it('are closed as outlines; a road is left out', async () => {
    const walked = [...SQUARE, [-52.00005, -28.0001]];
    const check = await checkMapFile(geo([feature(line(walked), 'T1'), feature(line(SQUARE), 'ESTRADA')]));
    expect(check).toMatchObject({ ok: true, numbers: [1], closedLines: 1, skipped: 1 });
    const ring = (await written(check))?.features[0]?.geometry.coordinates[0];
    expect(ring?.at(-1)).toEqual(ring?.[0]);
    const track = walked.map((at) => at.join(',')).join(' ');
    const recorded = `<Placemark><name>T1</name><LineString><coordinates>${track}</coordinates></LineString></Placemark>`;
    expect(await checkMapFile(kml(recorded))).toMatchObject({
      ok: true,
      closedLines: 1,
      skipped: 0,
      empty: 0,
    });
  });
});

describe('metres of UTM', () => {
  it('are degrees by their zone: the middle of a zone, and far from it', () => {
    const zone = { zone: 22, south: true };
    const [lng, lat] = degreesOfUtm([500_000, 10_000_000], zone);
    expect([lng, lat]).toEqual([-51, expect.closeTo(0, 9)]);
    // The figures of PROJ (proj4js) for zones 23 and 22 of SIRGAS 2000, far from the middle of the zone.
    const east = degreesOfUtm([191_177.4, 8_252_005.2], { zone: 23, south: true });
    expect(east[0]).toBeCloseTo(-47.88240638, 7);
    expect(east[1]).toBeCloseTo(-15.79156359, 7);
    const west = degreesOfUtm([262_000, 7_245_000], zone);
    expect(west[0]).toBeCloseTo(-53.35604809, 7);
    expect(west[1]).toBeCloseTo(-24.89155244, 7);
    expect([utmOfEpsg(31_982), utmOfEpsg(32_721), utmOfEpsg(4674)]).toEqual([
      { zone: 22, south: true },
      { zone: 21, south: true },
      null,
    ]);
  });

  it('of a GeoJSON that names its zone are taken', async () => {
    const metres = [
      [500_000, 7_000_000],
      [500_000, 7_001_000],
      [501_000, 7_001_000],
      [500_000, 7_000_000],
    ];
    const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::31982' } };
    const check = await checkMapFile(geo([feature(polygon(metres))], { crs }));
    const ring = (await written(check))?.features[0]?.geometry.coordinates[0];
    expect(ring?.[0]?.[0]).toBeCloseTo(-51, 6);
    expect(ring?.[0]?.[1]).toBeCloseTo(-27.12246964, 6);
  });
});

it('latitudes and longitudes that were exchanged are read the other way round', async () => {
  const exchanged = geo([feature(polygon(closedSquare.map((at) => at?.toReversed())))]);
  const check = await checkMapFile(exchanged, true);
  expect((await written(check))?.features[0]?.geometry.coordinates[0]).toEqual(closedSquare);
});

it('polygons of one name are told apart from those that stand alone', () => {
  const path = (lat: number) => [
    { lat, lng: -52 },
    { lat: lat - 0.01, lng: -52 },
    { lat, lng: -52.01 },
  ];
  const paths = ['T1', 't1', 'T2', '', ''].map((name, at) => ({
    type: 'ADD' as const,
    name,
    path: path(-20 - at),
  }));
  expect(reviewImport(paths, indexPlots([])).map(({ hasNamesake }) => hasNamesake)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
