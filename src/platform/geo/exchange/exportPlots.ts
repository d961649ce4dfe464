import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import type { Path, PolygonArea } from '@/platform/geo/geoTypes';
import { hectaresOf } from '@/platform/geo/measure';
import { partsOf } from '@/platform/geo/parts';
import { wound } from '@/platform/geo/rings';

/** A plot to be written to a file. */
export interface ExportedPlot {
  readonly name: string;
  readonly area: PolygonArea;
  /** Further properties, under names the reader understands. */
  readonly details?: Readonly<Record<string, string | number>>;
}

/** A closed ring in the order of both formats: longitude, latitude; outlines to the left, holes to the right. */
function closedRing(path: Path, isHole: boolean): Position[] {
  const turned = wound(path, isHole);
  return [...turned, ...turned.slice(0, 1)].map(({ lat, lng }) => [lng, lat]);
}

const polygonsOf = (area: PolygonArea): Position[][][] =>
  partsOf(area).map(({ outline, holes }) => [
    closedRing(outline, false),
    ...holes.map((hole) => closedRing(hole, true)),
  ]);

const geometryOf = (area: PolygonArea): Polygon | MultiPolygon => {
  const [first = [], ...others] = polygonsOf(area);
  if (others.length === 0) return { type: 'Polygon', coordinates: first };
  return { type: 'MultiPolygon', coordinates: [first, ...others] };
};

const drawn = (plots: readonly ExportedPlot[]) => plots.filter(({ area }) => area.length > 0);

/**
 * Plots as GeoJSON (RFC 7946): WGS84, rings closed, outlines counter-clockwise and holes clockwise. Plots that were not
 * drawn are left out.
 */
export function toGeoJson(plots: readonly ExportedPlot[]): string {
  const features: Feature[] = drawn(plots).map(({ name, area, details }) => ({
    type: 'Feature',
    properties: { name, hectares: hectaresOf(area), ...details },
    geometry: geometryOf(area),
  }));
  return `${JSON.stringify({ type: 'FeatureCollection', features }, null, 1)}\n`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What XML may carry: no control characters but tab and line breaks. */
const isWritable = (character: string) => character >= ' ' || '\t\n\r'.includes(character);

/** Text as XML may carry it. */
export const escaped = (text: string): string =>
  Array.from(text)
    .filter(isWritable)
    .map((mark) => ESCAPES[mark] ?? mark)
    .join('');

const kmlRing = (ring: readonly Position[]) =>
  `<LinearRing><coordinates>${ring.map(([lng, lat]) => `${lng},${lat},0`).join(' ')}</coordinates></LinearRing>`;

/** A polygon as KML: its rings closed, the outline first. */
export function kmlPolygon([outline = [], ...holes]: readonly (readonly Position[])[]): string {
  const inner = holes.map((hole) => `<innerBoundaryIs>${kmlRing(hole)}</innerBoundaryIs>`).join('');
  return `<Polygon><outerBoundaryIs>${kmlRing(outline)}</outerBoundaryIs>${inner}</Polygon>`;
}

function placemark({ name, area, details }: ExportedPlot): string {
  const polygons = polygonsOf(area).map(kmlPolygon);
  const shape =
    polygons.length === 1 ? polygons.join('') : `<MultiGeometry>${polygons.join('')}</MultiGeometry>`;
  const data = Object.entries({ hectares: hectaresOf(area), ...details })
    .map(([key, value]) => `<Data name="${escaped(key)}"><value>${escaped(String(value))}</value></Data>`)
    .join('');
  return `<Placemark><name>${escaped(name)}</name><ExtendedData>${data}</ExtendedData>${shape}</Placemark>`;
}

/** Plots as KML 2.2 (OGC 07-147r2), rings closed, names escaped. Plots that were not drawn are left out. */
export function toKml(title: string, plots: readonly ExportedPlot[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    `<Document><name>${escaped(title)}</name>`,
    ...drawn(plots).map(placemark),
    '</Document>',
    '</kml>',
    '',
  ].join('\n');
}
