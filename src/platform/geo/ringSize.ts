import { area } from '@turf/area';
import { earthRadius } from '@turf/helpers';
import type { Path } from '@/platform/geo/geoTypes';
import { EARTH_RADIUS } from '@/platform/geo/sphere';

/** Turf measures on a sphere of mean radius; stored figures are on Google's, which is larger. */
const TO_OUR_SPHERE = (EARTH_RADIUS / earthRadius) ** 2;

/** Square metres inside a ring, whichever way it runs; nothing for fewer than three vertices. */
export function ringSize(path: Path): number {
  if (path.length < 3) return 0;
  const ring = [...path, ...path.slice(0, 1)].map(({ lat, lng }) => [lng, lat]);
  return area({ type: 'Polygon', coordinates: [ring] }) * TO_OUR_SPHERE;
}
