import type { GeoJSON, Geometry, Position } from 'geojson';
import { MEGABYTE } from '@/platform/format/bytes';
import { readKind } from '@/platform/forms/files/fileKinds';

/**
 * Why a file is refused: `tooLarge` over 10 MB · `format` neither KML nor GeoJSON · `broken` of one of them, but not
 * well formed · `link` a KML that only points to another file · `noPolygon` points and lines alone, or nothing ·
 * `projected` metres of a projection instead of degrees · `outsideWorld` degrees that are nowhere on Earth.
 */
export type FileRefusal =
  'tooLarge' | 'format' | 'broken' | 'link' | 'noPolygon' | 'projected' | 'outsideWorld';

export type MapFileKind = 'kml' | 'geojson';

export type FileCheck =
  | {
      readonly ok: true;
      readonly kind: MapFileKind;
      readonly polygons: number;
      /** Points and lines, which are left out. */
      readonly skipped: number;
    }
  | { readonly ok: false; readonly reason: FileRefusal };

const LARGEST = 10 * MEGABYTE;

/** Degrees end at 180; projected metres begin with the hundreds. */
const LEAST_PROJECTED = 1000;

/** Names of coordinate systems in degrees whose places agree within a metre: WGS84 and SIRGAS 2000. */
const IN_DEGREES = /CRS84|EPSG:{1,2}(4326|4674|4979|4989)\b/i;

class Refused extends Error {
  constructor(readonly reason: FileRefusal) {
    super(reason);
  }
}

/** The text of a file in the encoding that its XML head names; UTF-8 otherwise. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  const head = new TextDecoder('latin1').decode(bytes.slice(0, 200));
  const named = /^[^<]{0,4}<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(head)?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function readJson(text: string): GeoJSON {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as GeoJSON;
  } catch {
    throw new Refused('broken');
  }
}

/** A GeoJSON of before 2016 may name its coordinate system; degrees are understood, metres are not. */
function checkCrs(data: object): void {
  const crs = (data as { crs?: { properties?: { name?: unknown } } | null }).crs?.properties?.name;
  if (typeof crs === 'string' && !IN_DEGREES.test(crs)) throw new Refused('projected');
}

async function readKml(text: string): Promise<GeoJSON> {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (document.getElementsByTagName('parsererror').length > 0) throw new Refused('broken');
  const { kml } = await import('@tmcw/togeojson');
  const features = kml(document).features.filter(hasGeometry);
  const isLink = document.getElementsByTagName('NetworkLink').length > 0;
  if (features.length === 0 && isLink) throw new Refused('link');
  return { type: 'FeatureCollection', features };
}

const hasGeometry = <F extends { geometry: Geometry | null }>(
  feature: F,
): feature is F & { geometry: Geometry } => feature.geometry !== null;

/** Every single geometry in a GeoJSON, collections taken apart. Broken parts are passed over. */
function geometriesOf(data: GeoJSON | Geometry | null | undefined): Geometry[] {
  if (data === null || typeof data !== 'object') return [];
  switch (data.type) {
    case 'FeatureCollection':
      return Array.isArray(data.features) ? data.features.flatMap(geometriesOf) : [];
    case 'Feature':
      return geometriesOf(data.geometry);
    case 'GeometryCollection':
      return Array.isArray(data.geometries) ? data.geometries.flatMap(geometriesOf) : [];
    default:
      return Array.isArray(data.coordinates) ? [data] : [];
  }
}

function polygonsOf(geometry: Geometry): Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

function checkPosition(position: unknown): void {
  const [lng, lat] = Array.isArray(position) ? (position as unknown[]) : [];
  if (typeof lng !== 'number' || typeof lat !== 'number') throw new Refused('broken');
  if (!Number.isFinite(lng) || !Number.isFinite(lat)) throw new Refused('broken');
  if (Math.abs(lng) <= 180 && Math.abs(lat) <= 90) return;
  throw new Refused(Math.max(Math.abs(lng), Math.abs(lat)) >= LEAST_PROJECTED ? 'projected' : 'outsideWorld');
}

async function check(file: File): Promise<FileCheck> {
  if (file.size > LARGEST) throw new Refused('tooLarge');
  const kind = await readKind(file, file.name);
  if (kind !== 'kml' && kind !== 'geojson') throw new Refused('format');
  const text = await textOf(file);
  const data = kind === 'kml' ? await readKml(text) : readJson(text);
  checkCrs(data);
  const geometries = geometriesOf(data);
  const polygons = geometries.flatMap(polygonsOf);
  if (polygons.length === 0) throw new Refused('noPolygon');
  polygons.flat(2).forEach(checkPosition);
  const skipped = geometries.filter((geometry) => polygonsOf(geometry).length === 0).length;
  return { ok: true, kind, polygons: polygons.length, skipped };
}

/** Looks into a map file before it is sent to be converted. Answers what is in it or why it is refused; never throws. */
export async function checkMapFile(file: File): Promise<FileCheck> {
  try {
    return await check(file);
  } catch (thrown) {
    if (thrown instanceof Refused) return { ok: false, reason: thrown.reason };
    throw thrown;
  }
}
