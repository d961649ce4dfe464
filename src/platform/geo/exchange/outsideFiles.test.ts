// @vitest-environment happy-dom
import { kml as kmlByLibrary } from '@tmcw/togeojson';
import type { Polygon } from 'geojson';
import { describe, expect, it } from 'vitest';
import { type ConvertedPath, reviewImport } from '@/platform/geo/exchange/importReview';
import { checkMapFile } from '@/platform/geo/exchange/mapFile';
import { indexPlots } from '@/platform/geo/plotIndex';
import { readKml } from '../../../../mocks/geo/shapes';

const NOTHING = indexPlots([]);

/** A square around a place, as a KML writes it: longitude and latitude of its vertices, closed. */
const square = (lng: number, lat: number, side: number) =>
  [
    [0, 0],
    [0, side],
    [side, side],
    [side, 0],
    [0, 0],
  ]
    .map(([x = 0, y = 0]) => `${(lng + x).toFixed(6)},${(lat + y).toFixed(6)},0`)
    .join(' ');
const ring = (coordinates: string) => `<LinearRing><coordinates>${coordinates}</coordinates></LinearRing>`;
const outer = (coordinates: string) => `<outerBoundaryIs>${ring(coordinates)}</outerBoundaryIs>`;
const inner = (...rings: string[]) => `<innerBoundaryIs>${rings.map(ring).join('')}</innerBoundaryIs>`;
const placemark = (name: string, inside: string) =>
  `<Placemark><name>${name}</name><Polygon>${inside}</Polygon></Placemark>`;
const document = (inside: string) =>
  `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`;

const PERIMETER = placemark('PERIMETRO', outer(square(-53.76, -24.71, 0.04)));
const HOLE = square(-53.744, -24.692, 0.004);
const HOLED = placemark('TALHAO A', outer(square(-53.75, -24.7, 0.02)) + inner(HOLE));

const text = (file: File) => file.text();
const open = (content: string | Uint8Array<ArrayBuffer>, name = 'a.kml') =>
  checkMapFile(new File([content], name));

/** What comes of a file: looked into, sent, converted by the demo backend and laid out for review. */
async function review(content: string) {
  const check = await open(content);
  if (!check.ok) throw new Error(check.reason);
  const paths: ConvertedPath[] = readKml(await text(check.file));
  return { check, lines: reviewImport(paths, NOTHING, check.numbers) };
}

describe('a perimeter and the plots in it', () => {
  // By the closed formula of a quadrangle of the sphere, R²·Δλ·(sin φ2 − sin φ1), the hole's taken off.
  it.each([
    ['perimeter first', PERIMETER + HOLED],
    ['plot first', HOLED + PERIMETER],
  ])('%s: the hole belongs to the plot', async (_, shapes) => {
    const { lines } = await review(document(shapes));
    const sizes = new Map(lines.map(({ name, hectares }) => [name, hectares]));
    expect(sizes.get('PERIMETRO')).toBeCloseTo(1801.47, 1);
    expect(sizes.get('TALHAO A')).toBeCloseTo(432.35, 1);
  });

  it('all outlines before all holes: the hole belongs to the smallest ground around it', () => {
    const outline = (side: number, from: number): ConvertedPath => ({
      type: 'ADD',
      path: [
        { lat: -24.72 + from, lng: -53.76 + from },
        { lat: -24.72 + from + side, lng: -53.76 + from },
        { lat: -24.72 + from + side, lng: -53.76 + from + side },
        { lat: -24.72 + from, lng: -53.76 + from + side },
      ],
    });
    const hole = { ...outline(0.004, 0.016), type: 'REMOVE' } as const;
    const lines = reviewImport([outline(0.04, 0), outline(0.02, 0.01), outline(0.004, 0.1), hole], NOTHING);
    expect(lines.map(({ area }) => area.length)).toEqual([1, 2, 1]);
  });

  it('names what polygons of one file share, on both of them', async () => {
    const { lines } = await review(document(PERIMETER + HOLED));
    expect(lines[0]?.overlaps).toMatchObject([{ neighbour: { name: 'TALHAO A', number: 2 } }]);
    expect(lines[1]?.overlaps).toMatchObject([{ neighbour: { name: 'PERIMETRO', number: 1 } }]);
    expect(lines[1]?.overlaps[0]?.hectares).toBeCloseTo(432.35, 1);
  });

  it('takes every ring of one innerBoundaryIs, as Google Earth writes them', async () => {
    const two = placemark(
      'TALHAO A',
      outer(square(-53.75, -24.7, 0.02)) + inner(HOLE, square(-53.748, -24.698, 0.003)),
    );
    const { check, lines } = await review(document(two));
    expect(lines[0]?.area).toHaveLength(3);
    expect(lines[0]?.hectares).toBeLessThan(423);
    expect(check.ok && check.rings).toBe(3);
    // The converter reads the untouched file as well.
    expect(readKml(document(two))).toHaveLength(3);
  });
});

describe('holes that are none', () => {
  it.each([
    ['beyond the outline', square(-53.7, -24.7, 0.004), { looseHoles: 1, crossingHoles: 0 }],
    ['larger than the outline', square(-53.8, -24.8, 0.2), { looseHoles: 1, crossingHoles: 0 }],
    ['across the outline', square(-53.752, -24.692, 0.004), { looseHoles: 0, crossingHoles: 1 }],
    ['inside', HOLE, { looseHoles: 0, crossingHoles: 0 }],
    ['inside, along the outline', square(-53.75, -24.692, 0.004), { looseHoles: 0, crossingHoles: 0 }],
  ])('%s', async (_, hole, expected) => {
    const shape = placemark('TALHAO A', outer(square(-53.75, -24.7, 0.02)) + inner(hole));
    const { lines } = await review(document(shape));
    expect(lines).toMatchObject([expected]);
  });

  it('one across the outline takes out what lies within, half of it here', async () => {
    const outline = outer(square(-53.75, -24.7, 0.02));
    const whole = await review(document(placemark('A', outline)));
    const cut = await review(document(placemark('A', outline + inner(square(-53.752, -24.692, 0.004)))));
    const [all, left] = [whole.lines[0]?.hectares ?? 0, cut.lines[0]?.hectares ?? 0];
    // Half of a hole of 0.004° is 0.002° × 0.004°: a fiftieth of the square of 0.02°.
    expect((all - left) / all).toBeCloseTo(1 / 50, 3);
  });
});

describe('files as other programs write them', () => {
  const plain = document(HOLED);
  const utf16 = (content: string, littleEndian: boolean) => {
    const bytes = new DataView(new ArrayBuffer(2 * (content.length + 1)));
    Array.from(`\ufeff${content}`).forEach((mark, at) =>
      bytes.setUint16(2 * at, mark.charCodeAt(0), littleEndian),
    );
    return new Uint8Array(bytes.buffer);
  };

  it.each([
    ['with prefixes', plain.replaceAll(/<(\/?)(\w)/g, '<$1kml:$2').replace('xmlns=', 'xmlns:kml=')],
    ['UTF-16, little end first', utf16(plain, true)],
    ['UTF-16, big end first', utf16(plain, false)],
    ['with blanks behind commas', plain.replaceAll(',', ', ')],
    ['with a link beside', plain.replace('</Document>', '<NetworkLink><Link/></NetworkLink></Document>')],
  ])('KML %s is read', async (_, content) => {
    const check = await open(content);
    expect(check).toMatchObject({ ok: true, kind: 'kml', rings: 2, leftOut: [] });
    expect(check.ok && readKml(await text(check.file))).toMatchObject([
      { type: 'ADD', name: 'TALHAO A' },
      { type: 'REMOVE', name: 'TALHAO A' },
    ]);
  });

  it('names in the encoding of the file reach the converter in UTF-8', async () => {
    const content = `<?xml version="1.0" encoding="ISO-8859-1"?>${plain.replace('TALHAO A', 'TALHÃO CÓRREGO')}`;
    const check = await open(Uint8Array.from(content, (mark) => mark.charCodeAt(0)));
    expect(check.ok && readKml(await text(check.file))[0]?.name).toBe('TALHÃO CÓRREGO');
  });

  it('a declaration of entities is refused like that of any XML', async () => {
    const hostile = `<?xml version="1.0"?><!DOCTYPE kml [<!ENTITY x "y">]>${plain.replace('TALHAO A', '&x;')}`;
    expect(await open(hostile)).toEqual({ ok: false, reason: 'unsafe' });
  });

  it('the places are those that the GeoJSON library of KML reads', async () => {
    const check = await open(plain, 'a.kml');
    const sent = check.ok ? await text(check.file) : '';
    const polygonOf = (source: string) => {
      const [feature] = kmlByLibrary(new DOMParser().parseFromString(source, 'application/xml')).features;
      const polygon = feature?.geometry as Polygon | undefined;
      return polygon?.coordinates.map((one) => one.map(([lng, lat]) => [lng, lat]));
    };
    expect(polygonOf(sent)).toEqual(polygonOf(plain));
  });
});

describe('reasons', () => {
  const json = (value: object) => open(JSON.stringify(value), 'a.geojson');
  const degrees = {
    type: 'Polygon',
    coordinates: [
      [
        [-53.75, -24.7],
        [-53.75, -24.6],
        [-53.7, -24.6],
      ],
    ],
  };

  it.each(['LineString', 'Point', 'MultiPoint', 'MultiLineString'])(
    'a bare %s has no polygon',
    async (type) => {
      expect(await json({ type, coordinates: [] })).toEqual({ ok: false, reason: 'noPolygon' });
    },
  );

  it.each([
    ['urn:ogc:def:crs:EPSG::4618', 'datum'],
    ['EPSG:4225', 'datum'],
    ['urn:ogc:def:crs:EPSG::3857', 'projected'],
  ])('%s is %s', async (name, reason) => {
    expect(await json({ ...degrees, crs: { type: 'name', properties: { name } } })).toEqual({
      ok: false,
      reason,
    });
  });

  it('coordinates that are no numbers are a polygon that cannot be read', async () => {
    expect(await open(document(placemark('A', outer('a,b c,d e,f'))))).toEqual({
      ok: false,
      reason: 'unreadable',
    });
  });
});

describe('one bad polygon among good ones', () => {
  it('is left out by name or number, the others keep their numbers', async () => {
    const unnamed = (coordinates: string) =>
      `<Placemark><Polygon>${outer(coordinates)}</Polygon></Placemark>`;
    const { check, lines } = await review(
      document(
        placemark('CURTO', outer('-53.7,-24.7 -53.7,-24.6')) +
          HOLED +
          unnamed('359000,6872000 360000,6872000 360000,6873000') +
          unnamed(square(-53.6, -24.6, 0.01)) +
          placemark('LONGE', outer('-53.7,-124.7 -53.7,-24.6 -53,-24')),
      ),
    );
    expect(check.ok && check.leftOut).toEqual([
      { name: 'CURTO', number: 1, fault: 'fewVertices' },
      { name: '', number: 3, fault: 'projected' },
      { name: 'LONGE', number: 5, fault: 'outsideWorld' },
    ]);
    expect(lines.map(({ name, number }) => [name, number])).toEqual([
      ['TALHAO A', 2],
      ['', 4],
    ]);
  });

  it('an unnamed duplicate is told by its number', async () => {
    const unnamed = `<Placemark><Polygon>${outer(square(-53.6, -24.6, 0.01))}</Polygon></Placemark>`;
    const { lines } = await review(document(HOLED + unnamed + unnamed));
    expect(lines[2]?.duplicateOf).toEqual({ name: '', number: 2 });
  });
});

describe('names', () => {
  const named = async (properties: object) => {
    const feature = {
      type: 'Feature',
      properties,
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-53.75, -24.7],
            [-53.75, -24.6],
            [-53.7, -24.6],
          ],
        ],
      },
    };
    const check = await open(JSON.stringify(feature), 'a.geojson');
    const sent = check.ok ? await text(check.file) : '';
    return /"name":"([^"]*)"/.exec(sent)?.[1];
  };

  it.each([
    [{ talhao: 'Norte' }, 'Norte'],
    [{ NM_TALHAO: 'Sul', id: 7 }, 'Sul'],
    [{ 'Nome do Talhão': 'Leste' }, 'Leste'],
    [{ number: 12 }, '12'],
    [{ name: '', TALHAO: '03' }, '03'],
    [{ Name: 'Sede', talhao: '9' }, 'Sede'],
    [{ area: 12.5, culture: 'soja' }, ''],
  ])('%o is %s', async (properties, name) => {
    expect(await named(properties)).toBe(name);
  });

  it('of a KML stand in its table too', async () => {
    const table = `<ExtendedData><SchemaData><SimpleData name="NM_TALHAO">Oeste</SimpleData></SchemaData></ExtendedData>`;
    const check = await open(
      document(`<Placemark>${table}<Polygon>${outer(square(-53.6, -24.6, 0.01))}</Polygon></Placemark>`),
    );
    expect(check.ok && readKml(await text(check.file))[0]?.name).toBe('Oeste');
  });
});
