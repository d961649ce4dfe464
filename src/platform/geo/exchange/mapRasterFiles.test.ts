// @vitest-environment node
import fc from 'fast-check';
import { fromArrayBuffer } from 'geotiff';
import { describe, expect, it } from 'vitest';
import { checkMapFile } from '@/platform/geo/exchange/mapFile';
import { degreesOfUtm, sirgasEpsg, sirgasZone, utmOfDegrees, utmOfEpsg } from '@/platform/geo/exchange/utm';
import { geoTiffFile, geoTiffOf, worldFileOf, type MapRaster } from '@/platform/geo/exchange/writeGeoTiff';
import { zonesGeoJson, zonesKml, type WrittenZone } from '@/platform/geo/exchange/writeZones';

const RASTER: MapRaster = {
  cols: 3,
  rows: 2,
  values: Float32Array.of(1.5, -9999, 3.25, 117.3, 0, 6e-3),
  cell: 1,
  west: 252_300,
  north: 7_237_400,
  epsg: 31_982,
  noData: -9999,
};

describe('a GeoTIFF', () => {
  it('is read by another program: place, system, NoData and every value', async () => {
    const image = await (await fromArrayBuffer(geoTiffOf(RASTER))).getImage();
    expect([image.getWidth(), image.getHeight(), image.getSamplesPerPixel()]).toEqual([3, 2, 1]);
    expect(image.getOrigin()).toEqual([252_300, 7_237_400, 0]);
    expect(image.getResolution()).toEqual([1, -1, 0]);
    expect(image.getBoundingBox()).toEqual([252_300, 7_237_398, 252_303, 7_237_400]);
    expect(image.getGDALNoData()).toBe(-9999);
    expect(image.getGeoKeys()).toMatchObject({
      GTModelTypeGeoKey: 1,
      GTRasterTypeGeoKey: 1,
      ProjectedCSTypeGeoKey: 31_982,
      ProjLinearUnitsGeoKey: 9001,
    });
    const [band] = await image.readRasters();
    expect(band).toEqual(RASTER.values);
  });

  it('is a file with its kind', async () => {
    const file = geoTiffFile('mapa.tif', RASTER);
    expect([file.name, file.type]).toEqual(['mapa.tif', 'image/tiff']);
    expect(new Uint8Array(await file.arrayBuffer()).slice(0, 4)).toEqual(Uint8Array.of(0x49, 0x49, 42, 0));
  });

  it('has a world file that names the centre of its first pixel', () => {
    expect(worldFileOf(RASTER)).toBe('1\n0\n0\n-1\n252300.5\n7237399.5\n');
  });
});

describe('metres of UTM', () => {
  it('are the way back of degrees, to a third of a millimetre', () => {
    const places = fc.tuple(
      fc.double({ min: -2.9, max: 2.9, noNaN: true }),
      fc.double({ min: -33, max: 5, noNaN: true }),
    );
    fc.assert(
      fc.property(places, fc.integer({ min: 18, max: 25 }), ([away, lat], zone) => {
        const utm = { zone, south: lat < 0 };
        const place = [zone * 6 - 183 + away, lat];
        const [lng = NaN, back = NaN] = degreesOfUtm(utmOfDegrees(place, utm), utm);
        expect(Math.abs(lng - place[0]!)).toBeLessThan(3e-9);
        expect(Math.abs(back - lat)).toBeLessThan(3e-9);
      }),
    );
  });

  it('are 500 000 and 10 000 000 on the meridian of a southern zone at the equator', () => {
    const [x, y] = utmOfDegrees([-51, 0], { zone: 22, south: true });
    expect(x).toBeCloseTo(500_000, 6);
    expect(y).toBeCloseTo(10_000_000, 6);
  });

  it('have the codes of SIRGAS 2000', () => {
    expect(sirgasZone([-53.455, -24.956])).toEqual({ zone: 22, south: true });
    expect(sirgasZone([-60.7, 2.8])).toEqual({ zone: 20, south: false });
    expect(sirgasZone([2, 48])).toBeNull();
    expect(sirgasZone([-68, 40])).toEqual({ zone: 19, south: false });
    expect(sirgasZone([])).toBeNull();
    for (const utm of [
      { zone: 22, south: true },
      { zone: 25, south: true },
      { zone: 20, south: false },
    ])
      expect(utmOfEpsg(sirgasEpsg(utm))).toEqual(utm);
  });
});

describe('zones as files', () => {
  const ring = [
    [-53.5, -24.9],
    [-53.49, -24.9],
    [-53.49, -24.89],
    [-53.5, -24.89],
    [-53.5, -24.9],
  ];
  const hole = [
    [-53.497, -24.897],
    [-53.497, -24.893],
    [-53.493, -24.893],
    [-53.493, -24.897],
    [-53.497, -24.897],
  ];
  const zones: readonly WrittenZone[] = [
    { name: 'Baixo <20', details: { upTo: 20, hectares: 94.2 }, polygons: [[ring, hole]] },
    { name: 'Alto', details: { above: 20, hectares: 0 }, polygons: [] },
  ];

  it('are a GeoJSON with holes and figures; those without cells are left out', () => {
    expect(JSON.parse(zonesGeoJson(zones))).toEqual({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { name: 'Baixo <20', upTo: 20, hectares: 94.2 },
          geometry: { type: 'MultiPolygon', coordinates: [[ring, hole]] },
        },
      ],
    });
  });

  it('are a KML that is read again', async () => {
    const text = zonesKml('Potássio & cálcio', zones);
    expect(text).toContain('<name>Potássio &amp; cálcio</name>');
    expect(text).toContain('<Data name="hectares"><value>94.2</value></Data>');
    const check = await checkMapFile(new File([text], 'zonas.kml'));
    expect(check.ok).toBe(true);
  });
});
