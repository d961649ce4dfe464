import { MEGABYTE } from '@/platform/format/bytes';
import { decodeXml } from '@/platform/format/xml/decodeXml';
import { parseXml, type XmlElement } from '@/platform/format/xml/parseXml';
import { XmlError } from '@/platform/format/xml/xmlError';
import { allNamed, childNamed, localName } from '@/platform/format/xml/xmlNames';

/** A point as a GPX or KML file has it; NaN is a coordinate that cannot be read. */
export interface FilePoint {
  /** '' where the file does not name it. */
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/**
 * Why no points are read: `tooLarge` over 10 MB · `format` neither GPX nor KML · `broken` one of them, but not well
 * formed, or with a DOCTYPE · `noPoint` tracks, lines and polygons alone, or nothing.
 */
export type PointsRefusal = 'tooLarge' | 'format' | 'broken' | 'noPoint';

export type PointsReading =
  | { readonly ok: true; readonly points: readonly FilePoint[] }
  | { readonly ok: false; readonly reason: PointsRefusal };

const LARGEST = 10 * MEGABYTE;

const degrees = (text: string | undefined) => (text === undefined || text.trim() === '' ? NaN : Number(text));
const attribute = (element: XmlElement, name: string) =>
  element.attributes.find(([key]) => key === name)?.[1];
const nameIn = (element: XmlElement) => childNamed(element, 'name')?.text.trim() ?? '';

/** Waypoints of a GPX 1.0 or 1.1: `wpt` with `lat` and `lon`. A track is a way that was walked, not points. */
const ofGpx = (root: XmlElement): FilePoint[] =>
  allNamed(root, 'wpt').map((point) => ({
    name: nameIn(point),
    lat: degrees(attribute(point, 'lat')),
    lng: degrees(attribute(point, 'lon')),
  }));

/** Points of the placemarks of a KML (OGC 07-147r2): longitude, latitude and perhaps a height. */
const ofKml = (root: XmlElement): FilePoint[] =>
  allNamed(root, 'Placemark').flatMap((placemark) =>
    allNamed(placemark, 'Point').map((point) => {
      const [lng, lat] = (childNamed(point, 'coordinates')?.text ?? '').trim().split(',');
      return { name: nameIn(placemark), lat: degrees(lat), lng: degrees(lng) };
    }),
  );

/** Reads the points of a GPX or KML text. Never throws. */
export function pointsOfText(text: string): PointsReading {
  const bare = text.replace(/^\ufeff/, '').trimStart();
  if (!/<(?:[\w.-]+:)?(?:gpx|kml)[\s>]/i.test(bare.slice(0, 4096))) return { ok: false, reason: 'format' };
  try {
    const root = parseXml(bare);
    const kind = localName(root).toLowerCase();
    if (kind !== 'gpx' && kind !== 'kml') return { ok: false, reason: 'format' };
    const points = kind === 'gpx' ? ofGpx(root) : ofKml(root);
    return points.length === 0 ? { ok: false, reason: 'noPoint' } : { ok: true, points };
  } catch (thrown) {
    if (thrown instanceof XmlError) return { ok: false, reason: 'broken' };
    throw thrown;
  }
}

/** The same of a file, in whatever encoding it declares. */
export async function readPoints(file: File): Promise<PointsReading> {
  if (file.size > LARGEST) return { ok: false, reason: 'tooLarge' };
  return pointsOfText(decodeXml(new Uint8Array(await file.arrayBuffer())));
}
