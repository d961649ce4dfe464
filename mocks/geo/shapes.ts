import { type LatLng, type Ring, wound } from './ring';
import { elements, parseXml, type XmlNode } from './xml';

/** A ring of a file, with the name of the shape it belongs to. */
export interface NamedRing extends Ring {
  name: string | null;
}

/** Why a file cannot be read. */
export class UnreadableFile extends Error {}

function ring(type: Ring['type'], name: string | null, points: readonly LatLng[]): NamedRing {
  const path = [...points];
  const [first, last] = [path[0], path.at(-1)];
  if (first && last && path.length > 1 && first.lat === last.lat && first.lng === last.lng) path.pop();
  const which = name ? `Polígono ${name}` : 'Polígono sem nome';
  if (path.length < 3) throw new UnreadableFile(`${which}: menos de três pontos.`);
  if (path.some(({ lat, lng }) => !Number.isFinite(lat) || !Number.isFinite(lng)))
    throw new UnreadableFile(`${which}: coordenada ilegível.`);
  // Metres of a projection are thousands; degrees end at 180.
  if (path.some(({ lat, lng }) => Math.abs(lat) > 90 || Math.abs(lng) > 180))
    throw new UnreadableFile(
      `${which}: coordenadas fora do mundo; o arquivo deve estar em graus (WGS84 ou SIRGAS 2000).`,
    );
  return { ...wound({ type, path }), name };
}

/** Rings of a polygon: the first encloses, the others leave out. */
function polygon(name: string | null, rings: readonly (readonly LatLng[])[]): NamedRing[] {
  return rings.map((points, index) => ring(index === 0 ? 'ADD' : 'REMOVE', name, points));
}

/** The rings of a boundary; Google Earth writes several into one `innerBoundaryIs`. */
const kmlRings = (boundary: XmlNode): LatLng[][] => elements(boundary, 'LinearRing').map(kmlPoints);

function kmlPoints(ring: XmlNode): LatLng[] {
  const text = elements(ring, 'coordinates')[0]?.text ?? '';
  return text
    .trim()
    .split(/\s+/)
    .map((tuple) => {
      const [lng, lat] = tuple.split(',').map(Number);
      return { lat: lat ?? Number.NaN, lng: lng ?? Number.NaN };
    });
}

/** Polygons of a KML text, folders and multi-geometries included. */
export function readKml(source: string): NamedRing[] {
  let root: XmlNode;
  try {
    root = parseXml(source);
  } catch {
    throw new UnreadableFile('O arquivo não é um KML válido.');
  }
  if (root.children[0]?.name !== 'kml') throw new UnreadableFile('O arquivo não é um KML válido.');
  const shapes = kmlShapes(root);
  // A link beside polygons is not followed; alone it leaves nothing to read.
  if (shapes.length === 0 && elements(root, 'NetworkLink').length > 0)
    throw new UnreadableFile(
      'O KML aponta para outro arquivo (NetworkLink); exporte os desenhos dentro dele.',
    );
  return shapes;
}

function kmlShapes(root: XmlNode): NamedRing[] {
  return elements(root, 'Placemark').flatMap((mark) => {
    const name = mark.children.find((child) => child.name === 'name')?.text.trim() || null;
    return elements(mark, 'Polygon').flatMap((shape) => {
      const outer = elements(shape, 'outerBoundaryIs').flatMap(kmlRings);
      const inner = elements(shape, 'innerBoundaryIs').flatMap(kmlRings);
      return polygon(name, [...outer, ...inner]);
    });
  });
}

type Json = Record<string, unknown>;

function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function jsonPolygon(name: string | null, coordinates: unknown): NamedRing[] {
  return polygon(
    name,
    listOf(coordinates).map((points) =>
      listOf(points).map((point) => {
        const [lng, lat] = listOf(point);
        return {
          lat: typeof lat === 'number' ? lat : Number.NaN,
          lng: typeof lng === 'number' ? lng : Number.NaN,
        };
      }),
    ),
  );
}

function geometry(name: string | null, value: unknown): NamedRing[] {
  const { type, coordinates, geometries } = objectOf(value);
  if (type === 'Polygon') return jsonPolygon(name, coordinates);
  if (type === 'MultiPolygon') return listOf(coordinates).flatMap((rings) => jsonPolygon(name, rings));
  if (type === 'GeometryCollection') return listOf(geometries).flatMap((part) => geometry(name, part));
  return [];
}

function nameOf(properties: unknown): string | null {
  const { name, Name, nome, NOME, NAME } = objectOf(properties);
  const found = [name, Name, NAME, nome, NOME].find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : null;
}

/** Polygons of a GeoJSON text: a collection, a feature or a bare geometry. */
export function readGeoJson(source: string): NamedRing[] {
  let root: Json;
  try {
    root = objectOf(JSON.parse(source));
  } catch {
    throw new UnreadableFile('O arquivo não é um GeoJSON válido.');
  }
  if (root.type === 'FeatureCollection')
    return listOf(root.features).flatMap((feature) => {
      const { geometry: shape, properties } = objectOf(feature);
      return geometry(nameOf(properties), shape);
    });
  if (root.type === 'Feature') return geometry(nameOf(root.properties), root.geometry);
  if (typeof root.type !== 'string') throw new UnreadableFile('O arquivo não é um GeoJSON válido.');
  return geometry(null, root);
}
