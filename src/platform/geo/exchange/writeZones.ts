import type { Feature, MultiPolygon, Position } from 'geojson';
import { escaped, kmlPolygon } from '@/platform/geo/exchange/exportPlots';

/** A class of a map as it is written: polygons in degrees (longitude, latitude), rings closed, the outline first. */
export interface WrittenZone {
  readonly name: string;
  /** What a reader finds beside the name: bounds, hectares, rate; under names that stand in the file. */
  readonly details: Readonly<Record<string, string | number>>;
  readonly polygons: readonly (readonly (readonly Position[])[])[];
}

const drawn = (zones: readonly WrittenZone[]) => zones.filter(({ polygons }) => polygons.length > 0);

/** Zones as GeoJSON (RFC 7946), one MultiPolygon each; zones without a cell are left out. */
export function zonesGeoJson(zones: readonly WrittenZone[]): string {
  const features = drawn(zones).map(({ name, details, polygons }): Feature<MultiPolygon> => ({
    type: 'Feature',
    properties: { name, ...details },
    geometry: {
      type: 'MultiPolygon',
      coordinates: polygons.map((rings) => rings.map((ring) => [...ring])),
    },
  }));
  return `${JSON.stringify({ type: 'FeatureCollection', features })}\n`;
}

function placemark({ name, details, polygons }: WrittenZone): string {
  const data = Object.entries(details)
    .map(([key, value]) => `<Data name="${escaped(key)}"><value>${escaped(String(value))}</value></Data>`)
    .join('');
  const shapes = polygons.map(kmlPolygon).join('');
  return `<Placemark><name>${escaped(name)}</name><ExtendedData>${data}</ExtendedData><MultiGeometry>${shapes}</MultiGeometry></Placemark>`;
}

/** Zones as KML 2.2 (OGC 07-147r2), one placemark each; zones without a cell are left out. */
export function zonesKml(title: string, zones: readonly WrittenZone[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    `<Document><name>${escaped(title)}</name>`,
    ...drawn(zones).map(placemark),
    '</Document>',
    '</kml>',
    '',
  ].join('\n');
}
