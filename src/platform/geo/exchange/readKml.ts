import type { Position } from 'geojson';
import { fileShape, outlineOf, type FileShape, type FileShapes } from '@/platform/geo/exchange/fileShapes';
import { shapeName } from '@/platform/geo/exchange/shapeName';
import type { XmlElement } from '@/platform/format/xml/parseXml';
import { allNamed, childNamed } from '@/platform/format/xml/xmlNames';

/** What a KML holds, and whether it points to other files. */
export interface KmlShapes extends FileShapes {
  readonly links: number;
}

const UNREADABLE: Position = [Number.NaN, Number.NaN];

/** '-52.41,-28.26,0' → [-52.41, -28.26]; anything else than two or three numbers cannot be read. */
function positionOf(tuple: string): Position {
  const parts = tuple.split(',');
  if (parts.length < 2 || parts.length > 3 || parts.slice(0, 2).includes('')) return UNREADABLE;
  return parts.slice(0, 2).map(Number);
}

/** The standard forbids blanks beside a comma; files have them all the same, and their meaning is plain. */
function ringOf(ring: XmlElement): Position[] {
  const text = allNamed(ring, 'coordinates')
    .map((element) => element.text)
    .join(' ')
    .replaceAll(/\s*,\s*/g, ',')
    .trim();
  return text === '' ? [] : text.split(/\s+/).map(positionOf);
}

/** Google Earth writes several rings into one `innerBoundaryIs`. */
const ringsIn = (polygon: XmlElement, boundary: string): Position[][] =>
  allNamed(polygon, boundary)
    .flatMap((element) => allNamed(element, 'LinearRing'))
    .map(ringOf);

function nameOf(placemark: XmlElement): string {
  const own = childNamed(placemark, 'name')?.text.trim();
  if (own) return own;
  const data = allNamed(placemark, 'Data', 'SimpleData').map((element): [string, string] => [
    element.attributes.find(([name]) => name === 'name')?.[1] ?? '',
    childNamed(element, 'value')?.text ?? element.text,
  ]);
  return shapeName(data);
}

/** The outlines among the lines of a placemark: what a GPS recorded on a walk around a field. */
const outlinesOf = (placemark: XmlElement): FileShape[] =>
  allNamed(placemark, 'LineString').flatMap((line) => {
    const outline = outlineOf(ringOf(line));
    return outline ? [fileShape(nameOf(placemark), [outline])] : [];
  });

const GEOMETRIES = ['Point', 'LineString', 'LinearRing', 'Polygon', 'Track', 'Model'];

function shapesOf(placemark: XmlElement): FileShape[] {
  const name = nameOf(placemark);
  return allNamed(placemark, 'Polygon').flatMap((polygon) => {
    const [outline = [], ...others] = ringsIn(polygon, 'outerBoundaryIs');
    return [
      fileShape(name, [outline, ...ringsIn(polygon, 'innerBoundaryIs')]),
      ...others.map((ring) => fileShape(name, [ring])),
    ];
  });
}

/**
 * The polygons of a KML (OGC 07-147r2), folders and multi-geometries included, whatever prefix its elements have.
 * Read here and not by a library, for every one that it cannot read has to be named.
 */
export function readKml(root: XmlElement): KmlShapes {
  const placemarks = allNamed(root, 'Placemark');
  const outlines = placemarks.flatMap(outlinesOf);
  return {
    shapes: placemarks.flatMap((one) => [...shapesOf(one), ...outlinesOf(one)]),
    skipped: allNamed(root, 'Point', 'LineString', 'Track').length - outlines.length,
    empty: placemarks.filter((one) => allNamed(one, ...GEOMETRIES).length === 0).length,
    closedLines: outlines.length,
    links: allNamed(root, 'NetworkLink').length,
  };
}
