import { csvFile } from '@/platform/export/csv';
import { downloadFile } from '@/platform/export/downloadFile';
import type { ExportTable } from '@/platform/export/exportTable';
import { geoTiffFile, type MapRaster, worldFileOf } from '@/platform/geo/exchange/writeGeoTiff';
import { type WrittenZone, zonesGeoJson, zonesKml } from '@/platform/geo/exchange/writeZones';
import type { KrigingMap } from '@/platform/kriging/krigingTypes';
import { startUtmRaster, startZonePolygons } from '@/platform/kriging/startKriging';
import type { ClassifiedCells } from '@/platform/kriging/zones';
import { rgb } from '../../mapComparison/rules/picture';
import type { ZoneName } from './zoneNames';

export const MAP_FORMATS = ['geotiff', 'png', 'geojson', 'kml', 'csv'] as const;
export type MapFormat = (typeof MAP_FORMATS)[number];

export interface ExportedMap {
  readonly map: KrigingMap;
  readonly zones: ClassifiedCells;
  readonly names: readonly ZoneName[];
  /** Name of the file without its ending, and of the layer in it. */
  readonly title: string;
  readonly unit: string;
  /** Heads of the table of classes. */
  readonly heads: Readonly<Record<'class' | 'above' | 'upTo' | 'hectares' | 'share' | 'mean', string>>;
}

/** Outside of the zones of SIRGAS 2000 there is no projected file. */
export class NoProjection extends Error {}

async function rasterOf(map: KrigingMap, signal: AbortSignal): Promise<MapRaster> {
  const raster = await startUtmRaster(map, { signal });
  if (!raster) throw new NoProjection();
  return raster;
}

/** The raster in the colours of its classes, a pixel a cell; what has no value is transparent. */
async function pngOf(
  raster: MapRaster,
  bounds: readonly number[],
  names: readonly ZoneName[],
): Promise<Blob> {
  const { cols, rows, values, noData } = raster;
  const image = new ImageData(cols, rows);
  const upTo = Float32Array.from(bounds);
  const colours = names.map(({ fill }) => rgb(fill));
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? noData;
    if (value === noData) continue;
    let zone = 0;
    while (zone < upTo.length && value > (upTo[zone] ?? Infinity)) zone += 1;
    image.data.set([...(colours[zone] ?? [0, 0, 0]), 255], index * 4);
  }
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: cols, height: rows });
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** The picture with its world file beside it, as readers of maps look for them. */
async function pictureZip({ map, zones, names, title }: ExportedMap, signal: AbortSignal): Promise<Blob> {
  const raster = await rasterOf(map, signal);
  const [png, { zipSync, strToU8 }] = await Promise.all([
    pngOf(raster, zones.bounds, names),
    import('fflate'),
  ]);
  const picture = new Uint8Array(await png.arrayBuffer());
  const zip = zipSync({
    [`${title}.png`]: [picture, { level: 0 }],
    [`${title}.pgw`]: strToU8(worldFileOf(raster)),
  });
  return new Blob([zip], { type: 'application/zip' });
}

async function writtenZones(
  { map, zones, names, unit }: ExportedMap,
  signal: AbortSignal,
): Promise<WrittenZone[]> {
  const polygons = await startZonePolygons(map, zones, { signal });
  return zones.zones.map((zone) => ({
    name: names[zone.at]?.text ?? String(zone.at + 1),
    // What a spreader reads: one rate a zone.
    details: {
      class: zone.at + 1,
      rate: zone.mean === null ? 0 : Number(zone.mean.toPrecision(6)),
      unit,
      hectares: zone.hectares,
    },
    polygons: polygons[zone.at] ?? [],
  }));
}

function classTable({ zones, names, title, heads }: ExportedMap): ExportTable {
  const figure = (head: string, decimals: number) => ({ head, type: 'number', decimals }) as const;
  return {
    title,
    columns: [
      { head: heads.class, type: 'text', decimals: 0 },
      figure(heads.above, 3),
      figure(heads.upTo, 3),
      figure(heads.hectares, 2),
      figure(heads.share, 1),
      figure(heads.mean, 3),
    ],
    rows: zones.zones.map(({ at, above, upTo, hectares, share, mean }) => [
      names[at]?.text ?? '',
      above,
      upTo,
      hectares,
      share * 100,
      mean,
    ]),
  };
}

/** Writes a map as a file and hands it to the browser's downloads. */
export async function exportMap(
  format: MapFormat,
  exported: ExportedMap,
  signal: AbortSignal,
): Promise<void> {
  const { title, map } = exported;
  switch (format) {
    case 'geotiff':
      return downloadFile(geoTiffFile(`${title}.tif`, await rasterOf(map, signal)), `${title}.tif`);
    case 'png':
      return downloadFile(await pictureZip(exported, signal), `${title}.zip`);
    case 'geojson': {
      const text = zonesGeoJson(await writtenZones(exported, signal));
      return downloadFile(new Blob([text], { type: 'application/geo+json' }), `${title}.geojson`);
    }
    case 'kml': {
      const text = zonesKml(title, await writtenZones(exported, signal));
      return downloadFile(new Blob([text], { type: 'application/vnd.google-earth.kml+xml' }), `${title}.kml`);
    }
    case 'csv':
      return downloadFile(csvFile(classTable(exported)), `${title}.csv`);
  }
}
