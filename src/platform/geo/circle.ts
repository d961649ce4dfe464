import { circle } from '@turf/circle';
import { earthRadius } from '@turf/helpers';
import type { LatLng, Path } from '@/platform/geo/geoTypes';
import { opened, wound } from '@/platform/geo/rings';
import { distance, EARTH_RADIUS } from '@/platform/geo/sphere';
import { ringSize } from '@/platform/geo/ringSize';

const SIDES = 20;

export interface CircleMeasure {
  /** Metres. */
  readonly radius: number;
  /** Square metres of the circle as it was drawn: a cap of the sphere, 4πR²·sin²(r/2R). */
  readonly circle: number;
  /** Square metres of the ring of twenty sides that is kept for it: 98.36 % of the circle. */
  readonly polygon: number;
}

/**
 * The ring of twenty sides that stands for a circle (metres): its vertices lie on the circle, clockwise from north. Turf
 * goes the other way round, on its own sphere of mean radius.
 */
export function circlePath({ lat, lng }: LatLng, radius: number): Path {
  const metres = radius * (earthRadius / EARTH_RADIUS);
  const { geometry } = circle([lng, lat], metres, { steps: SIDES, units: 'meters' });
  const [ring = []] = geometry.coordinates;
  const vertices = ring.map(([x = 0, y = 0]) => ({ lat: y, lng: x }));
  return wound(opened(vertices), true);
}

/** What a circle holds and what the ring kept for it holds, so that both can be shown. */
export function measureCircle(centre: LatLng, radius: number): CircleMeasure {
  return {
    radius,
    circle: 4 * Math.PI * (EARTH_RADIUS * Math.sin(radius / (2 * EARTH_RADIUS))) ** 2,
    polygon: ringSize(circlePath(centre, radius)),
  };
}

/** The radius in metres of a circle drawn from its centre to a point on it. */
export const radiusTo = (centre: LatLng, onCircle: LatLng): number => distance(centre, onCircle);
