// @vitest-environment node
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { checkMapFile } from './mapFile';
import { readPacked } from './readPacked';

type Ring = readonly (readonly [x: number, y: number])[];

/** A shapefile of one polygon each (ESRI Shapefile Technical Description, 1998: header of 100 bytes, shape type 5). */
function shapefile(rings: readonly Ring[]): Uint8Array {
  const records = rings.map((ring, at) => {
    const content = new DataView(new ArrayBuffer(8 + 44 + 4 + 16 * ring.length));
    content.setInt32(0, at + 1);
    content.setInt32(4, (content.byteLength - 8) / 2);
    content.setInt32(8, 5, true);
    content.setInt32(8 + 36, 1, true);
    content.setInt32(8 + 40, ring.length, true);
    ring.forEach(([x, y], point) => {
      content.setFloat64(8 + 48 + 16 * point, x, true);
      content.setFloat64(8 + 56 + 16 * point, y, true);
    });
    return new Uint8Array(content.buffer);
  });
  const length = 100 + records.reduce((sum, one) => sum + one.length, 0);
  const head = new DataView(new ArrayBuffer(100));
  head.setInt32(0, 9994);
  head.setInt32(24, length / 2);
  head.setInt32(28, 1000, true);
  head.setInt32(32, 5, true);
  const file = new Uint8Array(length);
  file.set(new Uint8Array(head.buffer));
  let offset = 100;
  for (const record of records) {
    file.set(record, offset);
    offset += record.length;
  }
  return file;
}

const square = (x: number, y: number, side: number): Ring => [
  [x, y],
  [x, y + side],
  [x + side, y + side],
  [x + side, y],
  [x, y],
];
const KML = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>SEDE</name><Polygon>
<outerBoundaryIs><LinearRing><coordinates>-52,-28 -52.01,-28 -52.01,-28.01 -52,-28</coordinates></LinearRing></outerBoundaryIs>
</Polygon></Placemark></Document></kml>`;
const SIRGAS =
  'GEOGCS["SIRGAS 2000",DATUM["Sistema_de_Referencia_Geocentrico_para_las_AmericaS_2000",SPHEROID["GRS 1980",6378137,298.257222101]],PRIMEM["Greenwich",0],UNIT["Degree",0.0174532925199433]]';
const UTM_22S = `PROJCS["SIRGAS 2000 / UTM zone 22S",${SIRGAS},PROJECTION["Transverse_Mercator"],PARAMETER["latitude_of_origin",0],PARAMETER["central_meridian",-51],PARAMETER["scale_factor",0.9996],PARAMETER["false_easting",500000],PARAMETER["false_northing",10000000],UNIT["metre",1]]`;
const zipped = (files: Record<string, Uint8Array>) => zipSync(files);
const file = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name);

interface Collection {
  readonly features: readonly {
    readonly geometry: { readonly coordinates: readonly (readonly number[])[][] };
  }[];
}
const collectionOf = (text: string) => JSON.parse(text) as Collection;

it('reads the KML of a KMZ, the main one where there are several', async () => {
  const bytes = zipped({
    'files/other.kml': strToU8('<kml/>'),
    'doc.kml': strToU8(KML),
    'files/icon.png': strToU8('x'),
  });
  const check = await checkMapFile(file(bytes, 'sede.kmz'));
  expect(check).toMatchObject({ ok: true, kind: 'kml', numbers: [1], rings: 1 });
});

it('reads a zipped shapefile in degrees, whatever the case of its names', async () => {
  const bytes = zipped({
    'AREA_IMOVEL.SHP': shapefile([square(-53.5, -24.9, 0.01)]),
    'Area_Imovel.prj': strToU8(SIRGAS),
  });
  const check = await checkMapFile(file(bytes, 'car.zip'));
  expect(check).toMatchObject({ ok: true, kind: 'geojson', numbers: [1] });
  expect(check.ok && check.file.name).toBe('car.geojson');
});

it('brings metres to degrees: where the equator meets the middle of zone 22 is 51° west', async () => {
  const shp = shapefile([square(500_000, 10_000_000, 1000)]);
  const packed = await readPacked(zipped({ 'a.shp': shp, 'a.prj': strToU8(UTM_22S) }));
  const ring =
    packed.kind === 'text' ? collectionOf(packed.text).features[0]?.geometry.coordinates[0] : undefined;
  const xs = ring?.map(([x = NaN]) => x) ?? [];
  const ys = ring?.map(([, y = NaN]) => y) ?? [];
  expect(Math.min(...xs)).toBeCloseTo(-51, 6);
  // 1 km on a sphere of 6 378 137 m, drawn 0.9996 as long.
  expect(Math.max(...xs)).toBeCloseTo(-51 + 0.0089868, 6);
  expect(Math.min(...ys)).toBeCloseTo(0, 6);
});

it('refuses a former datum, an archive without a map, a damaged one, and one that unpacks to too much', async () => {
  const shp = shapefile([square(-53.5, -24.9, 0.01)]);
  const datum = zipped({
    'a.shp': shp,
    'a.prj': strToU8('GEOGCS["GCS_South_American_1969",DATUM["D_South_American_1969"]]'),
  });
  expect(await readPacked(datum)).toEqual({ kind: 'refused', reason: 'datum' });
  const none = zipped({ 'leia.txt': strToU8('x'), '__MACOSX/a.kml': strToU8(KML) });
  expect(await readPacked(none)).toEqual({ kind: 'refused', reason: 'packed' });
  expect(await readPacked(zipped({ 'a.kml': strToU8(KML) }).slice(0, 60))).toEqual({
    kind: 'refused',
    reason: 'broken',
  });
  const bomb = zipped({ 'a.kml': new Uint8Array(61 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(1024 * 1024);
  expect(await readPacked(bomb)).toEqual({ kind: 'refused', reason: 'tooLarge' });
});

it('takes metres without a projection for what they are', async () => {
  const bytes = zipped({ 'a.shp': shapefile([square(500_000, 7_000_000, 1000)]) });
  expect(await checkMapFile(file(bytes, 'a.zip'))).toEqual({ ok: false, reason: 'projected' });
});

/** A table of one text field (dBASE III): header of 32 bytes, 32 a field and an end, rows of one length. */
function table(field: string, texts: readonly Uint8Array[], driver = 0): Uint8Array {
  const size = 20;
  const file = new Uint8Array(65 + texts.length * (size + 1) + 1).fill(0x20, 65);
  const head = new DataView(file.buffer);
  head.setUint8(0, 3);
  head.setUint32(4, texts.length, true);
  head.setUint16(8, 65, true);
  head.setUint16(10, size + 1, true);
  head.setUint8(29, driver);
  file.set(strToU8(field), 32);
  head.setUint8(43, 'C'.charCodeAt(0));
  head.setUint8(48, size);
  head.setUint8(64, 0x0d);
  texts.forEach((text, at) => file.set(text.subarray(0, size), 65 + at * (size + 1) + 1));
  return file;
}

const NAME = 'TALHÃO São João';
/** The bytes of NAME, by hand: of the encodings none but UTF-8 can be written by the platform. */
const IN_1252 = Uint8Array.from(NAME, (char) => char.charCodeAt(0));
const IN_850 = Uint8Array.from(NAME, (char) => ({ Ã: 0xc7, ã: 0xc6 })[char] ?? char.charCodeAt(0));
const IN_UTF8 = strToU8(NAME);

it.each([
  ['Windows-1252 without .cpg', IN_1252, 0, undefined],
  ['Windows-1252 by its language driver', IN_1252, 0x57, undefined],
  ['ISO-8859-1 named 88591', IN_1252, 0, '88591'],
  ['ISO-8859-1 named ISO 88591', IN_1252, 0, 'ISO 88591'],
  ['Windows-1252 named ANSI 1252', IN_1252, 0, 'ANSI 1252\r\n'],
  ['page 850 by its language driver', IN_850, 0x02, undefined],
  ['page 850 named OEM 850', IN_850, 0x57, 'OEM 850'],
  ['UTF-8 named', IN_UTF8, 0, 'UTF-8'],
  ['UTF-8 not named, whatever the language driver', IN_UTF8, 0x57, undefined],
  ['Windows-1252 named UTF-8', IN_1252, 0x57, 'UTF-8'],
])('keeps the accents of a table: %s', async (_, name, driver, cpg) => {
  const bytes = zipped({
    'a.shp': shapefile([square(-53.5, -24.9, 0.01)]),
    'a.dbf': table('NOME', [name], driver),
    ...(cpg ? { 'a.cpg': strToU8(cpg) } : {}),
  });
  const check = await checkMapFile(file(bytes, 'a.zip'));
  expect(check.ok && (await check.file.text())).toContain(`"name":"${NAME}"`);
});

it('keeps the last letter of a name that ends where another encoding has a blank', async () => {
  // 0xA0: á on page 850, a hard blank elsewhere.
  const name = Uint8Array.from([...strToU8('Paran'), 0xa0]);
  const bytes = zipped({
    'a.shp': shapefile([square(-53.5, -24.9, 0.01)]),
    'a.dbf': table('NOME', [name], 0x02),
  });
  const check = await checkMapFile(file(bytes, 'a.zip'));
  expect(check.ok && (await check.file.text())).toContain('"name":"Paraná"');
});

const named = (declared: string) =>
  KML.replace('<Placemark>', `<Placemark><name>${NAME}</name>`).replace(
    /^<\?xml[^>]*>|^/,
    `<?xml version="1.0" encoding="${declared}"?>`,
  );

it.each([
  ['ISO-8859-1', Uint8Array.from(named('ISO-8859-1'), (char) => char.charCodeAt(0))],
  [
    'UTF-16',
    new Uint8Array(Uint16Array.from(`\ufeff${named('UTF-16')}`, (char) => char.charCodeAt(0)).buffer),
  ],
  ['UTF-8', strToU8(named('UTF-8'))],
])('keeps the accents of a KMZ in %s', async (_, kml) => {
  const check = await checkMapFile(file(zipped({ 'doc.kml': kml }), 'a.kmz'));
  expect(check.ok && (await check.file.text())).toContain(`<name>${NAME}</name>`);
});
