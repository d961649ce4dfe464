import type { Position } from 'geojson';
import { fileShape, outlineOf, type FileShape, type FileShapes } from '@/platform/geo/exchange/fileShapes';
import { degreesOfUtm, utmOfEpsg, type UtmZone } from '@/platform/geo/exchange/utm';
import { shapeName } from '@/platform/geo/exchange/shapeName';

type Json = Readonly<Record<string, unknown>>;

/** Coordinates in degrees whose places agree within a metre: WGS84 and SIRGAS 2000. */
const IN_DEGREES = /CRS84|EPSG:{1,2}(4326|4674|4979|4989)\b/i;
/** Coordinate systems of the EPSG register in degrees: the block of its geographic ones, and two of SAD69's kin. */
const GEOGRAPHIC = /EPSG:{1,2}(4\d{3}|5524|5527)\b/i;

const GEOMETRIES = [
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
  'Polygon',
  'MultiPolygon',
  'GeometryCollection',
];

const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether a JSON value calls itself GeoJSON: a collection, a feature or a bare geometry. */
export const isGeoJson = (value: unknown): boolean => {
  const { type } = objectOf(value);
  return typeof type === 'string' && ['FeatureCollection', 'Feature', ...GEOMETRIES].includes(type);
};

/**
 * What the coordinate system that a GeoJSON of before 2016 names means: `degrees` as they are expected, `datum` degrees
 * on another one (SAD69 lies some 60 m off), `projected` metres; metres of UTM are brought to degrees by their zone.
 */
export function namedSystem(value: unknown): 'degrees' | 'datum' | 'projected' | UtmZone {
  const { name } = objectOf(objectOf(objectOf(value)['crs'])['properties']);
  if (typeof name !== 'string' || IN_DEGREES.test(name)) return 'degrees';
  const utm = utmOfEpsg(Number(/EPSG:{1,2}(\d+)/i.exec(name)?.[1] ?? NaN));
  return utm ?? (GEOGRAPHIC.test(name) ? 'datum' : 'projected');
}

function positionOf(value: unknown): Position {
  const [lng, lat] = listOf(value);
  return [typeof lng === 'number' ? lng : Number.NaN, typeof lat === 'number' ? lat : Number.NaN];
}

const ringsOf = (coordinates: unknown): Position[][] =>
  listOf(coordinates).map((ring) => listOf(ring).map(positionOf));

interface Found {
  readonly shapes: FileShape[];
  skipped: number;
  empty: number;
  closedLines: number;
}

/** Lines that go round a field are outlines; the others are left out. */
function collectLines(name: string, lines: readonly unknown[], found: Found): void {
  const outlines = lines.map((line) => outlineOf(listOf(line).map(positionOf)));
  for (const outline of outlines) if (outline) found.shapes.push(fileShape(name, [outline]));
  found.closedLines += outlines.filter((one) => one !== null).length;
  if (outlines.includes(null)) found.skipped += 1;
}

function collect(name: string, value: unknown, found: Found): void {
  const { type, coordinates, geometries } = objectOf(value);
  if (type === 'Polygon') found.shapes.push(fileShape(name, ringsOf(coordinates)));
  else if (type === 'MultiPolygon')
    found.shapes.push(...listOf(coordinates).map((rings) => fileShape(name, ringsOf(rings))));
  else if (type === 'GeometryCollection') for (const part of listOf(geometries)) collect(name, part, found);
  else if (type === 'LineString') collectLines(name, [coordinates], found);
  else if (type === 'MultiLineString') collectLines(name, listOf(coordinates), found);
  else if (typeof type === 'string') found.skipped += 1;
  else found.empty += 1;
}

/** The polygons of a GeoJSON (RFC 7946): a collection, a feature or a bare geometry. */
export function readGeoJson(root: unknown): FileShapes {
  const system = namedSystem(root);
  return typeof system === 'object' ? inDegrees(readCollection(root), system) : readCollection(root);
}

/** Polygons in metres of UTM as polygons in degrees. */
const inDegrees = ({ shapes, ...rest }: FileShapes, zone: UtmZone): FileShapes => ({
  ...rest,
  shapes: shapes.map(({ name, rings }) =>
    fileShape(
      name,
      rings.map((ring) => ring.map((at) => degreesOfUtm(at, zone))),
    ),
  ),
});

function readCollection(root: unknown): FileShapes {
  const found: Found = { shapes: [], skipped: 0, empty: 0, closedLines: 0 };
  const { type, features } = objectOf(root);
  const all = type === 'FeatureCollection' ? listOf(features) : [root];
  for (const one of all) {
    const { type: kind, geometry, properties } = objectOf(one);
    if (kind === 'Feature') collect(shapeName(Object.entries(objectOf(properties))), geometry, found);
    else collect('', one, found);
  }
  return found;
}
