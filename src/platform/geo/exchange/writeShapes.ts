import type { FileShape } from '@/platform/geo/exchange/fileShapes';
import { escaped, kmlPolygon } from '@/platform/geo/exchange/exportPlots';

export type MapFileKind = 'kml' | 'geojson';

/** A KML (OGC 07-147r2) of polygons as a file had them. */
function writeKml(shapes: readonly FileShape[]): string {
  const placemarks = shapes.map(
    ({ name, rings }) => `<Placemark><name>${escaped(name)}</name>${kmlPolygon(rings)}</Placemark>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2"><Document>',
    ...placemarks,
    '</Document></kml>',
    '',
  ].join('\n');
}

function writeGeoJson(shapes: readonly FileShape[]): string {
  const features = shapes.map(({ name, rings }) => ({
    type: 'Feature',
    properties: { name },
    geometry: { type: 'Polygon', coordinates: rings },
  }));
  return `${JSON.stringify({ type: 'FeatureCollection', features })}\n`;
}

const WRITERS = {
  kml: { write: writeKml, type: 'application/vnd.google-earth.kml+xml' },
  geojson: { write: writeGeoJson, type: 'application/geo+json' },
} as const;

/**
 * The polygons of a file as a plain file of its format: UTF-8, no prefixes, one element for each ring, nothing but
 * polygons, so that any converter reads it as it was read here.
 */
export function writeShapes(name: string, kind: MapFileKind, shapes: readonly FileShape[]): File {
  const { write, type } = WRITERS[kind];
  return new File([write(shapes)], name, { type });
}
