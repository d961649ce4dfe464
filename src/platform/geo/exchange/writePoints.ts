import { escaped } from '@/platform/geo/exchange/exportPlots';
import type { LatLng } from '@/platform/geo/geoTypes';

/** A place to go to, by name. */
export interface WrittenPoint extends LatLng {
  readonly name: string;
}

/** Degrees to the centimetre, as files carry them. */
const degrees = (value: number) => value.toFixed(7);

/** Waypoints and the way through them in their order, as GPX 1.1 for a handheld receiver. */
export function pointsGpx(title: string, points: readonly WrittenPoint[]): string {
  const at = ({ lat, lng }: LatLng) => `lat="${degrees(lat)}" lon="${degrees(lng)}"`;
  const named = (tag: string) =>
    points.map((point) => `<${tag} ${at(point)}><name>${escaped(point.name)}</name></${tag}>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="eProdutor" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata><name>${escaped(title)}</name></metadata>`,
    ...named('wpt'),
    `<rte><name>${escaped(title)}</name>`,
    ...named('rtept'),
    '</rte>',
    '</gpx>',
    '',
  ].join('\n');
}

/** Points and the way through them in their order, as KML 2.2. */
export function pointsKml(title: string, points: readonly WrittenPoint[]): string {
  const at = ({ lat, lng }: LatLng) => `${degrees(lng)},${degrees(lat)}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    `<Document><name>${escaped(title)}</name>`,
    ...points.map(
      (point) =>
        `<Placemark><name>${escaped(point.name)}</name><Point><coordinates>${at(point)}</coordinates></Point></Placemark>`,
    ),
    `<Placemark><name>${escaped(title)}</name><LineString><coordinates>${points.map(at).join(' ')}</coordinates></LineString></Placemark>`,
    '</Document>',
    '</kml>',
    '',
  ].join('\n');
}
